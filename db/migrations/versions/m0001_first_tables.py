"""The first tables. A migration is never changed again, so nothing here comes from db.tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(8), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("host_id", sa.BigInteger, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("changed", sa.String(32), nullable=False),
        sa.Column("channel_id", sa.BigInteger),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("locale", sa.String(10), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("components", sa.String(16), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("started", sa.String(32)),
        sa.Column("ended", sa.String(32)),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("rematch_of", sa.String(8), sa.ForeignKey("matches.id")),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.CheckConstraint("status in ('lobby', 'running', 'finished', 'cancelled', 'frozen')", name="match_status"),
    )
    op.create_index(
        "one_game_a_channel",
        "matches",
        ["channel_id"],
        unique=True,
        sqlite_where=sa.text("status in ('lobby', 'running', 'frozen')"),
    )
    op.create_index(
        "one_rematch", "matches", ["rematch_of"], unique=True, sqlite_where=sa.text("status != 'cancelled'")
    )
    op.create_index("matches_by_status", "matches", ["status"])
    op.create_index("matches_by_channel", "matches", ["channel_id"])
    op.create_table(
        "seats",
        _match_key(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("colour", sa.Integer, nullable=False),
        sa.Column("level", sa.String(16)),
        sa.Column("conceded", sa.Boolean, nullable=False),
    )
    op.create_index("one_seat_a_person", "seats", ["match_id", "user_id"], unique=True)
    op.create_index("seats_by_user", "seats", ["user_id"])
    op.create_table("invites", _match_key(), sa.Column("user_id", sa.BigInteger, primary_key=True))
    op.create_table(
        "log",
        _match_key(),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("digest", sa.String(16), nullable=False),
        sa.Column("interaction_id", sa.BigInteger, unique=True),
        sa.Column("by_user", sa.BigInteger),
        sa.Column("origin", sa.String(10), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_table(
        "plans",
        _match_key(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("topic", sa.String(40), primary_key=True),
        sa.Column("keys", sa.JSON, nullable=False),
        sa.Column("basis", sa.Integer, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("failed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "undo_requests",
        _match_key(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("rows", sa.Integer, nullable=False),
        sa.Column("agreed", sa.JSON, nullable=False),
    )
    op.create_table(
        "component_sets",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("hash", sa.String(16), primary_key=True),
        sa.Column("source", sa.Text, nullable=False),
    )
    op.create_table(
        "shown",
        _match_key(),
        sa.Column("reader", sa.String(24), primary_key=True),
        sa.Column("slot", sa.String(24), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("rows", sa.Integer, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "nudges",
        _match_key(),
        sa.Column("to_user", sa.BigInteger, primary_key=True),
        sa.Column("by_user", sa.BigInteger, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_table(
        "users",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("locale", sa.String(10)),
        sa.Column("dm_state", sa.String(10), nullable=False),
        sa.Column("dm_closed_at", sa.String(32)),
        sa.Column("preferences", sa.JSON, nullable=False),
    )
    op.create_table(
        "guild_settings",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("locale", sa.String(10)),
        sa.Column("settings", sa.JSON, nullable=False),
    )
    op.create_table(
        "meta",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    raise NotImplementedError("nothing lies before the first tables; an older program wants an older copy of the file")


def _match_key() -> sa.Column[str]:
    return sa.Column("match_id", sa.String(8), sa.ForeignKey("matches.id"), primary_key=True)
