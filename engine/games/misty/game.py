"""Misty as every host knows a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.components import ComponentSet
from engine.game import Game, Info, Part, Score, Setup, TableOption
from engine.games.misty import cards, describe, rules, scenarios, views
from engine.games.misty.rulings import ROUNDS_TO_WIN
from engine.games.misty.state import MistyState, Round
from engine.games.misty.views import MistyView
from engine.games.misty.window import cell_name
from engine.rng import Rng
from engine.rules import Rules
from engine.text import Text

WORTH_OF_A_ROUND = 4
"""Computer players would rather win a round by one point than come second with many."""


class Misty(Game[MistyState, MistyView]):
    playouts = 240
    info = Info(
        id="misty",
        seats=range(2, 5),
        rules_version=1,
        options=(
            TableOption("window", ("full", "small")),
            TableOption("reveal", ("off", "on")),
            TableOption("hints", ("off", "on")),
        ),
        topics=(
            "goal",
            "setup",
            "draft",
            "placing",
            "arrows",
            "monsters",
            "scoring",
            "winning",
            "variant",
            "rulings",
            "words",
        ),
    )

    def printed(self) -> ComponentSet:
        return cards.default()

    def load(self, source: str) -> ComponentSet:
        return cards.load(source)

    def setup(self, setup: Setup, rng: Rng) -> MistyState:
        return MistyState(
            players=setup.players,
            options=dict(setup.options),
            version=setup.version,
            components=setup.components,
            rng=rng,
        )

    def play(self, state: MistyState) -> Rules[None]:
        return rules.play(state)

    def view(self, state: MistyState, seat: int | None) -> MistyView:
        return views.view_of(state, seat)

    def redeal(self, state: MistyState, seat: int | None, rng: Rng, now: MistyState) -> MistyState:
        """Shuffle the stock and all hands that this reader cannot know.

        A hand that this reader has passed on is known to it, wherever it is now: what was taken from it lies open.
        """
        known = {seat, *state.passed_on(seat)}
        hidden = [other for other in state.seats if other not in known and state.hands]
        unknown = [card for other in hidden for card in state.hands[other]] + state.stock
        rng.shuffle(unknown)
        for other in hidden:
            size = len(state.hands[other])
            state.hands[other], unknown = unknown[:size], unknown[size:]
        state.stock = unknown
        return state

    def scores(self, state: MistyState) -> tuple[Score, ...]:
        """The total is the number of rounds won; equal wins are told apart by all points together."""
        standing = [(state.wins(seat), sum(round.points[seat] for round in state.rounds)) for seat in state.seats]
        decided = any(wins == ROUNDS_TO_WIN for wins, _ in standing)
        # Whoever has two wins has won, however many points others made; the points only decide after the last round.
        order = [(wins, 0 if decided and wins == ROUNDS_TO_WIN else points) for wins, points in standing]
        return tuple(
            Score(
                seat,
                state.wins(seat),
                1 + sum(other > order[seat] for other in order),
                tuple(
                    Part(Text("misty-part-round", round=number, points=round.points[seat]), int(round.winner == seat))
                    for number, round in enumerate(state.rounds, 1)
                ),
                Text("misty-total", total=state.wins(seat)),
            )
            for seat in state.seats
        )

    def report(self, state: MistyState) -> dict[str, Any]:
        return {
            "rounds": [_round_report(state, round) for round in state.rounds],
            "building": [
                [[cell_name(cell), kind] for cell, kind in sorted(window.items())] for window in state.windows
            ],
            "hands": state.hands,
            "picked": state.picked,
            "stock": state.stock,
            "winners": [score.seat for score in self.scores(state) if score.rank == 1],
        }

    def describe(self, view: MistyView) -> tuple[Text, ...]:
        return describe.describe(view)

    def sketch(self, view: MistyView) -> tuple[Text | str, ...]:
        return describe.sketch(view)

    def caption(self, view: MistyView) -> Text:
        return describe.caption(view)

    def outlook(self, state: MistyState, seat: int) -> float:
        if not state.rounds:
            return 0
        points = state.rounds[-1].points
        others = max(points[other] for other in state.seats if other != seat)
        return points[seat] - others + (WORTH_OF_A_ROUND if state.rounds[-1].winner == seat else 0)

    def horizon(self, state: MistyState) -> object:
        return len(state.rounds)

    def apply_scenario(self, state: MistyState, scenario: Mapping[str, Any]) -> None:
        scenarios.apply(state, scenario)


def _round_report(state: MistyState, round: Round) -> dict[str, Any]:
    windows, orders = [], []
    for cards_of, order in zip(round.windows, round.orders, strict=True):
        left = min(x for (x, _), _ in cards_of)
        top = min(y for (_, y), _ in cards_of)
        rows: dict[int, str] = {}
        for (_, y), kind in sorted(cards_of, key=lambda item: (item[0][1], item[0][0])):
            rows[y] = rows.get(y, "") + state.deck.kinds[kind].code
        windows.append(list(rows.values()))
        orders.append([[x - left, y - top] for x, y in order])
    return {"windows": windows, "orders": orders, "points": list(round.points), "winner": round.winner}
