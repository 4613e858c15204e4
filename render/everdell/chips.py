"""Chips: a sign and a number, and rows of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

from engine.games.everdell.box import Gain
from engine.games.everdell.bundle import RESOURCES, Bundle
from render.everdell.icons import thing
from render.kit import SMALL, Box, Canvas
from render.kit.theme import INK, Colour

CHIP = 14.0


@dataclass(frozen=True)
class Chip:
    """A sign, and beside it a short word."""

    paint: Callable[..., None]
    variant: tuple[Hashable, ...] = ()
    words: str = ""

    def width(self, size: float) -> float:
        number = Canvas.text_width(self.words, SMALL, bold=True) + 1 if self.words else 0
        return size + number


def chip(kind: str, count: int = 1) -> Chip:
    """Some of a thing; a single one needs no number."""
    return Chip(thing, (kind,), str(count) if count != 1 else "")


def bundle_chips(amounts: Bundle) -> list[Chip]:
    return [chip(kind, count) for kind, count in zip(RESOURCES, amounts, strict=True) if count]


def gain_chips(gain: Gain) -> list[Chip]:
    chips = bundle_chips(gain.resources)
    for kind, count in (("any", gain.any), ("card", gain.cards), ("point", gain.points)):
        if count:
            chips.append(chip(kind, count))
    return chips


def resource_chips(amounts: Sequence[int], tokens: int) -> list[Chip]:
    """All resources and point tokens, noughts too, so that they always stand in the same place."""
    chips = [Chip(thing, (kind,), str(count)) for kind, count in zip(RESOURCES, amounts, strict=True)]
    return [*chips, Chip(thing, ("point",), str(tokens))]


def draw_chips(
    canvas: Canvas, box: Box, chips: Sequence[Chip], colour: Colour = INK, size: float = CHIP, gap: float = 3
) -> None:
    """Chips from left to right, in as many lines as they need."""
    x, y = box.x, box.y
    for each in chips:
        width = each.width(size)
        if x > box.x and x + width > box.right + 0.5:
            x, y = box.x, y + size + 2
        if each.words:
            canvas.text(x, y + size / 2 + 4.3, each.words, SMALL, colour, bold=True)
        canvas.stamp(each.paint, Box(x + width - size, y, size, size), *each.variant)
        x += width + gap


def centred_chips(canvas: Canvas, box: Box, chips: Sequence[Chip], size: float = CHIP, gap: float = 3) -> None:
    """One line of chips in the middle of a box; they move closer where room is scarce."""
    wide = sum(each.width(size) for each in chips)
    if len(chips) > 1:
        gap = min(gap, (box.w - wide) / (len(chips) - 1))
    whole = wide + gap * (len(chips) - 1)
    draw_chips(
        canvas, Box(box.x + (box.w - whole) / 2, box.y + (box.h - size) / 2, whole + 1, size), chips, INK, size, gap
    )
