"""Snapshots of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0002_snapshots"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("part", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("shown", sa.LargeBinary, nullable=True),
        sa.PrimaryKeyConstraint("table_id", "part"),
    )
