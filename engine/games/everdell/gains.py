"""Getting and paying: resources, tokens, cards; and resources of choice, which are asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from engine.games.everdell.box import Gain
from engine.games.everdell.bundle import NOTHING, PLENTY, Bundle, bundle_step, listed, minus, plus, told, word_of
from engine.games.everdell.piles import draw
from engine.games.everdell.state import EverdellState
from engine.options import Choice, Pick, Step, Thing, end
from engine.rules import Rules, ask, tell
from engine.text import Player, Text

T = TypeVar("T")


def receive(state: EverdellState, seat: int, resources: Bundle, points: int = 0) -> Rules[None]:
    """Take resources and point tokens from the supply."""
    side = state.sides[seat]
    side.resources = plus(side.resources, resources)
    side.tokens += points
    what = listed(resources) if resources != NOTHING else ()
    if points:
        what = (*what, Text("everdell-amount-point", count=points))
    if what:
        yield tell(Text("everdell-gains", who=Player(seat), what=what))


def pay(state: EverdellState, seat: int, resources: Bundle) -> None:
    side = state.sides[seat]
    side.resources = minus(side.resources, resources)
    assert min(side.resources) >= 0, "nobody pays what they do not have"


def gain(state: EverdellState, seat: int, what: Gain) -> Rules[None]:
    """Everything of a gain; what is drawn comes first, so that it is known when resources are chosen."""
    yield from receive(state, seat, what.resources, what.points)
    if what.cards:
        yield from draw(state, seat, what.cards)
    yield from gain_any(state, seat, what.any)


def gain_any(state: EverdellState, seat: int, count: int) -> Rules[None]:
    """Take resources of choice."""
    if count:
        prompt = Text("everdell-ask-any", count=count)
        chosen = yield from ask(seat, prompt, bundle_step(prompt, PLENTY, count, count, lambda chosen: chosen))
        yield from receive(state, seat, chosen)


def choose_one_of(seat: int, prompt: Text, bundles: Sequence[Bundle], thing: Thing | None = None) -> Rules[Bundle]:
    """Ask for one of several bundles."""
    chosen = yield from ask(seat, prompt, [end(word_of(each), told(each), each) for each in bundles], thing=thing)
    return chosen


def amount_step(prompt: Text, most: int, label: Callable[[int], Text], then: Callable[[int], T]) -> Step[T]:
    """Choose a number from 0 to `most`."""
    choices: list[Choice[T]] = [end(str(count), label(count), then(count)) for count in range(most + 1)]
    return Pick("amount", prompt, choices)
