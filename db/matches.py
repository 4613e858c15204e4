"""Matches, who sits at them, and their logs.

A match without its log is small and is read and saved as a whole; `revision` makes sure that nobody saves over what another has
changed meanwhile. Its log is append-only, and a row may be stored together with what it changes in the match.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import BigInteger, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from db.connection import Database
from db.errors import AlreadyDone, ChannelInUse, IdTaken, Outdated, RematchExists, RowTaken
from db.prepared import Prepared, run
from db.records import LogRow, LostPlan, MatchRecord, Order, Plan, Pulse, SeatRecord, Status, Step, UndoRecord, Wish
from db.shown import OVER
from db.tables import component_sets, invites, log, lost_plans, matches, orders, plans, seats, shown, undo_requests
from db.texts import plain, text_of
from engine.match import Entry

OPEN: tuple[Status, ...] = ("lobby", "running", "frozen")
OWN_TABLES = (seats, invites, plans, lost_plans, orders, undo_requests)
_MATCH_ID = bindparam("match_id", type_=matches.c.id.type)
PULSE = Prepared(
    select(
        matches.c.revision,
        select(func.coalesce(func.max(log.c.n) + 1, 0)).where(log.c.match_id == _MATCH_ID).scalar_subquery(),
        select(log.c.n).where(log.c.interaction_id == bindparam("interaction_id", type_=BigInteger)).exists(),
    ).where(matches.c.id == _MATCH_ID)
)
APPEND = Prepared(insert(log))
TOUCH = Prepared(update(matches).where(matches.c.id == _MATCH_ID).values(changed=bindparam("at")))


class Matches:
    """All matches of the file."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # Reading.

    async def load(self, match_id: str) -> MatchRecord | None:
        """The match without its log."""
        async with self._database.reading() as connection:
            return await _load(connection, match_id)

    async def pulse(self, match_id: str, interaction_id: int | None = None) -> Pulse | None:
        """How far the match has got, and whether that interaction has been done already."""
        found = await self._database.look(PULSE, match_id=match_id, interaction_id=interaction_id)
        return Pulse(*found[0]) if found else None

    async def rows(self, match_id: str, start: int = 0) -> list[LogRow]:
        """The log, from row `start` on."""
        async with self._database.reading() as connection:
            found = await connection.execute(
                select(log).where(log.c.match_id == match_id, log.c.n >= start).order_by(log.c.n)
            )
            return [_log_row(row) for row in found]

    async def open_in(self, channel_id: int) -> str | None:
        """The id of the match that is open in that channel."""
        async with self._database.reading() as connection:
            return await _open_in(connection, channel_id)

    async def last_in(self, channel_id: int) -> str | None:
        """The id of the open match in that channel, or else of the one that ended last."""
        is_open = matches.c.status.in_(OPEN)
        newest = (
            select(matches.c.id)
            .where(matches.c.channel_id == channel_id)
            .order_by(is_open.desc(), matches.c.ended.desc())
            .limit(1)
        )
        async with self._database.reading() as connection:
            found: str | None = await connection.scalar(newest)
        return found

    async def of_user(self, user_id: int, ended_since: datetime) -> list[str]:
        """The ids of the matches at which this person sits or to which they are invited, the newest change first."""
        sits = select(seats.c.match_id).where(seats.c.user_id == user_id)
        invited = select(invites.c.match_id).where(invites.c.user_id == user_id)
        query = (
            select(matches.c.id)
            .where(matches.c.id.in_(sits.union(invited)))
            .where(matches.c.status.in_(OPEN) | (matches.c.ended >= ended_since))
            .order_by(matches.c.changed.desc())
        )
        return await self._ids(query)

    async def with_status(self, statuses: Collection[Status], unchanged_since: datetime | None = None) -> list[str]:
        """The ids of the matches of these statuses, the oldest first."""
        query = select(matches.c.id).where(matches.c.status.in_(statuses)).order_by(matches.c.created)
        if unchanged_since is not None:
            query = query.where(matches.c.changed < unchanged_since)
        return await self._ids(query)

    async def untold(self, ended_since: datetime) -> list[str]:
        """The ids of the matches that have ended since, and whose end has not been shown to everybody."""
        told = select(shown.c.match_id).where(shown.c.slot == OVER)
        query = select(matches.c.id).where(matches.c.ended >= ended_since, matches.c.id.not_in(told))
        return await self._ids(query.order_by(matches.c.ended))

    async def guilds(self) -> set[int]:
        """The servers in which matches are open."""
        query = select(matches.c.guild_id).where(matches.c.status.in_(OPEN), matches.c.guild_id.is_not(None)).distinct()
        async with self._database.reading() as connection:
            return set(await connection.scalars(query))

    async def open_at(self, *, channel_id: int | None = None, guild_id: int | None = None) -> list[str]:
        """The ids of the open matches of a channel or of a whole server."""
        query = select(matches.c.id).where(matches.c.status.in_(OPEN)).order_by(matches.c.created)
        if channel_id is not None:
            query = query.where(matches.c.channel_id == channel_id)
        if guild_id is not None:
            query = query.where(matches.c.guild_id == guild_id)
        return await self._ids(query)

    async def rematch_of(self, match_id: str) -> str | None:
        """The id of the rematch that was opened, if it was not cancelled."""
        query = select(matches.c.id).where(matches.c.rematch_of == match_id, matches.c.status != "cancelled")
        async with self._database.reading() as connection:
            found: str | None = await connection.scalar(query)
        return found

    async def component_source(self, game: str, hash: str) -> str | None:
        """The JSON of a component set that some match was started with."""
        query = select(component_sets.c.source).where(component_sets.c.game == game, component_sets.c.hash == hash)
        async with self._database.reading() as connection:
            found: str | None = await connection.scalar(query)
        return found

    # Writing.

    async def create(self, record: MatchRecord) -> None:
        """Store a new match; IdTaken, ChannelInUse or RematchExists say what is in its way."""
        async with self._database.writing() as connection:
            if await connection.scalar(select(matches.c.id).where(matches.c.id == record.id)):
                raise IdTaken(record.id)
            if record.rematch_of is not None:
                query = select(matches.c.id).where(
                    matches.c.rematch_of == record.rematch_of, matches.c.status != "cancelled"
                )
                if other := await connection.scalar(query):
                    raise RematchExists(other)
            await _check_channel(connection, record)
            await connection.execute(insert(matches).values(**_columns(record)))
            await _insert_parts(connection, record)

    async def save(self, record: MatchRecord, components: str | None = None) -> MatchRecord:
        """Store a changed match over the revision it was read from, and give it with its new revision.

        `components`, the JSON of its component set, is kept for good with a match that starts.
        """
        async with self._database.writing() as connection:
            if components is not None:
                await connection.execute(
                    upsert(component_sets)
                    .values(game=record.game, hash=record.components, source=components)
                    .on_conflict_do_nothing()
                )
            return await _save(connection, record)

    async def append_rows(
        self, match_id: str, first_n: int, rows: Sequence[LogRow], record: MatchRecord, *, changed: bool = False
    ) -> MatchRecord:
        """Append to the log, and save the match in the same transaction if it is `changed`.

        RowTaken, Outdated or AlreadyDone: somebody was quicker, and nothing is stored.
        """
        async with self._database.writing() as connection:
            for row in rows:
                found = await run(connection, PULSE, match_id=match_id, interaction_id=row.interaction_id)
                _check_append(match_id, first_n, record.revision, Pulse(*found[0]))
            try:
                for n, row in enumerate(rows, first_n):
                    await run(connection, APPEND, **_log_values(match_id, n, row))
            except sqlite3.IntegrityError as error:
                raise RowTaken(f"{match_id} {first_n}") from error
            if changed:
                return await _save(connection, record)
            at = rows[-1].at
            await run(connection, TOUCH, match_id=match_id, at=at)
            return replace(record, changed=at)

    async def _ids(self, query: Any) -> list[str]:
        async with self._database.reading() as connection:
            found = await connection.scalars(query)
            return list(found)


