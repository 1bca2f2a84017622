"""Each token is a device: a name to end it by, what to call it, and when it was used last."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tokens", sa.Column("device", sa.String(16), nullable=False, server_default=""))
    op.add_column("tokens", sa.Column("label", sa.String(40), nullable=False, server_default=""))
    op.add_column("tokens", sa.Column("used", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("ix_tokens_used", "tokens", ["used"])
    # Nobody knows when they were used: from now on they have their whole time.
    named = sa.text("UPDATE tokens SET device = substr(hash, 1, 12), used = :now")
    op.get_bind().execute(named, {"now": time.time_ns() // 1_000_000})
