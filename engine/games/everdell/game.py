"""Everdell as every host knows a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.components import ComponentSet
from engine.game import Game, Info, Part, Rival, Score, Setup
from engine.games.everdell import (
    automata,
    components,
    describe,
    modules,
    outlook,
    redeal,
    report,
    rules,
    scenarios,
    scoring,
    table,
    topics,
    views,
)
from engine.games.everdell.names import owner_name
from engine.games.everdell.state import EverdellState
from engine.games.everdell.views import EverdellView
from engine.rng import Rng
from engine.rules import Question, Rules
from engine.text import Text


class Everdell(Game[EverdellState, EverdellView]):
    def __init__(self) -> None:
        # What there is to choose and to look up depends on the sets that are there.
        self.info = Info(
            id="everdell",
            seats=range(1, 5),
            rules_version=1,
            options=modules.table_options(),
            topics=topics.topics(),
        )

    def printed(self) -> ComponentSet:
        return components.default()

    def load(self, source: str) -> ComponentSet:
        return components.load(source)

    def agree(self, players: int, options: Mapping[str, str], components: ComponentSet | None = None) -> Setup:
        agreed = super().agree(players, options, components)
        modules.check(agreed.options, agreed.components.parts)
        return agreed

    def setup(self, setup: Setup, rng: Rng) -> EverdellState:
        return table.lay_out(setup, rng)

    def play(self, state: EverdellState) -> Rules[None]:
        return rules.play(state)

    def view(self, state: EverdellState, seat: int | None) -> EverdellView:
        return views.view_of(state, seat)

    def redeal(self, state: EverdellState, seat: int | None, rng: Rng, now: EverdellState) -> EverdellState:
        return redeal.redeal(state, seat, rng, now)

    def scores(self, state: EverdellState) -> tuple[Score, ...]:
        """Equal points are told apart by events, then by resources; automata rank among the seats."""
        standing = [scoring.standing(state, seat) for seat in state.seats]
        ranks = [1 + sum(other > mine for other in standing) for mine in standing]
        for opponent in automata.playing(state):
            ranks = [rank + opponent.beats(state, seat) for seat, rank in enumerate(ranks)]
        return tuple(
            Score(seat, standing[seat][0], ranks[seat], _parts(scoring.points_of(state, seat))) for seat in state.seats
        )

    def rivals(self, state: EverdellState) -> tuple[Rival, ...]:
        return tuple(
            Rival(owner_name(each.id), automata.total(state, each.id), automata.rank(state, each), each.points(state))
            for each in automata.playing(state)
        )

    def report(self, state: EverdellState) -> dict[str, Any]:
        return report.report(state)

    def describe(self, view: EverdellView) -> tuple[Text, ...]:
        return describe.describe(view)

    def caption(self, view: EverdellView) -> Text:
        return describe.caption(view)

    def outlook(self, state: EverdellState, seat: int) -> float:
        return outlook.outlook(state, seat)

    def horizon(self, state: EverdellState) -> object:
        """Computer players think to the end of the turn."""
        return state.turn

    def foresee(self, state: EverdellState, seat: int, answer: Any) -> Iterator[tuple[Question[Any], EverdellView]]:
        """Whoever waits may already say what the own next turn shall be."""
        if state.over or seat == state.active or state.sides[seat].passed:
            return
        yield rules.which_action(state, seat), views.view_of(state, seat)

    def apply_scenario(self, state: EverdellState, scenario: Mapping[str, Any]) -> None:
        scenarios.apply(state, scenario)


def _parts(points: scoring.Points) -> tuple[Part, ...]:
    return (
        Part(Text("everdell-part-cards"), points.cards),
        Part(Text("everdell-part-tokens"), points.tokens),
        Part(Text("everdell-part-bonus"), points.bonus),
        Part(Text("everdell-part-journey"), points.journey),
        Part(Text("everdell-part-events"), points.events),
        *points.more,
    )
