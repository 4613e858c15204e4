"""Mystaria's public pictures: the whole land with everybody's headquarters, and parts of it from near by."""

from __future__ import annotations

from math import ceil

from engine.games.mystaria.buildings import building_text
from engine.games.mystaria.describe import caption
from engine.games.mystaria.notation import field_name
from engine.games.mystaria.views import Built, MystariaView
from engine.text import Player, Text
from render.kit import (
    GAP,
    MARGIN,
    PHONE_HEIGHT,
    PHONE_WIDTH,
    Box,
    Canvas,
    Picture,
    Table,
    stamp_emblem,
    theme,
    title_bar,
)
from render.mystaria.fields import alone, tile
from render.mystaria.headquarters import all_headquarters
from render.mystaria.land import (
    READABLE_CELL,
    LandDrawing,
    Window,
    cell_size,
    map_height,
    most_fields,
    whole_window,
)
from render.mystaria.pieces import token

_WIDTH = PHONE_WIDTH - 2 * MARGIN
_TITLE = 28
_ROW = 21  # of a list of buildings
CLOSE_CELL = 25  # the fields of the close-up around the latest move
_CLOSE = Box(MARGIN, MARGIN + _TITLE, _WIDTH, PHONE_HEIGHT - 2 * MARGIN - _TITLE)
"""Where a close-up shows its map."""
_MOST_COLUMNS, _MOST_ROWS = most_fields(_CLOSE, READABLE_CELL)


def draw_board(view: MystariaView, table: Table, waiting: frozenset[int]) -> Picture:
    """Everything public at a glance; at the end with all lines of sight."""
    below = all_headquarters(view, table, waiting)
    window = whole_window(view, 1 if len(view.tiles) < 3 else 0)
    room = Box(MARGIN, MARGIN + _TITLE, _WIDTH, PHONE_HEIGHT - 2 * MARGIN - _TITLE - GAP - below.h)
    height = map_height(window, room)
    canvas = Canvas(PHONE_WIDTH, 2 * MARGIN + _TITLE + height + GAP + below.h, theme.NIGHT)
    title_bar(canvas, Box(MARGIN, MARGIN - 4, _WIDTH, _TITLE), table.say(title(view)), table.say(note(view)))
    LandDrawing(canvas, view, table, room, window).draw()
    below.draw(canvas, Box(MARGIN, MARGIN + _TITLE + height + GAP, _WIDTH, below.h))
    return canvas.picture(table.say(caption(view)))


def close_ups(view: MystariaView) -> tuple[tuple[str, Text], ...]:
    """The latest move and the parts of a large land; while it lasts, the tiles to come; at the end, whose points come
    from where."""
    found: list[tuple[str, Text]] = []
    if is_large(view):
        found.append(("latest", Text("mystaria-picture-latest")))
        found += [(f"area-{number}", _area_name(view, area)) for number, area in enumerate(areas(view), 1)]
    if view.finished:
        found += [(f"points-{seat}", Text("mystaria-picture-points", who=Player(seat))) for seat in range(view.players)]
    else:
        found.append(("tiles", Text("mystaria-picture-tiles")))
    return tuple(found)


def draw_close_up(view: MystariaView, name: str, table: Table) -> Picture:
    kind, _, number = name.partition("-")
    if kind == "points":
        return draw_points(view, int(number), table)
    if kind == "tiles":
        return draw_tiles(view, table)
    if kind == "area":
        parts = areas(view)  # fewer than when the button was made, if a tile was taken back
        area = parts[min(int(number), len(parts)) - 1]
        return _draw_part(view, area, _area_name(view, area), table)
    return _draw_part(view, near_latest(view), Text("mystaria-picture-latest"), table)


def is_large(view: MystariaView) -> bool:
    """Whether the land is too large to be read on a phone at a glance."""
    room = Box(0, 0, _WIDTH, PHONE_HEIGHT - 2 * MARGIN - _TITLE - 100)
    return cell_size(whole_window(view), room) < READABLE_CELL


def near_latest(view: MystariaView) -> Window:
    latest = view.tiles[-1]
    fields = [at for at, _ in latest.fields()]
    near, _ = most_fields(_CLOSE, CLOSE_CELL)
    return whole_window(view, 2).around(fields, near, near)


