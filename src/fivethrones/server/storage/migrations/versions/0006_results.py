"""How finished games ended, statistics and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("guests", sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("counted", sa.Boolean, nullable=False, server_default=sa.false()))
    tables = sa.table("tables", sa.column("status", sa.String), sa.column("counted", sa.Boolean))
    uncounted = sa.and_(tables.c.status == sa.literal_column("'finished'"), tables.c.counted.is_(False))
    op.create_index(
        "ix_tables_uncounted", "tables", ["updated"], sqlite_where=uncounted, postgresql_where=uncounted
    )
    add_results()
    add_statistics()
    add_ratings()


def add_results() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("variant", sa.String(40), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("reason", sa.String(60), nullable=False),
        sa.Column("rule", sa.String(20), nullable=False),
    )
    op.create_index("ix_results_ended", "results", ["ended", "table_id"])
    op.create_table(
        "result_seats",
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("results.table_id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("team", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("won", sa.Float, nullable=False),
        sa.Column("score", sa.Integer, nullable=True),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("rating", sa.Integer, nullable=True),
        sa.Column("deviation", sa.Integer, nullable=True),
        sa.Column("change", sa.Integer, nullable=True),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("ix_result_seats_guest", "result_seats", ["guest", "ended", "table_id"])
    op.create_index("ix_result_seats_guest_game", "result_seats", ["guest", "game", "seats", "ended"])


def add_statistics() -> None:
    op.create_table(
        "statistics",
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("topic", sa.String(20), nullable=False),
        sa.Column("key", sa.String(60), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Float, nullable=False),
        sa.Column("places", sa.Integer, nullable=False),
        sa.Column("seconds", sa.BigInteger, nullable=False),
        sa.Column("decisions", sa.BigInteger, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guest", "game", "seats", "topic", "key"),
    )


def add_ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guest", "game", "seats"),
    )
    op.create_index("ix_ratings_ladder", "ratings", ["game", "seats", "mu"])
