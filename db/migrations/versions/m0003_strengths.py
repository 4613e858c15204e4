"""Computers play at one of three strengths: those that were called otherwise go on at the one that is nearest."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("UPDATE seats SET level = 'medium' WHERE level = 'steady'")
    op.execute("UPDATE seats SET level = 'easy' WHERE level = 'random'")


def downgrade() -> None:
    raise NotImplementedError("an older program wants an older copy of the file")
