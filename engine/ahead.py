"""What a seat would be asked after the answers that it plans: looked up in a world that this seat could well be in.

Such a world is drawn by a chance that nobody can foretell (it comes from the secret seed), the others play anything legal
there, and what is drawn may be drawn otherwise in earnest. So it tells nothing, and it promises nothing: the question is
the likely one, and whoever carries a plan out checks each answer when its question has come.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256

from engine.game import View
from engine.match import CannotImagine, Match, RuleFailed
from engine.refusals import Refusal
from engine.rng import Rng
from engine.rules import Decision

TRIES = 6
LONGEST = 200
"""So many answers of others may lie between two of the planned ones."""


def question_after(match: Match, seat: int, topic: str, keys: Sequence[str]) -> tuple[Decision, View] | None:
    """The question that follows these answers, the first of them to the question of that topic; None if none was found."""
    if topic not in match.foresee(seat):
        return None
    asked_now = {decision.number for decision in match.pending()}
    for attempt in range(TRIES):
        chance = sha256(f"{match.seed}/ahead/{seat}/{asked_now}/{keys}/{attempt}".encode()).hexdigest()
        try:
            found = _walk(match, seat, topic, keys, Rng(chance))
        except (Refusal, CannotImagine, RuleFailed):
            # Nobody is there yet, and perhaps never will be: what goes wrong in such a world spoils nothing in this one.
            continue
        if found is not None:
            decision, view = found
            number = next(iter(asked_now), decision.number)
            return replace(decision, number=number, private=True), view
    return None


def _walk(match: Match, seat: int, topic: str, keys: Sequence[str], rng: Rng) -> tuple[Decision, View] | None:
    world = match.imagine(seat, rng)
    own = match.answer_of(seat)
    if own is not None:
        world.submit(seat, own.key)
    decision = _next_question(world, seat, rng, topic)
    for key in keys:
        if decision is None:
            return None
        world.submit(seat, key)
        decision = _next_question(world, seat, rng)
    return None if decision is None else (decision, world.view(seat))


def _next_question(world: Match, seat: int, rng: Rng, topic: str = "") -> Decision | None:
    """Let others (and this seat, what is asked in passing) play on until it is asked: about that topic, if one is given."""
    for _ in range(LONGEST):
        pending = {decision.seat: decision for decision in world.pending()}
        own = pending.get(seat)
        if own is not None and (own.topic == topic if topic else not own.minor):
            return own
        if not pending:
            return None
        # The own answer to something else comes last: it is not what the plan is about.
        decision = next((each for other, each in pending.items() if other != seat), own)
        assert decision is not None
        world.submit(decision.seat, decision.options.sample(rng).key)
    return None
