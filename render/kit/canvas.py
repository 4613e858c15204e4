"""The canvas: anti-aliased shapes and words, in points, with transforms.

Everything is drawn larger than it will be and reduced, so edges are smooth without any further care: a transparent canvas
(a sprite) as a whole, and on a ground every shape and word by itself, as a mask for its colour. Pictures of a game are much
alike, so masks are kept, too, and mostly only laid.
Motifs are functions that draw into a unit square; `stamp` puts them anywhere in any size and keeps them as sprites.
The canvas remembers how high its smallest needed text is, so that a test can hold the phone rule.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from math import ceil, cos, hypot, inf, radians, sin
from typing import Literal

from PIL import Image, ImageDraw, ImageFilter

from render.kit import masks, shapes
from render.kit.fonts import CAP_HEIGHT, INK_HEIGHT, LINE_HEIGHT, SOFT_HYPHEN, font, readable, width_of
from render.kit.layout import SMALL, Box, phone_scale
from render.kit.picture import Picture, encode
from render.kit.shapes import Point, Points
from render.kit.sprites import SPRITES, Sprite
from render.kit.text import Fitted, fit
from render.kit.theme import INK, LIGHT, Colour, rgba

DENSITY = 2  # pixels per point in the finished picture: sharp on phones, still small
OVERSAMPLE = 2  # how much larger shapes and words on a ground are drawn
SPRITE_OVERSAMPLE = 4  # sprites are small and rich in detail, and drawn once

Align = Literal["left", "middle", "right"]
Matrix = tuple[float, float, float, float, float, float]


class Canvas:
    """A picture in the making; without a `ground` it is transparent."""

    def __init__(
        self,
        width: float,
        height: float,
        ground: Colour | None = None,
        density: float = DENSITY,
        oversample: int = SPRITE_OVERSAMPLE,
        pixels: tuple[int, int] | None = None,
    ) -> None:
        """`oversample` is for a canvas without a ground; `pixels` stretches it to this size."""
        self.width, self.height = width, height
        self.smallest_text = inf
        self._clear = ground is None
        self._oversample = oversample if ground is None else 1
        self._scale = density * self._oversample
        wide, high = pixels or (ceil(width * density - 0.01), ceil(height * density - 0.01))
        size = wide * self._oversample, high * self._oversample
        self._image = (
            Image.new("RGBA", size, (0, 0, 0, 0)) if ground is None else Image.new("RGB", size, rgba(ground)[:3])
        )
        self._draw = ImageDraw.Draw(self._image)
        stretched = self._scale if pixels is None else size[1] / height
        self._matrix: Matrix = (self._scale, 0, 0, stretched, 0, 0)

    # Where we draw

    @contextmanager
    def at(self, x: float, y: float, scale: float = 1, turn: float = 0, mirror: bool = False) -> Iterator[Canvas]:
        """Draw with the origin moved to (x, y), then scaled, turned clockwise and, if asked, mirrored left to right."""
        before = self._matrix
        a, b, c, d, e, f = before
        e, f = a * x + c * y + e, b * x + d * y + f
        cs, sn = scale * cos(radians(turn)), scale * sin(radians(turn))
        a, b, c, d = a * cs + c * sn, b * cs + d * sn, c * cs - a * sn, d * cs - b * sn
        self._matrix = (-a, -b, c, d, e, f) if mirror else (a, b, c, d, e, f)
        yield self
        self._matrix = before

    @contextmanager
    def clipped(self, outline: Points) -> Iterator[Canvas]:
        """Draw only inside an outline."""
        mask = self._filled([outline])
        box = mask.box
        whole, draw, matrix = self._image, self._draw, self._matrix
        self._image = whole.crop(box)
        self._draw = ImageDraw.Draw(self._image)
        self._matrix = (*matrix[:4], matrix[4] - box[0], matrix[5] - box[1])
        yield self
        whole.paste(self._image, box, mask.image)
        self._image, self._draw, self._matrix = whole, draw, matrix

    def _pixels(self, points: Points) -> list[Point]:
        a, b, c, d, e, f = self._matrix
        return [(a * x + c * y + e, b * x + d * y + f) for x, y in points]

    @property
    def _zoom(self) -> float:
        return hypot(self._matrix[0], self._matrix[1])

    # Shapes

    def fill(self, outline: Points, colour: Colour, holes: Sequence[Points] = ()) -> None:
        """Fill an outline, leaving out the holes."""
        if self._clear and rgba(colour)[3] == 255 and not holes:
            self._draw.polygon(self._pixels(outline), fill=rgba(colour))
        else:
            self._lay(self._filled([outline, *holes], rgba(colour)[3]), colour)

    def _filled(self, lines: Sequence[Points], alpha: int = 255) -> Sprite:
        drawn, size = [self._pixels(line) for line in lines], self._image.size
        key = ("fill", size, *map(masks.mark, drawn), alpha)
        return self._kept(key, lambda: masks.filled(size, drawn, self._finer, alpha))

    def stroke(
        self,
        line: Points,
        colour: Colour,
        width: float,
        closed: bool = False,
        dash: tuple[float, float] | None = None,
    ) -> None:
        """Draw along a line with a round pen; `dash` gives the lengths of dash and gap."""
        points = self._pixels([*line, line[0]] if closed else line)
        zoom, size, alpha = self._zoom, self._image.size, rgba(colour)[3]
        thickness = max(1.0, width * zoom)

        def pieces() -> list[list[Point]]:
            return shapes.dashes(points, dash[0] * zoom, dash[1] * zoom) if dash else [points]

        if self._clear and alpha == 255:
            for piece in pieces():
                masks.follow(self._draw, piece, thickness, rgba(colour))
            return
        key = ("stroke", size, masks.mark(points), thickness, dash, alpha)
        self._lay(self._kept(key, lambda: masks.stroked(size, pieces(), thickness, self._finer, alpha)), colour)

    def shape(self, outline: Points, fill: Colour | None = None, line: Colour | None = None, width: float = 1) -> None:
        """Fill and outline in one go."""
        if fill:
            self.fill(outline, fill)
        if line:
            self.stroke(outline, line, width, closed=True)

    def disc(self, x: float, y: float, r: float, colour: Colour) -> None:
        """A filled circle."""
        if self._clear:
            self.fill(shapes.circle(x, y, r), colour)
            return
        (px, py), size, alpha = self._pixels([(x, y)])[0], self._image.size, rgba(colour)[3]
        r *= self._zoom
        self._lay(
            self._kept(("disc", size, px, py, r, alpha), lambda: masks.disc(size, px, py, r, self._finer, alpha)),
            colour,
        )

    def panel(self, box: Box, fill: Colour, radius: float = 8, line: Colour | None = None, width: float = 1) -> None:
        """A rectangle with round corners."""
        self.shape(shapes.rounded(box.x, box.y, box.w, box.h, radius), fill, line, width)

    def gradient(self, outline: Points, top: Colour, bottom: Colour) -> None:
        """Fill an outline with one colour turning into another from top to bottom."""
        mask = self._filled([outline])
        ramp = Image.linear_gradient("L").resize(mask.image.size)
        solid = [Image.new("RGB", ramp.size, rgba(colour)[:3]) for colour in (bottom, top)]
        self._paste(Image.composite(solid[0], solid[1], ramp), mask)

    def shadow(self, outline: Points, spread: float, colour: Colour = INK, alpha: float = 0.45) -> None:
        """A soft shadow of an outline; cheap, since it is blurred small."""
        pixels = self._pixels(outline)
        soft, less = spread * self._zoom, 2 * self._oversample
        box = masks.pixel_box(self._image.size, pixels, soft * 2)
        if box is None:
            return
        size = max(1, (box[2] - box[0]) // less), max(1, (box[3] - box[1]) // less)
        mask = Image.new("L", size)
        ImageDraw.Draw(mask).polygon([((x - box[0]) / less, (y - box[1]) / less) for x, y in pixels], fill=255)
        mask = mask.filter(ImageFilter.BoxBlur(soft / less)).filter(ImageFilter.BoxBlur(soft / less / 1.5))
        mask = mask.resize((box[2] - box[0], box[3] - box[1]), Image.Resampling.BILINEAR)
        self._lay(Sprite(masks.faint(mask, round(255 * alpha)), inf, *box[:2]), colour)

    def erase(self, outline: Points) -> None:
        """Make a transparent canvas transparent again inside an outline."""
        self._draw.polygon(self._pixels(outline), fill=(0, 0, 0, 0))

    @property
    def _finer(self) -> int:
        """How much larger masks are drawn; a transparent canvas is enlarged itself."""
        return 1 if self._clear else OVERSAMPLE

    def _kept(self, key: Hashable, draw: Callable[[], Sprite]) -> Sprite:
        return draw() if self._clear else SPRITES.get(key, draw)

    def _lay(self, mask: Sprite, colour: Colour) -> None:
        """Lay a colour through a mask, which is as faint as the colour already."""
        if self._clear:
            self._paste(Image.new("RGB", mask.image.size, rgba(colour)[:3]), mask)
        else:
            self._image.paste(rgba(colour)[:3], mask.box, mask.image)

    def _paste(self, image: Image.Image, mask: Sprite) -> None:
        if self._clear:
            layer = image.convert("RGBA")
            layer.putalpha(mask.image)
            self._composite(layer, mask.left, mask.top)
        else:
            self._image.paste(image, mask.box, mask.image)

    def _composite(self, layer: Image.Image, x: int, y: int) -> None:
        """Lay a transparent image over a transparent canvas."""
        left, top = max(0, -x), max(0, -y)
        right, bottom = min(layer.width, self._image.width - x), min(layer.height, self._image.height - y)
        if left < right and top < bottom:
            self._image.alpha_composite(layer.crop((left, top, right, bottom)), (x + left, y + top))

    # Words

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        colour: Colour = LIGHT,
        bold: bool = False,
        align: Align = "left",
        halo: Colour | None = None,
        needed: bool = True,
    ) -> float:
        """Write one line with its baseline at `y`; returns its width. `needed` False is for mere decoration."""
        words = readable(words).replace(SOFT_HYPHEN, "")
        pixels = round(size * self._zoom)
        if not words or pixels < 1:
            return 0
        if needed:
            self.smallest_text = min(self.smallest_text, INK_HEIGHT * size * self._zoom / self._scale)
        finer = self._finer
        length = font(pixels * finer, bold).getlength(words)
        px, py = self._pixels([(x, y)])[0]
        start = round(px * finer - {"left": 0, "middle": length / 2, "right": length}[align])
        (left, dx), (top, dy) = divmod(start, finer), divmod(round(py * finer), finer)
        edge = round(min(pixels * 0.14, 2 * self._scale) * finer)
        for ink, rim in ((halo, edge), (colour, 0)):
            if ink is not None:
                self._write(words, pixels * finer, bold, (dx, dy), rim, (left, top), ink)
        return length / finer / self._zoom

    def _write(
        self,
        words: str,
        size: int,
        bold: bool,
        shift: tuple[int, int],
        edge: int,
        place: tuple[int, int],
        colour: Colour,
    ) -> None:
        alpha = rgba(colour)[3]
        key = ("text", words, size, bold, shift, edge, alpha)
        mask = self._kept(key, lambda: masks.text(words, size, bold, shift, edge, self._finer, alpha))
        self._lay(replace(mask, left=place[0] + mask.left, top=place[1] + mask.top), colour)

    def text_in(
        self,
        box: Box,
        words: str,
        size: float,
        colour: Colour = LIGHT,
        bold: bool = False,
        align: Align = "middle",
        lines: int = 1,
        smallest: float = SMALL,
        upright: Literal["top", "middle", "bottom"] = "middle",
        halo: Colour | None = None,
        needed: bool = True,
    ) -> Fitted:
        """Write into a box: shrunk, broken into lines or cut so that it fits."""
        fitted = fit(readable(words), box.w, size, min(smallest, size), lines, bold)
        x = box.x + {"left": 0.0, "middle": box.w / 2, "right": box.w}[align]
        step = fitted.size * LINE_HEIGHT
        block = CAP_HEIGHT * fitted.size + step * (len(fitted.lines) - 1)
        slack = box.h - block
        y = box.y + {"top": 0.0, "middle": slack / 2, "bottom": slack}[upright] + CAP_HEIGHT * fitted.size
        for i, line in enumerate(fitted.lines):
            self.text(x, y + i * step, line, fitted.size, colour, bold, align, halo, needed)
        return fitted

    @staticmethod
    def text_width(words: str, size: float, bold: bool = False) -> float:
        """How wide a line will be."""
        return width_of(readable(words).replace(SOFT_HYPHEN, ""), bold) * size

    # Sprites

    def stamp(
        self,
        paint: Callable[..., None],
        box: Box,
        *variant: Hashable,
        alpha: float = 1,
    ) -> None:
        """Draw `paint(canvas, *variant)` into a box, from the sprite cache if it was drawn before.

        The painting function sees a canvas that is 1 wide and h/w high. `alpha` lets the ground shine through.
        """
        a, b, c, d, _, _ = self._matrix
        if b or c or a < 0 or d < 0:
            with self.at(box.x, box.y, box.w):
                paint(self, *variant)
            return
        (x0, y0), (x1, y1) = self._pixels([(box.x, box.y), (box.right, box.bottom)])
        # Neighbours share an edge: no gap between them, and no overlap.
        left, top = round(x0), round(y0)
        w, h = max(1, round(x1) - left), max(1, round(y1) - top)
        # Inside another sprite it is reduced together with that.
        finer = 1 if self._clear else SPRITE_OVERSAMPLE
        high = round(box.h / box.w, 3)
        sprite = SPRITES.get(
            (paint.__module__, paint.__qualname__, w, h, high, finer, variant),
            lambda: _sprite(paint, w, h, high, finer, variant),
        )
        self.smallest_text = min(self.smallest_text, sprite.smallest_text / self._scale)
        self.paste(sprite.image, left, top, alpha)

    def paste(self, image: Image.Image, x: int, y: int, alpha: float = 1) -> None:
        """Put a transparent image at a pixel of the canvas."""
        if not self._clear and alpha == 1:
            self._image.paste(image, (x, y), image)
            return
        mask = image.getchannel("A")
        if alpha < 1:
            mask = mask.point([round(value * alpha) for value in range(256)])
        if not self._clear:
            self._image.paste(image, (x, y), mask)
            return
        layer = image.copy()
        layer.putalpha(mask)
        self._composite(layer, x, y)

    def washed(self, colour: Colour, part: float, box: Box) -> None:
        """Blend what lies in a box towards one colour, for things that are out of play."""
        area = masks.pixel_box(self._image.size, self._pixels([(box.x, box.y), (box.right, box.bottom)]))
        if area is None:
            return
        piece = self._image.crop(area)
        veil = Image.new("RGB", piece.size, rgba(colour)[:3])
        washed = Image.blend(piece.convert("RGB"), veil, part)
        if self._clear:
            washed = washed.convert("RGBA")
            washed.putalpha(piece.getchannel("A"))
        self._image.paste(washed, area[:2])

    # The result

    def image(self) -> Image.Image:
        """The finished image, reduced to its real size."""
        return self._image.reduce(self._oversample) if self._oversample > 1 else self._image

    def picture(self, alt: str) -> Picture:
        """The finished picture as a small PNG."""
        image = self.image()
        smallest = self.smallest_text * phone_scale(self.width, self.height)
        return Picture(encode(image), image.width, image.height, alt, smallest)


def _sprite(
    paint: Callable[..., None], w: int, h: int, high: float, finer: int, variant: tuple[Hashable, ...]
) -> Sprite:
    """What `paint` draws, 1 wide and `high` high, in an image of w x h pixels."""
    canvas = Canvas(1, high, density=w, oversample=finer, pixels=(w, h))
    paint(canvas, *variant)
    return Sprite(canvas.image(), canvas.smallest_text * w)
