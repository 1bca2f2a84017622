"""Passkeys: what a guest proves by that it is itself, and names that are held by them."""

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, String, Table, Text

from fivethrones.server.storage.schema.base import METADATA

# Of an authenticator nothing else is kept.
passkeys: Final = Table(
    "passkeys",
    METADATA,
    Column("credential", Text, primary_key=True),  # as its authenticator calls it, in base64url
    Column("guest", String(16), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("rp", Text, nullable=False),  # the name of the site that it was made for
    Column("key", Text, nullable=False),  # public, a COSE key in base64url
    Column("counter", BigInteger, nullable=False),  # how often it has signed; always 0 where none counts
    Column("label", String(40), nullable=False),  # a browser and a system
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),  # last
)

# What an authenticator is to sign, once and soon: for a new passkey of this guest, or by whoever comes in.
challenges: Final = Table(
    "challenges",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id", ondelete="CASCADE"), nullable=True),
    Column("expires", BigInteger, nullable=False, index=True),
)

# Names that nobody else may take.
held_names: Final = Table(
    "held_names",
    METADATA,
    Column("name", Text, primary_key=True),  # as it looks, see `people/names.py`
    Column("guest", String(16), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, unique=True),
)
