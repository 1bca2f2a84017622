"""Finished games: how they ended, what is counted and rated then, and what was found in them."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

from fivethrones.server.storage.schema.base import METADATA, of_guest

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

# What was found when a finished game was looked at again; it can be worked out anew at any time.
reviews: Final = Table(
    "reviews",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),  # JSON
)

# Reviews that are being worked out: by which worker, and when that was last heard of.
reviewing: Final = Table(
    "reviewing",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(16), nullable=False, info=of_guest(erase=False)),  # who has asked for it
    Column("worker", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("asked", Integer, nullable=False),  # how many decisions there are
    Column(
        "plan", Text, nullable=False
    ),  # JSON: the steps of those that are judged; empty while they are chosen
)

# What has been judged of them, each decision once.
review_parts: Final = Table(
    "review_parts",
    METADATA,
    Column("table_id", String(16), ForeignKey("reviewing.table_id", ondelete="CASCADE"), nullable=False),
    Column("step", Integer, nullable=False),  # of the match
    Column("text", Text, nullable=False),  # JSON, null where there was nothing to choose
    PrimaryKeyConstraint("table_id", "step"),
)
