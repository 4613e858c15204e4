"""The table option `opponent`: none, or an automaton at one of its levels (`rugwort-1`)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.game import TableOption
from engine.games.everdell.automata import Automaton, automata, automaton
from engine.games.everdell.box import Box
from engine.games.everdell.state import EverdellState
from engine.refusals import BadTable
from engine.text import Text

OPPONENT, NOBODY = "opponent", "none"


def option() -> TableOption:
    """All automata that come with the game, each at all its levels."""
    values = (NOBODY, *(f"{each.id}-{level}" for each in automata() for level in each.levels))
    return TableOption(OPPONENT, values, usual=_usual, why_not=_why_not)


def chosen(options: Mapping[str, str]) -> tuple[Automaton, str] | None:
    """The automaton that a table plays against, and its level."""
    value = options[OPPONENT]
    if value == NOBODY:
        return None
    id, _, level = value.rpartition("-")
    return automaton(id), level


def check(options: Mapping[str, str], box: Box) -> None:
    """Refuse an opponent that the component file does not hold."""
    opponent = chosen(options)
    if opponent is not None and opponent[0].id not in box.automata:
        raise BadTable(Text("everdell-opponent-missing", who=Text(f"everdell-{opponent[0].id}")))


def arrive(state: EverdellState) -> None:
    """Set the opponent up; all else is laid out."""
    opponent = chosen(state.options)
    if opponent is not None:
        who, level = opponent
        state.automata[who.id] = who.arrive(state, level)


def _usual(players: int) -> str:
    """Alone one plays against the first there is; together against each other."""
    first = next((each for each in automata() if players in each.seats), None)
    return f"{first.id}-{first.levels[0]}" if players == 1 and first is not None else NOBODY


def _why_not(value: str, players: int, options: Mapping[str, str]) -> Text | None:
    opponent = chosen({OPPONENT: value})
    if opponent is None:
        return Text("everdell-opponent-alone") if players == 1 else None
    who, seats = Text(f"everdell-{opponent[0].id}"), opponent[0].seats
    if players in seats:
        return None
    least, most = seats[0], seats[-1]
    if least == most:
        return Text("everdell-opponent-exactly", who=who, count=most)
    return Text("everdell-opponent-seats", who=who, least=least, most=most)
