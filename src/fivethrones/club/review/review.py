"""The review of a whole match: its turning points, and luck told apart from skill."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fivethrones.club.facts import facts_of
from fivethrones.club.review.decisions import Decision
from fivethrones.club.review.verdict import NO_MARK, SOME, STRONG
from fivethrones.kernel.action import Seat
from fivethrones.match.match import Match

TURNING: Final = 6  # points that are listed


@dataclass(frozen=True)
class Account:
    """How a seat's chance changed over the match: by its own decisions, where chance had a say, and by others alone."""

    seat: Seat
    own: float
    luck: float
    others: float


def accounts(match: Match, decisions: Sequence[Decision]) -> list[Account]:
    seats = sorted({decision.seat for decision in decisions})
    return [account(match, seat, [one for one in decisions if one.seat == seat]) for seat in seats]


def account(match: Match, seat: Seat, own: list[Decision]) -> Account:
    """From the first decision that was judged to the end of the match."""
    lost = luck = others = 0.0
    for place, decision in enumerate(own):
        lost += decision.known.change
        following = own[place + 1] if place + 1 < len(own) else None
        until = following.step if following else len(match.steps)
        then = following.known.held.middle if following else result(match, seat)
        change = then - decision.known.left.middle
        if any(step.effect.chance or step.effect.disclosed for step in match.steps[decision.step : until]):
            luck += change
        else:
            others += change
    return Account(seat, lost, luck, others)


def result(match: Match, seat: Seat) -> float:
    """Those who win together have won the whole game, as chances tell it."""
    outcome = match.state.outcome
    assert outcome is not None, "only finished matches are reviewed"
    first = outcome.ranking[0]
    sides = {facts_of(match.game).team(match.state, each) for each in first}
    return 1.0 / len(sides) if seat in first else 0.0


def turning_points(decisions: Sequence[Decision]) -> list[int]:
    """The steps with a mark at which most was at stake, in the order of the match."""
    marked = [decision for decision in decisions if decision.known.mark != NO_MARK]
    marked.sort(key=lambda decision: -stake(decision))
    return sorted(decision.step for decision in marked[:TURNING])


def stake(decision: Decision) -> float:
    return SOME if decision.known.mark == STRONG else -decision.known.change
