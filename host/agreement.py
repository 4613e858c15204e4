"""What a table in a lobby has agreed on: its wishes as far as they go together with the number of players, else the defaults.

Pure. A wish is never forgotten because somebody sits down: while it is impossible its default holds, and the reason is known.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.game import Info
from engine.text import Text


@dataclass(frozen=True)
class Misfit:
    """A value that an option cannot have now, and why."""

    option: str
    value: str
    reason: Text


@dataclass(frozen=True)
class Agreement:
    """`options`: every option with its value. `dropped`: wishes that are impossible now, so that the default holds instead.

    `stuck`: defaults that are impossible; something else has to be chosen before the game can start.
    """

    options: Mapping[str, str]
    dropped: tuple[Misfit, ...] = ()
    stuck: tuple[Misfit, ...] = ()


def agreement(info: Info, players: int, wishes: Mapping[str, str]) -> Agreement:
    """As many of the wishes as go together at a table of so many; of two that do not, the game's first option gives way."""
    kept, dropped = dict(wishes), dict[str, Misfit]()
    while True:
        options = info.filled(players, kept)
        misfits = info.misfits(players, options)
        usual = info.filled(players, {})
        wrong = next((id for id in misfits if id in kept and kept[id] != usual[id]), None)
        if wrong is None:
            break
        dropped[wrong] = Misfit(wrong, kept.pop(wrong), misfits[wrong])
    for id, misfit in list(dropped.items()):
        # What stood against it may have been dropped itself.
        with_it = info.filled(players, kept | {id: misfit.value})
        if not info.misfits(players, with_it):
            kept[id], options, misfits = misfit.value, with_it, {}
            del dropped[id]
    stuck = (Misfit(id, options[id], reason) for id, reason in misfits.items())
    return Agreement(options, tuple(dropped.values()), tuple(stuck))


def objection(info: Info, players: int, wishes: Mapping[str, str], option: str, value: str) -> Text | None:
    """Why this value cannot be chosen beside the other wishes, or None.

    What was chosen before stands against a new choice that excludes it; it gives way only where it depends on the new one.
    """
    before = agreement(info, players, wishes)
    reason = info.misfits(players, {**before.options, option: value}).get(option)
    if reason is not None:
        return reason
    after = agreement(info, players, {**wishes, option: value})
    stuck_before = {misfit.option for misfit in before.stuck}
    for misfit in (*after.dropped, *after.stuck):
        if misfit.option == option or (misfit in after.stuck and misfit.option not in stuck_before):
            return misfit.reason
    return None
