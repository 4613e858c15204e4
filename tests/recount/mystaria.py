"""Mystaria counted again: the land is drawn on squared paper and every building looked at by itself."""

from __future__ import annotations

from typing import Any

HIDDEN = ("hands", "pile", "box")

Square = tuple[int, int]

HUTS = {"hut_village": "V", "hut_lake": "L", "hut_forest": "F", "hut_meadow": "W"}
SIMPLE = [*HUTS, "tree", "tower"]
FULL = [*SIMPLE, "bridge", "castle", "portal"]
REMOVED = {2: 13, 3: 8, 4: 3}
NEXT = [(1, 0), (-1, 0), (0, 1), (0, -1)]
SLANTED = [(1, 1), (1, -1), (-1, 1), (-1, -1)]


def turned(tile: dict[str, Any]) -> list[str]:
    rows: list[str] = tile["rows"]
    for _ in range(tile["turn"]):
        height = len(rows)
        rows = ["".join(rows[height - 1 - y][x] for y in range(height)) for x in range(len(rows[0]))]
    return rows


def squares(tile: dict[str, Any]) -> dict[Square, str]:
    return {
        (tile["x"] + x, tile["y"] + y): letter for y, row in enumerate(turned(tile)) for x, letter in enumerate(row)
    }


def whole_land(state: dict[str, Any]) -> dict[Square, str]:
    land: dict[Square, str] = {}
    for tile in state["tiles"]:
        land.update(squares(tile))
    return land


def bridges(state: dict[str, Any]) -> list[tuple[Square, Square]]:
    spans = []
    for building in state["buildings"]:
        x, y = building["field"]
        if building["axis"] == "EW":
            spans.append(((x - 1, y), (x + 1, y)))
        elif building["axis"] == "NS":
            spans.append(((x, y - 1), (x, y + 1)))
    return spans


def region(land: dict[Square, str], spans: list[tuple[Square, Square]], start: Square) -> set[Square]:
    """Everything of one landscape that can be walked to, also over bridges."""
    reached = {start}
    while True:
        more = {(x + dx, y + dy) for x, y in reached for dx, dy in NEXT if land.get((x + dx, y + dy)) == land[start]}
        for one, other in spans:
            if land[one] == land[start] and (one in reached or other in reached):
                more |= {one, other}
        if more <= reached:
            return reached
        reached |= more


def view(land: dict[Square, str], start: Square, step: Square) -> list[Square]:
    """Everything seen in one direction, up to and with the first mountain; further than any land reaches."""
    seen = []
    for distance in range(1, 250):
        at = start[0] + step[0] * distance, start[1] + step[1] * distance
        if at in land:
            seen.append(at)
            if land[at] == "M":
                break
    return seen


def points(document: dict[str, Any], building: dict[str, Any]) -> int:
    state = document["state"]
    land, spans = whole_land(state), bridges(state)
    kind, at = building["kind"], (building["field"][0], building["field"][1])
    if kind in HUTS:
        return len(region(land, spans, at)) * (2 if kind == "hut_village" else 1)
    if kind == "tree":
        return 2 * len(region(land, spans, at))
    if kind == "tower":
        own = 1 if document["options"]["towerfield"] == "on" else 0
        return own + sum(land[seen] == land[at] for step in NEXT for seen in view(land, at, step))
    if kind == "portal":
        homes = [(other["field"][0], other["field"][1]) for other in state["buildings"]]
        return sum(seen in homes for step in NEXT + SLANTED for seen in view(land, at, step))
    if kind == "castle":
        (home,) = [squares(tile) for tile in state["tiles"] if at in squares(tile)]
        total = 0
        for tile in state["tiles"]:
            fields = squares(tile)
            near = any((x + dx, y + dy) in home for x, y in fields for dx, dy in NEXT)
            if near or fields == home:
                total += list(fields.values()).count("M")
        return total
    assert kind == "bridge"
    return 0


def recount(document: dict[str, Any]) -> list[tuple[int, int]]:
    state, seats = document["state"], range(document["players"])
    land, spans = whole_land(state), bridges(state)
    totals, trees = [0 for _ in seats], [0 for _ in seats]
    for building in state["buildings"]:
        counted = points(document, building)
        assert counted == building["points"], f"{building} is worth {counted}"
        totals[building["owner"]] += counted
        if building["kind"] == "tree":
            trees[building["owner"]] = len(region(land, spans, (building["field"][0], building["field"][1])))
    assert totals == state["totals"]
    assert trees == state["tree_regions"]
    ranks = [
        1 + sum(totals[o] > totals[s] or (totals[o] == totals[s] and trees[o] > trees[s]) for o in seats) for s in seats
    ]
    assert state["winners"] == [seat for seat in seats if ranks[seat] == 1]
    assert document["finished"] == (state["phase"] == "over")
    if document["finished"]:
        assert state["hands"] == [None for _ in seats], "everybody lays the last tile"
        assert (not state["pile"]) or not all(state["left"]), "nothing has ended the game"
    return list(zip(totals, ranks, strict=True))


def conserved(document: dict[str, Any]) -> None:
    """Every tile and every building is in exactly one place, and the land obeys what can be seen of the rules."""
    state, players = document["state"], document["players"]
    held = [number for number in state["hands"] if number is not None]
    everywhere = [tile["id"] for tile in state["tiles"]] + held + state["pile"] + state["box"] + state["shown"]
    assert sorted(everywhere) == list(range(1, 37)), sorted(everywhere)
    assert len(state["box"]) == REMOVED[players]
    land: dict[Square, str] = {}
    for order, tile in enumerate(state["tiles"]):
        fields = squares(tile)
        assert tile["order"] == order
        assert not land.keys() & fields.keys(), f"{tile} covers another tile"
        alike = any(land.get((x + dx, y + dy)) == letter for (x, y), letter in fields.items() for dx, dy in NEXT)
        assert alike == (order > 0), f"{tile} touches nothing alike"
        land |= fields
    kinds = SIMPLE if document["options"]["variant"] == "simple" else FULL
    for seat in range(players):
        own = [building["kind"] for building in state["buildings"] if building["owner"] == seat]
        assert sorted(own + state["left"][seat]) == sorted(kinds), f"seat {seat} has lost or doubled a building"
    spans = bridges(state)
    for building in state["buildings"]:
        at = (building["field"][0], building["field"][1])
        assert (land[at] == "M") == (building["kind"] == "castle"), building
        assert land[at] == HUTS.get(building["kind"], land[at]), building
        homes = region(land, spans, at)
        owners = {other["owner"] for other in state["buildings"] if tuple(other["field"]) in homes}
        assert owners == {building["owner"]}, f"{building} shares its region with another player"
    assert all(land[one] == land[other] != "M" for one, other in spans)
