"""How quickly Mystaria finds and checks the places for a tile, against the obvious slow way.

`python -m bench.mystaria` plays random four-player games to their late turns and prints times and ratios. The slow way
below looks at every offset and every turn and counts all regions anew; the tests use it to check the quick one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import mean
from time import perf_counter

from engine.games.mystaria import GAME
from engine.games.mystaria.land import Building, Land
from engine.games.mystaria.laying import Place, places, why_not
from engine.games.mystaria.notation import Field
from engine.games.mystaria.state import MystariaState
from engine.games.mystaria.tiles import SIDES, Tile, turned
from engine.match import Match
from engine.policies import Glimpse, RandomPolicy
from engine.rng import Rng

LATE_TURN = 28
POSITIONS = 6


def slow_regions(land: Mapping[Field, str], buildings: Sequence[Building]) -> list[set[Field]]:
    """All regions by flood fill, bridges included."""
    ends = [building.ends for building in buildings if building.ends]
    links = {one: other for pair in ends for one, other in (pair, pair[::-1])}
    found: list[set[Field]] = []
    seen: set[Field] = set()
    for start in land:
        if start in seen:
            continue
        region, edge = {start}, [start]
        while edge:
            x, y = edge.pop()
            near = [(x + dx, y + dy) for dx, dy in SIDES] + ([links[x, y]] if (x, y) in links else [])
            for at in near:
                if at not in region and land.get(at) == land[start]:
                    region.add(at)
                    edge.append(at)
        seen |= region
        found.append(region)
    return found


def slow_check(land: Mapping[Field, str], buildings: Sequence[Building], rows: Sequence[str], x: int, y: int) -> bool:
    """Whether a tile with these rows may lie there: the three conditions, word by word."""
    new = {(x + dx, y + dy): landscape for dy, row in enumerate(rows) for dx, landscape in enumerate(row)}
    if any(at in land for at in new):
        return False
    if not any(land.get((ax + dx, ay + dy)) == own for (ax, ay), own in new.items() for dx, dy in SIDES):
        return False
    homes = {building.field for building in buildings}
    occupied = [region for region in slow_regions(land, buildings) if region & homes]
    after = slow_regions({**land, **new}, buildings)
    return all(sum(before <= region for before in occupied) <= 1 for region in after)


def slow_places(land: Mapping[Field, str], buildings: Sequence[Building], rows: tuple[str, ...]) -> set[Place]:
    """Every legal place, found by trying all."""
    columns, lines = [x for x, _ in land], [y for _, y in land]
    found = set()
    for turn in range(4):
        for y in range(min(lines) - 4, max(lines) + 3):
            for x in range(min(columns) - 4, max(columns) + 3):
                if slow_check(land, buildings, rows, x, y):
                    found.add(Place(x, y, turn))
        rows = turned(rows)
    return found


def late_position(seed: str) -> tuple[Land, Tile]:
    """A four-player game shortly before its end, and the tile of the player whose turn it is."""
    match, rng = Match(GAME, 4, seed, digests=False), Rng(seed)
    while len(match.log) < 2 * LATE_TURN:
        (decision,) = match.pending()
        match.submit(decision.seat, RandomPolicy().choose(Glimpse(match, decision.seat), rng))
    state = position(match)
    tile = state.tile_in_hand(state.active)
    return state.land, tile if tile is not None else state.deck.tiles[1]


def position(match: Match) -> MystariaState:
    """The state under a match: benchmarks and tests look where players may not."""
    state = match._run.state
    assert isinstance(state, MystariaState)
    return state


def seconds(work: Callable[[], object], times: int) -> float:
    """How long it takes on average."""
    start = perf_counter()
    for _ in range(times):
        work()
    return (perf_counter() - start) / times


def measure(seed: str) -> tuple[float, float, float, float, float]:
    """How many legal places a late position has; seconds for listing and for one check, quick and slow."""
    land, tile = late_position(seed)
    legal = list(places(land, tile))
    place = legal[len(legal) // 2]
    face = tile.faces[place.turn]
    return (
        len(legal),
        seconds(lambda: list(places(land, tile)), 50),
        seconds(lambda: slow_places(land.landscape, land.buildings, tile.rows), 1),
        seconds(lambda: why_not(land, face, place.x, place.y), 2000),
        seconds(lambda: slow_check(land.landscape, land.buildings, face.rows, place.x, place.y), 20),
    )


def main() -> None:
    results = [measure(f"bench-{number}") for number in range(POSITIONS)]
    count, listing, slow_listing, checking, slow_checking = (mean(column) for column in zip(*results, strict=True))
    print(f"mystaria, {POSITIONS} late four-player positions, {count:.0f} legal places on average")
    _line("all legal places", listing * 1e3, slow_listing * 1e3, "ms")
    _line("one check", checking * 1e6, slow_checking * 1e6, "µs")


def _line(what: str, quick: float, slow: float, unit: str) -> None:
    print(f"{what:>18}: {quick:8.2f} {unit}   the slow way {slow:8.1f} {unit}   {slow / quick:6.0f} times as long")


if __name__ == "__main__":
    main()
