"""How much two motifs differ for somebody who sees them small and without colour."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PIL import Image, ImageChops, ImageFilter, ImageStat

from render.kit import Box, Canvas, theme

SIZE = 48
SHIFTS = range(-3, 4)


def grey(paint: Callable[..., None], *variant: Hashable, ground: str = theme.NIGHT) -> Image.Image:
    """A motif at 48 px, in greyscale, slightly out of focus, stretched to the same contrast as all others."""
    canvas = Canvas(SIZE, SIZE, ground, density=1)
    canvas.stamp(paint, Box(0, 0, SIZE, SIZE), *variant)
    return canvas.image().convert("L").filter(ImageFilter.GaussianBlur(1))


def difference(first: Image.Image, second: Image.Image) -> float:
    """The mean difference in grey (of 255) at the shift that makes the two most alike; 0 is the same picture."""
    inner = (4, 4, SIZE - 4, SIZE - 4)
    shifted = (ImageChops.offset(second, dx, dy).crop(inner) for dx in SHIFTS for dy in SHIFTS)
    here = first.crop(inner)
    return min(float(ImageStat.Stat(ImageChops.difference(here, there)).mean[0]) for there in shifted)