def areas(view: MystariaView) -> list[Window]:
    """The land cut into parts that fit a phone, row by row; they overlap where there is room."""
    whole = whole_window(view)
    across, down = ceil(whole.columns / _MOST_COLUMNS), ceil(whole.rows / _MOST_ROWS)
    columns, rows = min(_MOST_COLUMNS, whole.columns), min(_MOST_ROWS, whole.rows)
    lefts = [whole.left + (whole.columns - columns) * i // max(1, across - 1) for i in range(across)]
    tops = [whole.top + (whole.rows - rows) * i // max(1, down - 1) for i in range(down)]
    return [Window(left, top, columns, rows) for top in tops for left in lefts]


def _area_name(view: MystariaView, area: Window) -> Text:
    """Where the part lies, as on a map: in the north, the southwest, the middle, ..."""
    whole = whole_window(view)
    upright = _side(area.top - whole.top, whole.rows - area.rows, "north", "south")
    sideways = _side(area.left - whole.left, whole.columns - area.columns, "west", "east")
    if area == whole:
        return Text("mystaria-picture-area-whole")
    return Text(f"mystaria-picture-area-{upright + sideways or 'middle'}")


def _side(moved: int, most: int, first: str, last: str) -> str:
    """On which side a part lies that can be moved so far; nothing if on neither."""
    return "" if most == 0 or 0 < moved < most else last if moved else first


def _draw_part(view: MystariaView, shown: Window, title: Text, table: Table) -> Picture:
    canvas = Canvas(PHONE_WIDTH, 2 * MARGIN + _TITLE + map_height(shown, _CLOSE), theme.NIGHT)
    title_bar(canvas, Box(MARGIN, MARGIN - 4, _WIDTH, _TITLE), table.say(title), table.say(note(view)))
    LandDrawing(canvas, view, table, _CLOSE, shown).draw()
    return canvas.picture(f"{table.say(title)}: {table.say(caption(view))}")


# What a player's buildings are worth


def draw_points(view: MystariaView, seat: int, table: Table) -> Picture:
    """The land with the fields that count for one player, and each building with its points."""
    own = sorted(
        (built for built in view.buildings if built.owner == seat), key=lambda built: view.kinds.index(built.kind)
    )
    lines = ceil(len(own) / 2)
    window = whole_window(view)
    room = Box(MARGIN, MARGIN + _TITLE, _WIDTH, PHONE_HEIGHT - 2 * MARGIN - _TITLE - GAP - lines * _ROW)
    height = map_height(window, room)
    canvas = Canvas(PHONE_WIDTH, 2 * MARGIN + _TITLE + height + GAP + lines * _ROW, theme.NIGHT)
    emblem = Box(MARGIN, MARGIN - 1, 22, 22)
    stamp_emblem(canvas, emblem, table.sitters[seat], seat)
    title = table.say(Text("mystaria-caption-points", who=Player(seat), points=view.totals[seat]))
    title_bar(canvas, Box(MARGIN + 28, MARGIN - 4, _WIDTH - 28, _TITLE), title)
    drawing = LandDrawing(canvas, view, table, room, window)
    drawing.ground()
    drawing.coordinates()
    drawing.tiles()
    drawing.veil({at for built in own for at in (*built.counted, built.field)})
    for built in own:
        drawing.outline(built.counted, theme.LIGHT)
        drawing.sight(built)
    drawing.buildings()
    for place, built in zip(_two_columns(MARGIN + _TITLE + height + GAP, len(own)), own, strict=True):
        _worth(canvas, place, built, table)
    alt = (Text("mystaria-caption-points", who=Player(seat), points=view.totals[seat]), *map(_explained, own))
    return canvas.picture(". ".join(table.say(text) for text in alt))


def _two_columns(top: float, count: int) -> list[Box]:
    columns = Box(MARGIN, top, _WIDTH, _ROW).columns(2)
    lines = ceil(count / 2)
    return [Box(columns[i // lines].x, top + i % lines * _ROW, columns[0].w, _ROW) for i in range(count)]


def _worth(canvas: Canvas, box: Box, built: Built, table: Table) -> None:
    canvas.stamp(token, Box(box.x, box.y + 1, _ROW - 2, _ROW - 2), built.kind, table.sitters[built.owner].colour)
    points = Box(box.right - 24, box.y, 24, box.h)
    canvas.text_in(points, str(built.points), 15, theme.LIGHT, True, "right")
    words = table.say(_explained(built))
    canvas.text_in(Box(box.x + _ROW + 3, box.y, box.w - _ROW - 33, box.h), words, 13, theme.MIST, align="left")


def _explained(built: Built) -> Text:
    """Which building, where, and how its points come about."""
    return Text(
        "mystaria-picture-worth",
        building=building_text(built.kind),
        field=field_name(built.field),
        count=len(built.counted),
        each=built.each,
    )


# Tiles to come


def draw_tiles(view: MystariaView, table: Table) -> Picture:
    """Every face that has not been on the table yet."""
    size, gap, columns = 54.0, 10.0, 6
    lines = ceil(len(view.unseen) / columns)
    step = size * 2 / 3 + gap
    canvas = Canvas(PHONE_WIDTH, 2 * MARGIN + _TITLE + 40 + lines * step, theme.NIGHT)
    title_bar(canvas, Box(MARGIN, MARGIN - 4, _WIDTH, _TITLE), table.say(Text("mystaria-picture-tiles")))
    words = table.say(_whereabouts(view))
    canvas.text_in(Box(MARGIN, MARGIN + _TITLE - 4, _WIDTH, 36), words, 13, theme.MIST, align="left", lines=2)
    left = (PHONE_WIDTH - columns * size - (columns - 1) * gap) / 2
    for index, face in enumerate(view.unseen):
        x, y = left + index % columns * (size + gap), MARGIN + _TITLE + 38 + index // columns * step
        canvas.stamp(tile, Box(x, y, size, size * 2 / 3), alone(face.turns[0]), face.number)
    return canvas.picture(words)


def _whereabouts(view: MystariaView) -> Text:
    held = sum(holding for seat, holding in enumerate(view.holding) if seat != view.seat)
    return Text("mystaria-picture-unseen", count=len(view.unseen), pile=view.pile, hands=held, removed=view.removed)


def note(view: MystariaView) -> Text:
    """How long the game will last."""
    if view.finished:
        return Text("mystaria-picture-land", count=len(view.tiles))
    if view.ending:
        return Text("mystaria-picture-last-round")
    return Text("mystaria-picture-pile", left=view.pile)


def title(view: MystariaView) -> Text:
    if view.finished:
        winners = tuple(Player(seat) for seat in range(view.players) if view.ranks[seat] == 1)
        return Text("mystaria-won", who=winners, count=len(winners))
    return Text(f"mystaria-text-{'builds' if view.phase == 'build' else 'lays'}", who=Player(view.active))
