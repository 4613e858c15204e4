"""Imagined worlds, tables that do not fit, and where games are found."""

from __future__ import annotations

from typing import Any

import pytest

from engine.digest import digest
from engine.match import CannotImagine, Match, RuleFailed
from engine.policies import Glimpse, RandomPolicy
from engine.refusals import BadTable
from engine.registry import game, game_ids
from engine.rng import Rng
from engine.run import Run
from tests.cases import Case, plain_cases
from tests.saboteurs import Wrapped
from tests.toys import POND, do, pond
from tests.wild import fingerprint


def test_imagined_worlds_stand_at_the_same_question_without_open_answers() -> None:
    match = pond(2, "0 pass", "1 share", "1 2")
    before = fingerprint(match)
    world = match.imagine(0, Rng("w"))
    assert [(decision.seat, decision.number) for decision in world.pending()] == [(0, 3), (1, 3)]
    assert world.seed == ""
    do(world, "0 1")
    do(world, "1 0")
    assert fingerprint(match) == before


@pytest.mark.parametrize("case", [case for case in plain_cases() if case.players == case.game.info.seats[-1]], ids=str)
def test_every_turn_boundary_is_found_again_exactly(case: Case) -> None:
    """Only some boundaries are kept; a run that keeps them all says what the others were."""
    match, policy, rng = case.match("boundaries", digests=False), RandomPolicy(), Rng("boundaries")
    every = Run(case.game, case.game.setup(match.setup, Rng(match.seed)), [], spacing=0)
    for _ in range(40):
        keys = {d.seat: policy.choose(Glimpse(match, d.seat), rng) for d in match.pending()}
        every.answer({seat: every.questions[seat].options[key] for seat, key in keys.items()})
        for seat, key in keys.items():
            match.submit(seat, key)
        found, kept = match._last_turn(), every.checkpoint
        assert found is not None
        assert kept is not None
        assert (found.steps, found.events, digest(found.thaw())) == (kept.steps, kept.events, digest(kept.thaw()))
        match = match.rewind(len(match.log))


def test_a_rule_that_raises_in_an_imagined_world_is_still_our_bug() -> None:
    match = pond(2, "0 pass")
    with pytest.raises(RuleFailed):
        match.imagine(1, Rng("w")).submit(1, "break")


class OtherTurns(Wrapped):
    """Imagines worlds in which it was somebody else's turn: always, or every other time."""

    always = False

    def redeal(self, state: Any, seat: int | None, rng: Rng, now: Any) -> Any:
        state.turn += self.always or rng.below(2)
        return state


def test_worlds_in_which_the_turn_could_not_have_happened_are_not_imagined() -> None:
    game = OtherTurns(POND)
    match = Match(game, 2, "pond")
    do(match, "0 take")
    for seed in range(20):
        (decision,) = match.imagine(1, Rng(str(seed)), tries=20).pending()
        assert (decision.seat, decision.prompt.id) == (0, "pond-many")
    game.always = True
    with pytest.raises(CannotImagine):
        match.imagine(1, Rng("a"))


def test_tables_that_do_not_fit_are_refused_with_the_reason() -> None:
    for players, options, reason in (
        (0, {}, "table-seats"),
        (5, {}, "table-seats"),
        (2, {"depth": "1"}, "table-option-unknown"),
        (2, {"turns": "7"}, "table-option-value"),
    ):
        with pytest.raises(BadTable) as refused:
            Match(POND, players, "s", options)
        assert refused.value.reason.id == reason
    assert dict(POND.agree(2, {"turns": "12"}).options) == {"turns": "12", "stumbles": "on"}


def test_games_are_found_by_their_folders() -> None:
    assert "misty" in game_ids()
    assert list(game_ids()) == sorted(game_ids())
    assert game("misty").info.id == "misty"
    with pytest.raises(BadTable) as refused:
        game("chess")
    assert refused.value.reason.id == "table-no-game"
