"""What a choice leads to: it is played on a copy, with all that its player must decide until the turn is over."""

from typing import Final

from mypy_extensions import mypyc_attr

from fivethrones.games.hand_of_the_king.pieces import EMPTY, HOUSE_OF, RAYS, VARYS
from fivethrones.games.hand_of_the_king.state import ON_GRID, Court
from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.play import apply, legal

MOST: Final = 12  # targets looked at when asked for one
FEWER: Final = 4  # so many times fewer at each further choice of the same turn
PICKS: Final = ["kill", "swap", "discard"]  # where there may be many targets


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Says what a court is worth to a seat when its turn or the game is over."""

    def worth(self, court: Court, seat: Seat) -> float:  # noqa: ARG002 (named for the subclasses)
        raise TypeError(f"{type(self).__name__} judges nothing")


def candidates(court: Court, seat: Seat, options: list[Option], width: int) -> list[Action]:
    """The choices to think about. Talks bind nobody and are left to people."""
    actions = [option for option in options if isinstance(option, Action) and option.verb != "confer"]
    if len(actions) <= width or actions[0].verb not in PICKS:
        return actions
    if actions[0].verb == "discard":
        return actions[:width]
    lines = on_lines(court)
    order = sorted([(-interest(court, seat, actions[i].target, lines), i) for i in range(len(actions))])
    return [actions[i] for _, i in order[:width]]


def interest(court: Court, seat: Seat, character: int, lines: list[int]) -> int:
    """How much depends on a character: whether its house is close, who has it, whether Varys can reach it next."""
    if character == VARYS:
        return 0
    support = court.support(HOUSE_OF[character])
    rival = max([support[other] for other in range(len(support)) if other != seat])
    close = 4 - min(abs(support[seat] - rival), 4)
    if court.holder[character] == ON_GRID:
        return close + (4 if character in lines else 0)
    return close + (0 if court.holder[character] == seat else 8)


def on_lines(court: Court) -> list[int]:
    """The characters on Varys's row and column."""
    return [court.grid[cell] for cells in RAYS[court.varys] for cell in cells if court.grid[cell] != EMPTY]


def trial(court: Court, action: Action, judge: Judge, width: int) -> float:
    """What the court is worth to the acting seat after this choice and its own best further ones in this turn."""
    after = court.clone()
    apply(after, action)
    return outlook(after, action.seat, judge, max(1, width // FEWER))


def outlook(court: Court, seat: Seat, judge: Judge, width: int) -> float:
    if court.decision is None or court.decision.prompt.id == "prompt-move":
        return judge.worth(court, seat)
    choices = candidates(court, seat, legal(court, seat), width)
    return max([trial(court, action, judge, width) for action in choices])
