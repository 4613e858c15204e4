"""A game of two minutes for the tests of the host: everybody picks a number in secret, then takes a lantern in turn.

With the option `more` whoever takes a lantern hangs it up `left` or `right`, and all others are asked in passing whether they
take oil, for which there are standing orders; and the next number can be planned as well.

The lanterns of a round are few and shared, so a plan can become impossible. Taking lanterns reveals nothing, so it can be undone.
Whoever leaves for good picks and takes nothing any more. With the option `crash` the rules fail: `word` at the choice
"crash", `always` at every lantern.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.components import ComponentSet, component_set
from engine.game import Game, Info, Part, Score, Setup, StandingOrder, State, TableOption, View
from engine.options import Choice, end
from engine.refusals import BadComponents
from engine.rng import Rng
from engine.rules import TURN, Event, Left, Question, Rules, ask, ask_all, question, tell
from engine.text import Player, Text

ROUNDS = {"short": 2, "long": 5}


@dataclass(kw_only=True)
class ToyState(State):
    secret: int
    supply: dict[str, int]
    round: int = 0
    phase: str = "pick"
    active: int = 0
    picks: list[dict[int, int]] = field(default_factory=list)
    taken: list[list[str]] = field(default_factory=list)
    oil: list[int] = field(default_factory=list)


@dataclass(frozen=True, kw_only=True)
class ToyView(View):
    round: int
    supply: tuple[tuple[str, int], ...]
    taken: tuple[tuple[str, ...], ...]


class Toy(Game[ToyState, ToyView]):
    info = Info(
        id="toy",
        seats=range(2, 5),
        rules_version=1,
        leaving=True,
        options=(
            TableOption("length", ("short", "long")),
            TableOption("crash", ("off", "word", "always")),
            TableOption("more", ("off", "on")),
        ),
        orders=(StandingOrder("oil", ("free", "ask", "always", "never", "wrong")),),
    )

    def printed(self) -> ComponentSet:
        return self.load(json.dumps({"game": "toy", "supply": {"red": 2, "blue": 2, "green": 2}}))

    def load(self, source: str) -> ComponentSet:
        return component_set("toy", source, _supply)

    def setup(self, setup: Setup, rng: Rng) -> ToyState:
        return ToyState(
            players=setup.players,
            options=dict(setup.options),
            version=setup.version,
            components=setup.components,
            rng=rng,
            secret=rng.below(1_000_000),
            supply=dict(setup.components.parts),
            taken=[[] for _ in range(setup.players)],
            oil=[0] * setup.players,
        )

    def play(self, state: ToyState) -> Rules[None]:
        while state.round < ROUNDS[state.options["length"]]:
            yield TURN
            if state.phase == "pick":
                asked = {seat: self._number() for seat in state.seats}
                state.picks.append((yield from ask_all(asked)))
                state.phase, state.active = "take", 0
                yield tell(Text("toy-picked"), reveals=True)
            else:
                yield from self._take(state, state.active)

    def _number(self) -> Question[int]:
        numbers = [end(str(number), Text("toy-number", number=number), number) for number in (1, 2, 3)]
        return question(Text("toy-pick"), numbers, private=True, topic="pick")

    def _lanterns(self, state: ToyState) -> list[Choice[str]]:
        lanterns = [
            end(colour, Text("toy-lantern", colour=colour), colour) for colour, left in state.supply.items() if left
        ]
        if state.options["crash"] == "word":
            lanterns.append(end("crash", Text("toy-crash"), "crash"))
        return lanterns

    def _take(self, state: ToyState, seat: int) -> Rules[None]:
        try:
            colour = yield from ask(seat, Text("toy-take"), self._lanterns(state), topic="lantern")
        except Left:
            colour = ""
        if colour:
            state.supply[colour] = state.supply.get(colour, 0) - 1
            if colour == "crash" or state.options["crash"] == "always":
                raise RuntimeError(f"secret {state.secret}")
            state.taken[seat].append(colour)
        if colour and state.options["more"] == "on":
            yield from self._more(state, seat)
        state.active += 1
        if state.active == state.players:
            state.phase, state.round = "pick", state.round + 1
            state.supply = dict(state.components.parts)

    def _more(self, state: ToyState, seat: int) -> Rules[None]:
        sides = [end(side, Text("toy-side", side=side), side) for side in ("left", "right")]
        try:
            side = yield from ask(seat, Text("toy-hang"), sides)
            state.taken[seat][-1] += f" {side}"
        except Left:
            pass
        answers = yield from ask_all({other: self._oil(state, other) for other in state.seats if other != seat})
        for other, takes in answers.items():
            state.oil[other] += takes
        yield tell(Text("toy-oiled"))

    def _oil(self, state: ToyState, seat: int) -> Question[bool]:
        price = state.oil[seat]
        answers = {"free": None if price else "take", "always": "take", "never": "leave", "wrong": "gulp"}
        return question(
            Text("toy-oil", price=price),
            [end("take", Text("toy-take-oil"), True), end("leave", Text("toy-leave-oil"), False)],
            topic="oil",
            minor=True,
            obey=answers.get,
        )

    def view(self, state: ToyState, seat: int | None) -> ToyView:
        return ToyView(
            seat=seat,
            players=state.players,
            round=state.round,
            supply=tuple(state.supply.items()),
            taken=tuple(map(tuple, state.taken)),
        )

    def foresee(self, state: ToyState, seat: int, answer: Any) -> Iterator[tuple[Question[Any], ToyView]]:
        if (state.phase == "take" and state.active < seat) or (state.phase == "pick" and answer is not None):
            yield question(Text("toy-take"), self._lanterns(state), topic="lantern"), self.view(state, seat)
        if state.options["more"] == "on" and state.phase == "take":
            yield self._number(), self.view(state, seat)

    def leave(self, state: ToyState, seat: int) -> Iterable[Event]:
        yield tell(Text("toy-left", who=Player(seat)))

    def redeal(self, state: ToyState, seat: int | None, rng: Rng, now: ToyState) -> ToyState:
        state.secret = rng.below(1_000_000)
        return state

    def scores(self, state: ToyState) -> tuple[Score, ...]:
        totals = [sum(picked.get(seat, 0) for picked in state.picks) for seat in state.seats]
        return tuple(
            Score(seat, total, 1 + sum(other > total for other in totals), (Part(Text("toy-sum"), total),))
            for seat, total in enumerate(totals)
        )

    def report(self, state: ToyState) -> dict[str, Any]:
        return {"picks": state.picks, "taken": state.taken, "oil": state.oil}

    def describe(self, view: ToyView) -> tuple[Text, ...]:
        return (Text("toy-round", round=view.round),)

    def caption(self, view: ToyView) -> Text:
        return Text("toy-round", round=view.round)


def _supply(data: Mapping[str, Any]) -> dict[str, int]:
    if not isinstance(data.get("supply"), dict):
        raise BadComponents(Text("components-missing", field="supply"))
    return dict(data["supply"])
