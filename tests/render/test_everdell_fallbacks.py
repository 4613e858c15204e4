"""Everdell draws what no set has a drawing for, and a new set's drawings are found without touching a file."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from engine.game import Part, Score
from engine.games.everdell import GAME, components
from engine.games.everdell.box import Box as Parts
from engine.games.everdell.box import Card, Event
from engine.games.everdell.views import AutomatonView, CityCardView, EverdellView
from engine.match import Match
from engine.rng import Rng
from engine.text import Player, Text
from render.everdell import PAINTER, sets
from render.everdell.icons import PAPER
from render.everdell.motifs import all_motifs, automaton_motif, automaton_sign, motif
from render.kit import LEAST_TEXT, Picture, Table
from render.kit.sample import sample_table
from tests.render.sameness import difference, grey

PARTS: Parts = components.default().parts
NOBODY: frozenset[int] = frozenset()
Value = str | int | Player | Text | tuple[Text, ...] | tuple[Player, ...]


def strange_card(id: str, kind: str, type: str = "production") -> Card:
    """A card that no set has heard of."""
    model = next(card for card in PARTS.all_cards if card.kind == kind and card.type == type)
    return replace(model, id=id, word=id)


WISP, KILN = strange_card("wisp", "critter"), strange_card("kiln", "construction")
SPRING = replace(PARTS.forest[0], id="spring", special="bathe")
PARADE = Event(id="parade", group="special", points=0)
FEAST = replace(PARADE, id="feast", group="basic")
LEAGUE = replace(PARADE, id="league", points=5, requires_cards=("wisp", "kiln", "wisp"))
STRANGE = Parts(
    (*PARTS.all_cards, WISP, KILN),
    (*PARTS.all_locations, SPRING),
    (*PARTS.all_events, PARADE, FEAST, LEAGUE),
    PARTS.all_automata,
)
BARON, CROW = "baron", "crow"
STRANGERS = {WISP.id, KILN.id, SPRING.id, PARADE.id, FEAST.id, LEAGUE.id, BARON, CROW}
SPOILS = Part(Text("everdell-amount-point", count=3), 3)


def one_view(match: Match) -> EverdellView:
    view = match.view(0)
    assert isinstance(view, EverdellView)
    return view


def opponent(
    id: str,
    city: tuple[CityCardView, ...] = (),
    meadow: tuple[int, ...] = (),
    points: tuple[Part, ...] = (Part(Text("everdell-part-tokens"), 2),),
) -> AutomatonView:
    return AutomatonView(
        id, "1", city, 2, (), meadow, (), points, heading=Text(f"everdell-{id}"), note=Text(f"everdell-{id}")
    )


def strange_view() -> EverdellView:
    """A table with strangers in hand, Meadow, city, forest, among the events, and as opponents."""
    match, rng = Match(GAME, 2, "strange"), Rng("strange")
    while len(one_view(match).sides[0].city) < 2:
        decision = match.pending()[0]
        match.submit(decision.seat, decision.options.sample(rng).key)
    view = one_view(match)
    wisp, kiln = (
        replace(lying, id=card.id, name=card.word)
        for lying, card in zip(view.sides[0].city[:2], (WISP, KILN), strict=True)
    )
    city = (replace(wisp, workers=(0, CROW)), replace(kiln, occupant="wisp"))
    forest = [clearing for clearing in view.forest if clearing.place is not None]
    assert forest[0].place is not None
    return replace(
        view,
        box=STRANGE,
        hand=("kiln", "wisp"),
        sides=(replace(view.sides[0], city=city), view.sides[1]),
        automata=(opponent(BARON, city=city, meadow=(1,)), opponent(CROW, points=(SPOILS,))),
        meadow=tuple(
            replace(each, card=("wisp", "kiln")[each.place % 2], kept=BARON if each.place == 1 else "")
            for each in view.meadow
        ),
        forest=(replace(forest[0], place=replace(forest[0].place, id="spring", workers=(BARON, CROW))), *forest[1:]),
        events=(
            *(replace(each, id="feast") for each in view.events[:1]),
            *view.events[1:-2],
            replace(view.events[-2], id="parade", owner=BARON),
            replace(view.events[-1], id="league", owner=0, points=5),
        ),
    )


def named(value: Value) -> Value:
    """A text in which strangers, for whom there are no words, are called by their ids."""
    if isinstance(value, tuple):
        return tuple(each for part in value if isinstance(each := named(part), Text)) or value
    if not isinstance(value, Text):
        return value
    if unknown := STRANGERS & set(value.id.split("-")):
        return Text("everdell-quoted", place=unknown.pop().title())
    return Text(value.id, **{name: named(each) for name, each in value.args})


def table_of_strangers() -> Table:
    known = sample_table(2)

    def say(text: Text) -> str:
        spoken = named(text)
        assert isinstance(spoken, Text)
        return known.say(spoken)

    return Table(known.sitters, say)


def pictures(view: EverdellView) -> Iterator[Picture]:
    table = table_of_strangers()
    yield PAINTER.board(view, table, NOBODY)
    yield PAINTER.panel(view, None, table, NOBODY)
    yield PAINTER.sheet(view, (Score(0, 5, 1), Score(1, 0, 2)), table)
    for name, _ in PAINTER.close_ups(view):
        yield PAINTER.close_up(view, name, table)


def test_strangers_are_drawn_everywhere() -> None:
    known, strange = strange_view(), list(pictures(strange_view()))
    assert {each.id for each in known.events} >= {"parade", "feast", "league"}
    for picture in strange:
        assert picture.smallest_text >= LEAST_TEXT
        assert "everdell-" not in picture.alt
    alts = " ".join(picture.alt for picture in strange)
    assert all(name in alts for name in ("Wisp", "Kiln", "Spring", "Parade", "Feast", "League", "Baron", "Crow"))


@pytest.mark.parametrize("kind", ["critter", "construction"])
def test_strangers_differ(kind: str) -> None:
    """Their coats of arms follow from their ids: a few may be alike, most are not."""
    names = ("wisp", "kiln", "otter", "heron", "newt", "vole", "lynx", "moth", "finch", "shrew")
    seen = {name: grey(motif, strange_card(name, kind), ground=PAPER) for name in names}
    assert len({image.tobytes() for image in seen.values()}) == len(names)
    apart = [difference(seen[one], seen[other]) for one, other in combinations(names, 2)]
    assert sorted(apart)[len(apart) // 2] >= 4


def test_critters_and_constructions_that_nobody_knows_are_told_apart() -> None:
    critter, construction = (
        grey(motif, strange_card("same", kind), ground=PAPER) for kind in ("critter", "construction")
    )
    assert difference(critter, construction) >= 9


def test_opponents_that_nobody_knows_differ() -> None:
    signs = [grey(automaton_sign, id) for id in (BARON, CROW, "rugwort")]
    assert all(difference(one, other) >= 9 for one, other in combinations(signs, 2))


def test_every_point_of_an_opponent_is_on_the_sheet() -> None:
    """Also where its drawing tells them by other sources than its rules do."""
    for opponent_option in automaton_options():
        match, rng = Match(GAME, 1, "sheet", {"opponent": opponent_option}), Rng("sheet")
        while not match.finished:
            now = one_view(match)
            for automaton in now.automata:
                entries = automaton_motif(automaton.id).entries(now, automaton)
                assert sum(entry.points for entry in entries) == automaton.total
            decision = match.pending()[0]
            match.submit(decision.seat, decision.options.sample(rng).key)


def automaton_options() -> tuple[str, ...]:
    """All opponents that a single player may face, each at all its levels."""
    option = next(option for option in GAME.info.options if option.id == "opponent")
    assert option.why_not is not None
    return tuple(value for value in option.values if option.why_not(value, 1, {}) is None)


def test_a_new_set_is_a_new_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "made_up"
    folder.mkdir()
    (folder / "__init__.py").write_text(
        "from render.everdell.icons import season_sign\n"
        "from render.everdell.motifs import Motifs\n"
        "MOTIFS = Motifs(cards={'lantern': lambda canvas: season_sign(canvas, 'winter')})\n"
    )
    without = grey(motif, strange_card("lantern", "critter"), ground=PAPER)
    monkeypatch.setattr(sets, "__path__", [*sets.__path__, str(tmp_path)])
    all_motifs.cache_clear()
    try:
        with_own = grey(motif, replace(strange_card("lantern", "critter"), word="light"), ground=PAPER)
        assert [list(each.cards) for each in all_motifs() if "lantern" in each.cards] == [["lantern"]]
        assert difference(without, with_own) >= 9
    finally:
        all_motifs.cache_clear()
        sys.modules.pop("render.everdell.sets.made_up")
