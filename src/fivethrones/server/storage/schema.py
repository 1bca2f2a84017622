"""The tables of the database. Times are milliseconds since 1970; secrets are stored as hashes only."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    and_,
    false,
    literal_column,
)

METADATA: Final = MetaData()


@dataclass(frozen=True)
class OfGuest:
    """Marks a column that holds the id of a guest. One that is called `guest` or refers to a guest needs no mark."""

    erase: bool = True  # the row goes when that guest is erased; else only who it was
    export: bool = True  # that guest may read the row


def of_guest(erase: bool = True, export: bool = True) -> dict[str, Any]:
    """For a column's ``info``; see `people/kept.py`."""
    return {OfGuest.__name__: OfGuest(erase, export)}


guests: Final = Table(
    "guests",
    METADATA,
    Column("id", String(16), primary_key=True, info=of_guest()),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("public", Boolean, nullable=False, server_default=false()),  # all may see what it has played
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
    Column("host", String(16), nullable=False, index=True, info=of_guest(erase=False)),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=True, index=True),  # when its clocks want to be looked at
    Column("seats", Text, nullable=False),  # JSON
    Column("counted", Boolean, nullable=False, server_default=false()),  # the club knows how it ended
    Index("ix_tables_open", "status", "private", "updated"),
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

# Whom a guest does not want to hear, or to meet either.
avoided: Final = Table(
    "avoided",
    METADATA,
    Column("guest", String(16), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column(
        "other",
        String(16),
        ForeignKey("guests.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
        info=of_guest(export=False),
    ),
    Column("kind", String(8), nullable=False),  # mute, block
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("guest", "other"),
)

# What guests have told those who look after the server.
reports: Final = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(16), nullable=False, index=True, info=of_guest(erase=False)),
    Column("kind", String(16), nullable=False),  # message, name, table, behaviour
    Column("guest", String(16), nullable=False, info=of_guest(export=False)),  # whom it is about, if anybody
    Column("name", String(40), nullable=False),  # of that guest, at that time
    Column("table_id", String(16), nullable=False),
    Column("message", Integer, nullable=True),  # the line of chat
    Column("text", Text, nullable=False),  # what it said
    Column("words", Text, nullable=False),  # of who reports it
    Column("settled", BigInteger, nullable=True, index=True),  # when somebody was done with it
    Column("settled_by", String(16), nullable=False, info=of_guest(erase=False, export=False)),
)

# Who may not come, until when: a guest, or whoever comes from an address.
bans: Final = Table(
    "bans",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("guest", String(16), nullable=False),
    Column("address", String(50), nullable=False),  # a network; empty where it is about the guest
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("by", String(16), nullable=False, info=of_guest(erase=False, export=False)),
)

moderators: Final = Table(
    "moderators",
    METADATA,
    Column("guest", String(16), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# All that moderators have done. It is only ever added to; of an erased guest it forgets who it was.
acts: Final = Table(
    "acts",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(16), nullable=False, info=of_guest(erase=False)),  # a guest, or the host
    Column("kind", String(16), nullable=False),
    Column("guest", String(16), nullable=False, info=of_guest(erase=False)),
    Column("table_id", String(16), nullable=False),
    Column("until", BigInteger, nullable=True),  # of a ban
)

# How finished games ended. They outlive the tables' logs.
results: Final = Table(
    "results",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("variant", String(40), nullable=False),
    Column("settings", Text, nullable=False),  # JSON
    Column("rated", Boolean, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("reason", String(60), nullable=False),
    Column("rule", String(20), nullable=False),
    Index("ix_results_ended", "ended", "table_id"),
)

# What each seat came to. Game, seats and end stand here again, so that a guest's list is read off one index.
result_seats: Final = Table(
    "result_seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("results.table_id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    # Empty for a bot, and for who is forgotten.
    Column("guest", String(16), nullable=False, info=of_guest(erase=False)),
    Column("name", String(40), nullable=False),
    Column("level", String(20), nullable=False),
    Column("team", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Float, nullable=False),
    Column("score", Integer, nullable=True),
    Column("gone", Boolean, nullable=False),  # gave up, or had a bot sit in for good
    Column("facts", Text, nullable=False),  # JSON
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("rating", Integer, nullable=True),  # after the game, where it was rated, as it is shown
    Column("deviation", Integer, nullable=True),
    Column("change", Integer, nullable=True),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_result_seats_guest", "guest", "ended", "table_id"),
    Index("ix_result_seats_guest_game", "guest", "game", "seats", "ended"),
)

RIVAL: Final = "rival"  # the topic whose keys are guests

# Counted when a game ends, so that nothing old is ever read again. The guest "" is everybody.
statistics: Final = Table(
    "statistics",
    METADATA,
    Column("guest", String(16), nullable=False),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("topic", String(20), nullable=False),
    Column("key", String(60), nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Float, nullable=False),
    Column("places", Integer, nullable=False),
    Column("seconds", BigInteger, nullable=False),
    Column("decisions", BigInteger, nullable=False),
    Column("best", Integer, nullable=False),
    PrimaryKeyConstraint("guest", "game", "seats", "topic", "key"),
)

ratings: Final = Table(
    "ratings",
    METADATA,
    Column("guest", String(16), nullable=False),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated", BigInteger, nullable=False),
    PrimaryKeyConstraint("guest", "game", "seats"),
    Index("ix_ratings_ladder", "game", "seats", "mu"),
)

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

# What was found when a finished game was looked at again; it can be worked out anew at any time.
reviews: Final = Table(
    "reviews",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),  # JSON
)

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
