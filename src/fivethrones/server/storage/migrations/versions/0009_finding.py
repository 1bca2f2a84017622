"""Seeks and invitations, which all workers read."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "seeks",
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("clock", sa.String(8), nullable=False),
        sa.Column("per_move", sa.Integer, nullable=False),
        sa.Column("reserve", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("rating", sa.Integer, nullable=False),
        sa.Column("range", sa.Integer, nullable=True),
        sa.Column("bots_after", sa.Integer, nullable=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("heard", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(16), nullable=True),
    )
    op.create_table(
        "invitations",
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column(
            "host", sa.String(16), sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True
        ),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guest", "table_id"),
    )
