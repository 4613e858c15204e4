"""Plans keep what their wishes are called, and say it when they fail or are lost. Plans of before are given up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
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
        sa.Column("taken", sa.Integer, nullable=False),
        sa.Column("failed", sa.Integer, nullable=False),
    )
    op.create_table(
        "lost_plans",
        _match_key(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("topic", sa.String(40), primary_key=True),
        sa.Column("row", sa.Integer, primary_key=True),
        sa.Column("text", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    raise NotImplementedError("an older program wants an older copy of the file")


def _match_key() -> sa.Column[str]:
    return sa.Column("match_id", sa.String(8), sa.ForeignKey("matches.id"), primary_key=True)
