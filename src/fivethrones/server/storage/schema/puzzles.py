"""Who has solved which puzzle, and how strong that shows solvers and puzzles to be."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
)

from fivethrones.server.storage.schema.base import METADATA

# Whether a guest solved a puzzle at its first try.
puzzle_tries: Final = Table(
    "puzzle_tries",
    METADATA,
    Column("guest", String(16), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("puzzle", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("solved", Boolean, nullable=False),
    PrimaryKeyConstraint("guest", "puzzle"),
)

# How strong a guest is at puzzles.
solvers: Final = Table(
    "solvers",
    METADATA,
    Column("guest", String(16), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("tries", Integer, nullable=False),
)

# How hard a puzzle has turned out to be.
puzzle_ratings: Final = Table(
    "puzzle_ratings",
    METADATA,
    Column("puzzle", String(16), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("tries", Integer, nullable=False),
)