def _check_append(match_id: str, first_n: int, revision: int, pulse: Pulse) -> None:
    if pulse.done:
        raise AlreadyDone(match_id)
    if pulse.rows != first_n:
        raise RowTaken(f"{match_id} {first_n}")
    if pulse.revision != revision:
        raise Outdated(match_id)


async def _open_in(connection: AsyncConnection, channel_id: int) -> str | None:
    query = select(matches.c.id).where(matches.c.channel_id == channel_id, matches.c.status.in_(OPEN))
    found: str | None = await connection.scalar(query)
    return found


async def _check_channel(connection: AsyncConnection, record: MatchRecord) -> None:
    if record.channel_id is None or record.status not in OPEN:
        return
    other = await _open_in(connection, record.channel_id)
    if other is not None and other != record.id:
        raise ChannelInUse(other)


async def _save(connection: AsyncConnection, record: MatchRecord) -> MatchRecord:
    await _check_channel(connection, record)
    saved = replace(record, revision=record.revision + 1)
    changed = await connection.execute(
        update(matches)
        .where(matches.c.id == record.id, matches.c.revision == record.revision)
        .values(**_columns(saved))
    )
    if changed.rowcount != 1:
        raise Outdated(record.id)
    for table in OWN_TABLES:
        await connection.execute(delete(table).where(table.c.match_id == record.id))
    await _insert_parts(connection, record)
    return saved


