"""The score sheet: what the regions of each colour brought, closed and open, region by region."""

from __future__ import annotations

from itertools import product

from engine.game import Score
from engine.games.legendary_forests import names
from engine.games.legendary_forests.describe import caption
from engine.games.legendary_forests.tiles import COLOURS
from engine.games.legendary_forests.views import ForestView
from engine.text import Text
from render.kit import Picture, Row, Section, Sheet, Table, sheet_picture
from render.legendary_forests.leaves import leaf_sign


def draw_sheet(view: ForestView, scores: tuple[Score, ...], table: Table) -> Picture:
    """One row for each colour's closed and open regions, if anybody planted there; "8+2" are two regions."""
    rows = []
    for colour, state in product(COLOURS, ("closed", "open")):
        brought = tuple(_regions(view, seat, colour, state == "closed") for seat in range(view.players))
        if any(brought):
            what = table.say(Text(f"legendary_forests-part-{state}", region=names.region(colour)))
            rows.append(Row(what, brought, leaf_sign, (colour,)))
    title = "legendary_forests-sheet-title" if view.finished else "legendary_forests-sheet-title-now"
    total = Row(table.say(Text("legendary_forests-sheet-total")), tuple(score.total for score in scores))
    winners = tuple(score.seat for score in scores if score.rank == 1) if view.finished and view.players > 1 else ()
    sheet = Sheet(table.say(Text(title)), (Section(tuple(rows)),), total, winners)
    return sheet_picture(sheet, table, table.say(caption(view)))


def _regions(view: ForestView, seat: int, colour: str, closed: bool) -> str | None:
    """The points of this seat's regions of one kind, the largest first."""
    kinds = (r for r in view.planets[seat].regions if r.trees and r.colour == colour and r.closed == closed)
    brought = sorted((region.points for region in kinds), reverse=True)
    return "+".join(map(str, brought)) if brought else None
