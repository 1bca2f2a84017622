"""A finished game as the club remembers it: facts alone, so that nobody need ever read its log again."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fivethrones.club.facts import facts_of
from fivethrones.kernel.action import Seat
from fivethrones.kernel.settings import Settings
from fivethrones.match.match import Match

GIVEN_UP: Final = "outcome-given-up"  # of a game that its players did not play to the end


@dataclass(frozen=True)
class Sitter:
    """Who held a seat: a guest by the name of that day, or a bot of a level."""

    guest: str = ""
    name: str = ""
    level: str = ""


@dataclass(frozen=True)
class Played:
    """Where and when a match was played, and by whom, seat by seat."""

    table: str
    began: int  # milliseconds since 1970
    ended: int
    sitters: Sequence[Sitter]
    rated: bool = False


@dataclass(frozen=True)
class Player:
    """What one seat came to."""

    seat: Seat
    sitter: Sitter
    team: int  # seats of one team have the same; where there are none, each its own
    place: int  # 1 for the first
    won: float  # 1, its part of a shared first place, or 0
    score: int | None  # as the game counts, if it was played to the end
    left: bool  # gave up, or had a bot sit in for good
    facts: dict[str, list[str]]  # by topic, what it played with: ids that the game's texts name


@dataclass(frozen=True)
class Result:
    table: str
    game: str
    version: int
    settings: Settings
    variant: str  # the value of the setting by which the game tells its variants apart
    rated: bool
    began: int
    ended: int
    decisions: int
    reason: str
    rule: str
    players: list[Player]

    @property
    def seconds(self) -> int:
        return max(0, self.ended - self.began) // 1000


def result_of(match: Match, played: Played) -> Result:
    """Of a match that is over."""
    outcome = match.state.outcome
    assert outcome is not None, "a game that is not over has no result"
    settings = match.settings
    return Result(
        played.table,
        match.game.id,
        match.version,
        settings,
        settings.get(facts_of(match.game).variant, ""),
        played.rated,
        played.began,
        played.ended,
        len(match.steps),
        outcome.reason.id,
        outcome.reason.rule,
        players_of(match, outcome.ranking, played.sitters),
    )


def players_of(match: Match, ranking: list[list[Seat]], sitters: Sequence[Sitter]) -> list[Player]:
    facts, state = facts_of(match.game), match.state
    assert state.outcome is not None
    teams = [facts.team(state, seat) for seat in range(state.seats)]
    sides = [{teams[seat] for seat in place} for place in ranking]
    used = facts.used(match)
    counts = state.outcome.reason.id != GIVEN_UP
    players: list[Player] = []
    for seat, sitter in enumerate(sitters):
        index = next(i for i, place in enumerate(ranking) if seat in place)
        players.append(
            Player(
                seat,
                sitter,
                teams[seat],
                1 + sum(len(side) for side in sides[:index]),
                1 / len(sides[0]) if index == 0 else 0.0,
                facts.score(state, seat) if counts else None,
                seat in match.resigned or seat in match.stand_ins,
                used[seat],
            )
        )
    return players
