"""What a game has to give: its description, its rules, and who may see what.

A game is a folder in `engine/games/` whose package offers `GAME`. Everything that every host, painter, test and
computer player needs goes through this class; none of them knows a game by name.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from engine.components import ComponentSet
from engine.digest import SETTLED
from engine.refusals import BadTable
from engine.rng import Rng
from engine.rules import Event, Question, Rules
from engine.text import Player, Text

MOST_VALUES = 25
"""More than a menu on a screen can offer at once."""


@dataclass(frozen=True)
class TableOption:
    """Something the table agrees on before the game; the first value is the default.

    `usual`: the default where it depends on the number of players. `why_not`: what stands against a value at a table of so
    many players with those options (its own included), or None; asked when everything else is known.
    """

    id: str
    values: tuple[str, ...]
    usual: Callable[[int], str] | None = None
    why_not: Callable[[str, int, Mapping[str, str]], Text | None] | None = None

    def __post_init__(self) -> None:
        if not 0 < len(self.values) == len(set(self.values)) <= MOST_VALUES:
            raise ValueError(f"{self.id}: between 1 and {MOST_VALUES} values, each of them once")
        if any(word != "".join(word.split()) or not word for word in (self.id, *self.values)):
            raise ValueError(f"{self.id}: an option and its values are words without spaces")

    def default(self, players: int) -> str:
        return self.values[0] if self.usual is None else self.usual(players)


@dataclass(frozen=True)
class StandingOrder:
    """A lasting answer that players may leave to a kind of question; the first value is the default.

    `topic`: of the questions that it answers (`Question.topic`); those say what key a value gives (`Question.obey`). One
    value may well mean that the player is asked.
    """

    topic: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.values[0]


@dataclass(frozen=True)
class Info:
    """The facts a lobby shows. Texts are found by id: `<game>-title`, `<game>-option-<id>`, `<game>-option-<id>-<value>`,
    `<game>-order-<topic>`, `<game>-order-<topic>-<value>`.
    """

    id: str
    seats: range
    rules_version: int
    options: tuple[TableOption, ...] = ()
    topics: tuple[str, ...] = ()
    orders: tuple[StandingOrder, ...] = ()
    leaving: bool = False
    """Whether the rules know what to do when a seat leaves for good: `Game.leave`."""

    @property
    def title(self) -> Text:
        return Text(f"{self.id}-title")

    def check(self, name: str, value: str) -> None:
        """Refuse what is no option, or no value of it; whether it fits the rest of the table is another question."""
        known = {option.id: option for option in self.options}
        if name not in known:
            raise BadTable(Text("table-option-unknown", option=name, known=", ".join(known) or "-"))
        if value not in known[name].values:
            raise BadTable(Text("table-option-value", option=name, value=value, values=", ".join(known[name].values)))

    def order(self, topic: str) -> StandingOrder | None:
        """The standing order that players may leave for questions of that topic."""
        return next((order for order in self.orders if order.topic == topic), None)

    def order_text(self, topic: str, value: str = "") -> Text:
        """The name of a standing order, or of one of its values."""
        id = "-".join(filter(None, (self.id, "order", topic, value)))
        return Text(id)

    def filled(self, players: int, options: Mapping[str, str]) -> dict[str, str]:
        """What a table has chosen, with the default of everything it has said nothing about."""
        return {option.id: options.get(option.id, option.default(players)) for option in self.options}

    def misfits(self, players: int, options: Mapping[str, str]) -> dict[str, Text]:
        """Which of these options (all are given) cannot be as they are at a table of so many, and why."""
        found = {}
        for option in self.options:
            reason = option.why_not(options[option.id], players, options) if option.why_not is not None else None
            if reason is not None:
                found[option.id] = reason
        return found


@dataclass(frozen=True)
class Setup:
    """What a table has agreed on: enough, with a seed, to deal the game."""

    players: int
    options: Mapping[str, str]
    version: int
    components: ComponentSet


@dataclass(kw_only=True)
class State:
    """The base of every game's state: plain data that can be pickled. Only rules change it, nobody else sees it."""

    players: int
    options: dict[str, str] = field(metadata=SETTLED)
    version: int
    components: ComponentSet
    rng: Rng

    @property
    def seats(self) -> range:
        return range(self.players)


@dataclass(frozen=True, kw_only=True)
class View:
    """What one reader may know; `seat` None is somebody who only watches. Frozen all the way down."""

    seat: int | None
    players: int
    options: tuple[tuple[str, str], ...] = ()
    finished: bool = False


@dataclass(frozen=True)
class Part:
    """One line of a score sheet."""

    label: Text
    points: int


@dataclass(frozen=True)
class Score:
    """What a seat has reached. `rank` 1 has won; equal ranks share. `parts` explain the total and add up to it.

    `counted` says the total where it is anything but points (`Text("misty-total", total=2)`: two rounds won).
    """

    seat: int
    total: int
    rank: int
    parts: tuple[Part, ...] = field(default=())
    counted: Text | None = None

    @property
    def who(self) -> Player | Text:
        return Player(self.seat)

    @property
    def worth(self) -> Text:
        """The total in words, with what it counts."""
        return self.counted or Text("score-points", total=self.total)


