"""How Alembic reaches the store: over the connection it is given, within its transaction."""

from __future__ import annotations

from alembic import context

from leng.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
