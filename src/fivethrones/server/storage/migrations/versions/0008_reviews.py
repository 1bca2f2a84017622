"""Reviews of finished games, and how guests do at puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "puzzle_tries",
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        sa.Column("puzzle", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("guest", "puzzle"),
    )
    op.create_table(
        "solvers",
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(16), primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
