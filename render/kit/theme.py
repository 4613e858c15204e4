"""The colours of Mistgrove: a calm forest in the mist, on a ground that suits Discord's dark and light themes.

Colours are strings, `#rrggbb` or `#rrggbbaa`. Every picture stands on its own dark ground, so it looks the same
in both themes. A seat's colour never stands alone: it always comes with its shape (see `seats.py`).
"""

from __future__ import annotations

from functools import lru_cache

Colour = str

NIGHT = "#16232b"  # the ground of every picture
DUSK = "#1f303a"  # panels on the ground
SLATE = "#2d424e"  # raised parts, empty places
HAZE = "#4a626f"  # hairlines, frames
FOG = "#8aa3af"  # quiet text, unimportant marks
MIST = "#c3d3da"  # ordinary text
LIGHT = "#f3f6f2"  # important text, highlights
MOSS = "#7fb685"  # yes, done, gained
FERN = "#3f7d58"
EMBER = "#ffc24b"  # look here: last move, choice, what is legal
RUST = "#e0705a"  # lost, removed
INK = "#10191f"  # text on light things

# Found by search: far apart for people with all kinds of colour blindness, too (a test measures it).
SEAT_COLOURS = ("#f2b236", "#4a7cc4", "#c8512e", "#e6bcea", "#1fc588")


@lru_cache(4096)
def rgba(colour: Colour) -> tuple[int, int, int, int]:
    """The four channels of a colour."""
    digits = colour.removeprefix("#")
    if len(digits) not in (6, 8):
        raise ValueError(f"not a colour: {colour}")
    channels = [int(digits[i : i + 2], 16) for i in range(0, len(digits), 2)]
    return channels[0], channels[1], channels[2], channels[3] if len(channels) == 4 else 255


def mix(first: Colour, second: Colour, part: float) -> Colour:
    """A colour between two: `part` 0 is the first, 1 the second."""
    blended = (round(a + (b - a) * part) for a, b in zip(rgba(first), rgba(second), strict=True))
    return "#" + "".join(f"{channel:02x}" for channel in blended)


def fade(colour: Colour, alpha: float) -> Colour:
    """The same colour, seen through: `alpha` 0 is invisible, 1 solid."""
    return "#{:02x}{:02x}{:02x}{:02x}".format(*rgba(colour)[:3], round(rgba(colour)[3] * alpha))


def lightness(colour: Colour) -> float:
    """How light a colour looks, from 0 to 1."""
    red, green, blue, _ = rgba(colour)
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255


def ink_on(colour: Colour) -> Colour:
    """The text colour that reads best on this ground."""
    return INK if lightness(colour) > 0.45 else LIGHT
