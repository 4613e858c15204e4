"""Legendary Forests counted again: colour floods over the sides of a planet as a finger would follow the leaves."""

from __future__ import annotations

from typing import Any

HIDDEN = ("pile", "removed")

SIDES = ["N", "E", "S", "W"]
BESIDE = {"N": (0, -1, "S"), "E": (1, 0, "W"), "S": (0, 1, "N"), "W": (-1, 0, "E")}
COLOURS = ["red", "pink", "yellow"]

Side = tuple[int, int, str]


def recount(document: dict[str, Any]) -> list[tuple[int, int]]:
    state = document["state"]
    tiles = {tile["number"]: tile for tile in state["tiles"]}
    totals = [planet_points(state, tiles, seat) for seat in range(document["players"])]
    ranks = [1 + sum(other > total for other in totals) for total in totals]
    assert state["winners"] == [seat for seat, rank in enumerate(ranks) if rank == 1]
    assert document["finished"] == (not state["pile"] and laid_everywhere(state))
    return list(zip(totals, ranks, strict=True))


def laid_everywhere(state: dict[str, Any]) -> bool:
    """Whether the tile drawn last has been laid or set aside by all, and its trees have been planted."""
    if not all(state["drawn"][-1] in numbers for numbers in used_tiles(state)):
        return False
    phases = [number for number in state["drawn"] if light(state, number)]
    trees = sum(len(planted) for planted in state["trees"])
    return trees == min(len(phases), 6) * len(state["planets"])


def light(state: dict[str, Any], number: int) -> bool:
    found: bool = state["tiles"][number - 1]["light"]
    return found


def used_tiles(state: dict[str, Any]) -> list[list[int]]:
    """What each seat has laid or set aside, without the start tile."""
    return [
        sorted([tile["tile"] for tile in planet if tile["tile"] != 1] + aside)
        for planet, aside in zip(state["planets"], state["set_aside"], strict=True)
    ]


def planet_points(state: dict[str, Any], tiles: dict[int, Any], seat: int) -> int:
    sides, areas = spread_out(state["planets"][seat], tiles)
    trees = [(tree["x"], tree["y"], tree["edge"]) for tree in state["trees"][seat]]
    for tree in state["trees"][seat]:
        assert sides[tree["x"], tree["y"], tree["edge"]] == tree["colour"], "a tree stands on leaves of its colour"
    total = 0
    regions = []
    left = {side for side, colour in sides.items() if colour != "grass"}
    while left:
        region = flood(min(left), sides, areas)
        left -= region
        whole = sum(across(side) in sides for side in region)
        assert whole % 2 == 0, "every full rune has two halves"
        runes, halves = whole // 2, sum(across(side) not in sides for side in region)
        standing = sum(tree in region for tree in trees)
        points = 0 if standing == 0 else runes if halves else 2 * runes
        colour = sides[min(region)]
        regions.append((sorted(region), colour, runes, halves, halves == 0, standing, points))
        total += points
    assert sorted(regions) == sorted(reported(region) for region in state["regions"][seat])
    return total


def reported(region: dict[str, Any]) -> tuple[list[Side], str, int, int, bool, int, int]:
    sides = sorted((x, y, edge) for x, y, edges in region["areas"] for edge in edges)
    return (
        sides,
        region["colour"],
        region["runes"],
        region["halves"],
        region["closed"],
        region["trees"],
        region["points"],
    )


def spread_out(planet: list[dict[str, Any]], tiles: dict[int, Any]) -> tuple[dict[Side, str], dict[Side, list[Side]]]:
    """Every side of every laid tile with what it shows, and with the sides of its own area."""
    sides: dict[Side, str] = {}
    areas: dict[Side, list[Side]] = {}
    for laid in planet:
        x, y, turn, tile = laid["x"], laid["y"], laid["turn"], tiles[laid["tile"]]
        for at, shown in enumerate(tile["edges"]):
            sides[x, y, SIDES[(at + turn) % 4]] = shown
        for area in tile["areas"]:
            here = [(x, y, SIDES[(SIDES.index(edge) + turn) % 4]) for edge in area["edges"]]
            assert all(sides[side] == area["colour"] for side in here)
            areas.update(dict.fromkeys(here, here))
    return sides, areas


def flood(start: Side, sides: dict[Side, str], areas: dict[Side, list[Side]]) -> set[Side]:
    """All sides of the region that this side belongs to."""
    region: set[Side] = set()
    todo = [start]
    while todo:
        side = todo.pop()
        if side not in region:
            region.add(side)
            todo += areas[side]
            if across(side) in sides:
                todo.append(across(side))
    return region


def across(side: Side) -> Side:
    x, y, edge = side
    dx, dy, facing = BESIDE[edge]
    return x + dx, y + dy, facing


def conserved(document: dict[str, Any]) -> None:
    state, players = document["state"], document["players"]
    numbers = [tile["number"] for tile in state["tiles"]]
    assert sorted([1, *state["drawn"], *state["pile"], *state["removed"]]) == numbers
    for used in used_tiles(state):
        drawn = sorted(state["drawn"])
        before = sorted(state["drawn"][:-1])
        assert used in (drawn, before), "everybody has the tiles drawn so far, but for the one being laid"
    for colour in COLOURS:
        planted = sum(tree["colour"] == colour for trees in state["trees"] for tree in trees)
        assert planted + state["supply"][colour] == 2 * players
    tiles = {tile["number"]: tile for tile in state["tiles"]}
    for planet in state["planets"]:
        assert planet[0] == {"tile": 1, "x": 0, "y": 0, "turn": 0}
        fitting(planet, tiles)


def fitting(planet: list[dict[str, Any]], tiles: dict[int, Any]) -> None:
    """Each tile lies alone on its place, beside an earlier one, and meets only what it shows itself."""
    sides: dict[Side, str] = {}
    for laid in planet:
        new, _ = spread_out([laid], tiles)
        assert not any(side in sides for side in new), "two tiles on one place"
        met = [(shown, sides[across(side)]) for side, shown in new.items() if across(side) in sides]
        assert met or not sides, "a tile lies apart"
        assert all(shown == there for shown, there in met), "two sides do not fit"
        sides |= new


def ways_to_lay(state: dict[str, Any], seat: int) -> set[tuple[int, int, int]]:
    """Every place and turn where the drawn tile fits on a planet: all around it, everything is tried."""
    tiles = {tile["number"]: tile for tile in state["tiles"]}
    planet, number = state["planets"][seat], state["drawn"][-1]
    sides, _ = spread_out(planet, tiles)
    xs, ys = [laid["x"] for laid in planet], [laid["y"] for laid in planet]
    found = set()
    for x in range(min(xs) - 2, max(xs) + 3):
        for y in range(min(ys) - 2, max(ys) + 3):
            for turn in range(4):
                new, _ = spread_out([{"tile": number, "x": x, "y": y, "turn": turn}], tiles)
                met = [shown == sides[across(side)] for side, shown in new.items() if across(side) in sides]
                if met and all(met) and not any(side in sides for side in new):
                    found.add((x, y, turn))
    return found
