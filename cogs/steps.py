"""What the answer so far becomes when a control is used: pure, no Discord.

A click does not carry what was chosen elsewhere in a message, so every control carries the whole answer so far.
Places on a board are walked with arrows: every legal place can be reached from every other one.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from cogs.arrows import Place, next_place
from cogs.ids import PanelId
from engine.asked import Asked, AskedStep, Offer, asked_at
from engine.options import Pick, Some
from engine.rules import Decision

DIRECTIONS = {"al": "left", "ar": "right", "au": "up", "ad": "down"}


def replaced(words: str, level: int, word: str) -> str:
    """The answer with another word at one level; what came after it is kept and dropped later if it no longer fits."""
    parts = words.split()
    return " ".join([*parts[:level], word, *parts[level + 1 :]])


def back(asked: Asked) -> str:
    """The answer without its last real choice."""
    taken = [level for level in asked.levels if level.taken]
    return " ".join(taken[-1].before) if taken else ""


def place_level(asked: Asked) -> AskedStep | None:
    """The latest step with a choice that puts something on the board, if the menu has come that far."""
    return next((level for level in reversed(asked.levels) if level.kind == "place"), None)


def walk(offers: Sequence[Offer], here: str | None, direction: str) -> str:
    """The next place in that direction."""
    words = {offer.at: offer.word for offer in offers if offer.at is not None}
    now = next((offer.at for offer in offers if offer.word == here), None)
    if now is None:
        # Nothing chosen yet: the first that is offered, which is the one that fits best.
        return next(iter(words.values()))
    return words[next_place(tuple(words), now, direction)]


def turned(decision: Decision, asked: Asked) -> str:
    """The piece turned on to the next legal way.

    Where it fits one way only it moves to the nearest place where it fits another way.
    """
    level = place_level(asked)
    if level is None or not level.taken:
        return asked.key
    here = level.taken[0]
    ways = ways_at(decision, [*level.before, here.word])
    if not ways:
        return asked.key
    after = asked.words[len(level.before) + 1 :]
    now = after[0] if after and after[0] in ways else ways[-1]
    if len(ways) > 1:
        return " ".join([*level.before, here.word, ways[(ways.index(now) + 1) % len(ways)], *after[1:]])
    for place in sorted(level.offers, key=lambda offer: _distance(offer.at, here.at)):
        other = next((way for way in ways_at(decision, [*level.before, place.word]) if way != now), None)
        if other is not None:
            return " ".join([*level.before, place.word, other, *after[1:]])
    return asked.key


def ways_at(decision: Decision, place: Sequence[str]) -> list[str]:
    """The ways round that a piece fits on a place; none if it is of no matter."""
    step = decision.options.next(" ".join(place))
    return [choice.word for choice in step] if isinstance(step, Pick) and step.kind == "turn" else []


def _distance(one: Place | None, other: Place | None) -> float:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) if one and other else inf


def moved(decision: Decision, asked: Asked, direction: str) -> str:
    """The answer with its piece moved one step of the arrows; the turn is kept where the new place allows it."""
    level = place_level(asked)
    if level is None:
        return asked.key
    here = level.taken[0].word if level.taken else None
    word = walk(level.offers, here, direction)
    return settle_turn(decision, replaced(asked.key, len(level.before), word), len(level.before))


def with_ghost(decision: Decision, words: str) -> Asked:
    """The question at this point; a piece that needs a place or a turn is shown on the first that fits."""
    asked = asked_at(decision, words)
    level = place_level(asked)
    if level is not None and not level.taken:
        return asked_at(decision, moved(decision, asked, "right"))
    if asked.whole is None and asked.step.kind == "turn":
        return asked_at(decision, " ".join([*asked.words, asked.step.offers[0].word]))
    return asked


def settled(decision: Decision, words: str) -> str:
    """The answer, with a turn for its piece if it has a place but no turn yet."""
    asked = asked_at(decision, words)
    level = place_level(asked)
    if level is None or not level.taken or asked.whole is not None:
        return words
    return settle_turn(decision, words, len(level.before))


def settle_turn(decision: Decision, words: str, at: int) -> str:
    """Keep the turn if it fits the place, else take the first that does, so that the ghost can always be drawn."""
    parts = words.split()
    ways = ways_at(decision, parts[: at + 1])
    if not ways:
        return " ".join(parts[: at + 1])
    turn = parts[at + 1] if len(parts) > at + 1 and parts[at + 1] in ways else ways[0]
    return " ".join([*parts[: at + 1], turn])


def chosen_subset(asked: Asked, chunk: int, values: Sequence[str], size: int = 25) -> str:
    """The answer after one of the multi-selects of a subset was used: the other chunks keep what they hold."""
    level = asked.step
    if not level.subset:
        return asked.key
    own = {offer.word for offer in level.offers[chunk * size : (chunk + 1) * size]}
    kept = [word for word in level.words if word not in own and word != Some.NONE]
    return " ".join([*level.before, *kept, *values])


def acted(decision: Decision, id: PanelId, values: Sequence[str]) -> tuple[str, int]:
    """The answer after a control was used, and the page of a long list."""
    verb = id.verb
    if verb in DIRECTIONS:
        return moved(decision, asked_at(decision, id.words), DIRECTIONS[verb]), 0
    if verb == "t":
        return turned(decision, asked_at(decision, id.words)), 0
    if verb == "b":
        return back(asked_at(decision, id.words)), 0
    if verb == "h" and decision.suggest is not None:
        return decision.suggest(), 0
    if verb[0] == "s" and values:
        return settled(decision, replaced(id.words, int(verb[1:]), values[0])), 0
    if verb[0] == "m":
        return chosen_subset(asked_at(decision, id.words), int(verb[1:]), values), 0
    if verb[0] == "n":
        return id.words, int(verb[1:])
    return id.words, 0
