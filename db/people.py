"""People and servers: their languages and settings, whether DMs reach them, and when somebody was nudged last."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Any

from sqlalchemy import bindparam, select
from sqlalchemy.dialects.sqlite import insert as upsert

from db.connection import Database
from db.prepared import Prepared
from db.records import Guild, User
from db.tables import guilds, nudges, users

USER = Prepared(select(users).where(users.c.id == bindparam("id")))


class People:
    """All that is kept of people and servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def user(self, user_id: int) -> User:
        """What we know of that person; for a stranger nothing but the id."""
        found = await self._database.look(USER, id=user_id)
        return User(*found[0]) if found else User(user_id)

    async def note_language(self, user_id: int, locale: str) -> None:
        """This person speaks that language; all else stays as it is."""
        await self._note(user_id, locale=locale)

    async def note_dms(self, user_id: int, closed_at: datetime | None) -> None:
        """DMs reach this person, or have not since then; all else stays as it is."""
        await self._note(user_id, dm_state="open" if closed_at is None else "closed", dm_closed_at=closed_at)

    async def _note(self, user_id: int, **what: Any) -> None:
        fresh = vars(User(user_id)) | what
        async with self._database.writing() as connection:
            await connection.execute(
                upsert(users).values(fresh).on_conflict_do_update(index_elements=["id"], set_=what)
            )

    async def guild(self, guild_id: int) -> Guild:
        """The settings of that server; for a new one the defaults."""
        async with self._database.reading() as connection:
            row = (await connection.execute(select(guilds).where(guilds.c.id == guild_id))).one_or_none()
        return Guild(guild_id) if row is None else Guild(**row._mapping)

    async def save_guild(self, guild: Guild) -> None:
        values = vars(guild) | {"settings": dict(guild.settings)}
        async with self._database.writing() as connection:
            await connection.execute(
                upsert(guilds).values(values).on_conflict_do_update(index_elements=["id"], set_=values)
            )

    async def nudge(
        self, match_id: str, by_user: int, to_users: Collection[int], at: datetime, not_since: datetime
    ) -> dict[int, datetime]:
        """Note a nudge for those who have had none since `not_since`; gives the others with the time of their last one."""
        async with self._database.writing() as connection:
            found = await connection.execute(
                select(nudges.c.to_user, nudges.c.at).where(
                    nudges.c.match_id == match_id, nudges.c.to_user.in_(to_users), nudges.c.at > not_since
                )
            )
            recent = {row.to_user: row.at for row in found}
            for user_id in to_users:
                if user_id not in recent:
                    values = {"match_id": match_id, "to_user": user_id, "by_user": by_user, "at": at}
                    await connection.execute(
                        upsert(nudges)
                        .values(values)
                        .on_conflict_do_update(index_elements=["match_id", "to_user"], set_=values)
                    )
        return recent
