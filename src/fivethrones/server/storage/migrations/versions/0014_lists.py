"""Indexes for lists that looked through everything: how long games take, and the newest guests."""

from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_index("ix_tables_of_game", "tables", ["game", "status", "updated"])
    op.create_index("ix_guests_created", "guests", ["created"])
