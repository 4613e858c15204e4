"""What Alembic runs: the migrations, over the connection that db.migrate hands in."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=False)
context.run_migrations()
