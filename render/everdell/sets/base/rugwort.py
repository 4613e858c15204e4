"""Rugwort's drawing, and how his points enter the score sheet."""

from __future__ import annotations

from engine.games.everdell.box import KINDS
from engine.games.everdell.views import AutomatonView, EverdellView
from engine.text import Text
from render.everdell.automata import AutomatonMotif, Entry
from render.everdell.chips import Chip
from render.everdell.icons import event_sign
from render.kit import Canvas, shapes
from render.kit.theme import INK


def _sign(canvas: Canvas) -> None:
    """The old rat: a grim face."""
    for x in (0.2, 0.8):
        canvas.shape(shapes.circle(x, 0.26, 0.17), "#6d6470", INK, 0.06)
    canvas.shape(
        shapes.path("M.14 .34 C.2 .1 .8 .1 .86 .34 C.86 .62 .66 .8 .5 .96 C.34 .8 .14 .62 .14 .34Z")[0],
        "#8d8391",
        INK,
        0.06,
    )
    for x, lean in ((0.34, 0.08), (0.66, -0.08)):
        canvas.stroke([(x - 0.12, 0.4 - lean), (x + 0.12, 0.4 + lean)], INK, 0.08)
        canvas.disc(x, 0.5, 0.06, INK)
    canvas.disc(0.5, 0.86, 0.09, INK)


def _entries(view: EverdellView, rugwort: AutomatonView) -> list[Entry]:
    """His cards by kind, as the sheet tells those of players; his events are basic ones."""
    found: list[Entry] = []
    for part in rugwort.points:
        match part.label.id:
            case "everdell-part-cards":
                found += [Entry(Text(f"everdell-picture-{kind}s"), _cards(view, rugwort, kind)) for kind in KINDS]
            case "everdell-part-events":
                found.append(Entry(Text("everdell-picture-basic-events"), part.points))
            case "everdell-picture-rugwort-events":
                found.append(Entry(part.label, part.points, Chip(event_sign, (True,))))
            case _:
                found.append(Entry(part.label, part.points))
    return found


def _cards(view: EverdellView, rugwort: AutomatonView, kind: str) -> int:
    """His cards all count the same, but for prosperity."""
    figures = view.box.automata[rugwort.id]
    return sum(
        figures.number("prosperity_points" if card.type == "prosperity" else "card_points")
        for card in (view.card(lying.id) for lying in rugwort.city)
        if card.kind == kind
    )


RUGWORT = AutomatonMotif(_sign, colour=2, entries=_entries)
