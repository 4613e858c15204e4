"""How far apart two colours are for people who see colours differently.

The matrices are the usual ones for full dichromacy on linear light (Machado, Oliveira and Fernandes, 2009).
"""

from __future__ import annotations

from math import dist

from render.kit.theme import Colour, rgba

EYES: dict[str, tuple[tuple[float, float, float], ...]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def distance(first: Colour, second: Colour, eye: str) -> float:
    """The difference in CIE Lab as this eye sees it; 2 is just visible, 25 is plain."""
    return dist(_lab(first, eye), _lab(second, eye))


def _lab(colour: Colour, eye: str) -> tuple[float, float, float]:
    light = [_linear(channel / 255) for channel in rgba(colour)[:3]]
    red, green, blue = (min(1.0, max(0.0, sum(map(float.__mul__, map(float, line), light)))) for line in EYES[eye])
    x = _cube_root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    y = _cube_root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = _cube_root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)


def _cube_root(value: float) -> float:
    return float(value ** (1 / 3)) if value > 0.008856 else 7.787 * value + 16 / 116
