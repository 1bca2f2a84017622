"""Marks: what is said of a decision, and only where it can be said."""

from dataclasses import dataclass
from typing import Any, Final

from fivethrones.club.judges.judge import Case, Chance, Weighed, of_played
from fivethrones.club.review.reasons import reasons
from fivethrones.kernel.action import Action
from fivethrones.kernel.message import Message
from fivethrones.kernel.play import apply
from fivethrones.kernel.seen import plain

STRONG: Final = "!"
INACCURATE: Final = "?!"
BLUNDER: Final = "??"
NO_MARK: Final = ""

SOME: Final = 0.06  # of a game: what an inaccuracy costs at least, and a strong move is before all others by
MUCH: Final = 0.12  # a blunder
BETTER: Final = 3  # choices that are shown
EQUAL: Final = 0.005  # nobody would call so much better
SAID: Final = 4  # steps of a gesture that are named


@dataclass(frozen=True)
class Option:
    """A choice in words, the piece that it is about, and what it gains against another."""

    choice: tuple[str, int, int]
    labels: list[dict[str, Any]]
    piece: str
    chance: Chance
    reasons: list[dict[str, Any]]


@dataclass(frozen=True)
class Verdict:
    """How one decision looks from one point of view."""

    mark: str
    held: Chance  # with the best choice
    played: Option  # what it gains is told against the best of the others
    better: list[Option]  # and of these against what was played

    @property
    def left(self) -> Chance:
        return self.played.chance

    @property
    def change(self) -> float:
        """What the choice gave away: nothing, or less than that."""
        return self.left.middle - self.held.middle


def verdict(case: Case, found: list[Weighed]) -> Verdict:
    own = of_played(found, case.played)
    others = [weighed for weighed in found if weighed.plan[0] != own.plan[0]]
    better = [other for other in others if other.chance.middle > own.chance.middle + EQUAL][:BETTER]
    return Verdict(
        mark(found, own),
        found[0].chance,
        option(case, case.played, own, others[0] if others else own),
        [option(case, other.plan, other, own) for other in better],
    )


def option(case: Case, plan: tuple[Action, ...], weighed: Weighed, against: Weighed) -> Option:
    first = plan[0]
    return Option(
        (first.verb, first.target, first.extra),
        [plain(label) for label in labels(case, plan)],
        case.game.piece_of(case.world, first),
        weighed.chance,
        [plain(reason) for reason in reasons(weighed, against)],
    )


def labels(case: Case, plan: tuple[Action, ...]) -> list[Message]:
    """Each step of a gesture in the words of its moment."""
    world = case.world.clone()
    found: list[Message] = []
    for action in plan[:SAID]:
        found.append(case.game.label(world, action))
        apply(world, action)
    return found


def mark(found: list[Weighed], own: Weighed) -> str:
    """None where the band covers the difference."""
    lost = found[0].chance.middle - own.chance.middle
    if lost > own.doubt:
        if lost >= MUCH:
            return BLUNDER
        if lost >= SOME:
            return INACCURATE
    if own is found[0] and len(found) > 1:
        second = found[1]
        lead = own.chance.middle - second.chance.middle
        if lead >= SOME and lead > second.doubt:
            return STRONG
    return NO_MARK
