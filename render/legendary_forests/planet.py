"""A planet on a canvas: tiles, regions, runes, trees, names of places, ghosts, and points.

The drawing knows where every place lies; what is shown is told layer by layer by whoever draws a board or a panel.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import dist

from engine.games.legendary_forests.planet import Place, Region, Spot, column_name, place_name, row_name
from engine.games.legendary_forests.tiles import Face
from engine.games.legendary_forests.views import ForestView, PlanetView
from render.kit import SMALL, Box, Canvas, board, shapes
from render.kit.board import EDGE
from render.kit.shapes import Point
from render.kit.theme import DUSK, EMBER, FOG, INK, LIGHT, MIST, SLATE, Colour, fade, ink_on
from render.legendary_forests.ground import CLOSED_RIM, area, grass, heart, number, rim, veil
from render.legendary_forests.leaves import TINTS, full_rune, half_rune, tree
from render.legendary_forests.sky import air_and_earth, sky

DETAILED = 26  # from this size of a tile on it shows leaves and its number,
RUNES = 18  # and from this one on runes
LARGEST = 92.0


@dataclass(frozen=True)
class Span:
    """The places that are shown: columns and rows, both ends included."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def columns(self) -> int:
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        return self.bottom - self.top + 1


def span_of(places: Iterable[Place]) -> Span:
    xs, ys = zip(*places, strict=True)
    return Span(min(xs), min(ys), max(xs), max(ys))


def fitting_size(span: Span, w: float, h: float, largest: float = LARGEST) -> float:
    """How large tiles can be so that the span fits into a box; whole points, so that tiles of many pictures are alike."""
    return float(int(min(w / span.columns, h / span.rows, largest)))


def room_in(ground: Box) -> Box:
    """The part of a sky that a planet may fill: names fit on its left and above it, and its air all around."""
    return Box(ground.x + 27, ground.y + EDGE + 6, ground.w - 41, ground.h - EDGE - 20)


