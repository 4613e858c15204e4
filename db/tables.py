"""The tables of the database, as the newest migration leaves them (a test compares the two)."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    text,
)

metadata = MetaData()


class Moment(TypeDecorator[datetime]):
    """A point in time, kept as ISO text in UTC so that it sorts and can be read by people."""

    impl = String(32)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> str | None:
        return None if value is None else value.astimezone(UTC).isoformat(timespec="microseconds")

    def process_result_value(self, value: Any | None, dialect: Dialect) -> datetime | None:
        return None if value is None else datetime.fromisoformat(value)


def _match_key() -> Column[str]:
    return Column("match_id", String(8), ForeignKey("matches.id"), primary_key=True)


matches = Table(
    "matches",
    metadata,
    Column("id", String(8), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("created", Moment, nullable=False),
    Column("changed", Moment, nullable=False),
    Column("channel_id", BigInteger),
    Column("guild_id", BigInteger),
    Column("locale", String(10), nullable=False),
    Column("options", JSON, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("components", String(16), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("started", Moment),
    Column("ended", Moment),
    Column("reason", Text, nullable=False),
    Column("rematch_of", String(8), ForeignKey("matches.id")),
    Column("revision", Integer, nullable=False),
    CheckConstraint("status in ('lobby', 'running', 'finished', 'cancelled', 'frozen')", name="match_status"),
)
OPEN = "status in ('lobby', 'running', 'frozen')"
Index("one_game_a_channel", matches.c.channel_id, unique=True, sqlite_where=text(OPEN))
Index("one_rematch", matches.c.rematch_of, unique=True, sqlite_where=text("status != 'cancelled'"))
Index("matches_by_status", matches.c.status)
Index("matches_by_channel", matches.c.channel_id)

seats = Table(
    "seats",
    metadata,
    _match_key(),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("colour", Integer, nullable=False),
    Column("level", String(16)),
    Column("conceded", Boolean, nullable=False),
)
Index("one_seat_a_person", seats.c.match_id, seats.c.user_id, unique=True)
Index("seats_by_user", seats.c.user_id)

invites = Table("invites", metadata, _match_key(), Column("user_id", BigInteger, primary_key=True))

log = Table(
    "log",
    metadata,
    _match_key(),
    Column("n", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("key", String(80), nullable=False),
    Column("digest", String(16), nullable=False),
    Column("interaction_id", BigInteger, unique=True),
    Column("by_user", BigInteger),
    Column("origin", String(10), nullable=False),
    Column("at", Moment, nullable=False),
)

plans = Table(
    "plans",
    metadata,
    _match_key(),
    Column("seat", Integer, primary_key=True),
    Column("topic", String(40), primary_key=True),
    Column("steps", JSON, nullable=False),
    Column("rows", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Moment, nullable=False),
    Column("rests", Boolean, nullable=False),
    Column("taken", Integer, nullable=False),
    Column("failed", Integer, nullable=False),
)

lost_plans = Table(
    "lost_plans",
    metadata,
    _match_key(),
    Column("seat", Integer, primary_key=True),
    Column("topic", String(40), primary_key=True),
    Column("row", Integer, primary_key=True),
    Column("text", JSON, nullable=False),
)

orders = Table(
    "orders",
    metadata,
    _match_key(),
    Column("seat", Integer, primary_key=True),
    Column("topic", String(40), primary_key=True),
    Column("value", String(40), nullable=False),
    Column("failed", Integer, nullable=False),
)

undo_requests = Table(
    "undo_requests",
    metadata,
    _match_key(),
    Column("seat", Integer, nullable=False),
    Column("rows", Integer, nullable=False),
    Column("agreed", JSON, nullable=False),
)

component_sets = Table(
    "component_sets",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("hash", String(16), primary_key=True),
    Column("source", Text, nullable=False),
)

shown = Table(
    "shown",
    metadata,
    _match_key(),
    Column("reader", String(24), primary_key=True),
    Column("slot", String(24), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("rows", Integer, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
)

nudges = Table(
    "nudges",
    metadata,
    _match_key(),
    Column("to_user", BigInteger, primary_key=True),
    Column("by_user", BigInteger, nullable=False),
    Column("at", Moment, nullable=False),
)

users = Table(
    "users",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", String(10)),
    Column("dm_state", String(10), nullable=False),
    Column("dm_closed_at", Moment),
    Column("preferences", JSON, nullable=False),
)

guilds = Table(
    "guild_settings",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", String(10)),
    Column("settings", JSON, nullable=False),
)

meta = Table("meta", metadata, Column("key", String(40), primary_key=True), Column("value", Text, nullable=False))
