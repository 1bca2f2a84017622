"""Reviews that are being worked out, so that another worker can go on with them."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "reviewing",
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("worker", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
    )
    op.create_table(
        "review_parts",
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("reviewing.table_id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "step"),
    )
