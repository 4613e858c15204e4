"""The bundled font (Cantarell, regular and bold) and what can be measured with it.

Sizes are font sizes. How high text *is* we measure by ink, from the top of a capital to the foot of a "g": that is
what the rule "at least 11 px high on a phone" counts. Fonts are kept per thread, since drawing runs in worker threads.
"""

from __future__ import annotations

import threading
import unicodedata
from functools import lru_cache
from pathlib import Path

from PIL import ImageFont

_FILES = {
    bold: Path(__file__).parent.parent / "fonts" / f"Cantarell-{'Bold' if bold else 'Regular'}.otf" for bold in (0, 1)
}
_kept = threading.local()

CAP_HEIGHT = 0.694  # of the font size
INK_HEIGHT = 0.92  # of the font size: capital and descender
LINE_HEIGHT = 1.2

ELLIPSIS = "…"
SOFT_HYPHEN = "\u00ad"


def font(size: int, bold: bool = False) -> ImageFont.FreeTypeFont:
    """The font at a size in pixels, for this thread."""
    fonts: dict[tuple[int, bool], ImageFont.FreeTypeFont] | None = getattr(_kept, "fonts", None)
    if fonts is None:
        fonts = _kept.fonts = {}
    found = fonts.get((size, bold))
    if found is None:
        # The basic layout draws the same on every machine, with or without the optional shaping library.
        found = ImageFont.truetype(_FILES[bold], size, layout_engine=ImageFont.Layout.BASIC)
        fonts[size, bold] = found
    return found


@lru_cache(16384)
def width_of(text: str, bold: bool = False) -> float:
    """The width of a text at font size 1."""
    return font(200, bold).getlength(text) / 200


@lru_cache(16384)
def _has_glyph(char: str) -> bool:
    if char.isspace() or char == SOFT_HYPHEN:
        return True
    shown, missing = (font(40).getmask(c) for c in (char, "\uffff"))
    return shown.size != missing.size or bytes(shown) != bytes(missing)


@lru_cache(4096)
def readable(text: str, instead: str = "") -> str:
    """The text with only what the font can draw; fancy letters become plain ones, what is left empty becomes `instead`.

    Names come from people and may hold anything; a row of boxes helps nobody. Soft hyphens stay, for `fit` to use.
    """
    plain = unicodedata.normalize("NFC", text)
    if not all(map(_has_glyph, plain)):
        plain = unicodedata.normalize("NFKC", plain)
    drawn = " ".join("".join(c for c in plain if _has_glyph(c)).split())
    return drawn or instead