def _columns(record: MatchRecord) -> dict[str, Any]:
    return {column.name: getattr(record, column.name) for column in matches.columns} | {"options": dict(record.options)}


async def _insert_parts(connection: AsyncConnection, record: MatchRecord) -> None:
    own = {"match_id": record.id}
    parts: list[tuple[Any, list[dict[str, Any]]]] = [
        (seats, [own | {"seat": index} | vars(seat) for index, seat in enumerate(record.seats)]),
        (invites, [own | {"user_id": user_id} for user_id in record.invited]),
        (plans, [own | vars(plan) | {"steps": _plain(plan.steps)} for plan in record.plans]),
        (lost_plans, [own | vars(lost) | {"text": plain(lost.text)} for lost in record.lost_plans]),
        (orders, [own | vars(order) for order in record.orders]),
    ]
    if record.undo is not None:
        parts.append((undo_requests, [own | vars(record.undo) | {"agreed": sorted(record.undo.agreed)}]))
    for table, values in parts:
        if values:
            await connection.execute(insert(table), values)


async def _load(connection: AsyncConnection, match_id: str) -> MatchRecord | None:
    async def rows(table: Any, *order: Any) -> Sequence[Row[Any]]:
        found = await connection.execute(select(table).where(table.c.match_id == match_id).order_by(*order))
        return found.all()

    row = (await connection.execute(select(matches).where(matches.c.id == match_id))).one_or_none()
    if row is None:
        return None
    undo = await rows(undo_requests)
    return MatchRecord(
        **row._mapping,
        seats=tuple(
            SeatRecord(seat.user_id, seat.name, seat.colour, seat.level, seat.conceded)
            for seat in await rows(seats, seats.c.seat)
        ),
        invited=tuple(invite.user_id for invite in await rows(invites, invites.c.user_id)),
        plans=tuple(
            Plan(**_own(plan) | {"steps": _steps(plan.steps)})
            for plan in await rows(plans, plans.c.seat, plans.c.topic)
        ),
        lost_plans=tuple(
            LostPlan(**_own(lost) | {"text": text_of(lost.text)})
            for lost in await rows(lost_plans, lost_plans.c.row, lost_plans.c.seat, lost_plans.c.topic)
        ),
        orders=tuple(Order(**_own(order)) for order in await rows(orders, orders.c.seat, orders.c.topic)),
        undo=UndoRecord(undo[0].seat, undo[0].rows, frozenset(undo[0].agreed)) if undo else None,
    )


def _own(row: Row[Any]) -> dict[str, Any]:
    return {name: value for name, value in row._mapping.items() if name != "match_id"}


def _plain(steps: Sequence[Step]) -> list[list[Any]]:
    return [[step.about, [[wish.key, plain(wish.label)] for wish in step.wishes]] for step in steps]


def _steps(kept: list[list[Any]]) -> tuple[Step, ...]:
    return tuple(Step(about, tuple(Wish(key, text_of(label)) for key, label in wishes)) for about, wishes in kept)


def _log_row(row: Row[Any]) -> LogRow:
    entry = Entry(row.kind, row.seat, row.number, row.key, row.digest)
    return LogRow(entry, row.at, row.by_user, row.origin, row.interaction_id)


def _log_values(match_id: str, n: int, row: LogRow) -> dict[str, Any]:
    own = {"match_id": match_id, "n": n, "at": row.at, "by_user": row.by_user, "origin": row.origin}
    return own | {"interaction_id": row.interaction_id} | vars(row.entry)
