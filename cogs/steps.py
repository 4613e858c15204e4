"""From a question and the answer so far to the next controls: pure, no Discord.

A click does not carry what was chosen elsewhere in a message, so every control carries the whole answer so far; `act`
says what that answer is after a control was used. Steps with a single choice are passed over, in both directions.
Places on a board are walked with arrows: every legal place can be reached from every other one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

from cogs.arrows import Place, next_place
from engine.options import Choice, Option, Options, Pick, Some, Step
from engine.refusals import IllegalChoice
from engine.text import Text


@dataclass(frozen=True)
class Level:
    """A step on the way: what was chosen before it, and in it (None: it is the open one)."""

    step: Step[Any]
    before: tuple[str, ...]
    chosen: str | None


@dataclass(frozen=True)
class Progress:
    """How far an answer has come: the levels with a real choice, and the whole option once there is one."""

    words: tuple[str, ...]
    levels: tuple[Level, ...]
    whole: Option[Any] | None

    @property
    def key(self) -> str:
        return " ".join(self.words)


def progress(options: Options[Any], words: str) -> Progress:
    """Walk the words so far (what no longer fits is dropped) and take every step that leaves no choice."""
    chosen: list[str] = []
    levels: list[Level] = []
    wanted = words.split()
    while True:
        step = options.next(" ".join(chosen))
        if isinstance(step, Option):
            return Progress(tuple(chosen), tuple(levels), step)
        if isinstance(step, Some):
            return _subset(options, step, chosen, levels, wanted)
        assert isinstance(step, Pick)
        word = _next_word(step, wanted[0] if wanted else None)
        only = len(choices := list(step)) == 1
        if word is None and only:
            word = choices[0].word
        if not only:
            levels.append(Level(step, tuple(chosen), word))
        if word is None:
            return Progress(tuple(chosen), tuple(levels), None)
        chosen.append(word)
        del wanted[:1]


def _next_word(step: Pick[Any], wanted: str | None) -> str | None:
    if wanted is None:
        return None
    try:
        return step[wanted].word
    except IllegalChoice:
        return None


def _subset(
    options: Options[Any], step: Some[Any, Any], chosen: list[str], levels: list[Level], wanted: list[str]
) -> Progress:
    known = {item.word for item in step.items}
    picked = [word for word in wanted if word in known] or ([Some.NONE] if wanted == [Some.NONE] else [])
    levels.append(Level(step, tuple(chosen), " ".join(picked) if picked else None))
    key = " ".join([*chosen, *(picked or [Some.NONE])])
    try:
        whole = options[key] if picked or step.least == 0 else None
    except IllegalChoice:
        whole = None
    return Progress((*chosen, *picked), tuple(levels), whole)


def barred(options: Options[Any], state: Progress) -> dict[Text, list[Text]]:
    """What cannot be chosen, by its reason: in the latest step, and in the first one if it left no choice."""
    asked = [level.step for level in state.levels[-1:]]
    if not state.levels or state.levels[0].before:
        asked.append(options.root)
    found: dict[Text, list[Text]] = {}
    for each in (each for step in asked for each in step.barred()):
        labels = found.setdefault(each.reason, [])
        if each.label not in labels:
            labels.append(each.label)
    return found


def replaced(words: str, level: int, word: str) -> str:
    """The answer with another word at one level; what came after it is kept and dropped later if it no longer fits."""
    parts = words.split()
    return " ".join([*parts[:level], word, *parts[level + 1 :]])


def back(options: Options[Any], words: str) -> str:
    """The answer without its last real choice."""
    levels = [level for level in progress(options, words).levels if level.chosen is not None]
    return " ".join(levels[-1].before) if levels else ""


def place_level(state: Progress) -> Level | None:
    """The latest level that puts something on the board, if the menu has come that far."""
    for level in reversed(state.levels):
        if level.step.kind == "place" and isinstance(level.step, Pick):
            return level
    return None


def walk(choices: Sequence[Choice[Any]], here: str | None, direction: str) -> str:
    """The next place in that direction."""
    words = {choice.at: choice.word for choice in choices if choice.at is not None}
    now = next((choice.at for choice in choices if choice.word == here), None)
    if now is None:
        # Nothing chosen yet: the first that is offered, which is the one that fits best.
        return next(iter(words.values()))
    return words[next_place(tuple(words), now, direction)]


def turned(options: Options[Any], words: str, level: Level) -> str:
    """The piece turned on to the next legal way; `level` is the level of the place.

    Where it fits one way only it moves to the nearest place where it fits another way.
    """
    at = len(level.before)
    parts = words.split()
    ways = ways_at(options, parts[: at + 1])
    if not ways or not isinstance(level.step, Pick):
        return words
    now = parts[at + 1] if len(parts) > at + 1 and parts[at + 1] in ways else ways[-1]
    if len(ways) > 1:
        return " ".join([*parts[: at + 1], ways[(ways.index(now) + 1) % len(ways)], *parts[at + 2 :]])
    here = level.step[parts[at]].at
    for place in sorted(level.step, key=lambda choice: _distance(choice.at, here)):
        other = next((way for way in ways_at(options, [*parts[:at], place.word]) if way != now), None)
        if other is not None:
            return " ".join([*parts[:at], place.word, other, *parts[at + 2 :]])
    return words


def ways_at(options: Options[Any], place: Sequence[str]) -> list[str]:
    """The ways round that a piece fits on a place; none if it is of no matter."""
    step = options.next(" ".join(place))
    return [choice.word for choice in step] if isinstance(step, Pick) and step.kind == "turn" else []


def _distance(one: Place | None, other: Place | None) -> float:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) if one and other else inf


def moved(options: Options[Any], words: str, direction: str) -> str:
    """The answer with its piece moved one step of the arrows; the turn is kept where the new place allows it."""
    state = progress(options, words)
    level = place_level(state)
    if level is None or not isinstance(level.step, Pick):
        return words
    word = walk(list(level.step), level.chosen, direction)
    return settle_turn(options, replaced(" ".join(state.words), len(level.before), word), len(level.before))


def with_ghost(options: Options[Any], words: str) -> Progress:
    """How far an answer has come; a piece that needs a place or a turn is shown on the first that fits."""
    state = progress(options, words)
    level = place_level(state)
    if level is not None and level.chosen is None:
        return progress(options, moved(options, state.key, "right"))
    if state.whole is None and state.levels and state.levels[-1].step.kind == "turn":
        return progress(options, " ".join([*state.words, *ways_at(options, state.words)[:1]]))
    return state


def settled(options: Options[Any], words: str) -> str:
    """The answer, with a turn for its piece if it has a place but no turn yet."""
    state = progress(options, words)
    level = place_level(state)
    if level is None or level.chosen is None or state.whole is not None:
        return words
    return settle_turn(options, words, len(level.before))


def settle_turn(options: Options[Any], words: str, at: int) -> str:
    """Keep the turn if it fits the place, else take the first that does, so that the ghost can always be drawn."""
    parts = words.split()
    step = options.next(" ".join(parts[: at + 1]))
    if not isinstance(step, Pick) or step.kind != "turn":
        return " ".join(parts[: at + 1])
    ways = [choice.word for choice in step]
    turn = parts[at + 1] if len(parts) > at + 1 and parts[at + 1] in ways else ways[0]
    return " ".join([*parts[: at + 1], turn])


def chosen_subset(options: Options[Any], words: str, chunk: int, values: Sequence[str], size: int = 25) -> str:
    """The answer after one of the multi-selects of a subset was used: the other chunks keep what they hold."""
    level = progress(options, words).levels[-1]
    if not isinstance(level.step, Some):
        return words
    own = {item.word for item in level.step.items[chunk * size : (chunk + 1) * size]}
    kept = [word for word in (level.chosen or "").split() if word not in own and word != Some.NONE]
    return " ".join([*level.before, *kept, *values])
