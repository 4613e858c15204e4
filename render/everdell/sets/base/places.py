"""What the places of the base game do beyond their gain, in signs."""

from __future__ import annotations

from engine.games.everdell.box import Location
from render.everdell.chips import Chip, chip, gain_chips
from render.everdell.icons import BARK, PAPER, city_sign, thing
from render.everdell.motifs import Effect
from render.kit import Canvas, icons, shapes, theme
from render.kit.theme import INK, mix


def discard_sign(canvas: Canvas) -> None:
    """A card that is thrown away."""
    with canvas.at(0.3, 0.02, 0.72, 16):
        thing(canvas, "card")
    canvas.stroke([(0.2, 0.4), (0.2, 0.9)], INK, 0.12)
    canvas.stroke([(0.05, 0.72), (0.2, 0.92), (0.35, 0.72)], INK, 0.12)


def copy_sign(canvas: Canvas) -> None:
    """The same once more: two signposts, one behind the other."""
    for x, y, colour in ((0.3, 0.04, mix(BARK, PAPER, 0.5)), (0.04, 0.26, BARK)):
        canvas.stroke([(x + 0.3, y + 0.1), (x + 0.3, y + 0.68)], colour, 0.1)
        canvas.shape(
            [(x, y), (x + 0.44, y), (x + 0.64, y + 0.15), (x + 0.44, y + 0.3), (x, y + 0.3)], colour, PAPER, 0.04
        )


def meadow_sign(canvas: Canvas) -> None:
    """The Meadow: a daisy."""
    canvas.stroke([(0.5, 0.5), (0.5, 0.98)], "#3f7d3f", 0.1)
    for turn in range(0, 360, 45):
        x, y = shapes.turned([(0.5, 0.16)], 0.5, 0.42, turn)[0]
        canvas.shape(shapes.circle(x, y, 0.12), theme.LIGHT, INK, 0.03)
    canvas.disc(0.5, 0.42, 0.15, "#e8b93c")


def _then() -> Chip:
    return Chip(icons.chevron, (BARK,))


def _discard_and_draw(location: Location) -> list[Chip]:
    return [Chip(discard_sign), _then(), chip("card", location.number("draws_each"))]


def _discard_for_resources(location: Location) -> list[Chip]:
    each = location.number("cards_each")
    count = each if each > 1 else location.number("discards")
    return [Chip(discard_sign, (), str(count)), _then(), chip("any")]


def _play_from_meadow(location: Location) -> list[Chip]:
    return [Chip(meadow_sign, (), str(location.number("takes"))), Chip(city_sign, (BARK,))]


def _copy_basic(location: Location) -> list[Chip]:
    return [Chip(copy_sign), *gain_chips(location.gain)]


EFFECTS: dict[str, Effect] = {
    "discard_and_draw": _discard_and_draw,
    "discard_for_resources": _discard_for_resources,
    "play_from_meadow": _play_from_meadow,
    "copy_basic": _copy_basic,
}
