"""Guests: who they are, on which devices, what they have learnt and whom they avoid."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    false,
)

from fivethrones.server.storage.schema.base import METADATA, of_guest

guests: Final = Table(
    "guests",
    METADATA,
    Column("id", String(16), primary_key=True, info=of_guest()),
    Column("name", String(40), nullable=False),
    Column("letter", String(8), nullable=False, server_default=""),  # on its mark, if it has chosen one
    Column("created", BigInteger, nullable=False, index=True),
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
