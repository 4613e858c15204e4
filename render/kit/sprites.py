"""The sprite cache: what was drawn once in one size is only pasted from then on.

Sprites are kept by what they show (the painting function, its arguments and the size), the least recently used leave
first. The cache is shared by all drawing threads; two threads may draw the same sprite at the same time, which
costs a little and breaks nothing, since equal keys give equal pictures.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass

from PIL import Image


@dataclass(frozen=True)
class Sprite:
    """A finished small picture or mask, how high its smallest text is (in its pixels; infinite without text), and where
    its corner goes if that is known."""

    image: Image.Image
    smallest_text: float
    left: int = 0
    top: int = 0

    @property
    def box(self) -> tuple[int, int, int, int]:
        return self.left, self.top, self.left + self.image.width, self.top + self.image.height

    @property
    def weight(self) -> int:
        """What it costs in memory, in bytes."""
        return self.image.width * self.image.height * len(self.image.getbands())


class SpriteCache:
    """Sprites by key, up to a number of bytes."""

    def __init__(self, limit: int = 64_000_000) -> None:
        self.limit = limit
        self.hits = self.misses = self.weight = 0
        self._sprites: OrderedDict[Hashable, Sprite] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: Hashable, draw: Callable[[], Sprite]) -> Sprite:
        """The sprite of this key, drawn now if it is not there yet."""
        with self._lock:
            found = self._sprites.get(key)
            if found is not None:
                self._sprites.move_to_end(key)
                self.hits += 1
                return found
            self.misses += 1
        drawn = draw()
        with self._lock:
            if key not in self._sprites:
                self._sprites[key] = drawn
                self.weight += drawn.weight
            while self.weight > self.limit and len(self._sprites) > 1:
                self.weight -= self._sprites.popitem(last=False)[1].weight
        return drawn

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._sprites.clear()
            self.hits = self.misses = self.weight = 0


SPRITES = SpriteCache()
