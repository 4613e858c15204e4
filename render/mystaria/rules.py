"""Pictures for the topics of Mystaria's rules: small lands that show what the words say, counted by the real rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.games.mystaria.buildings import KINDS, building_text, worth
from engine.games.mystaria.land import Building, Laid, Land
from engine.games.mystaria.notation import Field, field_name
from engine.games.mystaria.tiles import LANDSCAPES, face_of, landscape_text
from engine.games.mystaria.views import Built, LaidTile, MystariaView
from engine.text import Text
from render.kit import MARGIN, PHONE_WIDTH, Box, Canvas, Picture, Sitter, Table, board, icons, theme
from render.mystaria.fields import field
from render.mystaria.land import LandDrawing, map_height, whole_window
from render.mystaria.pieces import token

_WIDTH = PHONE_WIDTH - 2 * MARGIN
_SITTERS = tuple(Sitter("", colour) for colour in range(4))

Tiles = Sequence[tuple[int, int, tuple[str, ...]]]


def draw_illustration(topic: str, table: Table) -> Picture | None:
    """The picture for a topic, if it has one."""
    draw = _TOPICS.get(topic)
    return draw(Table(_SITTERS, table.say)) if draw else None


def example(tiles: Tiles, buildings: Sequence[Building] = ()) -> MystariaView:
    """A table for four with this land; the last tile counts as the one just laid if nobody has built yet."""
    land, laid = Land(), []
    for number, (x, y, rows) in enumerate(tiles):
        land.lay(Laid(number, x, y, 0, 0), face_of(rows).fields(x, y))
        laid.append(LaidTile(number, x, y, 0, None, rows))
    for building in buildings:
        land.build(building)
    return MystariaView(
        seat=None,
        players=4,
        phase="lay",
        active=0,
        first=0,
        tiles=tuple(laid),
        buildings=tuple(_built(land, building) for building in buildings),
        newest=None,
        left=((),) * 4,
        kinds=KINDS,
        hand=None,
        holding=(False,) * 4,
        pile=0,
        removed=0,
        shown=(),
        unseen=(),
        ending="",
        totals=(0,) * 4,
        trees=(0,) * 4,
        ranks=(1,) * 4,
    )


def _built(land: Land, building: Building) -> Built:
    value = worth(land, building, tower_counts_own=False)
    return Built(
        building.kind,
        building.owner,
        building.field,
        building.axis,
        value.points,
        value.each,
        value.counted,
        value.lines,
        tuple(land.region(building.field)),
    )


def _counted(topic: str, tiles: Tiles, buildings: Sequence[Building], scoring: Sequence[str], table: Table) -> Picture:
    """A land in which the fields that count are outlined and the points stand beside the buildings."""
    view = example(tiles, buildings)
    window = whole_window(view)
    room = Box(MARGIN, MARGIN, _WIDTH, 300)
    canvas = Canvas(PHONE_WIDTH, 2 * MARGIN + map_height(window, room), theme.NIGHT)
    drawing = LandDrawing(canvas, view, table, room, window)
    drawing.ground()
    drawing.coordinates()
    drawing.tiles()
    shown = [built for built in view.buildings if built.kind in scoring]
    for built in shown:
        drawing.outline(built.counted, theme.LIGHT)
        drawing.sight(built)
    drawing.buildings()
    for built in shown:
        x, y = drawing.middle(built.field)
        board.number_badge(canvas, x + drawing.cell * 0.42, y - drawing.cell * 0.42, str(built.points), 22)
    points = tuple(
        Text("mystaria-scored-example", building=building_text(built.kind), points=built.points) for built in shown
    )
    return canvas.picture(table.say(Text("mystaria-alt-example", topic=_topic(topic), shows=points)))


def _topic(topic: str) -> Text:
    return Text(f"mystaria-rules-{topic}.title")


def _huts(table: Table) -> Picture:
    tiles = [(0, 0, ("FFV", "FVV")), (0, 2, ("FMV", "LLW")), (3, 0, ("WWL", "FWL")), (3, 2, ("FFL", "FMW"))]
    homes = [Building("hut_forest", 0, (0, 0)), Building("hut_village", 0, (2, 1)), Building("tree", 0, (4, 2))]
    return _counted("huts", tiles, homes, ("hut_forest", "hut_village", "tree"), table)


def _tower(table: Table) -> Picture:
    tiles = [(0, 0, ("LWF", "WFW")), (3, 0, ("FLV", "WMW")), (3, 2, ("WL", "FV", "WM"))]
    return _counted("tower", tiles, [Building("tower", 1, (3, 1))], ("tower",), table)


def _bridge(table: Table) -> Picture:
    tiles = [(0, 0, ("FFW", "MLL")), (3, 0, ("WLV", "WLF"))]
    homes = [Building("hut_lake", 0, (1, 1)), Building("bridge", 0, (3, 1), "EW")]
    return _counted("bridge", tiles, homes, ("hut_lake",), table)


def _castle(table: Table) -> Picture:
    tiles = [
        (0, 0, ("VMM", "WFF")),
        (3, 0, ("LFM", "LWM")),
        (0, 2, ("WLL", "WMV")),
        (3, -2, ("LLM", "FFW")),
    ]
    return _counted("castle", tiles, [Building("castle", 3, (1, 0))], ("castle",), table)


def _portal(table: Table) -> Picture:
    tiles = [(0, 0, ("WLF", "FVL")), (3, 0, ("LVW", "WFM")), (0, 2, ("VWF", "LLW")), (3, 2, ("FLM", "WVF"))]
    homes = [
        Building("portal", 0, (2, 1)),
        Building("hut_forest", 1, (2, 0)),
        Building("hut_lake", 1, (3, 0)),
        Building("hut_village", 0, (1, 1)),
        Building("hut_village", 2, (4, 3)),
        Building("castle", 3, (5, 1)),
    ]
    return _counted("sight", tiles, homes, ("portal",), table)


def _laying(table: Table) -> Picture:
    """The same tile twice: beside one lake it fits, between two lakes with huts it does not."""
    rows = ("FWV", "LLL")
    tiles = [(0, 0, ("LLF", "VFF")), (3, 0, ("LLW", "WVV"))]
    homes = [Building("hut_lake", 0, (0, 0)), Building("hut_lake", 1, (4, 0))]
    view = example(tiles, homes)
    canvas = Canvas(PHONE_WIDTH, 150, theme.NIGHT)
    for index, at in enumerate(((0, -2), (1, -2))):
        room = Box(MARGIN + index * (_WIDTH / 2 + 2), MARGIN, _WIDTH / 2 - 2, 130)
        drawing = LandDrawing(canvas, view, table, room, whole_window(view, 0, [(0, -2)]))
        drawing.draw()
        drawing.ghost(at, rows, 3)
        sign, colour = ((icons.check, theme.MOSS), (icons.cross, theme.RUST))[index]
        canvas.stamp(sign, Box(drawing.area.right - 32, drawing.area.y + 6, 26, 26), colour)
    shows = (Text("mystaria-example-fits"), Text("mystaria-example-joins"))
    return canvas.picture(table.say(Text("mystaria-alt-example", topic=_topic("laying"), shows=shows)))


def _building(table: Table) -> Picture:
    """A tile just laid, and every field on it or beside it."""
    tiles = [(0, 0, ("LLF", "LWV")), (3, 0, ("FWV", "LWV")), (1, 2, ("WLF", "WWM"))]
    view = example(tiles)
    room = Box(MARGIN, MARGIN, _WIDTH, 240)
    window = whole_window(view)
    canvas = Canvas(PHONE_WIDTH, 2 * MARGIN + map_height(window, room), theme.NIGHT)
    drawing = LandDrawing(canvas, view, table, room, window)
    reach: list[Field] = [at for at, _ in view.tiles[-1].fields()] + [(1, 1), (2, 1), (3, 1)]
    drawing.draw(lit=reach)
    shows = (Text("mystaria-example-reach", fields=" ".join(map(field_name, reach))),)
    return canvas.picture(table.say(Text("mystaria-alt-example", topic=_topic("building"), shows=shows)))


def _legend(table: Table) -> Picture:
    """The five landscapes by name."""
    canvas = Canvas(PHONE_WIDTH, 100, theme.NIGHT)
    for landscape, box in zip(LANDSCAPES, Box(MARGIN, MARGIN, _WIDTH, 80).columns(5, 12), strict=True):
        canvas.stamp(field, Box(box.x + (box.w - 54) / 2, box.y, 54, 54), landscape)
        name = Box(box.x - 4, box.y + 58, box.w + 8, 20)
        canvas.text_in(name, table.say(landscape_text(landscape)), 14, theme.MIST)
    shows = tuple(landscape_text(landscape) for landscape in LANDSCAPES)
    return canvas.picture(table.say(Text("mystaria-alt-example", topic=_topic("terms"), shows=shows)))


def _pieces(table: Table) -> Picture:
    """The nine buildings by name."""
    canvas = Canvas(PHONE_WIDTH, 3 * 52 + 2 * MARGIN, theme.NIGHT)
    for index, kind in enumerate(KINDS):
        box = Box(MARGIN + index % 3 * (_WIDTH / 3), MARGIN + index // 3 * 52, _WIDTH / 3 - 8, 48)
        canvas.stamp(token, Box(box.x, box.y + 4, 40, 40), kind, index % 4)
        name = Box(box.x + 46, box.y, box.w - 46, box.h)
        canvas.text_in(name, table.say(building_text(kind)), 14, theme.MIST, align="left", lines=2)
    shows = tuple(building_text(kind) for kind in KINDS)
    return canvas.picture(table.say(Text("mystaria-alt-example", topic=_topic("setup"), shows=shows)))


_TOPICS: dict[str, Callable[[Table], Picture]] = {
    "terms": _legend,
    "setup": _pieces,
    "laying": _laying,
    "building": _building,
    "huts": _huts,
    "tower": _tower,
    "bridge": _bridge,
    "castle": _castle,
    "sight": _portal,
}
