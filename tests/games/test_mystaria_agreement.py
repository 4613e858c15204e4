"""What is found quickly is what the checks with reasons let pass."""

from __future__ import annotations

import pytest

from bench.mystaria import position
from engine.games.mystaria.buildings import ALL_AROUND, seen, step_towards, tower_in_sight
from engine.games.mystaria.laying import Place, may_lie, places, random_place, why_not
from engine.games.mystaria.sites import sites, why_not_there
from engine.games.mystaria.state import MystariaState
from engine.rng import Rng
from tests.cases import Case, play_randomly

OPTIONS = ((), (("bridgefoot", "on"),), (("idlebridge", "on"),))


def positions(options: tuple[tuple[str, str], ...]) -> list[MystariaState]:
    """Some states of a random game for three, early and late."""
    match = play_randomly(Case("mystaria", 3, options).match("agreement", digests=False), Rng("agreement"))
    return [position(match.rewind(rows)) for rows in range(2, len(match.log), 7)]


@pytest.mark.parametrize("options", OPTIONS)
def test_sites_are_the_fields_against_which_nothing_stands(options: tuple[tuple[str, str], ...]) -> None:
    found = 0
    for state in positions(options):
        for seat in state.seats:
            for kind in state.kinds:
                free = [at for at in state.land.within_reach() if why_not_there(state, seat, kind, at) is None]
                assert list(dict.fromkeys(site.field for site in sites(state, seat, kind))) == free
                found += len(free)
    assert found > 100


def test_a_place_is_legal_where_there_is_no_reason_against_it() -> None:
    for state in positions(()):
        for tile in list(state.deck.tiles.values())[:4]:
            left, top, right, bottom = state.land.bounds
            around = [(x, y) for y in range(top - 3, bottom + 2) for x in range(left - 3, right + 2)]
            legal = {
                Place(x, y, turn)
                for turn, face in enumerate(tile.faces)
                for x, y in around
                if may_lie(state.land, face, x, y)
            }
            assert legal == set(places(state.land, tile))
            assert all(
                (why_not(state.land, face, x, y) is None) == (Place(x, y, turn) in legal)
                for turn, face in enumerate(tile.faces)
                for x, y in around
            )


def test_a_random_place_is_any_of_the_list() -> None:
    for number, state in enumerate(positions(())):
        for tile in list(state.deck.tiles.values())[:8]:
            if listed := list(places(state.land, tile)):
                assert random_place(state.land, tile, Rng(str(number))) == Rng(str(number)).choice(listed)


def test_a_tower_is_seen_where_walking_in_every_direction_comes_upon_it() -> None:
    for state in positions(()):
        land = state.land
        towers = {building.field for building in land.buildings if building.kind == "tower"}
        for at in land.landscape:
            straight = [field for step in ALL_AROUND[:4] for field in seen(land, at, step)]
            first = next((field for field in straight if field in towers), None)
            found = tower_in_sight(land, at)
            assert (found.field if found is not None else None) == first
            for step in ALL_AROUND:
                assert all(step_towards(at, field) == step for field in seen(land, at, step))
