"""Resources: how many twigs, resin, pebbles and berries, always in this order; and how a player chooses some.

A bundle is a plain tuple of four numbers. Its word in notation is one letter a piece (`ttr`), or `-` for nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache, lru_cache, partial
from typing import TypeVar

from engine.options import Choice, Pick, Step, end, lead
from engine.refusals import IllegalChoice
from engine.text import Text

T = TypeVar("T")

Bundle = tuple[int, int, int, int]
RESOURCES = ("twig", "resin", "pebble", "berry")
LETTERS = "trpb"
TWIG, RESIN, PEBBLE, BERRY = range(4)
NOTHING: Bundle = (0, 0, 0, 0)
PLENTY: Bundle = (99, 99, 99, 99)
LIST_OF_BUNDLES = 24
"""A list longer than this is asked in two steps."""


def bundle(amounts: Mapping[str, int]) -> Bundle:
    """A bundle from names: {"twig": 2}."""
    return (amounts.get("twig", 0), amounts.get("resin", 0), amounts.get("pebble", 0), amounts.get("berry", 0))


def single(kind: int, count: int = 1) -> Bundle:
    """Some pieces of one kind."""
    return (count * (kind == 0), count * (kind == 1), count * (kind == 2), count * (kind == 3))


def plus(one: Bundle, other: Bundle) -> Bundle:
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3])


def minus(one: Bundle, other: Bundle) -> Bundle:
    return (one[0] - other[0], one[1] - other[1], one[2] - other[2], one[3] - other[3])


def times(one: Bundle, count: int) -> Bundle:
    return (one[0] * count, one[1] * count, one[2] * count, one[3] * count)


def least(one: Bundle, other: Bundle) -> Bundle:
    """The smaller number of each kind."""
    return (min(one[0], other[0]), min(one[1], other[1]), min(one[2], other[2]), min(one[3], other[3]))


def lacks(have: Bundle, need: Bundle) -> Bundle:
    """What is missing to have all that is needed."""
    return (
        max(0, need[0] - have[0]),
        max(0, need[1] - have[1]),
        max(0, need[2] - have[2]),
        max(0, need[3] - have[3]),
    )


def covers(have: Bundle, need: Bundle) -> bool:
    return have[0] >= need[0] and have[1] >= need[1] and have[2] >= need[2] and have[3] >= need[3]


def kinds_without(amounts: Bundle) -> Bundle:
    """Plenty of every kind that the bundle does not hold."""
    return (99 * (not amounts[0]), 99 * (not amounts[1]), 99 * (not amounts[2]), 99 * (not amounts[3]))


def kinds_within(amounts: Bundle) -> Bundle:
    """Plenty of every kind that the bundle holds."""
    return (99 * bool(amounts[0]), 99 * bool(amounts[1]), 99 * bool(amounts[2]), 99 * bool(amounts[3]))


@cache
def bundles(most: Bundle, count: int) -> tuple[Bundle, ...]:
    """All bundles of exactly `count` pieces that hold no more than `most` of any kind; many twigs first."""
    return tuple(
        (twigs, resin, pebbles, count - twigs - resin - pebbles)
        for twigs in range(min(most[0], count), -1, -1)
        for resin in range(min(most[1], count - twigs), -1, -1)
        for pebbles in range(min(most[2], count - twigs - resin), -1, -1)
        if count - twigs - resin - pebbles <= most[3]
    )


def word_of(amounts: Bundle) -> str:
    return "".join(letter * count for letter, count in zip(LETTERS, amounts, strict=True)) or "-"


def bundle_of(word: str) -> Bundle | None:
    """The bundle of that word, or None if it is none (letters have to come in their order)."""
    if not 0 < len(word) <= 60:
        return None
    amounts = (word.count("t"), word.count("r"), word.count("p"), word.count("b"))
    return amounts if word_of(amounts) == word else None


@lru_cache(1024)
def amount(kind: int, count: int) -> Text:
    """ "2 twigs" """
    return Text(f"everdell-amount-{RESOURCES[kind]}", count=count)


@lru_cache(4096)
def listed(amounts: Bundle) -> tuple[Text, ...]:
    """ "2 twigs and 1 resin" as a list of texts; "nothing" if there is nothing."""
    return tuple(amount(kind, count) for kind, count in enumerate(amounts) if count) or (Text("everdell-nothing"),)


def told(amounts: Bundle) -> Text:
    """A bundle as a label."""
    parts = listed(amounts)
    return parts[0] if len(parts) == 1 else Text("everdell-list", parts=parts)


def bundle_step(
    prompt: Text, most: Bundle, fewest: int, count: int, then: Callable[[Bundle], T | Step[T]], kind: str = "amount"
) -> Step[T]:
    """Choose from `fewest` to `count` pieces, no more than `most` of any kind; `then` gives the value or the next step.

    Short lists are one step. For longer ones the number of pieces comes first, and then, if need be, the twigs.
    """
    count = min(count, sum(most))
    sizes = range(min(fewest, count), count + 1)

    def choice(chosen: Bundle) -> Choice[T]:
        after = then(chosen)
        if isinstance(after, Step):
            return lead(word_of(chosen), told(chosen), lambda: after)
        return end(word_of(chosen), told(chosen), after)

    def flat(twigs: Collection[int], sizes: range) -> Step[T]:
        def every() -> Iterator[Choice[T]]:
            return (choice(chosen) for size in sizes for chosen in bundles(most, size) if chosen[TWIG] in twigs)

        def find(word: str) -> Choice[T]:
            chosen = bundle_of(word)
            if chosen is None:
                raise IllegalChoice(Text("everdell-no-bundle", word=word))
            if not covers(most, chosen):
                raise IllegalChoice(Text("everdell-too-many", most=listed(least(most, chosen))))
            if sum(chosen) not in sizes or chosen[TWIG] not in twigs:
                raise IllegalChoice(Text("everdell-bundle-size", least=sizes[0], most=sizes[-1], count=sum(chosen)))
            return choice(chosen)

        return Pick(kind, prompt, every, find)

    if sum(len(bundles(most, size)) for size in sizes) <= LIST_OF_BUNDLES:
        return flat(range(count + 1), sizes)
    if len(sizes) > 1:
        return Pick(
            kind,
            prompt,
            [
                lead(
                    str(size),
                    Text("everdell-pieces", count=size),
                    partial(bundle_step, prompt, most, size, size, then, kind),
                )
                for size in sizes
            ],
        )
    return Pick(
        kind,
        prompt,
        [
            lead(f"{twigs}t", amount(TWIG, twigs), partial(flat, (twigs,), sizes))
            for twigs in sorted({chosen[TWIG] for chosen in bundles(most, sizes[0])})
        ],
    )
