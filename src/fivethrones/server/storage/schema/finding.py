"""Finding a game: seeks, and invitations of earlier opponents."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, PrimaryKeyConstraint, String, Table

from fivethrones.server.storage.schema.base import METADATA

# Who seeks a game, and for a while where that has led to; all workers read it.
seeks: Final = Table(
    "seeks",
    METADATA,
    Column("guest", String(16), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("clock", String(8), nullable=False),
    Column("per_move", Integer, nullable=False),
    Column("reserve", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("range", Integer, nullable=True),
    Column("bots_after", Integer, nullable=True),
    Column("since", BigInteger, nullable=False),
    Column("heard", BigInteger, nullable=False),  # when its owner last asked, or sat down
    Column("table_id", String(16), nullable=True),  # where its owner sits by now
)

# Seats that are kept for earlier opponents.
invitations: Final = Table(
    "invitations",
    METADATA,
    Column("guest", String(16), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("host", String(16), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("guest", "table_id"),
)
