"""What may be done to a table that has not started, as functions from the table before to the record after.

Nothing is stored here; each function either gives the changed record or raises a refusal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import count
from random import SystemRandom

from db import MatchRecord, SeatRecord
from engine.policies import STRENGTHS
from engine.refusals import BadTable
from engine.text import Player, Text
from host.agreement import agreement
from host.refusals import (
    AlreadySeated,
    LobbyFull,
    NoSuchColour,
    NoSuchLevel,
    NoSuchSeat,
    NotHost,
    NotInLobby,
    NotInvited,
    NotSeated,
)
from host.table import Table

LEVELS = tuple(STRENGTHS)
USUAL_LEVEL = "medium"
"""How well a computer plays until somebody says otherwise, and one that goes on in a person's seat."""
COMPUTER_NAMES = ("Alma", "Bruno", "Cleo", "Dario", "Edda", "Finn")
LONGEST_NAME = 64


def require_lobby(table: Table) -> None:
    """Only a table that has not started can be changed like this."""
    if table.status != "lobby":
        over = "refused-game-over" if table.started else "host-lobby-closed"
        raise NotInLobby(Text("host-started" if table.open else over))


def require_host(table: Table, by: int, manager: bool) -> None:
    """Only the host of the table may do this, or somebody who manages the server."""
    if by != table.host_id and not manager:
        raise NotHost(table.host_seat)


def join(table: Table, user_id: int, name: str) -> MatchRecord:
    require_lobby(table)
    if table.seat_of(user_id) is not None:
        raise AlreadySeated
    seats = _with_seat(table, SeatRecord(user_id, person_name(name), _free_colour(table.record.seats)))
    return replace(table.record, seats=seats, invited=_without(table.invited, user_id))


def leave(table: Table, user_id: int) -> MatchRecord:
    """Get up; the last person to go closes the lobby."""
    require_lobby(table)
    seat = table.seat_of(user_id)
    if seat is None:
        raise NotSeated
    return _without_seat(table, seat)


def remove(table: Table, by: int, seat: int, manager: bool) -> MatchRecord:
    require_lobby(table)
    require_host(table, by, manager)
    if not 0 <= seat < len(table.seats):
        raise NoSuchSeat
    return _without_seat(table, seat)


def invite(table: Table, by: int, user_id: int, manager: bool) -> MatchRecord:
    require_lobby(table)
    if table.seat_of(by) is None and not manager:
        raise NotSeated
    if table.seat_of(user_id) is not None:
        raise NotInvited(Text("host-invited-sits"))
    if user_id in table.invited:
        raise NotInvited(Text("host-invited-already"))
    return replace(table.record, invited=(*table.invited, user_id))


def decline(table: Table, user_id: int) -> MatchRecord:
    if user_id not in table.invited:
        raise NotInvited(Text("host-not-invited"))
    return replace(table.record, invited=_without(table.invited, user_id))


def add_computer(table: Table, by: int, level: str, manager: bool) -> MatchRecord:
    require_lobby(table)
    require_host(table, by, manager)
    _require_level(level)
    taken = set(table.names)
    name = next((name for name in COMPUTER_NAMES if name not in taken), COMPUTER_NAMES[0])
    computer = SeatRecord(None, name, _free_colour(table.record.seats), level)
    return replace(table.record, seats=_with_seat(table, computer))


def set_level(table: Table, by: int, seat: int, level: str, manager: bool) -> MatchRecord:
    """How well the computer in this seat plays."""
    require_lobby(table)
    require_host(table, by, manager)
    _require_level(level)
    if not 0 <= seat < len(table.seats) or table.seats[seat].human:
        raise NoSuchSeat("host-no-computer")
    seats = list(table.record.seats)
    seats[seat] = replace(seats[seat], level=level)
    return replace(table.record, seats=tuple(seats))


def remove_computer(table: Table, by: int, manager: bool) -> MatchRecord:
    require_lobby(table)
    require_host(table, by, manager)
    computers = [seat.index for seat in table.seats if seat.computer]
    if not computers:
        raise NoSuchSeat("host-no-computer")
    return _without_seat(table, computers[-1])


def with_options(table: Table, options: Mapping[str, str]) -> MatchRecord:
    """A fresh lobby with all of these chosen at once, in whatever order they depend on each other."""
    for option, value in options.items():
        _require_known(table, option, value)
    for misfit in agreement(table.info, table.players, options).dropped:
        raise BadTable(misfit.reason)
    return replace(table.record, options=dict(options))


def set_option(table: Table, by: int, option: str, value: str, manager: bool) -> MatchRecord:
    require_lobby(table)
    require_host(table, by, manager)
    _require_known(table, option, value)
    reason = table.objection(option, value)
    if reason is not None:
        raise BadTable(reason)
    return replace(table.record, options={**table.record.options, option: value})


