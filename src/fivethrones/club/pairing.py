"""Who of those that seek a game plays together: by what they want, how strong they are, and how long they have waited."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

WIDENS: Final = 5  # points a second by which a range of ratings grows while its owner waits

Parted = frozenset[frozenset[str]]  # pairs of guests who never meet


@dataclass(frozen=True)
class Terms:
    """What has to be the same for all at a table."""

    game: str
    seats: int
    clock: tuple[str, int, int]  # kind, seconds for each move, seconds in reserve
    rated: bool = False


@dataclass(frozen=True)
class Seek:
    guest: str
    terms: Terms
    rating: int
    since: int  # milliseconds
    range: int | None = None  # points to either side; None: anybody
    bots_after: int | None = None  # seconds until bots may take the seats that are free; None: never


def reach(seek: Seek, now: int) -> int | None:
    """How far from its own rating a seek looks by now."""
    if seek.range is None:
        return None
    return seek.range + WIDENS * max(0, now - seek.since) // 1000


def fit(one: Seek, other: Seek, now: int, parted: Parted) -> bool:
    """Both must want it: the narrower range decides."""
    if one.guest == other.guest or one.terms != other.terms:
        return False
    if frozenset((one.guest, other.guest)) in parted:
        return False
    apart = abs(one.rating - other.rating)
    return all(far is None or apart <= far for far in (reach(one, now), reach(other, now)))


def wants_bots(seek: Seek, now: int) -> bool:
    return seek.bots_after is not None and now - seek.since >= seek.bots_after * 1000


def pair(seeks: Iterable[Seek], now: int, parted: Parted = frozenset()) -> list[list[Seek]]:
    """Those who sit down now, table by table; where one is short of people, bots fill it.

    Who has waited longest is served first. The same seeks give the same tables.
    """
    waiting = sorted(seeks, key=lambda seek: (seek.since, seek.guest))
    tables: list[list[Seek]] = []
    for first in list(waiting):
        if first not in waiting:
            continue
        table = gathered(first, waiting, now, parted)
        if len(table) < first.terms.seats:
            if not wants_bots(first, now):
                continue
            table = gathered(first, [seek for seek in waiting if seek.bots_after is not None], now, parted)
        tables.append(table)
        waiting = [seek for seek in waiting if seek not in table]
    return tables


def gathered(first: Seek, waiting: Sequence[Seek], now: int, parted: Parted) -> list[Seek]:
    """A seek with as many as fit to it and to each other."""
    table = [first]
    for seek in waiting:
        if len(table) == first.terms.seats:
            break
        if all(fit(seek, other, now, parted) for other in table):
            table.append(seek)
    return table
