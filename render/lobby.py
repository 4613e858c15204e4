"""The picture of a lobby: the game's name, who sits there, which seats are free."""

from __future__ import annotations

from engine.game import Info
from engine.text import Text
from render.kit import MARGIN, PHONE_WIDTH, Box, Canvas, Picture, Table, name_plate, shapes, theme, title_bar

ROW, GAP, TOP = 34, 8, 52


def lobby_picture(info: Info, table: Table, players: int, most: int) -> Picture:
    """A plate for every seat, empty ones as dashed outlines; the least needed are drawn stronger."""
    rows = (most + 1) // 2
    canvas = Canvas(PHONE_WIDTH, TOP + rows * (ROW + GAP) + MARGIN, theme.NIGHT)
    title_bar(canvas, Box(MARGIN, 12, PHONE_WIDTH - 2 * MARGIN, 28), table.say(info.title))
    width = (PHONE_WIDTH - 2 * MARGIN - GAP) / 2
    for seat in range(most):
        box = Box(MARGIN + (seat % 2) * (width + GAP), TOP + (seat // 2) * (ROW + GAP), width, ROW)
        if seat < players:
            name_plate(canvas, box, table.sitters[seat], seat)
        else:
            outline = shapes.rounded(box.x, box.y, box.w, box.h, 10)
            needed = seat < info.seats[0]
            canvas.stroke(
                outline, theme.MOSS if needed else theme.SLATE, 2 if needed else 1.2, closed=True, dash=(6, 5)
            )
            canvas.text_in(box, table.say(Text("lobby-free")), 13, theme.HAZE, align="middle")
    alt = table.say(Text("lobby-alt", game=info.title, players=players, least=info.seats[0], most=most))
    return canvas.picture(alt=alt)
