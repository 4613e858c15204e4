"""The headquarters: who has how many points, and what each still has to build."""

from __future__ import annotations

from collections.abc import Collection

from engine.games.mystaria.views import MystariaView
from render.kit import Box, Canvas, Panel, Table, grid, name_plate, shapes, theme
from render.kit.layout import GAP, MARGIN, PHONE_WIDTH
from render.kit.seats import PLATE_HEIGHT
from render.mystaria.pieces import empty_slot, slot

WIDTH = (PHONE_WIDTH - 2 * MARGIN - GAP) / 2
ICON = 19.0
HEIGHT = PLATE_HEIGHT + ICON + 4


def headquarters(
    canvas: Canvas,
    box: Box,
    view: MystariaView,
    seat: int,
    table: Table,
    waiting: Collection[int],
    chosen: str = "",
    possible: Collection[str] = (),
) -> None:
    """A name plate and the buildings below it; those that stand on the table left a shadow.

    `chosen` gets a rim, `possible` ones a dot.
    """
    plate = Box(box.x, box.y, box.w, PLATE_HEIGHT)
    name_plate(
        canvas,
        plate,
        table.sitters[seat],
        seat,
        score=str(view.totals[seat]),
        state="waiting" if seat in waiting else "",
        active=not view.finished and seat == view.active,
        you=seat == view.seat,
        trophies=int(view.finished and view.ranks[seat] == 1),
    )
    step = min(ICON + 2, box.w / len(view.kinds))
    for index, kind in enumerate(view.kinds):
        icon = Box(box.x + index * step, box.y + PLATE_HEIGHT + 4, step - 2, step - 2)
        if kind not in view.left[seat]:
            canvas.stamp(empty_slot, icon, kind)
            continue
        if kind == chosen:
            canvas.stroke(shapes.rounded(icon.x, icon.y, icon.w, icon.h, 4), theme.EMBER, 4, closed=True)
        canvas.stamp(slot, icon, kind, table.sitters[seat].colour)
        if kind in possible and not chosen:
            canvas.disc(icon.centre[0], icon.bottom + 3.4, 2.2, theme.EMBER)


def all_headquarters(view: MystariaView, table: Table, waiting: Collection[int]) -> Panel:
    """Everybody's, two in a line."""

    def one(seat: int) -> Panel:
        return Panel(WIDTH, HEIGHT, lambda canvas, box: headquarters(canvas, box, view, seat, table, waiting))

    return grid([one(seat) for seat in range(view.players)], 2, GAP)
