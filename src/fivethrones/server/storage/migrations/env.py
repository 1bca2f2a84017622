"""What Alembic runs: the steps that this database has not taken yet, on the connection it is handed."""

from alembic import context

from fivethrones.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
