"""Making words fit: break into the lines there are, shrink a little, part long compounds, and only then cut.

`fit` only measures; `Canvas.text_in` draws what it found. Soft hyphens in a word are the places where it is parted
first; without them a word is parted before a consonant that starts a syllable, which is right for most German words.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from render.kit.fonts import ELLIPSIS, LINE_HEIGHT, SOFT_HYPHEN, width_of

_VOWELS = set("aeiouyäöüAEIOUYÄÖÜ")
_TOGETHER = ("ch", "ck", "sch", "ph", "th", "st", "qu")


@dataclass(frozen=True)
class Fitted:
    """Lines that fit, and the font size at which they do."""

    lines: tuple[str, ...]
    size: float
    cut: bool

    @property
    def height(self) -> float:
        """The height of all lines together."""
        return len(self.lines) * self.size * LINE_HEIGHT


@lru_cache(4096)
def fit(text: str, width: float, size: float, smallest: float, lines: int = 1, bold: bool = False) -> Fitted:
    """Fit a text into `width` and at most `lines` lines, as large as possible between `smallest` and `size`."""
    at = size
    while True:
        found = _wrap(text, width / at, lines, bold, parting=False)
        if found is not None:
            return Fitted(found, at, cut=False)
        if at <= smallest:
            break
        at = max(smallest, at - 0.5)
    if lines > 1:
        found = _wrap(text, width / smallest, lines, bold, parting=True)
        if found is not None:
            return Fitted(found, smallest, cut=False)
    return Fitted(_cut(text, width / smallest, lines, bold), smallest, cut=True)


def _wrap(text: str, width: float, lines: int, bold: bool, parting: bool) -> tuple[str, ...] | None:
    """The text in at most so many lines of this width (at font size 1), or None."""
    done: list[str] = []
    line = ""
    for word in text.split():
        rest = word
        while True:
            longer = f"{line} {rest}" if line else rest
            if width_of(longer.replace(SOFT_HYPHEN, ""), bold) <= width:
                line = longer
                break
            head, tail = (
                _part(f"{line} " if line else "", rest, width, bold) if parting or SOFT_HYPHEN in rest else ("", "")
            )
            if head:
                done.append(f"{line} {head}-" if line else f"{head}-")
                line, rest = "", tail
            elif line:
                done.append(line)
                line = ""
            else:
                return None
            if len(done) >= lines:
                return None
    done.append(line)
    return tuple(piece.replace(SOFT_HYPHEN, "") for piece in done) if len(done) <= lines else None


def _part(before: str, word: str, width: float, bold: bool) -> tuple[str, str]:
    """The word in two, so that `before`, the first part and a hyphen fit; two empty strings if it cannot be."""
    for place in reversed(seams(word)):
        head = word[:place].rstrip(SOFT_HYPHEN)
        if width_of(f"{before}{head}-".replace(SOFT_HYPHEN, ""), bold) <= width:
            return head, word[place:].lstrip(SOFT_HYPHEN)
    return "", ""


def seams(word: str) -> list[int]:
    """Where a word may be parted: its soft hyphens, or else the starts of its syllables."""
    if SOFT_HYPHEN in word:
        return [i for i, char in enumerate(word) if char == SOFT_HYPHEN]
    found = []
    for i in range(3, len(word) - 2):
        if word[i] in _VOWELS or word[i + 1] not in _VOWELS or not word[i - 1 : i + 2].isalpha():
            continue
        start = next((i + 1 - len(t) for t in _TOGETHER if word[: i + 1].lower().endswith(t)), i)
        if start >= 3:
            found.append(start)
    return found


def _cut(text: str, width: float, lines: int, bold: bool) -> tuple[str, ...]:
    """As much of the text as fits, ending in an ellipsis."""
    plain = text.replace(SOFT_HYPHEN, "")
    low, high = 0, len(plain)
    while low < high:
        middle = (low + high + 1) // 2
        if _wrap(plain[:middle].rstrip() + ELLIPSIS, width, lines, bold, parting=True) is None:
            high = middle - 1
        else:
            low = middle
    return _wrap(plain[:low].rstrip() + ELLIPSIS, width, lines, bold, parting=True) or (ELLIPSIS,)
