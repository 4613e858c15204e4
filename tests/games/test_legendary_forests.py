"""Legendary Forests: secrecy, tiles that fit nowhere, tree phases, plans, refusals, whole games."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.legendary_forests import GAME, tiles
from engine.games.legendary_forests.planet import Laid, Planet, Spot, Tree
from engine.games.legendary_forests.views import ForestView
from engine.match import Match
from engine.options import Pick
from engine.policies import MonteCarlo, RandomPolicy, play_out
from engine.refusals import BadTable, IllegalChoice, NotYourDecision, UndoBarred
from engine.rng import Rng
from tests.recount import legendary_forests as again

NO_PLACE_FOR_EIGHT = [[1, 0, 0, 0], [9, 1, 0, 2], [18, 1, -1, 0]]
ONE_WAY_FOR_FOUR = [[1, 0, 0, 0], [11, 1, 0, 3], [12, 0, 1, 2], [17, -1, 0, 0], [16, 1, -1, 0]]
NO_PLACE_FOR_NINETEEN = [[1, 0, 0, 0], [7, 0, -1, 2], [3, -1, -1, 2]]
ROOMY = [[1, 0, 0, 0], [9, 0, 1, 0], [18, 0, 2, 0]]


def stacked(pile: list[int], players: int = 2, **more: Any) -> Match:
    return Match(GAME, players, "stacked", scenario={"pile": pile, "builder": 0, **more})


def lay_anywhere(match: Match) -> None:
    """Everybody lays the drawn tile."""
    for decision in match.pending():
        match.submit(decision.seat, next(iter(decision.options)).key)


def told(match: Match) -> list[str]:
    return [event.text.id.removeprefix("legendary_forests-") for event in match.events(None)]


def refusal(match: Match, seat: int, key: str) -> str:
    with pytest.raises(IllegalChoice) as caught:
        match.submit(seat, key)
    return caught.value.reason.id.removeprefix("legendary_forests-")


def seen(match: Match) -> ForestView:
    view = match.view(None)
    assert isinstance(view, ForestView)
    return view


def document(match: Match) -> dict[str, Any]:
    return {"players": match.players, "finished": match.finished, "state": match.report()}


# Laying.


def test_placements_stay_secret_until_the_last_one_is_in() -> None:
    match = stacked([3, 4], players=3)
    assert {decision.number for decision in match.pending()} == {1}
    views = [match.view(reader) for reader in (None, 0, 1, 2)]
    events = match.events(None)
    match.submit(0, "T21 r0")
    match.submit(2, "T21 r2")
    match.submit(0, "T19 r3")
    assert [match.view(reader) for reader in (None, 0, 1, 2)] == views
    assert match.events(None) == events
    match.submit(1, "T21 r0")
    assert told(match)[-4:] == ["laid-closing", "laid", "laid", "drawn"]
    assert [planet[-1]["y"] for planet in match.report()["planets"]] == [-1, 1, 1]


def test_nothing_can_be_taken_back_once_all_have_laid() -> None:
    match = stacked([3, 4])
    lay_anywhere(match)
    with pytest.raises(UndoBarred):
        match.undo(0)


def test_whoever_cannot_lay_sets_the_tile_aside_and_is_told_of_at_the_reveal() -> None:
    match = stacked([8, 3], planets=[NO_PLACE_FOR_EIGHT, ROOMY], drawn=[9, 18])
    assert [decision.seat for decision in match.pending()] == [1]
    with pytest.raises(NotYourDecision):
        match.submit(0, "T19 r0")
    assert "set-aside" not in told(match)
    match.submit(1, next(iter(match.pending()[0].options)).key)
    assert told(match)[-3:-1] == ["set-aside", "laid"]
    assert match.report()["set_aside"] == [[8], []]
    assert len(match.report()["planets"][0]) == 3
    again.conserved(document(match))


def test_a_tile_that_nobody_can_lay_is_set_aside_by_all() -> None:
    match = stacked([8, 3], planets=[NO_PLACE_FOR_EIGHT, NO_PLACE_FOR_EIGHT], drawn=[9, 18])
    assert match.report()["drawn"] == [9, 18, 8, 3]
    assert match.report()["set_aside"] == [[8], [8]]
    assert len(match.pending()) == 2


def test_the_only_way_to_lay_a_tile_is_taken_without_asking() -> None:
    match = stacked([4, 3], planets=[ONE_WAY_FOR_FOUR, ROOMY], drawn=[11, 12, 17, 16])
    assert [decision.seat for decision in match.pending()] == [1]
    match.submit(1, next(iter(match.pending()[0].options)).key)
    assert match.report()["planets"][0][-1] == {"tile": 4, "x": 2, "y": 0, "turn": 0}
    assert [entry.seat for entry in match.log] == [1]


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("T20 r0", "taken"),
        ("U21 r0", "apart"),
        ("U20 r0", "misfit"),
        ("U20 r4", "no-such-turn"),
        ("T0 r0", "no-such-place"),
        ("AN1 r0", "no-such-place"),
        ("A40 r0", "no-such-place"),
        ("Ü20 r0", "no-such-place"),
        ("T²1 r0", "no-such-place"),
    ],
)
def test_why_a_tile_may_not_be_laid(key: str, reason: str) -> None:
    match = stacked([3])
    before = match.digest()
    assert refusal(match, 0, key) == reason
    assert match.digest() == before


def test_a_place_where_no_turn_fits_is_not_offered() -> None:
    # The start tile's western side is grass, and tile 8 has none.
    match = stacked([8])
    assert refusal(match, 0, "S20 r0") == "no-turn-fits"
    step = match.pending()[0].options.next()
    assert isinstance(step, Pick)
    assert {choice.word for choice in step} == {"T19", "U20"}


# Trees.


def test_trees_are_taken_in_turn_and_the_supply_is_shared() -> None:
    match = stacked([2, 3], supply={"red": 1, "pink": 0, "yellow": 1})
    lay_anywhere(match)
    assert [decision.seat for decision in match.pending()] == [0]
    assert refusal(match, 0, "pink T20S") == "colour-gone"
    match.submit(0, "red T20N")
    assert [decision.seat for decision in match.pending()] == [1]
    assert refusal(match, 1, "red T20N") == "colour-gone"
    match.submit(1, "yellow T20E")
    assert match.report()["supply"] == {"red": 0, "pink": 0, "yellow": 0}
    assert match.report()["builder"] == 1
    assert match.report()["trees"][1] == [{"x": 0, "y": 0, "edge": "E", "colour": "yellow"}]


def test_a_tree_phase_without_trees_moves_the_builder_figure_all_the_same() -> None:
    match = stacked([2, 3], supply={"red": 0, "pink": 0, "yellow": 0})
    lay_anywhere(match)
    assert told(match)[-3:] == ["trees-none", "builder", "drawn"]
    assert match.report()["builder"] == 1


def test_the_last_tree_of_a_phase_may_leave_somebody_without() -> None:
    match = stacked([9, 3], supply={"red": 1, "pink": 0, "yellow": 0})
    lay_anywhere(match)
    # Tile 9 has no red, so the first player's only red region is taken without asking.
    assert told(match)[-4:] == ["planted", "no-tree", "builder", "drawn"]
    assert match.report()["builder"] == 1


def test_the_builder_figure_rests_when_the_number_is_dark() -> None:
    match = stacked([3, 4])
    lay_anywhere(match)
    assert match.report()["builder"] == 0


def test_those_who_could_not_lay_plant_as_well() -> None:
    match = stacked([19, 3], planets=[NO_PLACE_FOR_NINETEEN, ROOMY], drawn=[7, 3])
    assert "tree" in match.foresee(0)
    lay_anywhere(match)
    assert [decision.seat for decision in match.pending()] == [0]
    match.submit(0, "red T20N")
    assert match.report()["set_aside"] == [[19], []]


def test_any_area_of_a_region_may_be_named_and_each_region_is_offered_once() -> None:
    # ROOMY: the pink region of T20S runs down through T21 and T22.
    planets = [ROOMY, ROOMY]
    match = stacked([2, 3], planets=planets, drawn=[9, 18])
    match.submit(0, "T19 r0")
    match.submit(1, "T19 r0")
    (decision,) = match.pending()
    pink = [option.key for option in decision.options if option.key.startswith("pink")]
    assert pink.count("pink T20S") == 1
    assert not {"pink T21N", "pink T22N"} & set(pink)
    for area in ("T20S", "T21N", "T21S", "T22N", "T22E", "T22S"):
        assert decision.options[f"pink {area}"].key == "pink T20S"
        assert decision.options[f"pink {area}"].value == Tree(Spot(0, 0, 2), "pink")


def test_what_brings_most_is_offered_first_and_where_a_tree_stands_last() -> None:
    """T20S is a closed region of four runes, but has a tree; the others are open, U23E without a full rune."""
    book = [[1, 0, 0, 0], [9, 0, 1, 0], [20, 0, 2, 0], [3, 1, 2, 1], [14, 2, 2, 2], [6, 1, 3, 2], [10, 0, 3, 1]]
    match = stacked([2, 5], players=1, planets=[book], trees=[[["T20S", "pink"]]])
    lay_anywhere(match)
    (decision,) = match.pending()
    pink = [option.key for option in decision.options if option.key.startswith("pink")]
    regions = {f"pink {region.name}": region for region in seen(match).planets[0].regions if region.colour == "pink"}
    assert pink[-1] == "pink T20S"
    worths = [regions[key].worth for key in pink]
    assert worths[:-1] == sorted(worths[:-1], reverse=True)
    assert worths[-1] == max(worths) == 8
    step = decision.options.next("pink")
    assert isinstance(step, Pick)
    last = list(step)[-1].hint
    assert last is not None
    assert last.id == "legendary_forests-hint-tree"


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("blue T20N", "no-such-colour"),
        ("red T20", "no-such-area"),
        ("red N", "no-such-area"),
        ("red T20Q", "no-such-area"),
        ("red A1N", "no-tile"),
        ("red T20E", "other-ground"),
        ("red T20W", "other-ground"),
    ],
)
def test_why_a_tree_may_not_be_planted(key: str, reason: str) -> None:
    match = stacked([2, 3])
    lay_anywhere(match)
    assert refusal(match, 0, key) == reason


def test_a_colour_that_grows_nowhere_is_refused_with_its_own_reason() -> None:
    match = stacked([19, 3], players=1, planets=[[[21, 0, 0, 0]]], drawn=[])
    match.submit(0, "S20 r3")
    assert refusal(match, 0, "pink T20S") == "colour-missing"


def test_a_tree_belongs_to_its_region_when_that_grows_and_merges() -> None:
    planet = Planet(
        tiles.default().parts,
        [Laid(1, 0, -1, 0), Laid(18, 0, 0, 0), Laid(7, 1, 0, 1), Laid(3, 0, 1, 2), Laid(9, 0, 2, 0)],
        [Tree(Spot(0, -1, 2), "pink"), Tree(Spot(0, 2, 0), "pink")],
    )
    region = next(region for region in planet.regions() if region.trees)
    assert (region.trees, region.runes, region.points) == (2, 4, 4)


# Plans.


def test_trees_can_be_planned_once_the_own_tile_lies() -> None:
    match = stacked([2, 3])
    assert match.foresee(0) == {}
    match.submit(0, "T19 r0")
    decision, view = match.foresee(0)["tree"]
    assert (decision.topic, decision.private) == ("tree", True)
    assert isinstance(view, ForestView)
    assert [tile.place for tile in view.planets[0].laid] == [(0, 0), (0, -1)]
    assert decision.options["red T19S"].key == "red T20N"
    assert match.foresee(1) == {}
    match.withdraw(0)
    assert match.foresee(0) == {}


def test_a_plan_names_areas_that_stay_valid_until_the_turn_comes() -> None:
    match = stacked([2, 3])
    match.submit(1, "T19 r0")
    planned = [option.key for option in match.foresee(1)["tree"][0].options]
    match.submit(0, "T19 r0")
    match.submit(0, "red T20N")
    assert [option.key for option in match.pending()[0].options] == planned
    assert match.foresee(0) == {}


def test_nothing_can_be_planned_for_a_dark_number() -> None:
    match = stacked([3, 4])
    match.submit(0, next(iter(match.pending()[0].options)).key)
    assert match.foresee(0) == {}


# The whole game.


@pytest.mark.parametrize("players", GAME.info.seats)
def test_whole_games_are_counted_again(players: int) -> None:
    match = Match(GAME, players, f"whole {players}")
    rng = Rng("whole")
    while not match.finished:
        decision = rng.choice(match.pending())
        match.submit(decision.seat, decision.options.sample(rng).key)
        again.conserved(document(match))
    assert again.recount(document(match)) == [(score.total, score.rank) for score in match.scores()]
    for score in match.scores():
        assert sum(part.points for part in score.parts) == score.total
    assert len(match.report()["drawn"]) == 19
    assert len(match.report()["removed"]) == 5


@pytest.mark.parametrize("seed", range(3))
def test_every_way_that_fits_is_offered_and_no_other(seed: int) -> None:
    """Asked is whoever has at least two ways; everybody else has one or none."""
    match, rng = Match(GAME, 3, f"ways/{seed}"), Rng(f"ways/{seed}")
    while not match.finished:
        decisions = match.pending()
        if seen(match).phase == "lay":
            offered = {d.seat: {(*option.value[0], option.value[1]) for option in d.options} for d in decisions}
            for seat in range(3):
                fitting = again.ways_to_lay(match.report(), seat)
                assert offered.get(seat, fitting) == fitting
                assert (seat in offered) == (len(fitting) > 1)
        for decision in decisions:
            match.submit(decision.seat, decision.options.sample(rng).key)


def test_what_was_left_out_is_shown_only_at_the_end() -> None:
    match = Match(GAME, 2, "left out")
    rng = Rng("left out")
    while not match.finished:
        assert seen(match).removed == ()
        decision = match.pending()[0]
        match.submit(decision.seat, decision.options.sample(rng).key)
    assert seen(match).removed == tuple(sorted(match.report()["removed"]))


def test_tied_players_share_the_victory() -> None:
    match = stacked([3], planets=[[[1, 0, 0, 0]], [[1, 0, 0, 0]]])
    lay_anywhere(match)
    assert match.finished
    assert [score.rank for score in match.scores()] == [1, 1]


def test_alone_nobody_hears_of_an_order() -> None:
    match = stacked([2, 3], players=1)
    lay_anywhere(match)
    heard = told(match)
    assert {"begins-alone", "trees-begin-alone"} <= set(heard)
    assert not {"begins", "trees-begin", "builder"} & set(heard)


def test_six_are_too_many() -> None:
    with pytest.raises(BadTable):
        Match(GAME, 6, "six")


def test_a_computer_thinks_ahead() -> None:
    match = Match(GAME, 2, "thinker")
    play_out(match, [MonteCarlo(playouts=40), RandomPolicy()], Rng("thinker"))
    first, second = match.scores()
    assert first.total > second.total + 5
