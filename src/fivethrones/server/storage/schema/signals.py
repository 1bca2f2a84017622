"""Turn signals: where to send them, and the server's own keys."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, PrimaryKeyConstraint, String, Table, Text

from fivethrones.server.storage.schema.base import METADATA

# Devices that want to be told when it is their guest's turn.
subscriptions: Final = Table(
    "subscriptions",
    METADATA,
    Column("guest", String(16), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("device", String(16), nullable=False),
    Column("endpoint", Text, nullable=False),  # where its browser listens
    Column("p256dh", String(90), nullable=False),  # its public key
    Column("auth", String(30), nullable=False),
    Column("origin", Text, nullable=False),  # the page that it was asked for at
    Column("language", String(8), nullable=False),
    Column("every", Boolean, nullable=False),  # also of games that are not played over days
    Column("created", BigInteger, nullable=False),
    Column("told", BigInteger, nullable=False),  # when the newest question was put of which it was told
    PrimaryKeyConstraint("guest", "device"),
)

# What this server is known by elsewhere; made once.
keys: Final = Table(
    "keys",
    METADATA,
    Column("name", String(20), primary_key=True),
    Column("secret", Text, nullable=False),
)
