"""Lobbies: opened, filled, set up, started or given up; and the lobby of a rematch."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta

from db import ChannelInUse, IdTaken, MatchRecord, RematchExists, SeatRecord
from engine import registry
from host import lobby
from host.desk import named_failures
from host.refusals import ChannelTaken, NotEnded, NotSaved, NotSeated, TooFew
from host.settling import Settling
from host.table import Table

# No vowels and nothing that is easily mistaken: ids are read aloud and typed, and never become words.
ID_LETTERS = "bcdfghjkmnpqrstvwxz23456789"
ID_LENGTH = 5


class Lobbies(Settling):
    """The part of the host that gets people to a table."""

    async def open_lobby(
        self,
        game: str,
        user_id: int,
        name: str,
        *,
        channel_id: int | None,
        guild_id: int | None = None,
        locale: str = "en",
        options: Mapping[str, str] | None = None,
    ) -> Table:
        """A new table in this channel, with its host in the first seat."""
        registry.game(game)
        now = self.clock()
        record = MatchRecord(
            "",
            game,
            "lobby",
            user_id,
            now,
            now,
            channel_id,
            guild_id,
            locale,
            seats=(SeatRecord(user_id, lobby.person_name(name), 0),),
        )
        return await self._create(lobby.with_options(Table(record, None, 0), options or {}))

    async def join(self, match_id: str, user_id: int, name: str) -> Table:
        return await self._change(match_id, lambda table: lobby.join(table, user_id, name))

    async def invite(self, match_id: str, by: int, user_id: int, *, manager: bool = False) -> Table:
        return await self._change(match_id, lambda table: lobby.invite(table, by, user_id, manager))

    async def decline(self, match_id: str, user_id: int) -> Table:
        return await self._change(match_id, lambda table: lobby.decline(table, user_id))

    async def remove(self, match_id: str, by: int, seat: int, *, manager: bool = False) -> Table:
        """Take a person or a computer out of a lobby."""
        return await self._change(match_id, lambda table: lobby.remove(table, by, seat, manager))

    async def add_computer(
        self, match_id: str, by: int, level: str = lobby.USUAL_LEVEL, *, manager: bool = False
    ) -> Table:
        return await self._change(match_id, lambda table: lobby.add_computer(table, by, level, manager))

    async def set_level(self, match_id: str, by: int, seat: int, level: str, *, manager: bool = False) -> Table:
        """How well the computer in this seat plays."""
        return await self._change(match_id, lambda table: lobby.set_level(table, by, seat, level, manager))

    async def remove_computer(self, match_id: str, by: int, *, manager: bool = False) -> Table:
        """Take out the computer that came last."""
        return await self._change(match_id, lambda table: lobby.remove_computer(table, by, manager))

    async def set_option(self, match_id: str, by: int, option: str, value: str, *, manager: bool = False) -> Table:
        return await self._change(match_id, lambda table: lobby.set_option(table, by, option, value, manager))

    async def clear_options(self, match_id: str, by: int, *, manager: bool = False) -> Table:
        return await self._change(match_id, lambda table: lobby.clear_options(table, by, manager))

    async def set_language(self, match_id: str, by: int, locale: str, *, manager: bool = False) -> Table:
        """The language that is spoken in the channel."""
        return await self._change(match_id, lambda table: lobby.set_language(table, by, locale, manager))

    async def shuffle_seats(self, match_id: str, by: int, *, manager: bool = False) -> Table:
        return await self._change(match_id, lambda table: lobby.shuffle_seats(table, by, manager))

    async def move_seat(self, match_id: str, by: int, seat: int, to: int, *, manager: bool = False) -> Table:
        return await self._change(match_id, lambda table: lobby.move_seat(table, by, seat, to, manager))

    async def choose_colour(
        self, match_id: str, by: int, colour: int, seat: int | None = None, *, manager: bool = False
    ) -> Table:
        return await self._change(
            match_id, lambda table: lobby.choose_colour(table, by, colour, seat, manager, self.colours)
        )

    async def start(self, match_id: str, by: int, *, manager: bool = False) -> Table:
        """Draw a seed and deal."""
        table = await self.table(match_id)
        components = registry.game(table.game).components

        def deal(table: Table) -> MatchRecord:
            lobby.require_lobby(table)
            lobby.require_host(table, by, manager)
            if table.missing:
                raise TooFew(table.missing, table.info.seats[0])
            setup = registry.game(table.game).agree(len(table.seats), table.options, components)
            return replace(
                table.record,
                status="running",
                options=dict(setup.options),
                invited=(),
                rules_version=setup.version,
                components=components.hash,
                seed=secrets.token_hex(16),
                started=self.clock(),
            )

        return await self._change(match_id, deal, json.dumps(dict(components.data), ensure_ascii=False))

    async def expire_lobbies(self, older_than: timedelta) -> list[Table]:
        """Close the lobbies in which nothing has happened for so long."""
        with named_failures():
            old = await self.store.matches.with_status({"lobby"}, unchanged_since=self.clock() - older_than)

        def close(table: Table) -> MatchRecord:
            if table.status != "lobby" or table.record.changed >= self.clock() - older_than:
                return table.record
            return replace(table.record, status="cancelled", reason="expired")

        closed = [await self._change(match_id, close) for match_id in old]
        return [table for table in closed if table.reason == "expired"]

    async def rematch(
        self, match_id: str, user_id: int, *, channel_id: int | None = None, guild_id: int | None = None
    ) -> Table:
        """A lobby with the same seats and options; the one that is there already (`repeated`) if somebody was quicker."""
        before = await self.table(match_id)
        if before.seat_of(user_id) is None:
            raise NotSeated
        if before.open or before.started is None:
            raise NotEnded
        old, now = before.record, self.clock()
        stay = [seat for seat in old.seats if not seat.conceded or seat.user_id == user_id]
        gone = tuple(seat.user_id for seat in old.seats if seat not in stay and seat.user_id is not None)
        record = MatchRecord(
            "",
            old.game,
            "lobby",
            user_id,
            now,
            now,
            old.channel_id if channel_id is None else channel_id,
            old.guild_id if channel_id is None else guild_id,
            old.locale,
            before.unusual,
            tuple(replace(seat, level=None, conceded=False) if seat.conceded else seat for seat in stay),
            gone,
            rematch_of=match_id,
        )
        try:
            return await self._create(record)
        except RematchExists as error:
            return replace(await self.table(error.match_id), repeated=True)

    async def _create(self, record: MatchRecord) -> Table:
        with named_failures():
            for _ in range(20):
                named = replace(record, id="".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH)))
                try:
                    await self.store.matches.create(named)
                except IdTaken:
                    continue
                except ChannelInUse as error:
                    raise ChannelTaken(error.match_id) from error
                self._changed(named.id)
                return await self.table(named.id)
        raise NotSaved
