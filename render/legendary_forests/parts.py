"""Parts of several pictures: the drawn tile with what it brings, the supply of trees, plates, and lines about regions."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.legendary_forests import names
from engine.games.legendary_forests.planet import Region
from engine.games.legendary_forests.tiles import COLOURS
from engine.games.legendary_forests.views import ForestView
from engine.text import Text
from render.kit import Box, Canvas, Table, icons, name_plate
from render.kit.theme import EMBER, FOG, LIGHT, MIST, MOSS, SLATE
from render.legendary_forests.ground import stamp_tile
from render.legendary_forests.leaves import builder, leaf_sign, tree

LINE = 19


def heading(view: ForestView) -> Text:
    if view.finished:
        return Text("legendary_forests-picture-over")
    return Text("legendary_forests-picture-round", round=view.round, rounds=view.rounds)


def points(total: int) -> Text:
    return Text("legendary_forests-picture-points", points=total)


def drawn_tile(canvas: Canvas, box: Box, view: ForestView) -> None:
    """The tile that is being laid, as it comes from the pile."""
    if view.tile is not None:
        stamp_tile(canvas, box, view.tile.faces[0], view.tile.background)


def tile_words(view: ForestView) -> Text:
    assert view.tile is not None
    if view.phase == "trees":
        return Text("legendary_forests-picture-trees")
    id = "legendary_forests-picture-tile-light" if view.tile.light else "legendary_forests-picture-tile"
    return Text(id, tile=view.tile.number)


def supply(canvas: Canvas, x: float, y: float, view: ForestView, marked: str | None = None) -> None:
    """The trees that are left, each colour with its number; the chosen colour is marked."""
    for at, colour in enumerate(COLOURS):
        left = dict(view.supply)[colour]
        if colour == marked:
            canvas.panel(Box(x + at * 52 - 3, y - 3, 48, 30), SLATE, 6, EMBER, 1.6)
        canvas.stamp(tree, Box(x + at * 52, y, 24, 24), colour, alpha=1 if left else 0.35)
        canvas.text(x + at * 52 + 26, y + 17, str(left), 15, LIGHT if left else FOG, bold=True)


SUPPLY_WIDTH = 3 * 52 - 8


def plate(
    canvas: Canvas, box: Box, view: ForestView, seat: int, table: Table, waiting: frozenset[int], you: bool = False
) -> None:
    """A player's name and points; the builder figure stands beside its holder."""
    held = view.builder == seat and view.players > 1 and not view.finished
    state = "" if view.finished or not waiting else "waiting" if seat in waiting else "done"
    active = view.tree_order[:1] == (seat,)
    best = max(planet.total for planet in view.planets)
    name_plate(
        canvas,
        box,
        table.sitters[seat],
        seat,
        score=str(view.planets[seat].total),
        state=state if view.phase == "lay" else "",
        active=active,
        you=you,
        trophies=int(view.finished and view.players > 1 and view.planets[seat].total == best),
        room=17 if held else 0,
    )
    if held:
        canvas.stamp(builder, Box(box.right - 19, box.y + box.h / 2 - 8, 16, 16), EMBER)


def region_in_words(region: Region) -> Text:
    """What a region brings, for those who cannot see which one it is."""
    return Text("legendary_forests-picture-region", region=names.region(region.colour), words=names.brings(region))


def named_region(region: Region, words: Text) -> Text:
    return Text("legendary_forests-picture-region-named", area=region.name, words=words)


def region_lines(canvas: Canvas, box: Box, regions: Sequence[Region], table: Table, named: bool = False) -> None:
    """Regions line by line: leaf, words, and a tree where one stands."""
    for region, line in zip(regions, box.rows(len(regions), 0), strict=True):
        canvas.stamp(leaf_sign, Box(line.x, line.y + (line.h - 15) / 2, 15, 15), region.colour)
        left = line.x + 21
        if region.trees:
            canvas.stamp(tree, Box(left - 2, line.y + (line.h - 19) / 2, 19, 19), region.colour)
            left += 20
        words = Box(left, line.y, line.right - left, line.h)
        colour = LIGHT if region.trees else MIST
        said = names.brings(region)
        text = named_region(region, said) if named else said
        canvas.text_in(words, table.say(text), 13.5, colour, region.closed, "left")


def waiting_emblem(canvas: Canvas, box: Box, waits: bool) -> None:
    canvas.stamp(icons.hourglass if waits else icons.check, box, FOG if waits else MOSS)
