"""Tables: their logs and what follows from them, who may enter, what was said."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    and_,
    false,
    literal_column,
)

from fivethrones.server.storage.schema.base import METADATA, of_guest

# A line per table for lists; everything in it follows from the log.
tables: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(16), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("clock", String(8), nullable=False),
    Column("host", String(16), nullable=False, index=True, info=of_guest(erase=False)),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=True, index=True),  # when its clocks want to be looked at
    Column("seats", Text, nullable=False),  # JSON
    Column("counted", Boolean, nullable=False, server_default=false()),  # the club knows how it ended
    Index("ix_tables_open", "status", "private", "updated"),
    Index("ix_tables_of_game", "game", "status", "updated"),
)
UNCOUNTED: Final = and_(tables.c.status == literal_column("'finished'"), tables.c.counted.is_(False))
Index("ix_tables_uncounted", tables.c.updated, sqlite_where=UNCOUNTED, postgresql_where=UNCOUNTED)

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
