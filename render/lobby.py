"""The picture of a lobby: which game, who sits there, which seats are free.

A painter may offer `cover(canvas, box)`, which draws the sign of its game into a square on the banner.
"""

from __future__ import annotations

from engine.game import Info
from engine.text import Text
from render.kit import GAP, MARGIN, PHONE_WIDTH, Box, Canvas, Picture, Table, name_plate, shapes
from render.kit.scenery import grove
from render.kit.theme import FOG, HAZE, INK, LIGHT, MOSS, NIGHT, fade
from render.painter import painter

_BANNER, _SEAT, _COVER = 150, 30, 104
_WIDTH = PHONE_WIDTH - 2 * MARGIN


def lobby_picture(info: Info, table: Table, players: int, most: int) -> Picture:
    """A plate for every seat, empty ones as dashed outlines; the least needed are drawn stronger."""
    lines = (most + 1) // 2
    body = lines * (_SEAT + GAP) - GAP
    canvas = Canvas(PHONE_WIDTH, _BANNER + MARGIN + body + MARGIN, NIGHT)
    _banner(canvas, info, table)
    places = Box(MARGIN, _BANNER + MARGIN, _WIDTH, body).rows(lines)
    for seat, place in enumerate([place for line in places for place in line.columns(2)][:most]):
        if seat < players:
            name_plate(canvas, place, table.sitters[seat], seat)
        else:
            _free_seat(canvas, place, table.say(Text("lobby-free")), needed=seat < info.seats[0])
    alt = Text("lobby-alt", game=info.title, players=players, least=info.seats[0], most=most)
    return canvas.picture(table.say(alt))


def _banner(canvas: Canvas, info: Info, table: Table) -> None:
    canvas.stamp(grove, Box(0, 0, PHONE_WIDTH, _BANNER), _BANNER / PHONE_WIDTH)
    cover = getattr(painter(info.id), "cover", None)
    left: float = MARGIN + 4
    if cover is not None:
        cover(canvas, Box(MARGIN, (_BANNER - _COVER) / 2, _COVER, _COVER))
        left = MARGIN + _COVER + 14
    room = PHONE_WIDTH - left - MARGIN
    title, tagline = table.say(info.title), table.say(Text(f"{info.id}-tagline"))
    # A title of two lines is set smaller, so that it stays clear of the words below.
    size = 34 if canvas.text_width(title, 34, bold=True) <= room else 26
    canvas.text_in(Box(left, 18, room, 60), title, size, LIGHT, True, "left", 2, 20, halo=fade(INK, 0.55))
    below = Box(left, 80, room, 64)
    canvas.text_in(below, tagline, 14, LIGHT, False, "left", 4, upright="top", halo=fade(INK, 0.7))


def _free_seat(canvas: Canvas, box: Box, words: str, needed: bool) -> None:
    outline = shapes.rounded(box.x + 1, box.y + 1, box.w - 2, box.h - 2, 7)
    canvas.stroke(outline, MOSS if needed else HAZE, 2 if needed else 1.3, closed=True, dash=(5, 4))
    canvas.text_in(box, words, 13, FOG)
