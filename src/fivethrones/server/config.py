"""How a server is run."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from fivethrones.kernel.rng import new_seed
from fivethrones.server.logs import TEXT

Now: TypeAlias = Callable[[], int]  # milliseconds since 1970


@dataclass(frozen=True)
class Limits:
    """What one guest, one connection or one message may take."""

    message: int = 16 * 1024  # bytes of one message or request
    record: int = 256 * 1024  # bytes of a record that is handed in
    queue: int = 64  # messages that a slow reader may be behind
    tables: int = 20  # unfinished tables that one guest has made
    unattended: int = 2  # of these that only bots play; ten times as many for all guests together
    connections: int = 20  # of one guest
    spectators: int = 200  # connections to one table
    address: int = 100  # connections from one address other than this machine's
    patience: float = 15.0  # seconds in which a request must arrive completely
    actions: float = 20.0  # messages per second from one guest; three times as many may come at once
    looks: float = 20.0  # requests per second by which one guest asks to see something, likewise
    requests: float = 50.0  # requests per second from one address other than this machine's, likewise
    chat: float = 0.5  # lines per second
    guests: float = 1.0  # new guests per second from one address
    codes: float = 0.2  # codes tried per second by one guest or address


@dataclass(frozen=True)
class Graces:
    """How long an absent seat is waited for, in seconds."""

    none: float = 300.0
    live: float = 60.0
    days: float = 24 * 3600.0


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


def default_database() -> str:
    """A file where the system keeps a user's data."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return str(Path(home) / "fivethrones" / "tables.db")


def trusted_proxies() -> tuple[str, ...]:
    """Addresses of proxies that we believe when they say on whose behalf they ask."""
    return tuple(os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1").split(","))


@dataclass(frozen=True)
class Config:
    database: str = field(default_factory=default_database)
    proxies: tuple[str, ...] = field(default_factory=trusted_proxies)
    bots: Mapping[str, Mapping[str, str]] = field(
        default_factory=dict
    )  # by game and name: the host's own bots
    bot_workers: int = 1  # processes in which bots think; with 0 they think in a thread of this process
    idle: float = 900.0  # seconds after which a table that nobody looks at is removed from memory
    tick: float = 0.25  # seconds between two looks at the clocks
    limits: Limits = field(default_factory=Limits)
    graces: Graces = field(default_factory=Graces)
    now: Now = wall_clock  # milliseconds since 1970
    new_seed: Callable[[], int] = new_seed  # makes a seed for each deal, and for each time that a bot thinks
    beat: float = 0.3  # seconds between the moments at which bots answer secret questions; see `Automation`
    club: bool = True  # whether results, statistics and ratings are kept
    push: bool = True  # whether players who are away can be told that it is their turn
    passkeys: bool = True  # whether guests can reserve their names with passkeys
    origin: str = ""  # of the page for passkeys: https://thrones.example.org; empty: what browsers ask for
    review_worlds: int = 48  # sampled worlds in which a review tries each choice
    metrics: bool = False  # whether there are figures for Prometheus, for this machine only
    log: str = TEXT  # or JSON
    words: str = ""  # a file with words that are not allowed here
    rest: Callable[[float], Awaitable[None]] = asyncio.sleep
