"""A made-up game for the tests of the bot: a village fair with a dozen table options and questions in passing.

In turn somebody opens a stall (`fruit`, `cloth`, `hats`); all the others are asked in passing whether they visit it, together or,
with the option `greeting`, one after the other or not at all; for that there are standing orders. Whoever visits gets a coin.
Whoever leaves for good opens no more stalls. Its options depend on each other and on
the number of players in every way there is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.components import ComponentSet, component_set
from engine.game import Game, Info, Part, Score, Setup, StandingOrder, State, TableOption, View
from engine.options import end
from engine.rng import Rng
from engine.rules import TURN, Event, Left, Question, Rules, ask_all, question, tell
from engine.text import Player, Text

STALLS = ("fruit", "cloth", "hats")


@dataclass(kw_only=True)
class FairState(State):
    turn: int = 0
    coins: list[int] = field(default_factory=list)
    stalls: list[str] = field(default_factory=list)


@dataclass(frozen=True, kw_only=True)
class FairView(View):
    coins: tuple[int, ...]
    stalls: tuple[str, ...]


def _parade(value: str, players: int, options: Mapping[str, str]) -> Text | None:
    return Text("fair-few", players=players) if value == "on" and players < 3 else None


def _route(value: str, players: int, options: Mapping[str, str]) -> Text | None:
    return Text("fair-no-parade") if value != "short" and options["parade"] == "off" else None


def _torches(value: str, players: int, options: Mapping[str, str]) -> Text | None:
    return Text("fair-short") if value == "on" and options["route"] != "long" else None


def _spices(value: str, players: int, options: Mapping[str, str]) -> Text | None:
    return Text("fair-no-market") if value == "on" and options["market"] == "off" else None


def _rain(value: str, players: int, options: Mapping[str, str]) -> Text | None:
    return Text("fair-dry") if value == "heavy" and options["tents"] == "few" else None


def _music(value: str, players: int, options: Mapping[str, str]) -> Text | None:
    return Text("fair-wet") if value == "fiddle" and options["rain"] == "heavy" else None


def _ring(value: str, players: int, options: Mapping[str, str]) -> Text | None:
    return Text("fair-crowd") if value == "small" and players == 4 else None


class Fair(Game[FairState, FairView]):
    info = Info(
        id="fair",
        seats=range(2, 5),
        rules_version=1,
        orders=(StandingOrder("visit", ("ask", "yes", "no")),),
        leaving=True,
        options=(
            TableOption("days", ("1", "2", "3"), usual=lambda players: "2" if players == 2 else "1"),
            TableOption("greeting", ("together", "queue", "off")),
            TableOption("parade", ("off", "on"), why_not=_parade),
            TableOption("route", ("short", "long", "round"), why_not=_route),
            TableOption("torches", ("off", "on"), why_not=_torches),
            TableOption("market", ("on", "off")),
            TableOption("spices", ("off", "on"), why_not=_spices),
            TableOption("tents", ("few", "many")),
            TableOption("rain", ("none", "heavy"), why_not=_rain),
            TableOption("music", ("drum", "fiddle"), why_not=_music),
            TableOption("ring", ("small", "large"), why_not=_ring),
            TableOption("guests", tuple(str(number) for number in range(25))),
        ),
    )

    def printed(self) -> ComponentSet:
        return self.load('{"game": "fair"}')

    def load(self, source: str) -> ComponentSet:
        return component_set("fair", source, dict)

    def setup(self, setup: Setup, rng: Rng) -> FairState:
        return FairState(
            players=setup.players,
            options=dict(setup.options),
            version=setup.version,
            components=setup.components,
            rng=rng,
            coins=[0] * setup.players,
        )

    def play(self, state: FairState) -> Rules[None]:
        while state.turn < state.players * int(state.options["days"]):
            yield TURN
            try:
                yield from _turn(state, state.turn % state.players)
            except Left as gone:
                yield tell(Text("fair-quiet", who=Player(gone.seat)))
            state.turn += 1

    def leave(self, state: FairState, seat: int) -> Iterable[Event]:
        yield tell(Text("fair-left", who=Player(seat)))

    def view(self, state: FairState, seat: int | None) -> FairView:
        return FairView(seat=seat, players=state.players, coins=tuple(state.coins), stalls=tuple(state.stalls))

    def redeal(self, state: FairState, seat: int | None, rng: Rng, now: FairState) -> FairState:
        return state

    def scores(self, state: FairState) -> tuple[Score, ...]:
        return tuple(
            Score(seat, coins, 1 + sum(other > coins for other in state.coins), (Part(Text("fair-coins"), coins),))
            for seat, coins in enumerate(state.coins)
        )

    def report(self, state: FairState) -> dict[str, Any]:
        return {"coins": state.coins, "stalls": state.stalls}

    def describe(self, view: FairView) -> tuple[Text, ...]:
        return (self.caption(view),)

    def caption(self, view: FairView) -> Text:
        return Text("fair-alt", stalls=len(view.stalls))


def _turn(state: FairState, seat: int) -> Rules[None]:
    asked = which_stall()
    stall = (yield from ask_all({seat: asked})).get(seat)
    if stall is None:
        raise Left(seat)
    state.stalls.append(stall)
    yield tell(Text("fair-opened", who=Player(seat), stall=Text(f"fair-{stall}")))
    others = [(seat + step) % state.players for step in range(1, state.players)]
    if state.options["greeting"] == "together":
        answers = yield from ask_all({other: visit(seat) for other in others})
        for other, visits in answers.items():
            yield from _visited(state, other, visits)
    elif state.options["greeting"] == "queue":
        for other in others:
            answer = yield from ask_all({other: visit(seat)})
            yield from _visited(state, other, answer.get(other, False))


def which_stall() -> Question[str]:
    stalls = [end(stall, Text(f"fair-{stall}"), stall) for stall in STALLS]
    return question(Text("fair-open"), stalls, topic="stall")


def visit(seat: int) -> Question[bool]:
    choices = [end("yes", Text("fair-yes"), True), end("no", Text("fair-no"), False)]
    order = {"yes": "yes", "no": "no"}
    return question(Text("fair-visit", who=Player(seat)), choices, minor=True, topic="visit", obey=order.get)


def _visited(state: FairState, seat: int, visits: bool) -> Rules[None]:
    if visits:
        state.coins[seat] += 1
        yield tell(Text("fair-visited", who=Player(seat)))


GAME = Fair()
