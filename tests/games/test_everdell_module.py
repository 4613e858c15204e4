"""A set of Everdell that nobody has heard of: its card, place, event and opponent play, score and are drawn.

It stands in `everdell_sets/oddities`, its words included, its drawings in `tests/render/everdell_sets/oddities`; no file of
the engine, the words or the painter was touched for it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from typing import Any

import pytest

from engine.game import Part
from engine.games.everdell import automata, moments, sets, verbs
from engine.games.everdell.game import Everdell
from engine.games.everdell.outlook import outlook
from engine.games.everdell.topics import CHAPTERS
from engine.games.everdell.views import EverdellView
from engine.match import Match
from engine.refusals import BadTable
from engine.rng import Rng
from engine.text import Player, Text
from render.everdell import PAINTER, fallback
from render.everdell import sets as drawings
from render.everdell.icons import PAPER
from render.everdell.motifs import all_motifs, automaton_motif, automaton_sign, motif
from render.everdell.sheet import bonuses
from render.kit.sample import sample_table
from tests.cases import play_randomly
from tests.games.everdell_tables import answer, goods, heard, offered, player, refusal, state_of
from tests.messages import read
from tests.render.sameness import difference, grey
from words import LOCALES, Words, also_from, words

MADE_UP = Path(__file__).parent / "everdell_sets"
DRAWN = Path(__file__).parent.parent / "render" / "everdell_sets"
TABLES: list[dict[str, Any] | list[Any]] = [verbs.CARDS, verbs.PLACES, verbs.EVENTS, automata._known]
TABLES += [
    answers
    for moment in vars(moments).values()
    if isinstance(moment, moments.Moment)
    for answers in (moment._cards, moment._places, moment._modules, moment._automata)
]
"""Everything in which a set registers."""


@pytest.fixture(scope="module")
def everdell() -> Iterator[Everdell]:
    """The game as it would be with that set; afterwards nobody remembers it."""
    before = [copy(table) for table in TABLES]
    sets.__path__.append(str(MADE_UP))
    sets.set_ids.cache_clear()
    drawings.__path__.append(str(DRAWN))
    all_motifs.cache_clear()
    with also_from(MADE_UP / "oddities" / "words"):
        yield Everdell()
    sets.__path__.remove(str(MADE_UP))
    sets.set_ids.cache_clear()
    drawings.__path__.remove(str(DRAWN))
    all_motifs.cache_clear()
    # Whoever wants it again registers it again.
    ours = tuple(f"{package.__name__}.oddities" for package in (sets, drawings))
    for name in [name for name in sys.modules if name.startswith(ours)]:
        del sys.modules[name]
    for table, content in zip(TABLES, before, strict=True):
        table.clear()
        if isinstance(table, dict):
            table.update(content)
        else:
            table.extend(content)


def nest(game: Everdell, players: int = 2, level: str = "tame", **scenario: Any) -> Match:
    return Match(game, players, "nest", {"opponent": f"magpie-{level}"}, scenario=scenario, digests=False)


def view(match: Match, seat: int | None = None) -> EverdellView:
    found = match.view(seat)
    assert isinstance(found, EverdellView)
    return found


def test_the_table_option_offers_it(everdell: Everdell) -> None:
    values = everdell.info.options[0].values
    assert {"magpie-tame", "magpie-wild", "rugwort-1", "none"} <= set(values)
    plain = Match(everdell, 2, "plain").view(None)
    assert isinstance(plain, EverdellView)
    assert "weathercock" not in plain.box.cards, "who plays without the set has nothing of it"
    assert "weathercock" in view(nest(everdell)).box.cards


def test_the_rules_have_its_chapter_and_tell_of_its_things(everdell: Everdell) -> None:
    topics = everdell.info.topics
    assert topics[: topics.index("rulings")] == (*CHAPTERS, "solo", "omens")
    assert topics[-2:] == ("rugwort", "magpie")
    assert {"weathercock", "stargazer", "forest_echo", "night_of_the_comet"} < set(topics)


def test_its_own_table_option_brings_it_too(everdell: Everdell) -> None:
    match = Match(everdell, 3, "odd", {"oddities": "yes"})
    assert {"weathercock", "stargazer"} <= set(view(match).box.cards)
    assert not view(match).automata
    assert "weathercock" not in view(Match(everdell, 3, "odd")).box.cards
    without = everdell.load(
        json.dumps({"game": "everdell", "sets": {"base": json.loads(dict(sets.printed())["base"])}})
    )
    with pytest.raises(BadTable) as refused:
        everdell.agree(3, {"oddities": "yes"}, without)
    assert refused.value.reason == Text("everdell-set-missing", set=Text("everdell-set-oddities"))


def test_its_card_is_paid_answers_and_is_moved_into(everdell: Everdell) -> None:
    match = nest(everdell, hands=[["weathercock", "stargazer"]], resources=["t"])
    answer(match, "play cock")
    assert goods(match) == ""
    answer(match, "worker basic_1_berry")  # the other player
    answer(match, "worker basic_3_twig")
    assert goods(match) == "ttttt", "two more, as the Weathercock turned"
    answer(match, "worker basic_1_berry")
    answer(match, "play stars", "p")
    assert goods(match) == "tttttp"


def test_its_place_is_used_and_says_why_not(everdell: Everdell) -> None:
    match = nest(everdell, forest=["forest_echo"], cities=[["farm"]])
    assert "forest_echo" in offered(match, "worker")
    answer(match, "worker forest_echo")
    assert player(match)["tokens"] == 1
    empty = nest(everdell, forest=["forest_echo"])
    assert refusal(empty, "worker forest_echo") == Text("everdell-echo-silent")


def test_its_event_is_achieved(everdell: Everdell) -> None:
    match = nest(everdell, events=["night_of_the_comet"], cities=[["weathercock", "stargazer"]])
    answer(match, "worker night_of_the_comet")
    assert player(match)["tokens"] == 3
    assert player(match)["points"]["events"] == 3, "two printed, and one for the Weathercock"


def test_its_event_counts_in_its_own_way(everdell: Everdell) -> None:
    match = nest(
        everdell,
        events=["night_of_the_comet"],
        achieved={"night_of_the_comet": 0},
        cities=[["weathercock"], ["weathercock"]],
    )
    assert player(match)["points"]["events"] == 2 + 2, "they turn in every city"


def test_its_card_has_a_bonus_of_its_own(everdell: Everdell) -> None:
    match = nest(everdell, cities=[["stargazer", "theater"]], tokens=[3])
    seen = view(match)
    assert dict(seen.sides[0].bonuses) == {"stargazer": 2 * 3, "theater": 1}
    assert seen.sides[1].bonuses == ()
    assert player(match)["points"]["bonus"] == 7
    (rows,) = [line.values for line in bonuses(seen) if line.label == Text("everdell-card-stargazer")]
    assert rows == [6, None]


def test_a_computer_sees_its_bonus_coming(everdell: Everdell) -> None:
    def hope(tokens: int) -> float:
        """What holding the card is worth while it can be paid for."""
        held, without = (
            nest(everdell, hands=[hand], tokens=[tokens], resources=["b"]) for hand in (["stargazer"], ["wanderer"])
        )
        return outlook(state_of(held), 0) - outlook(state_of(without), 0)

    assert hope(3) > hope(0)


def test_its_opponent_acts_keeps_blocks_and_scores(everdell: Everdell) -> None:
    match = nest(everdell, 2, "wild", hands=[["farm"]], resources=["ttr"], meadow=["king"])
    assert refusal(match, "worker basic_2_resin") == Text("everdell-taken")
    answer(match, "play farm")
    (magpie,) = view(match).automata
    assert [lying.id for lying in magpie.city] == ["king"]
    assert magpie.total == 1
    assert [each.kept for each in view(match).meadow] == [""] * 7 + ["magpie"]
    assert "everdell-magpie-steals" in heard(match, None)


def test_it_ranks_among_the_players(everdell: Everdell) -> None:
    match = nest(everdell, 2, cities=[["farm"] * 7, ["farm"]], magpie={"city": ["king", "queen", "inn"]})
    assert [score.rank for score in match.scores()] == [1, 3]
    assert [each.who for each in match.ranking()] == [Player(0), Text("everdell-magpie"), Player(1)]


def test_what_it_hides_is_dealt_anew_and_shown_at_the_end(everdell: Everdell) -> None:
    match = nest(everdell, 2, seasons=["autumn", "autumn"])
    hidden = {
        vars(state_of(match.imagine(0, Rng(f"world/{number}"))).automata["magpie"])["treasure"] for number in range(20)
    }
    assert len(hidden) > 1
    assert view(match, 0).automata[0].own is None
    answer(match, "pass", "pass")
    assert view(match, 0).automata[0].own is not None


def test_it_keeps_state_of_its_own_and_opens_a_way_to_pay(everdell: Everdell) -> None:
    match = nest(everdell, forest=["forest_echo"], cities=[["farm"]], hands=[["king"]])
    assert "play" not in offered(match) or "king" not in offered(match, "play")
    answer(match, "worker forest_echo")
    assert Part(Text("everdell-part-feathers"), 1) in match.scores()[0].parts
    answer(match, "worker basic_1_berry")
    answer(match, "play king")
    assert "king" in [card["id"] for card in player(match)["city"]]
    assert state_of(match).sides[0].own == {"oddities": 0}


def test_nobody_registers_a_card_twice_with_one_moment(everdell: Everdell) -> None:
    with pytest.raises(AssertionError, match="answers twice"):
        moments.WORKER_CAME.card("weathercock")


def test_what_it_counts_stands_in_the_scores(everdell: Everdell) -> None:
    match = nest(everdell, cities=[["stargazer"]])
    mine = match.scores()[0]
    assert Part(Text("everdell-part-stardust"), 1) in mine.parts
    assert mine.total == 3 == sum(part.points for part in mine.parts)
    assert player(match)["points"]["everdell-part-stardust"] == 1


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("level", ["tame", "wild"])
def test_whole_games_end_replay_and_conserve_cards(everdell: Everdell, players: int, level: str) -> None:
    for seed in range(4):
        options = {"opponent": f"magpie-{level}"}
        match = Match(everdell, players, f"odd/{seed}", options)
        play_randomly(match, Rng(f"odd/{seed}"))
        again = Match(everdell, players, f"odd/{seed}", options, log=match.log)
        assert again.digest() == match.digest()
        report = match.report()
        lying = [card["id"] for owner in (*report["players"], report["magpie"]) for card in owner["city"]]
        prisoners = [id for owner in report["players"] for card in owner["city"] for id in card["prisoners"]]
        under = [id for owner in report["players"] for event in owner["events"] for id in event["cards"]]
        hands = [id for owner in report["players"] for id in owner["hand"]]
        piles = [*report["pile"], *report["discards"], *(id for id in report["meadow"] if id), *report["revealed"]]
        assert sorted([*lying, *prisoners, *under, *hands, *piles]) == sorted(view(match).box.deck)


def test_its_words_stand_in_its_folder_in_both_languages(everdell: Everdell) -> None:
    english, german = (
        {message.id: message for message in read(MADE_UP / "oddities" / "words" / locale / "oddities.ftl")}
        for locale in LOCALES
    )
    assert {id: message.variables for id, message in english.items()} == {
        id: message.variables for id, message in german.items()
    }
    assert {id for id in english if english[id].source == german[id].source} == set()
    for locale in LOCALES:
        speaker = Words(locale, strict=True)
        for topic in everdell.info.topics:
            assert speaker.say(Text(f"everdell-rules-{topic}"))
            assert speaker.say(Text(f"everdell-rules-{topic}.title"))


def test_its_drawings_are_its_own(everdell: Everdell) -> None:
    """What it has none for is drawn as a stranger."""
    cards = view(nest(everdell)).box.cards
    cock = grey(motif, cards["weathercock"], ground=PAPER)
    assert difference(cock, grey(fallback.construction, "weathercock", ground=PAPER)) >= 9
    assert grey(motif, cards["stargazer"], ground=PAPER) == grey(fallback.critter, "stargazer", ground=PAPER)
    sign = grey(automaton_sign, "magpie")
    assert difference(sign, grey(fallback.automaton, "magpie")) >= 9
    assert difference(sign, grey(automaton_sign, "rugwort")) >= 9
    assert automaton_motif("magpie").colour != fallback.AUTOMATON_COLOUR


def test_it_is_drawn_and_described(everdell: Everdell) -> None:
    match = nest(
        everdell, 2, "wild", cities=[["weathercock", "stargazer"]], hands=[["weathercock"]], forest=["forest_echo"]
    )
    answer(match, "worker night_of_the_comet" if "night_of_the_comet" in offered(match, "worker") else "worker haven")
    seen, table = view(match), sample_table(2, "en")
    board = PAINTER.board(seen, table, frozenset({1}))
    assert "Magpie" in board.alt
    for name, _ in PAINTER.close_ups(seen):
        assert PAINTER.close_up(seen, name, table).png
    assert PAINTER.sheet(seen, match.scores(), table).png
    for topic in ("weathercock", "forest_echo", "night_of_the_comet", "magpie"):
        picture = PAINTER.illustration(topic, table)
        assert picture is not None
        assert table.say(Text(f"everdell-rules-{topic}.title")) in picture.alt
    for locale, cock, thief in (("en", "Weathercock", "Magpie: "), ("de", "Wetterhahn", "Elster: ")):
        text = "\n".join(words(locale).say(line, ["Ada", "Ben"]) for line in everdell.describe(seen))
        assert cock in text
        assert thief in text
