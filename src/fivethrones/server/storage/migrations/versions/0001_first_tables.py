"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_tokens_guest", "tokens", ["guest"])
    op.create_table(
        "devices",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("clock", sa.String(8), nullable=False),
        sa.Column("host", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=True),
        sa.Column("seats", sa.Text, nullable=False),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_open", "tables", ["status", "private", "updated"])
    op.create_table(
        "log",
        table_id(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_table(
        "admitted",
        sa.Column("guest", sa.String(16), nullable=False),
        table_id(),
        sa.Column("seated", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("guest", "table_id"),
    )
    op.create_table(
        "invites",
        sa.Column("hash", sa.String(64), primary_key=True),
        table_id(),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        table_id(),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("room", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("readers", sa.Text, nullable=False),
    )
    op.create_index("ix_chat_table_id", "chat", ["table_id"])


def table_id() -> "sa.Column[str]":
    return sa.Column(
        "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False
    )
