"""A toy game that has everything a match must cope with, and no other sense: stones at a pond.

In a turn a seat may `take` stones (an answer for how many follows in the same turn), `throw` one (chance), `look` at the
bag (a private reveal), `share` (all guess at once; whoever holds no stone has to guess nothing), `keep` some of the toys,
or stumble (`break`: the rule raises; `spoil`: the state ends up with something it may not hold). At the `FERRY` a seat may
leave for good: its stones go into the bag, and the others play on.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from engine.components import ComponentSet, component_set
from engine.game import Game, Info, Score, Setup, State, TableOption, View
from engine.match import Match
from engine.options import Pick, end
from engine.refusals import IllegalChoice
from engine.rng import Rng
from engine.rules import TURN, Event, Left, Question, Rules, ask, ask_all, ask_some, question, tell
from engine.text import Player, Text

ACTS = ("take", "throw", "look", "share", "keep", "pass")
STUMBLES = ("break", "spoil")
TOYS = ("boat", "duck", "kite")


@dataclass(kw_only=True)
class PondState(State):
    turn: int = 0
    stones: list[int] = field(default_factory=list)
    toys: list[list[str]] = field(default_factory=list)
    bag: list[int] = field(default_factory=list)
    spoiled: object = None
    gone: list[int] = field(default_factory=list)


@dataclass(frozen=True, kw_only=True)
class PondView(View):
    stones: tuple[int, ...]
    bag: int


class Pond(Game[PondState, PondView]):
    info = Info(
        id="pond",
        seats=range(1, 5),
        rules_version=2,
        options=(TableOption("turns", ("6", "12")), TableOption("stumbles", ("on", "off"))),
    )

    def printed(self) -> ComponentSet:
        return self.load('{"game": "pond"}')

    def load(self, source: str) -> ComponentSet:
        return component_set("pond", source, dict)

    def setup(self, setup: Setup, rng: Rng) -> PondState:
        return PondState(
            players=setup.players,
            options=dict(setup.options),
            version=setup.version,
            components=setup.components,
            rng=rng,
            stones=[1] * setup.players,
            toys=[[] for _ in range(setup.players)],
            bag=rng.shuffled(range(5)),
        )

    def play(self, state: PondState) -> Rules[None]:
        while state.turn < int(state.options["turns"]):
            yield TURN
            yield from turn(state, state.turn % state.players)
            state.turn += 1

    def view(self, state: PondState, seat: int | None) -> PondView:
        return PondView(seat=seat, players=state.players, stones=tuple(state.stones), bag=len(state.bag))

    def redeal(self, state: PondState, seat: int | None, rng: Rng, now: PondState) -> PondState:
        rng.shuffle(state.bag)
        return state

    def scores(self, state: PondState) -> tuple[Score, ...]:
        return tuple(
            Score(seat, stones, 1 + sum(other > stones for other in state.stones))
            for seat, stones in enumerate(state.stones)
        )

    def report(self, state: PondState) -> dict[str, Any]:
        return {"stones": state.stones, "toys": state.toys, "bag": state.bag, "turn": state.turn}

    def describe(self, view: PondView) -> tuple[Text, ...]:
        return (Text("pond-stones", stones=sum(view.stones)),)

    def caption(self, view: PondView) -> Text:
        return Text("pond-stones", stones=sum(view.stones))

    def apply_scenario(self, state: PondState, scenario: Mapping[str, Any]) -> None:
        state.stones = list(scenario["stones"])


def turn(state: PondState, seat: int) -> Rules[None]:
    prompt = Text("pond-act")
    acts = ACTS + (STUMBLES if state.options["stumbles"] == "on" else ())
    act = yield from ask(seat, prompt, [end(act, Text(f"pond-{act}"), act) for act in acts])
    yield tell(Text("pond-did", who=Player(seat), act=act))
    if act == "take":
        state.stones[seat] += yield from ask(seat, Text("pond-many"), numbers(3))
    elif act == "throw":
        state.stones[seat] += state.rng.dice()
    elif act == "look":
        yield tell(Text("pond-bag", first=state.bag[0]), to=[seat], reveals=True)
    elif act == "share":
        guesses = yield from ask_all({other: guess(state, other) for other in state.seats})
        for other, stones in guesses.items():
            state.stones[other] += stones
            yield tell(Text("pond-guessed", who=Player(other), stones=stones))
    elif act == "keep":
        toys = [end(toy, Text(f"pond-{toy}"), toy) for toy in TOYS]
        state.toys[seat] = list((yield from ask_some(seat, Text("pond-keep"), toys, 1, 2)))
    elif act == "break":
        state.stones[seat] = 0
        yield tell(Text("pond-broken"))
        raise ZeroDivisionError
    elif act == "spoil":
        state.spoiled = object()


def numbers(most: int) -> Pick[int]:
    def find(word: str) -> Any:
        if word not in [str(number) for number in range(1, most + 1)]:
            raise IllegalChoice(Text("pond-too-many", most=most))
        return end(word, Text("pond-number", number=int(word)), int(word))

    return Pick("amount", Text("pond-many"), lambda: [find(str(number)) for number in range(1, most + 1)], find)


def guess(state: PondState, seat: int) -> Question[int]:
    forced = "0" if state.stones[seat] == 0 else None
    few = [end(str(n), Text("pond-number", number=n), n) for n in range(3)]
    return question(Text("pond-guess"), few, private=True, forced=forced, topic="guess")


class Ferry(Pond):
    """The same, but whoever leaves is missed by nobody."""

    info = replace(Pond.info, leaving=True)

    def play(self, state: PondState) -> Rules[None]:
        while state.turn < int(state.options["turns"]) and len(state.gone) < state.players:
            yield TURN
            seat = state.turn % state.players
            try:
                yield from turn(state, seat)
            except Left:
                yield tell(Text("pond-turn-lost", who=Player(seat)))
            state.turn += 1

    def leave(self, state: PondState, seat: int) -> Iterable[Event]:
        state.gone.append(seat)
        state.bag.append(state.stones[seat])
        state.stones[seat] = 0
        yield tell(Text("pond-left", who=Player(seat)))

    def report(self, state: PondState) -> dict[str, Any]:
        return super().report(state) | {"gone": state.gone}


POND = Pond()
FERRY = Ferry()


def pond(players: int = 2, *moves: str, **options: str) -> Match:
    """A toy match after these moves ("0 take"; "0 !undo", "0 !consent", "0 !withdraw", "0 !leave")."""
    return _played(POND, players, moves, options)


def ferry(players: int = 3, *moves: str, **options: str) -> Match:
    """The same where seats may leave."""
    return _played(FERRY, players, moves, options)


def _played(game: Pond, players: int, moves: Iterable[str], options: Mapping[str, str]) -> Match:
    match = Match(game, players, "pond", options)
    for move in moves:
        do(match, move)
    return match


def do(match: Match, move: str) -> None:
    seat, key = move.split(maxsplit=1)
    if key in ("!undo", "!consent"):
        match.undo(int(seat), consent=key == "!consent")
    elif key == "!withdraw":
        match.withdraw(int(seat))
    elif key == "!leave":
        match.leave(int(seat))
    else:
        match.submit(int(seat), key)
