"""The table's options, and which sets it plays with by them.

A set's package may offer `OPTIONS` (its own table options) and `plays(options)`: whether such a table plays with it. An
automaton brings its set along when it is chosen as the opponent.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.game import TableOption
from engine.games.everdell import opponents, sets
from engine.games.everdell.box import Box
from engine.games.everdell.state import BASE
from engine.refusals import BadTable
from engine.text import Text


def table_options() -> tuple[TableOption, ...]:
    """Whom to play against, then what each set adds."""
    own = [option for set in sets.set_ids() for option in getattr(sets.package(set), "OPTIONS", ())]
    return (opponents.option(), *own)


def sets_of(options: Mapping[str, str]) -> tuple[str, ...]:
    """The sets that such a table plays with, sorted."""
    opponent = opponents.chosen(options)
    found = {BASE} | ({opponent[0].set} if opponent is not None else set())
    for id in sets.set_ids():
        plays = getattr(sets.package(id), "plays", None)
        if plays is not None and plays(options):
            found.add(id)
    return tuple(sorted(found))


def check(options: Mapping[str, str], box: Box) -> None:
    """Refuse what the component file does not hold."""
    opponents.check(options, box)
    for set in sets_of(options):
        if set not in box.sets and sets.has_components(set):
            raise BadTable(Text("everdell-set-missing", set=Text(f"everdell-set-{set}")))
