"""All chance of a match: a hash of seed and counter.

The same seed gives the same numbers on every platform and Python version, for ever: nothing here rests on the
`random` module. `uses` counts the draws, so that a match can tell whether chance was used between two answers.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")
SPAN = 1 << 64


class Rng:
    """A stream of numbers fixed by its seed."""

    __slots__ = ("seed", "uses")

    def __init__(self, seed: str, uses: int = 0) -> None:
        self.seed = seed
        self.uses = uses

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely."""
        if not 0 < bound <= SPAN:
            raise ValueError(f"below() needs a bound from 1 to 2**64, not {bound}")
        # What lies beyond the last whole multiple of the bound is drawn again, or small numbers would come more often.
        while True:
            block = sha256(f"{self.seed}/{self.uses}".encode()).digest()
            self.uses += 1
            number = int.from_bytes(block[:8], "big")
            # Nearly always the first comparison, which is cheaper, says it already.
            if number < SPAN - bound or number < SPAN - SPAN % bound:
                return number % bound

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def dice(self, sides: int = 6) -> int:
        """A number from 1 to sides."""
        return 1 + self.below(sides)

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Bring the items into a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in a random order, as a new list."""
        result = list(items)
        self.shuffle(result)
        return result

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """Some of the items, in random order."""
        return self.shuffled(items)[:count]

    def fork(self, name: str) -> Rng:
        """Another stream that depends on this one's seed and place but does not move it."""
        return Rng(f"{self.seed}/{self.uses}/{name}")

    def __repr__(self) -> str:
        # The seed stays out of logs: it would tell every hidden card.
        return f"Rng(uses={self.uses})"
