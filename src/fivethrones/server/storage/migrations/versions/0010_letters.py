"""The letter that a guest has chosen for its mark."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("guests", sa.Column("letter", sa.String(8), nullable=False, server_default=""))