def clear_options(table: Table, by: int, manager: bool) -> MatchRecord:
    """Everything as it usually is."""
    require_lobby(table)
    require_host(table, by, manager)
    return replace(table.record, options={})


def set_language(table: Table, by: int, locale: str, manager: bool) -> MatchRecord:
    require_lobby(table)
    require_host(table, by, manager)
    return replace(table.record, locale=locale)


def shuffle_seats(table: Table, by: int, manager: bool) -> MatchRecord:
    require_lobby(table)
    require_host(table, by, manager)
    seats = list(table.record.seats)
    SystemRandom().shuffle(seats)
    return replace(table.record, seats=tuple(seats))


def move_seat(table: Table, by: int, seat: int, to: int, manager: bool) -> MatchRecord:
    """Put whoever sits in `seat` into `to`; those between move up."""
    require_lobby(table)
    require_host(table, by, manager)
    seats = list(table.record.seats)
    if not (0 <= seat < len(seats) and 0 <= to < len(seats)):
        raise NoSuchSeat
    seats.insert(to, seats.pop(seat))
    return replace(table.record, seats=tuple(seats))


def choose_colour(table: Table, by: int, colour: int, seat: int | None, manager: bool, colours: int) -> MatchRecord:
    """Give a seat another of so many colours: one's own, or as the host a computer's. A computer swaps, a person keeps theirs."""
    require_lobby(table)
    own = table.seat_of(by)
    seat = own if seat is None else seat
    if seat is None:
        raise NotSeated
    if not 0 <= seat < len(table.seats):
        raise NoSuchSeat
    if seat != own:
        require_host(table, by, manager)
        if table.seats[seat].human:
            raise NoSuchSeat("host-no-computer")
    if not 0 <= colour < colours:
        raise NoSuchColour(Text("host-no-colour"))
    seats = list(table.record.seats)
    for other in table.seats:
        if other.colour == colour and other.index != seat:
            if other.human:
                raise NoSuchColour(Text("host-colour-taken", who=Player(other.index)))
            seats[other.index] = replace(seats[other.index], colour=seats[seat].colour)
    seats[seat] = replace(seats[seat], colour=colour)
    return replace(table.record, seats=tuple(seats))


def pass_host(record: MatchRecord) -> MatchRecord:
    """If the host no longer plays, the next person in seat order leads the table."""
    sitting = [seat.user_id for seat in record.seats]
    start = sitting.index(record.host_id) if record.host_id in sitting else 0
    for seat in (*record.seats[start:], *record.seats[:start]):
        if seat.user_id is not None and seat.level is None and not seat.conceded:
            return replace(record, host_id=seat.user_id)
    return record


def without_leaver(record: MatchRecord, seat: int) -> MatchRecord:
    """The table after somebody has left for good; whoever led it passes that on."""
    seats = list(record.seats)
    seats[seat] = replace(seats[seat], conceded=True)
    kept = tuple(plan for plan in record.plans if plan.seat != seat)
    return pass_host(replace(record, seats=tuple(seats), plans=kept))


def abandoned(record: MatchRecord) -> bool:
    """Whether no person plays here any more."""
    return all(seat.level is not None or seat.conceded for seat in record.seats)


def called_off(record: MatchRecord, reason: str) -> MatchRecord:
    """The table without a result."""
    return replace(record, status="cancelled", reason=reason, plans=(), undo=None)


def person_name(name: str) -> str:
    """A name as it is kept."""
    return " ".join(name.split())[:LONGEST_NAME] or "?"


def _require_known(table: Table, option: str, value: str) -> None:
    known = {each.id: each.values for each in table.info.options}
    if option not in known:
        raise BadTable(Text("table-option-unknown", option=option, known=", ".join(known) or "-"))
    if value not in known[option]:
        raise BadTable(Text("table-option-value", option=option, value=value, values=", ".join(known[option])))


def _require_level(level: str) -> None:
    if level not in LEVELS:
        raise NoSuchLevel(level, ", ".join(LEVELS))


def _with_seat(table: Table, seat: SeatRecord) -> tuple[SeatRecord, ...]:
    if not table.room:
        raise LobbyFull(table.info.seats[-1])
    return (*table.record.seats, seat)


def _without_seat(table: Table, seat: int) -> MatchRecord:
    seats = table.record.seats[:seat] + table.record.seats[seat + 1 :]
    left = replace(table.record, seats=seats)
    if all(other.user_id is None for other in seats):
        return replace(left, status="cancelled", reason="empty")
    return pass_host(left)


def _free_colour(seats: Sequence[SeatRecord]) -> int:
    taken = {seat.colour for seat in seats}
    return next(colour for colour in count() if colour not in taken)


def _without(users: Sequence[int], user_id: int) -> tuple[int, ...]:
    return tuple(other for other in users if other != user_id)
