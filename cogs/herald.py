"""What is said about a table beside what it shows: reminders, invitations, good and bad news.

A person is written by DM; whoever takes none is mentioned in the table's channel where it is about them.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta

import discord

from cogs.controls import button, stopped
from cogs.ids import TableId
from cogs.links import place_of
from cogs.outbox import Barred, DmClosed, Gone, Outbox, Unreachable, nonce
from cogs.panel import speaker_for
from cogs.permissions import lacking, permission_names
from cogs.speech import plain
from db import Store
from engine.text import Text
from host import Table

log = logging.getLogger(__name__)
COMPLAINT_EVERY = timedelta(hours=1)
BACK = ("back", Text("table-back"))
"""The button by which somebody takes their seat back."""


class Herald:
    def __init__(self, client: discord.Client, outbox: Outbox, store: Store) -> None:
        self._client = client
        self._outbox = outbox
        self._store = store
        self._complained: dict[str, datetime] = {}

    async def tell(self, table: Table, user_id: int, text: Text, *buttons: tuple[str, Text]) -> bool:
        """Write somebody about a table, with buttons (verb and label); False if that was not possible."""
        user = await self._store.people.user(user_id)
        if user.dm_state == "closed":
            return False
        speaker = speaker_for(table, user.locale)
        items = [button(TableId(table.id, verb), speaker(label)) for verb, label in buttons]
        mark = nonce(table.id, user_id, text, datetime.now(UTC).isoformat())
        try:
            await self._outbox.dm(user_id, mark, content=speaker(text), view=stopped(items))
        except DmClosed:
            await self._store.people.note_dms(user_id, datetime.now(UTC))
            return False
        except (Gone, Unreachable):
            log.info("could not tell a player", extra={"match": table.id})
            return False
        return True

    async def announce(self, table: Table, text: Text, mentioned: Iterable[int] = ()) -> None:
        """Say something in the channel of a table."""
        if table.channel_id is None:
            return
        mentions = discord.AllowedMentions(users=[discord.Object(user_id) for user_id in mentioned])
        mark = nonce(table.id, text, datetime.now(UTC).isoformat())
        content = speaker_for(table, table.locale)(text)
        try:
            await self._outbox.send(table.channel_id, mark, content=content, allowed_mentions=mentions)
        except (Gone, Barred, Unreachable):
            log.info("could not announce", extra={"match": table.id})

    async def remind(self, table: Table, people: Iterable[int], by: str) -> None:
        """They are waited for."""
        text = Text("nudge", by=plain(by), game=table.info.title, where=place_of(table))
        await self._reach(table, people, text, lambda who: Text("nudge-channel", who=who, by=plain(by)))

    async def invite(self, table: Table, people: Iterable[int], by: str) -> None:
        """Somebody would like them to play: an edited lobby rings no bell, so they are told."""
        title, where = table.info.title, place_of(table)
        text = Text("invite", by=plain(by), game=title, where=where)
        buttons = (("join", Text("lobby-join")), ("decline", Text("invite-decline")))
        await self._reach(
            table, people, text, lambda who: Text("invite-channel", who=who, by=plain(by), game=title), *buttons
        )

    async def lost(self, tables: Iterable[Table]) -> None:
        """The channel of these tables is gone: their players hear how to go on elsewhere."""
        for table in tables:
            text = Text("channel-lost", game=table.info.title, id=table.id)
            if not table.open:
                text = Text("lobby-lost", game=table.info.title)
            for seat in table.seats:
                if seat.user_id is not None and seat.human:
                    await self.tell(table, seat.user_id, text)

    async def taken_over(self, table: Table, seat: int) -> None:
        """A computer plays on for somebody, who may come back any time."""
        user_id = table.seats[seat].user_id
        assert user_id is not None, "only a person's seat is taken over"
        await self.tell(table, user_id, Text("takeover-you", game=table.info.title, where=place_of(table)), BACK)

    async def complain(self, table: Table) -> None:
        """Name the permission that is missing, in the channel or to whoever leads the table, at most once an hour."""
        now = datetime.now(UTC)
        if now - self._complained.get(table.id, now - COMPLAINT_EVERY) < COMPLAINT_EVERY or table.channel_id is None:
            return
        self._complained = {id: at for id, at in self._complained.items() if now - at < COMPLAINT_EVERY}
        self._complained[table.id] = now
        where = f"<#{table.channel_id}>"
        channel = self._client.get_channel(table.channel_id)
        missing = lacking(channel) if isinstance(channel, discord.abc.GuildChannel | discord.Thread) else []

        def complaint(locale: str | None) -> Text:
            what = permission_names(missing, speaker_for(table, locale))
            return Text("permission-missing", where=where, what=what) if missing else Text("barred", where=where)

        if not await self.tell(table, table.host_id, complaint((await self._store.people.user(table.host_id)).locale)):
            await self.announce(table, complaint(table.locale))

    async def _reach(
        self,
        table: Table,
        people: Iterable[int],
        text: Text,
        in_channel: Callable[[str], Text],
        *buttons: tuple[str, Text],
    ) -> None:
        """Write each of them; whoever takes no DMs is mentioned in the channel."""
        missed = [user_id for user_id in people if not await self.tell(table, user_id, text, *buttons)]
        if missed:
            await self.announce(table, in_channel(" ".join(f"<@{user_id}>" for user_id in missed)), missed)
