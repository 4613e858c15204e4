"""Standing orders, and plans of several steps. Plans of before are given up: none was ever left outside a test."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_table("plans")
    op.create_table(
        "plans",
        _match_key(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("topic", sa.String(40), primary_key=True),
        sa.Column("steps", sa.JSON, nullable=False),
        sa.Column("rows", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("rests", sa.Boolean, nullable=False),
        sa.Column("under_way", sa.Boolean, nullable=False),
        sa.Column("failed", sa.Integer, nullable=False),
    )
    op.create_table(
        "orders",
        _match_key(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("topic", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(40), nullable=False),
        sa.Column("failed", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    raise NotImplementedError("an older program wants an older copy of the file")


def _match_key() -> sa.Column[str]:
    return sa.Column("match_id", sa.String(8), sa.ForeignKey("matches.id"), primary_key=True)
