"""The figures of Everdell against the rules, the component file's refusals, and the texts that go with them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import Any

import pytest

from engine.games.everdell import GAME
from engine.games.everdell.automata import automaton
from engine.games.everdell.box import Box
from engine.games.everdell.bundle import RESOURCES, bundle_of, bundles, word_of
from engine.games.everdell.sets import printed, set_ids
from engine.games.everdell.state import BASE
from engine.games.everdell.topics import chapters
from engine.match import Match
from engine.options import LONGEST_KEY
from engine.refusals import BadComponents, BadTable
from engine.rng import Rng
from engine.text import Text
from tests.cases import play_randomly
from tests.recount.everdell import BASIC, CARDS
from words import LOCALES, Words

WHOLE: Box = GAME.printed().parts
"""All sets: every one of them has to have its texts."""
BOX = WHOLE.only((BASE,))
"""The base game, whose rules are compared here."""
COLOURS = {
    "traveler": "tan",
    "production": "green",
    "destination": "red",
    "governance": "blue",
    "prosperity": "purple",
}
COSTS = """
architect bbbb bard bbb barge_toad bb castle ttrrrppp cemetery pp chapel ttrp chip_sweep bbb clock_tower tttp
courthouse trpp crane p doctor bbbb dungeon rpp ever_tree tttrrrppp fairgrounds trrp farm ttr fool bbb general_store rp
historian bb husband bbb inn ttr innkeeper b judge bbb king bbbbbb lookout trp mine trp miner_mole bbb monastery trp
monk b palace ttrrrppp peddler bb post_office trr postal_pigeon bb queen bbbbb ranger bb resin_refinery rp ruins -
school ttrr shepherd bbb shopkeeper bb storehouse trp teacher bb theater tttrp twig_barge tp undertaker bb
university rpp wanderer bb wife bb woodcarver bb
"""
HOUSES = """
theater bard fairgrounds fool post_office postal_pigeon dungeon ranger ruins peddler chapel shepherd cemetery undertaker
lookout wanderer twig_barge barge_toad resin_refinery chip_sweep university doctor farm husband mine miner_mole
monastery monk school teacher storehouse woodcarver palace queen clock_tower historian inn innkeeper courthouse judge
general_store shopkeeper crane architect castle king farm wife
"""


def test_cards_are_as_the_rules_print_them() -> None:
    words = COSTS.split()
    costs = dict(zip(words[::2], words[1::2], strict=True))
    assert {id: word_of(card.cost) for id, card in BOX.cards.items()} == costs
    for id, (kind, colour, points, copies) in CARDS.items():
        card = BOX.cards[id]
        assert (card.critter, card.unique) == (kind in "cC", kind in "CB"), id
        assert (COLOURS[card.type], card.points, card.copies) == (colour, int(points), int(copies)), id
        assert card.takes_space == (id != "wanderer")
        assert card.open == (id in ("inn", "post_office"))


def test_every_critter_has_its_house() -> None:
    words = HOUSES.split()
    wanted = set(zip(words[1::2], words[::2], strict=True))
    houses = {(critter, id) for id, card in BOX.cards.items() for critter in card.occupied_by if critter != "*"}
    assert houses == wanted
    assert {critter for critter, _ in houses} == {id for id, card in BOX.cards.items() if card.critter}
    assert BOX.cards["ever_tree"].occupied_by == ("*",)


def test_basic_events_are_those_of_the_rules() -> None:
    assert {event.id for event in BOX.basic_events} == BASIC
    assert all(event.points == 3 for event in BOX.basic_events)


def test_a_whole_hand_fits_into_one_key() -> None:
    """Eight cards discarded at once, in the worst mixture of copies."""
    longest = sorted(WHOLE.cards.values(), key=lambda card: -len(card.word))[:12]
    for chosen in combinations_with_replacement(longest, 8):
        if max(chosen.count(card) - card.copies for card in chosen) <= 0:
            numbered = sum(chosen.count(card) - 1 for card in set(chosen))
            assert sum(len(card.word) for card in chosen) + numbered + 7 <= LONGEST_KEY


def test_bundles_have_one_word_each() -> None:
    for count in range(6):
        for found in bundles((9, 9, 9, 9), count):
            assert bundle_of(word_of(found)) == found
    assert [bundle_of(word) for word in ("", "rt", "x", "t-", "tb ", "T")] == [None] * 6
    assert len(bundles((2, 3, 3, 0), 5)) == 9


# The component file


def changed(change: Callable[[dict[str, Any]], object]) -> str:
    """The component file with something changed in the base set."""
    sets = {id: json.loads(source) for id, source in printed()}
    change(sets["base"])
    return json.dumps({"game": "everdell", "sets": sets})


def card(data: dict[str, Any], id: str, table: str = "cards") -> dict[str, Any]:
    found: dict[str, Any] = next(row for row in data[table] if row["id"] == id)
    return found


def event(data: dict[str, Any], id: str) -> dict[str, Any]:
    return card(data, id, "events")


def without(data: dict[str, Any], table: str, group: str) -> None:
    data[table] = [row for row in data[table] if row["group"] != group]


BAD: list[tuple[Callable[[dict[str, Any]], object], Text]] = [
    (lambda data: data.update(events={}), Text("components-missing", field="events")),
    (lambda data: data.update(dice=[]), Text("everdell-components-table", set="base", table="dice")),
    (lambda data: data.pop("events"), Text("everdell-components-group", group="special", found=0, needed=4)),
    (
        lambda data: card(data, "monk").pop("pays"),
        Text("everdell-components-field", row="monk", field="pays", value="-"),
    ),
    (
        lambda data: data["automata"][0].update(journeys=["journey_3"]),
        Text("everdell-components-field", row="rugwort", field="journeys", value="1"),
    ),
    (
        lambda data: data["automata"][0].update(meadow_workers=[0, 1, "two", 4]),
        Text("everdell-components-field", row="rugwort", field="meadow_workers", value="[0, 1, 'two', 4]"),
    ),
    (
        lambda data: data["automata"][0].update(id="phantom"),
        Text("everdell-components-field", row="phantom", field="id", value="phantom"),
    ),
    (
        lambda data: card(data, "dungeon").update(second_cell_needs="goblin"),
        Text("everdell-components-unknown", row="dungeon", name="goblin"),
    ),
    (lambda data: data["cards"].append(7), Text("components-row", list="cards", row="7")),
    (lambda data: data["cards"].append(card(data, "inn")), Text("everdell-components-twice", row="inn")),
    (
        lambda data: card(data, "farm").update(points="many"),
        Text("everdell-components-field", row="farm", field="points", value="many"),
    ),
    (
        lambda data: card(data, "farm").update(cost={"gold": 1}),
        Text("everdell-components-field", row="farm", field="cost", value="{'gold': 1}"),
    ),
    (
        lambda data: card(data, "farm").update(shiny=True),
        Text("everdell-components-field", row="farm", field="shiny", value="True"),
    ),
    (
        lambda data: card(data, "farm").update(word="farmhouse"),
        Text("everdell-components-field", row="farm", field="word", value="farmhouse"),
    ),
    (lambda data: card(data, "farm").update(word="inn"), Text("everdell-components-twice", row="inn")),
    (
        lambda data: card(data, "farm").update(worker_spots=1),
        Text("everdell-components-field", row="farm", field="worker_spots", value="1"),
    ),
    (
        lambda data: card(data, "farm").update(occupied_by=["goblin"]),
        Text("everdell-components-unknown", row="farm", name="goblin"),
    ),
    (
        lambda data: card(data, "castle")["bonus"].update(per="moon"),
        Text("everdell-components-field", row="castle", field="per", value="moon"),
    ),
    (
        lambda data: card(data, "king").update(bonus={"per": "events"}),
        Text("everdell-components-field", row="king", field="per", value="events"),
    ),
    (
        lambda data: card(data, "king").pop("special_event_points"),
        Text("everdell-components-field", row="king", field="special_event_points", value="-"),
    ),
    (
        lambda data: event(data, "path_of_the_pilgrims")["per"].update(of="moon"),
        Text("everdell-components-field", row="path_of_the_pilgrims", field="of", value="moon"),
    ),
    (
        lambda data: event(data, "path_of_the_pilgrims")["per"].pop("of"),
        Text("everdell-components-field", row="path_of_the_pilgrims", field="of", value=""),
    ),
    (
        lambda data: event(data, "flying_doctor_service")["per"].update(of="cards"),
        Text("everdell-components-field", row="flying_doctor_service", field="of", value="cards"),
    ),
    (
        lambda data: event(data, "path_of_the_pilgrims")["per"].update(on="goblin"),
        Text("everdell-components-unknown", row="path_of_the_pilgrims", name="goblin"),
    ),
    (
        lambda data: without(data, "locations", "haven"),
        Text("everdell-components-group", group="haven", found=0, needed=1),
    ),
    (lambda data: without(data, "locations", "journey"), Text("everdell-components-lacks", row="journey_3")),
    (
        lambda data: without(data, "events", "special"),
        Text("everdell-components-group", group="special", found=0, needed=4),
    ),
    (
        lambda data: [row.update(copies=1) for row in data["cards"]],
        Text("everdell-components-few", total=48, needed=60),
    ),
]


@pytest.mark.parametrize(("change", "reason"), BAD, ids=lambda value: value.id if isinstance(value, Text) else "")
def test_bad_files_are_refused_exactly(change: Callable[[dict[str, Any]], object], reason: Text) -> None:
    with pytest.raises(BadComponents) as refused:
        GAME.load(changed(change))
    assert refused.value.reason == reason


def test_a_file_needs_the_base_set_and_knows_no_others_than_ours() -> None:
    base, known = dict(printed())["base"], ", ".join(set_ids())
    for sets, reason in (
        ({}, Text("everdell-components-no-base", set="base")),
        ([], Text("everdell-components-no-base", set="base")),
        ({"base": json.loads(base), "moon": {}}, Text("everdell-components-set", set="moon", known=known)),
        ({"base": []}, Text("everdell-components-set", set="base", known=known)),
    ):
        with pytest.raises(BadComponents) as refused:
            GAME.load(json.dumps({"game": "everdell", "sets": sets}))
        assert refused.value.reason == reason


def test_who_is_missing_in_the_file_cannot_be_played_against() -> None:
    own = GAME.load(changed(lambda data: data.pop("automata")))
    with pytest.raises(BadTable) as refused:
        Match(GAME, 1, "own", components=own)
    assert refused.value.reason == Text("everdell-opponent-missing", who=Text("everdell-rugwort"))
    assert Match(GAME, 2, "own", components=own).pending()


@pytest.mark.parametrize(
    ("players", "opponent", "reason"),
    [
        (1, "none", Text("everdell-opponent-alone")),
        (2, "rugwort-1", Text("everdell-opponent-exactly", who=Text("everdell-rugwort"), count=1)),
    ],
)
def test_who_plays_against_whom(players: int, opponent: str, reason: Text) -> None:
    with pytest.raises(BadTable) as refused:
        GAME.agree(players, {"opponent": opponent})
    assert refused.value.reason == reason


@pytest.mark.parametrize(
    ("seats", "english", "german"),
    [
        (range(1, 2), "against one person alone.", "gegen eine Person allein."),
        (range(2, 3), "against exactly 2 people.", "gegen genau 2 Personen."),
        (range(1, 4), "against 3 people at most.", "gegen höchstens 3 Personen."),
        (range(2, 4), "against 2 to 3 people.", "gegen 2 bis 3 Personen."),
    ],
)
def test_how_many_an_opponent_plays_against_is_said_exactly(
    seats: range, english: str, german: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(automaton("rugwort"), "seats", seats)
    for players in range(1, 5):
        if players in seats:
            assert GAME.agree(players, {"opponent": "rugwort-1"}).options["opponent"] == "rugwort-1"
            continue
        with pytest.raises(BadTable) as refused:
            GAME.agree(players, {"opponent": "rugwort-1"})
        for locale, said in (("en", english), ("de", german)):
            assert Words(locale, strict=True).say(refused.value.reason).endswith(f" {said}")


def test_an_owners_own_figures_are_played() -> None:
    def cheap(data: dict[str, Any]) -> None:
        for row in data["cards"]:
            row["cost"] = {}

    own = GAME.load(changed(cheap))
    match = Match(GAME, 2, "own", components=own)
    play_randomly(match, Rng("own"))
    assert match.finished
    assert match.setup.components.hash != GAME.printed().hash


# Texts


@pytest.mark.parametrize("locale", LOCALES)
def test_every_thing_can_be_looked_up(locale: str) -> None:
    speaker = Words(locale, strict=True)
    things = {**dict.fromkeys(WHOLE.cards, "card"), **dict.fromkeys(WHOLE.locations, "place")}
    things |= dict.fromkeys(WHOLE.events, "event")
    assert GAME.info.topics == (*chapters(), *things, *WHOLE.automata)
    assert len(set(GAME.info.topics)) == len(GAME.info.topics)
    for id, kind in things.items():
        topic = speaker.say(Text(f"everdell-rules-{id}"))
        name, text = speaker.say(Text(f"everdell-{kind}-{id}")), speaker.say(Text(f"everdell-{kind}-{id}.text"))
        assert text in topic
        assert name in speaker.say(Text(f"everdell-rules-{id}.title"))
        ruling = f"everdell-{kind}-{id}.ruling"
        assert not speaker.has(ruling) or speaker.say(Text(ruling)) in topic
    for id in WHOLE.automata:
        topic = speaker.say(Text(f"everdell-rules-{id}"))
        assert speaker.say(Text(f"everdell-{id}")) == speaker.say(Text(f"everdell-rules-{id}.title"))
        assert speaker.say(Text(f"everdell-{id}.text")) in topic
        ruling = f"everdell-{id}.ruling"
        assert speaker.has(ruling) or id not in BOX.automata
        assert not speaker.has(ruling) or speaker.say(Text(ruling)) in topic


@pytest.mark.parametrize("locale", LOCALES)
def test_topics_show_the_figures_of_the_data(locale: str) -> None:
    speaker = Words(locale, strict=True)
    for id, found in WHOLE.cards.items():
        figures, houses, *_ = speaker.say(Text(f"everdell-rules-{id}")).splitlines()
        parts = [part.strip() for part in figures.split("·")]
        costs = [
            speaker.say(Text(f"everdell-amount-{name}", count=count))
            for name, count in zip(RESOURCES, found.cost, strict=True)
            if count
        ]
        assert parts[1].casefold() == speaker.say(Text(f"everdell-type-{found.type}")).casefold()
        assert parts[2] == (", ".join(costs) or {"en": "free", "de": "kostenlos"}[locale])
        assert parts[3].split()[0].replace("−", "-") == str(found.points)
        assert parts[4].startswith(str(found.copies))
        partners = [other for other in found.occupied_by if other != "*"]
        partners += [other.id for other in WHOLE.all_cards if id in other.occupied_by]
        for partner in partners:
            assert speaker.say(Text(f"everdell-card-{partner}")) in houses
    for id, event in WHOLE.events.items():
        figures = speaker.say(Text(f"everdell-rules-{id}")).splitlines()[0]
        assert (str(event.points) in figures) == bool(event.points)
    figures = speaker.say(Text("everdell-rules-rugwort")).splitlines()[0]
    his = WHOLE.automata["rugwort"]
    counted = [his.number(name) for name in ("card_points", "prosperity_points", "event_points")]
    assert [int(number) for number in re.findall(r"\d+", figures)] == [*counted, his.numbers("unachieved_points")[0]]