class PlanetDrawing:
    """One planet in the middle of a box."""

    def __init__(self, canvas: Canvas, view: ForestView, planet: PlanetView, span: Span, box: Box, size: float) -> None:
        self.canvas = canvas
        self.view = view
        self.planet = planet
        self.span = span
        self.size = size
        self.field = box.centred(span.columns * size, span.rows * size)
        self.detailed = size >= DETAILED

    def box(self, place: Place) -> Box:
        x, y = place[0] - self.span.left, place[1] - self.span.top
        return Box(self.field.x + x * self.size, self.field.y + y * self.size, self.size, self.size)

    def face(self, place: Place) -> Face:
        return next(self.view.tiles[tile.tile].faces[tile.turn] for tile in self.planet.laid if tile.place == place)

    def point(self, place: Place, inside: Point) -> Point:
        """A point of a tile on the canvas."""
        box = self.box(place)
        return box.x + inside[0] * self.size, box.y + inside[1] * self.size

    # The planet itself

    def draw(self, ground: Box, free: Iterable[Place] = ()) -> None:
        """A piece of sky, and in it tiles, regions, runes and trees as they are; `free` places will get names."""
        field = self.field
        rows, columns = Box(field.x - 25, field.y, 22, field.h), Box(field.x, field.y - 20, field.w, 18)
        sky(self.canvas, ground, [rows, columns, *map(self.box, free)])
        faces = {tile.place: self.view.tiles[tile.tile].faces[tile.turn] for tile in self.planet.laid}
        air_and_earth(self.canvas, faces, self.box)
        for place, face in faces.items():
            self.canvas.stamp(grass, self.box(place), face.number, self.detailed)
        self._grid(faces)
        for region in self.planet.regions:
            colour, width = (CLOSED_RIM, 0.09) if region.closed else (fade(INK, 0.45), 0.035)
            self.rimmed(region, colour, width)
            for spot in region.spots:
                sides = self.sides(spot)
                self.canvas.stamp(area, self.box(spot.place), region.colour, sides, self.detailed)
        if self.size >= RUNES:
            for region in self.planet.regions:
                self._runes(region)
        if self.detailed:
            self._numbers()
        self.trees()

    def sides(self, spot: Spot) -> tuple[int, ...]:
        """The sides of the area that a spot names."""
        face = self.face(spot.place)
        at = face.area_of[spot.side]
        assert at is not None, "a spot of a region has leaves"
        return face.areas[at].sides

    def rimmed(self, region: Region, colour: Colour, width: float) -> None:
        for spot in region.spots:
            self.canvas.stamp(rim, self.box(spot.place), self.sides(spot), colour, width)

    def _grid(self, faces: Iterable[Place]) -> None:
        for place in faces:
            box = self.box(place)
            edge = shapes.rectangle(box.x, box.y, box.w, box.h)
            self.canvas.stroke(edge, fade(INK, 0.4), max(0.8, self.size * 0.02), closed=True)

    def _runes(self, region: Region) -> None:
        stone = self.size * 0.23
        for spot in (*region.full, *region.half):
            x, y = self.point(spot.place, _SIDE_MIDDLES[spot.side])
            box = Box(x - stone / 2, y - stone / 2, stone, stone)
            if spot in region.full:
                self.canvas.stamp(full_rune, box)
            else:
                self.canvas.stamp(half_rune, box, spot.side)

    def _numbers(self) -> None:
        size = min(self.size * 0.26, 15.0)
        for tile in self.planet.laid:
            box = self.box(tile.place)
            corner = Box(box.right - size - 0.5, box.bottom - size - 0.5, size, size)
            self.canvas.stamp(number, corner, tile.tile, self.view.tiles[tile.tile].background)

    def trees(self) -> None:
        for spot in dict.fromkeys(planted.spot for planted in self.planet.trees):
            alike = [planted.colour for planted in self.planet.trees if planted.spot == spot]
            for at, colour in enumerate(alike):
                self.tree(spot, colour, (at - (len(alike) - 1) / 2) * 0.26)

    def tree(self, spot: Spot, colour: str, shift: float = 0) -> None:
        x, y = self.point(spot.place, heart(self.sides(spot)))
        size = max(self.size * 0.56, 12)
        self.canvas.stamp(tree, Box(x - size / 2 + shift * self.size, y - size * 0.55, size, size), colour)

    # What is told about it

    def coordinates(self) -> None:
        """Names of the columns above and of the rows on the left."""
        # Where columns are narrow only every other name has room.
        every = 1 if self.size >= 24 else 2
        columns = [column_name(x) if x % every == 0 else "" for x in range(self.span.left, self.span.right + 1)]
        rows = [row_name(y) for y in range(self.span.top, self.span.bottom + 1)]
        for name, box in zip(columns, self.field.columns(len(columns), 0), strict=True):
            self._name(box.centre[0], self.field.y - 7, name)
        for name, box in zip(rows, self.field.rows(len(rows), 0), strict=True):
            self._name(self.field.x - 14, box.centre[1] + 4.2, name)

    def _name(self, x: float, y: float, name: str) -> None:
        self.canvas.text(x, y, name, SMALL, FOG, bold=True, align="middle")

    def last(self) -> None:
        """The latest tile."""
        if self.planet.last is not None:
            self.marked(self.planet.last)

    def marked(self, place: Place) -> None:
        box = self.box(place)
        edge = shapes.rounded(box.x, box.y, box.w, box.h, 2)
        board.last_move(self.canvas, edge, width=max(1.6, self.size * 0.045))

    def free(self, places: Iterable[Place], colour: Colour = EMBER) -> None:
        """Where a tile may go, by name."""
        for place in places:
            name = place_name(place) if self.size >= 30 else ""
            board.free_place(self.canvas, self.box(place).inset(1), name, colour, 4)

    def ghost(self, place: Place) -> None:
        """The rim of a tile that would lie there; the tile itself is part of the planet that is drawn."""
        box = self.box(place)
        self.canvas.washed(LIGHT, 0.12, box)
        edge = shapes.rounded(box.x, box.y, box.w, box.h, 3)
        self.canvas.stroke(edge, INK, 4.4, closed=True)
        self.canvas.stroke(edge, EMBER, 2.6, closed=True, dash=(6, 4))

    def dimmed(self, regions: Iterable[Region]) -> None:
        """Regions that are out of the question."""
        for region in regions:
            for spot in region.spots:
                self.canvas.stamp(veil, self.box(spot.place), self.sides(spot), fade(DUSK, 0.72))

    def lit(self, region: Region) -> None:
        """A region that is chosen: a bright rim around it."""
        self.rimmed(region, LIGHT, 0.16)
        for spot in region.spots:
            self.canvas.stamp(area, self.box(spot.place), region.colour, self.sides(spot), self.detailed)
        if self.size >= RUNES:
            self._runes(region)

    def tags(self, regions: Sequence[Region]) -> None:
        """The names of regions, each at the side that gives it its name, and what a first tree would bring there."""
        for region in regions:
            spot = region.spots[0]
            x, y = self.point(spot.place, _TAG_PLACES[spot.side])
            if any(tree.spot == spot for tree in self.planet.trees):
                y += self.size * 0.26
            gain = "" if region.trees else str(region.worth)
            name, brings = (self.canvas.text_width(words, SMALL, bold=True) for words in (region.name, gain))
            w = name + 6 + (brings + 4 if gain else 0)
            box = Box(min(max(x - w / 2, self.field.x), self.canvas.width - w - 1), y - 8, w, 16)
            self.canvas.panel(box, INK, 5, TINTS[region.colour], 1.4)
            self.canvas.text(box.x + 3, y + 4.2, region.name, SMALL, LIGHT, bold=True)
            self.canvas.text(box.x + 7 + name, y + 4.2, gain, SMALL, EMBER, bold=True)

    def points(self, regions: Iterable[Region], worth: bool = False) -> None:
        """What regions bring, written into them (or what they would bring with a tree)."""
        written: list[Point] = []
        # What counts gets its place first, and of that what has the least room.
        for region in sorted(regions, key=lambda region: (not region.trees, len(region.spots))):
            words = str(region.worth if worth else region.points)
            size = max(19.0 if len(words) == 1 else 22.0, min(self.size * 0.4, 24))
            x, y = self._room_for_points(region, size, written, under=self.detailed and not worth)
            written.append((x, y))
            if words == "0" and not region.trees:
                ground = TINTS[region.colour]
                self.canvas.text(x, y + 4.4, words, SMALL, ink_on(ground), bold=True, align="middle", halo=ground)
                continue
            fill = SLATE if words == "0" else EMBER if region.closed else MIST
            board.number_badge(self.canvas, x, y, words, size, fill)

    def _room_for_points(self, region: Region, size: float, written: Sequence[Point], under: bool) -> Point:
        """At a tree of the region (or under it), else where it is widest; elsewhere if something is written there."""
        planted = [tree.spot for tree in self.planet.trees if tree.spot in region.spots]
        hearts = [self.point(spot.place, heart(self.sides(spot))) for spot in planted]
        if under:
            hearts = [(x, y + self.size * 0.26) for x, y in hearts]
        widest = sorted(region.spots, key=lambda spot: -len(self.sides(spot)))
        hearts += [self.point(spot.place, heart(self.sides(spot))) for spot in widest]
        x, y = hearts[0]
        hearts += [(x + dx * size * 0.9, y + dy * size * 0.9) for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0))]
        clear = (at for at in hearts if all(dist(at, other) > size * 0.85 for other in written))
        return next(clear, hearts[0])


_SIDE_MIDDLES: tuple[Point, ...] = ((0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5))
_TAG_PLACES: tuple[Point, ...] = ((0.5, 0.16), (0.98, 0.5), (0.5, 0.84), (0.02, 0.5))
