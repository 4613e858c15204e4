"""Mystaria's score sheet: for each building its points and how many fields counted how much, and the tie-break."""

from __future__ import annotations

from engine.game import Score
from engine.games.mystaria.buildings import building_text
from engine.games.mystaria.views import Built, MystariaView
from engine.text import Player, Text
from render.kit import (
    MARGIN,
    PHONE_WIDTH,
    SMALL,
    Box,
    Canvas,
    Picture,
    Table,
    icons,
    shapes,
    stamp_emblem,
    theme,
    title_bar,
)
from render.mystaria.board import title
from render.mystaria.pieces import glyph

_WIDTH = PHONE_WIDTH - 2 * MARGIN
_TITLE, _NAMES, _ROW, _FOOT = 30, 48, 34, 34
_LABELS = 124.0


def draw_sheet(view: MystariaView, scores: tuple[Score, ...], table: Table) -> Picture:
    """A row for each building, a column for each player."""
    height = 2 * MARGIN + _TITLE + _NAMES + _ROW * len(view.kinds) + 2 * _FOOT + 10
    canvas = Canvas(PHONE_WIDTH, height, theme.NIGHT)
    title_bar(canvas, Box(MARGIN, MARGIN - 4, _WIDTH, _TITLE), table.say(_title(view)))
    winners = {score.seat for score in scores if score.rank == 1} if view.finished else set()
    body = Box(MARGIN, MARGIN + _TITLE, _WIDTH, height - 2 * MARGIN - _TITLE)
    canvas.panel(body, theme.DUSK, 10)
    for seat in range(view.players):
        _name(canvas, _cell(body, view, seat, 0, body.h), table, seat, seat in winners)
    built = {(each.owner, each.kind): each for each in view.buildings}
    y: float = _NAMES
    for index, kind in enumerate(view.kinds):
        row = Box(body.x, body.y + y, body.w, _ROW)
        if index % 2 == 0:
            canvas.fill(shapes.rounded(row.x + 3, row.y, row.w - 6, row.h, 4), theme.fade(theme.LIGHT, 0.05))
        canvas.stamp(glyph, Box(row.x + 8, row.y + 6, 22, 22), kind, theme.MIST, theme.DUSK)
        label = Box(row.x + 36, row.y, _LABELS - 40, row.h)
        canvas.text_in(label, table.say(building_text(kind)), 14, theme.MIST, align="left", lines=2)
        for seat in range(view.players):
            _worth(canvas, _cell(body, view, seat, y, _ROW), built.get((seat, kind)))
        y += _ROW
    canvas.stroke([(body.x + 8, body.y + y + 3), (body.right - 8, body.y + y + 3)], theme.FOG, 1.2)
    totals = [str(score.total) for score in scores]
    _foot(canvas, body, view, y + 6, table.say(Text("mystaria-picture-total")), totals, 20, theme.LIGHT)
    trees = [str(size) for size in view.trees]
    _foot(canvas, body, view, y + 6 + _FOOT, table.say(Text("mystaria-picture-tie")), trees, 14, theme.FOG)
    points = ", ".join(
        table.say(Text("mystaria-caption-points", who=Player(score.seat), points=score.total)) for score in scores
    )
    return canvas.picture(f"{table.say(_title(view))} {points}. {_explained(view, table)}")


def _title(view: MystariaView) -> Text:
    return title(view) if view.finished else Text("mystaria-picture-score-now")


def _cell(body: Box, view: MystariaView, seat: int, y: float, h: float) -> Box:
    width = (body.w - _LABELS - 4) / max(2, view.players)
    return Box(body.x + _LABELS + seat * width, body.y + y, width, h)


def _name(canvas: Canvas, column: Box, table: Table, seat: int, wins: bool) -> None:
    if wins:
        canvas.panel(column.inset(2), theme.SLATE, 8, theme.fade(theme.EMBER, 0.8), 1.4)
    x = column.centre[0]
    stamp_emblem(canvas, Box(x - 10 - (11 if wins else 0), column.y + 6, 20, 20), table.sitters[seat], seat)
    if wins:
        canvas.stamp(icons.crown, Box(x + 1, column.y + 6, 20, 20), theme.EMBER)
    canvas.text_in(Box(column.x + 3, column.y + 27, column.w - 6, 18), table.name(seat), 13, theme.LIGHT, bold=True)


def _worth(canvas: Canvas, cell: Box, built: Built | None) -> None:
    """The points, and below them how they come about."""
    if built is None:
        canvas.text_in(cell, "–", 14, theme.HAZE)
        return
    if built.kind == "bridge":
        canvas.stamp(icons.check, cell.centred(14, 14), theme.MOSS)
        return
    upper, lower = cell.top(cell.h * 0.56)
    canvas.text_in(
        upper, str(built.points), 16, theme.LIGHT if built.points else theme.FOG, bold=True, upright="bottom"
    )
    canvas.text_in(lower, f"{len(built.counted)} × {built.each}", SMALL, theme.FOG)


def _foot(
    canvas: Canvas, body: Box, view: MystariaView, y: float, label: str, values: list[str], size: float, colour: str
) -> None:
    canvas.text_in(Box(body.x + 8, body.y + y, _LABELS - 12, _FOOT), label, min(15, size), colour, size > 15, "left", 2)
    for seat, value in enumerate(values):
        canvas.text_in(_cell(body, view, seat, y, _FOOT), value, size, colour, bold=size > 15)


def _explained(view: MystariaView, table: Table) -> str:
    lines = (
        Text(
            "mystaria-picture-worth-of",
            who=Player(built.owner),
            building=building_text(built.kind),
            points=built.points,
        )
        for built in view.buildings
        if built.kind != "bridge"
    )
    return "; ".join(table.say(line) for line in lines)
