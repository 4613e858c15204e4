"""Pictures for the topics of the rules: small planets that show what the words say."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.games.legendary_forests import names
from engine.games.legendary_forests.planet import Laid, Place, Planet, Tree, place_name, spot_of
from engine.games.legendary_forests.tiles import COLOURS, TileSet, default
from engine.games.legendary_forests.views import ForestView, PlanetView
from engine.text import Text
from render.kit import MARGIN, PHONE_WIDTH, Box, Canvas, Picture, Table
from render.kit.theme import DUSK, EMBER, MIST, NIGHT
from render.legendary_forests.ground import closed_sign, stamp_tile
from render.legendary_forests.leaves import full_rune, half_rune, leaf_sign, tree
from render.legendary_forests.planet import PlanetDrawing, fitting_size, room_in, span_of

_WIDTH = PHONE_WIDTH - 2 * MARGIN
_START = Laid(1, 0, 0, 0)
BOOK_EXAMPLE = (
    _START,
    Laid(9, 0, 1, 0),
    Laid(20, 0, 2, 0),
    Laid(3, 1, 2, 1),
    Laid(14, 2, 2, 2),
    Laid(6, 1, 3, 2),
    Laid(10, 0, 3, 1),
    Laid(22, -1, 2, 3),
)
BOOK_TREES = (("T20S", "pink"), ("U23E", "pink"), ("S22E", "yellow"), ("T23N", "yellow"))


def draw_illustration(topic: str, table: Table) -> Picture | None:
    """The picture for a topic, if it has one."""
    draw = _TOPICS.get(topic)
    return draw(table) if draw else None


def _box() -> TileSet:
    tiles: TileSet = default().parts
    return tiles


def example(laid: Sequence[Laid], trees: Sequence[tuple[str, str]] = ()) -> ForestView:
    """A table for one with this planet."""
    box = _box()
    bare = Planet(box, laid)
    planted = []
    for name, colour in trees:
        named = spot_of(name)
        spot = bare.spot(named) if named is not None else None
        assert spot is not None, name
        planted.append(Tree(spot, colour))
    planet = PlanetView(tuple(laid), tuple(planted), Planet(box, laid, planted).regions(), ())
    return ForestView(
        seat=None,
        players=1,
        phase="lay",
        round=len(laid),
        rounds=box.drawn,
        tile=None,
        drawn=(),
        unseen=(),
        removed=(),
        supply=tuple((colour, box.trees_per_player) for colour in COLOURS),
        architect=0,
        builder=0,
        tree_order=(),
        planets=(planet,),
        tiles=box,
    )


def _drawing(canvas: Canvas, view: ForestView, ground: Box, free: Sequence[Place] = ()) -> PlanetDrawing:
    span = span_of([*(tile.place for tile in view.planets[0].laid), *free])
    room = room_in(ground)
    drawing = PlanetDrawing(canvas, view, view.planets[0], span, room, fitting_size(span, room.w, room.h, 72))
    drawing.draw(ground, free)
    drawing.coordinates()
    return drawing


def _alt(topic: str, view: ForestView, table: Table) -> str:
    tiles = tuple(
        Text("legendary_forests-picture-alt-laid", tile=tile.tile, place=place_name(tile.place))
        for tile in view.planets[0].laid
    )
    title = Text(f"legendary_forests-rules-{topic}.title")
    return table.say(Text("legendary_forests-picture-alt-example", topic=title, tiles=tiles))


def _planet_picture(topic: str, view: ForestView, table: Table, scored: bool, height: float = 380) -> Picture:
    canvas = Canvas(PHONE_WIDTH, height, NIGHT)
    drawing = _drawing(canvas, view, Box(MARGIN, MARGIN, _WIDTH, height - 2 * MARGIN))
    if scored:
        drawing.points(region for region in view.planets[0].regions if region.trees)
    return canvas.picture(_alt(topic, view, table))


def _goal(table: Table) -> Picture:
    return _planet_picture("goal", example(BOOK_EXAMPLE, BOOK_TREES), table, scored=False)


def _scoring(table: Table) -> Picture:
    return _planet_picture("scoring", example(BOOK_EXAMPLE, BOOK_TREES), table, scored=True)


def _laying(table: Table) -> Picture:
    """A small planet, a tile, and every place where it fits."""
    view = example(BOOK_EXAMPLE[:3])
    tile = view.tiles[13]
    free = list(dict.fromkeys(place for place, _ in view.planet(0).placements(tile.number)))
    height = 350
    canvas = Canvas(PHONE_WIDTH, height, NIGHT)
    stamp_tile(canvas, Box(MARGIN + 4, MARGIN + 4, 84, 84), tile.faces[0], tile.background)
    drawing = _drawing(canvas, view, Box(MARGIN + 98, MARGIN, _WIDTH - 98, height - 2 * MARGIN), free)
    drawing.free(free)
    return canvas.picture(_alt("laying", view, table))


def _regions(table: Table) -> Picture:
    """A closed and an open region, half runes and full ones, side by side with their names."""
    view = example(BOOK_EXAMPLE[:3])
    height = 300
    canvas = Canvas(PHONE_WIDTH, height, NIGHT)
    _drawing(canvas, view, Box(MARGIN, MARGIN, 170, height - 2 * MARGIN))
    left = MARGIN + 186
    lines: list[tuple[Text, Callable[..., None], tuple[str | int, ...]]] = [
        *((Text("legendary_forests-picture-kind", leaf=names.ground(c)), leaf_sign, (c,)) for c in COLOURS),
        (Text("legendary_forests-picture-half"), half_rune, (0,)),
        (Text("legendary_forests-picture-full"), full_rune, ()),
        (Text("legendary_forests-picture-closed"), closed_sign, ()),
    ]
    for at, (words, sign, variant) in enumerate(lines):
        y = MARGIN + 6 + at * 46
        canvas.stamp(sign, Box(left, y, 32, 32), *variant)
        canvas.text_in(
            Box(left + 44, y - 4, PHONE_WIDTH - MARGIN - left - 44, 40), table.say(words), 14, MIST, False, "left", 2
        )
    return canvas.picture(_alt("regions", view, table))


def _trees(table: Table) -> Picture:
    """The three trees, large."""
    canvas = Canvas(PHONE_WIDTH, 150, NIGHT)
    for colour, cell in zip(COLOURS, Box(MARGIN, MARGIN, _WIDTH, 130).columns(3), strict=True):
        canvas.panel(cell, DUSK, 10)
        canvas.stamp(tree, Box(cell.x + cell.w / 2 - 42, cell.y + 8, 84, 84), colour)
        canvas.text_in(
            Box(cell.x + 4, cell.bottom - 32, cell.w - 8, 28), table.say(names.tree(colour)), 14, EMBER, True
        )
    trees = tuple(names.tree(colour) for colour in COLOURS)
    return canvas.picture(table.say(Text("legendary_forests-picture-alt-trees", trees=trees)))


def _tiles(table: Table) -> Picture:
    """All tiles as they lie in the box."""
    size, gap = 72.0, 4.0
    box = _box()
    rows = -(-len(box.tiles) // 5)
    canvas = Canvas(PHONE_WIDTH, rows * (size + gap) + 2 * MARGIN - gap, NIGHT)
    for at, tile in enumerate(box.tiles):
        x, y = MARGIN + at % 5 * (size + gap + 0.5), MARGIN + at // 5 * (size + gap)
        stamp_tile(canvas, Box(x, y, size, size), tile.faces[0], tile.background)
    light = ", ".join(str(tile.number) for tile in box.tiles if tile.light)
    return canvas.picture(table.say(Text("legendary_forests-picture-alt-tiles", count=len(box.tiles), light=light)))


_TOPICS: dict[str, Callable[[Table], Picture]] = {
    "goal": _goal,
    "laying": _laying,
    "regions": _regions,
    "trees": _trees,
    "scoring": _scoring,
    "tiles": _tiles,
}
