"""Another world that a seat cannot tell from the real one, standing at the same question: computers think in it.

It is the state of the last turn boundary, dealt anew for that seat, in which this turn's answers are given once more. It
keeps no log, no digests and no checkpoints: whoever imagined it throws it away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.refusals import IllegalChoice
from engine.rng import Rng
from engine.run import NEVER, Run
from engine.text import Text

if TYPE_CHECKING:
    from engine.match import Match


class CannotImagine(Exception):
    """No other world was found that fits what this seat has seen."""


def imagined(match: Match, seat: int | None, rng: Rng) -> Match:
    """One such world; IllegalChoice if what really happened this turn could not have happened in it."""
    point = match._last_turn()
    state = point.thaw() if point else match.game.setup(match.setup, Rng(match.seed))
    if point is None and match._scenario is not None:
        match.game.apply_scenario(state, match._scenario)
    state = match.game.redeal(state, seat, rng, match._run.state)
    twin = object.__new__(type(match))
    twin.game, twin.seed, twin.setup = match.game, "", match.setup
    twin.log, twin._scenario, twin._digests, twin._imagined = [], None, False, True
    twin._digester = match._digester
    twin._answers, twin._taken, twin._checkpoints, twin._decisions = {}, [], [], {}
    twin._events_before, twin._leaving = [0], match._leaving
    twin._number = match._number - 1
    events = list(match._run.events[: point.events]) if point else []
    first = point.steps if point else 0
    gone = [left for step in match._taken[:first] for left in step.left]
    twin._run = Run(match.game, state, events, spacing=NEVER, gone=gone)
    for step in match._taken[first:]:
        if twin._run.questions.keys() - set(step.left) != step.keys.keys():
            raise IllegalChoice(Text("refused-stale"))
        twin._run.answer(twin._run.chosen(step.keys), step.left)
    # What is drawn from here on is as unknown to the seat as the rest.
    state.rng = Rng(f"{rng.seed}/{rng.below(1 << 62)}")
    twin._note_question(None)
    return twin
