"""Alembic's entry: the connection comes from `database.migrate`."""

from alembic import context

from london_bridge.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
