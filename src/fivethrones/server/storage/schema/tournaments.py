"""Tournaments: their logs and who plays in them."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

from fivethrones.server.storage.schema.base import METADATA, of_guest

# A line per tournament for lists; everything in it follows from its log.
tournaments: Final = Table(
    "tournaments",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("status", String(16), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("host", String(16), nullable=False, index=True, info=of_guest(erase=False)),
    Column("updated", BigInteger, nullable=False),
    Column("line", Text, nullable=False),  # JSON
    Index("ix_tournaments_open", "status", "private", "updated"),
)

tournament_log: Final = Table(
    "tournament_log",
    METADATA,
    Column("tournament_id", String(16), ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("tournament_id", "number"),
)

# Who is or was in a tournament.
tournament_players: Final = Table(
    "tournament_players",
    METADATA,
    Column("guest", String(16), nullable=False),
    Column("tournament_id", String(16), ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
    PrimaryKeyConstraint("guest", "tournament_id"),
)
