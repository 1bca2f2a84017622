"""The tables of the database. Times are milliseconds since 1970; secrets are stored as hashes only."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()

guests: Final = Table(
    "guests",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)

tokens: Final = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("device", String(16), nullable=False, server_default=""),  # what its owner ends it by
    Column("label", String(40), nullable=False, server_default=""),  # a browser and a system
    Column("used", BigInteger, nullable=False, server_default="0", index=True),  # last, to the day
)

# One-time codes that move a guest to another device.
devices: Final = Table(
    "devices",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

# A line per table for lists; everything in it follows from the log.
tables: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(16), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("clock", String(8), nullable=False),
    Column("host", String(16), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=True, index=True),  # when its clocks want to be looked at
    Column("seats", Text, nullable=False),  # JSON
    Index("ix_tables_open", "status", "private", "updated"),
)

log: Final = Table(
    "log",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

# The state that follows from a table's log, part by part, so that nobody need play it again; all of it follows from the log, except
# that it was made by the rules of its version. The part of the highest number says how the table stands after that line.
snapshots: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("part", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # of the newest line of the log when it was written
    Column("version", Integer, nullable=False),  # of the game
    Column("text", Text, nullable=False),  # JSON
    Column("shown", LargeBinary, nullable=True),  # what viewers saw at each of its steps: compressed JSON
    PrimaryKeyConstraint("table_id", "part"),
)

# Who may enter a table without asking: those who hold or held a seat, and those who came with its code.
admitted: Final = Table(
    "admitted",
    METADATA,
    Column("guest", String(16), nullable=False),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seated", Boolean, nullable=False),
    PrimaryKeyConstraint("guest", "table_id"),
)

invites: Final = Table(
    "invites",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
)

chat: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("room", String(16), nullable=False),
    Column("guest", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("readers", Text, nullable=False),  # JSON: the seats that may read a private line
)

# How far a guest has come in a lesson.
lessons: Final = Table(
    "lessons",
    METADATA,
    Column("guest", String(16), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("lesson", String(40), nullable=False),
    Column("step", Integer, nullable=False),  # where it was left; 0 when it is over
    Column("finished", Boolean, nullable=False),  # at least once
    PrimaryKeyConstraint("guest", "game", "lesson"),
)
