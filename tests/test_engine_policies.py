"""Computer players: legal, repeatable, within their budget, and better than chance where it shows quickly."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.misty import GAME, rules, window
from engine.match import Match
from engine.policies import STRENGTHS, Glimpse, MonteCarlo, RandomPolicy, Strength, play_out
from engine.registry import games
from engine.rng import Rng
from tests.saboteurs import Wrapped
from tests.toys import POND


class Counting(Wrapped):
    """Counts the worlds that are imagined."""

    worlds = 0

    def redeal(self, state: Any, seat: int | None, rng: Rng, now: Any) -> Any:
        self.worlds += 1
        return self.inner.redeal(state, seat, rng, now)


def sober(game: Any = POND, players: int = 2) -> Match:
    return Match(game, players, "pond", {"stumbles": "off"})


def test_only_who_is_asked_can_choose() -> None:
    with pytest.raises(AssertionError):
        Glimpse(sober(), 1)


def test_a_computer_takes_what_is_clearly_best() -> None:
    match = sober()
    match.submit(0, "take")
    for seed in range(5):
        assert MonteCarlo(playouts=60).choose(Glimpse(match, 0), Rng(str(seed))) == "3"


def test_the_same_chance_gives_the_same_answer() -> None:
    match = Match(GAME, 3, "same")
    for policy in (RandomPolicy(), MonteCarlo(playouts=12, width=6)):
        keys = {policy.choose(Glimpse(match, 1), Rng("again")) for _ in range(2)}
        assert len(keys) == 1
        assert match.pending()[1].options[keys.pop()]
    assert len({RandomPolicy().choose(Glimpse(match, 1), Rng(str(seed))) for seed in range(20)}) > 1


def test_the_budget_is_kept() -> None:
    game = Counting(GAME)
    match = Match(game, 2, "budget")
    for playouts, width in ((12, 4), (60, 24), (1, 8)):
        game.worlds = 0
        MonteCarlo(playouts, width).choose(Glimpse(match, 0), Rng("b"))
        # Each round of halving tries every candidate at least once.
        assert 0 < game.worlds <= playouts + 2 * width
    game.worlds = 0
    game.playouts = 80
    MonteCarlo(width=4).choose(Glimpse(match, 0), Rng("b"))
    assert 70 <= game.worlds <= 80


class Clock:
    """Goes on by one each time somebody looks at it."""

    def __init__(self, end: int) -> None:
        self.looks = 0
        self.end = end

    def enough(self) -> bool:
        self.looks += 1
        return self.looks >= self.end


def test_whoever_is_cut_short_takes_the_best_so_far() -> None:
    game = Counting(GAME)
    match = Match(game, 2, "budget")
    for end in (1, 3, 9, 40):
        game.worlds = 0
        key = MonteCarlo(60, 8, Clock(end).enough).choose(Glimpse(match, 0), Rng("b"))
        # In each world one candidate is tried before anybody looks at a clock.
        assert end <= game.worlds <= 2 * end
        assert match.pending()[0].options[key].key == key
    patient = Clock(10**6)
    assert MonteCarlo(60, 8, patient.enough).choose(Glimpse(match, 0), Rng("b")) == MonteCarlo(60, 8).choose(
        Glimpse(match, 0), Rng("b")
    )


def test_a_computer_cut_short_still_takes_what_is_clearly_best() -> None:
    match = sober()
    match.submit(0, "take")
    for seed in range(5):
        assert MonteCarlo(10**6, enough=Clock(60).enough).choose(Glimpse(match, 0), Rng(str(seed))) == "3"


@pytest.mark.parametrize("strength", STRENGTHS.values(), ids=STRENGTHS)
def test_each_strength_keeps_its_budget(strength: Strength) -> None:
    game = Counting(GAME)
    match = Match(game, 2, "budget")
    strength.player().choose(Glimpse(match, 0), Rng("b"))
    playouts = GAME.playouts if strength.playouts is None else strength.playouts
    assert 0 < game.worlds <= playouts + 2 * strength.width


def test_the_stronger_imagine_and_look_at_more() -> None:
    assert list(STRENGTHS) == ["easy", "medium", "strong"]
    for game in games().values():
        efforts = [strength.playouts or game.playouts for strength in STRENGTHS.values()]
        assert efforts == sorted(set(efforts)), game.info.id
    widths = [strength.width for strength in STRENGTHS.values()]
    assert widths == sorted(set(widths))


def test_a_choice_of_one_needs_no_thought() -> None:
    game = Counting(GAME)
    match = Match(game, 2, "one", scenario={"hands": [["heart", "heart"], ["star", "star"]]})
    assert MonteCarlo(playouts=10).choose(Glimpse(match, 0), Rng("o")) == "heart D4"
    assert game.worlds == 0


def test_mere_calculation_needs_no_worlds() -> None:
    """Twelve arrows have very many orders; a computer gives a best one, also at a table without hints."""
    game = Counting(GAME)
    rows = ["RRRR", "LLLL", "RRRR"]
    match = Match(game, 2, "order", scenario={"windows": [rows, rows], "phase": "activate"})
    decision = match.decision(0)
    assert decision is not None
    assert decision.suggest is None
    match.submit(0, MonteCarlo(playouts=12).choose(Glimpse(match, 0), Rng("c")))
    match.submit(1, RandomPolicy().choose(Glimpse(match, 1), Rng("c")))
    assert game.worlds == 0
    # One arrow of each row leaves the window.
    assert match.report()["rounds"][0]["points"][0] == 9


def test_in_imagined_worlds_everybody_calculates_too(monkeypatch: pytest.MonkeyPatch) -> None:
    calculated = []

    def counted(cards: Any) -> Any:
        calculated.append(cards)
        return window.best_order(cards)

    monkeypatch.setattr(rules, "best_order", counted)
    cells = ["B2", "C2", "D2", "B3", "C3", "D3"]
    lying = [[cell, kind] for cell, kind in zip(cells, ("rocket", "star") * 3, strict=True)]
    hands = [["truck", "house", "leaf"], ["truck", "heart", "leaf"]]
    scenario = {"windows": [lying, lying], "hands": hands, "draft": 2}
    match = Match(GAME, 2, "worlds", {"window": "small"}, scenario=scenario)
    MonteCarlo(playouts=12).choose(Glimpse(match, 0), Rng("c"))
    assert len(calculated) > 12


class Unimaginable(Wrapped):
    def redeal(self, state: Any, seat: int | None, rng: Rng, now: Any) -> Any:
        state.turn += 1
        return state


def test_where_no_world_can_be_imagined_chance_decides() -> None:
    match = sober(Unimaginable(POND))
    match.submit(0, "take")
    assert MonteCarlo(playouts=6).choose(Glimpse(match, 0), Rng("x")) in ("1", "2", "3")


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_what_was_drawn_counts_as_if_its_key_had_been_typed(game: Any) -> None:
    match, rng = Match(game, max(2, game.info.seats[0]), "drawn"), Rng("drawn")
    while not match.finished:
        for decision in match.pending():
            match.give(decision, decision.options.sample(rng))
    # Digests tell where the two would part.
    assert Match(game, match.players, "drawn", log=match.log).report() == match.report()


def test_play_out_finishes_a_match() -> None:
    match = sober(players=3)
    play_out(match, [RandomPolicy()] * 3, Rng("out"))
    assert match.finished
