"""What is counted when a game ends, for each player and for everybody: small sums by topic, never read from old games."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from fivethrones.club.results import Player, Result

ALL: Final = "all"  # every game
SEAT: Final = "seat"
AGAINST: Final = "against"  # people, or a level of bots: how often one came in before them
RIVAL: Final = "rival"  # the same of one person
LENGTH: Final = "length"  # by minutes, in steps
PLAYER: Final = "player"  # of everybody: people, or a level of bots
PEOPLE: Final = "people"
EVERYBODY: Final = ""
MINUTES: Final = (5, 10, 20, 40, 80)  # where the steps of length end


@dataclass(frozen=True)
class Count:
    """One game's part of one counter."""

    guest: str
    topic: str
    key: str
    won: float
    place: int


def counts(result: Result) -> Iterator[Count]:
    """Who holds several seats plays with himself: that counts for nobody but the server."""
    held = [player.sitter.guest for player in result.players]
    for player in result.players:
        guest = player.sitter.guest
        yield from of_seat(player, EVERYBODY)
        yield Count(EVERYBODY, PLAYER, kind_of(player), player.won, player.place)
        if guest and held.count(guest) == 1:
            yield Count(guest, ALL, "", player.won, player.place)
            yield Count(guest, LENGTH, length_of(result), player.won, player.place)
            yield from of_seat(player, guest)
            yield from of_opponents(result, player)
    yield Count(EVERYBODY, ALL, "", 0.0, 0)
    yield Count(EVERYBODY, LENGTH, length_of(result), 0.0, 0)


def of_seat(player: Player, guest: str) -> Iterator[Count]:
    yield Count(guest, SEAT, str(player.seat), player.won, player.place)
    for topic, keys in player.facts.items():
        for key in keys:
            yield Count(guest, topic, key, player.won, player.place)


def of_opponents(result: Result, player: Player) -> Iterator[Count]:
    """Each kind of opponent once a game, however many of them there were."""
    others = [other for other in result.players if other.team != player.team]
    for kind in dict.fromkeys(map(kind_of, others)):
        met = [ahead(player, other) for other in others if kind_of(other) == kind]
        yield Count(player.sitter.guest, AGAINST, kind, sum(met) / len(met), player.place)
    for other in others:
        if other.sitter.guest:
            yield Count(player.sitter.guest, RIVAL, other.sitter.guest, ahead(player, other), player.place)


def kind_of(player: Player) -> str:
    return player.sitter.level or PEOPLE


def ahead(player: Player, other: Player) -> float:
    """1 before the other, a half with him."""
    return 0.5 if player.place == other.place else float(player.place < other.place)


def length_of(result: Result) -> str:
    """By how many minutes it was over; empty where it took longer."""
    return next((str(most) for most in MINUTES if result.seconds < most * 60), "")
