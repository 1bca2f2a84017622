"""What those who look after the server are told, and what they do."""

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, String, Table, Text

from fivethrones.server.storage.schema.base import METADATA, of_guest

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