@dataclass(frozen=True)
class Rival:
    """How somebody stands who plays along without a seat: named in the ranking, and counted in everybody's rank."""

    name: Text
    total: int
    rank: int
    parts: tuple[Part, ...] = ()

    @property
    def who(self) -> Player | Text:
        return self.name

    @property
    def worth(self) -> Text:
        return Text("score-points", total=self.total)


S = TypeVar("S", bound=State)
W = TypeVar("W", bound=View)


class Game(ABC, Generic[S, W]):
    """One board game."""

    info: Info
    playouts: int = 60
    """How many imagined games the strongest computer player spends on a decision: more where they are quick."""
    _used: ComponentSet | None = None

    @property
    def components(self) -> ComponentSet:
        """The component set that new matches use: ours, or an owner's own."""
        if self._used is None:
            self._used = self.printed()
        return self._used

    def use(self, components: ComponentSet) -> None:
        """From now on new matches use this set; running ones keep theirs."""
        self._used = components

    @abstractmethod
    def printed(self) -> ComponentSet:
        """The component set that comes with the game's package."""

    @abstractmethod
    def load(self, source: str) -> ComponentSet:
        """Check a component file (its text) and make a set of it; BadComponents says exactly what is wrong."""

    @abstractmethod
    def setup(self, setup: Setup, rng: Rng) -> S:
        """Lay the game out on the table."""

    @abstractmethod
    def play(self, state: S) -> Rules[None]:
        """The rules from the current turn boundary to the end of the game."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> W:
        """The state as this reader may know it."""

    @abstractmethod
    def redeal(self, state: S, seat: int | None, rng: Rng, now: S) -> S:
        """Change `state` (a copy, at the last turn boundary) into another world that this reader cannot tell from it.

        `now` is the real state at this moment, only to be read: what the reader has learned since the turn boundary
        has to stay as it is. `seat` None is somebody who only watches.
        """

    @abstractmethod
    def scores(self, state: S) -> tuple[Score, ...]:
        """A score for each seat, in seat order; before the end, as if it ended now."""

    def rivals(self, state: S) -> tuple[Rival, ...]:
        """Those who play along without a seat, as `scores` has counted them."""
        return ()

    @abstractmethod
    def report(self, state: S) -> dict[str, Any]:
        """The whole state for outsiders, as JSON; documented in the game's package."""

    @abstractmethod
    def describe(self, view: W) -> tuple[Text, ...]:
        """The board as text, a line each."""

    def sketch(self, view: W) -> tuple[Text | str, ...]:
        """The board for a terminal, drawn in characters where that says more than words."""
        return self.describe(view)

    @abstractmethod
    def caption(self, view: W) -> Text:
        """The alt text of the board's picture: what matters, in at most 1,024 characters."""

    def outlook(self, state: S, seat: int) -> float:
        """How well this seat stands, for computer players: by default the lead in points."""
        scores = self.scores(state)
        others = [score.total for score in scores if score.seat != seat]
        return scores[seat].total - max(others, default=0)

    def horizon(self, state: S) -> object:
        """Computer players stop imagining when this changes; by default only at the end of the game."""
        return None

    def foresee(self, state: S, seat: int, answer: Any) -> Iterable[tuple[Question[Any], W]]:
        """The questions that this seat may plan for before they come, and its view of the table as it will then be.

        One for each topic at most; never the one that is open. `answer` is the value of its answer that still waits for
        others'; None if it has given none, also if it is just being asked something.
        """
        return ()

    def leave(self, state: S, seat: int) -> Iterable[Event]:
        """Carry out that this seat leaves for good, and tell it; only where `Info.leaving` says that the game knows how.

        It is called between a question and what the rules do next. From then on the seat is not asked: `ask` raises
        `Left`, and in what `ask_all` gives the seat is missing.
        """
        raise NotImplementedError(f"{self.info.id} does not say how a seat leaves, and its Info.leaving says so")

    def apply_scenario(self, state: S, scenario: Mapping[str, Any]) -> None:
        """Stack the deck or give a city, for tests only."""
        raise BadTable(Text("table-no-scenario"))

    def agree(self, players: int, options: Mapping[str, str], components: ComponentSet | None = None) -> Setup:
        """Check what a table wants and fill in the defaults."""
        info = self.info
        if players not in info.seats:
            raise BadTable(
                Text("table-seats", game=info.title, least=info.seats[0], most=info.seats[-1], players=players)
            )
        for name, value in options.items():
            info.check(name, value)
        agreed = info.filled(players, options)
        for reason in info.misfits(players, agreed).values():
            raise BadTable(reason)
        return Setup(players, agreed, info.rules_version, components or self.components)
