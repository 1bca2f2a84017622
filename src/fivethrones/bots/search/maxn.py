"""Looking ahead for more than two sides: each does what is best for itself (the max^n way)."""

from mypy_extensions import i64, mypyc_attr

from fivethrones.bots.search.budget import Meter


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One position among several; it never changes, ``after`` makes another one."""

    def seat(self) -> i64:
        """Who is to choose."""
        raise TypeError(type(self).__name__)

    def is_quiet(self) -> bool:
        """Whether it can be judged by its looks."""
        raise TypeError(type(self).__name__)

    def is_over(self) -> bool:
        raise TypeError(type(self).__name__)

    def shares(self) -> list[float]:
        """By seat, which part of the game is its own, by the looks; or exactly, when it is over."""
        raise TypeError(type(self).__name__)

    def choices(self) -> list[int]:
        raise TypeError(type(self).__name__)

    def after(self, choice: i64) -> "Field":  # noqa: ARG002 (named for the subclasses)
        raise TypeError(type(self).__name__)


def outcome(field: Field, depth: i64, meter: Meter) -> list[float]:
    """What each seat may expect, so many turns ahead; means nothing once the meter is over."""
    if not meter.spend() or field.is_over() or (depth <= 0 and field.is_quiet()):
        return field.shares()
    seat = field.seat()
    left = depth - 1 if field.is_quiet() else depth
    best: list[float] = []
    for choice in field.choices():
        found = outcome(field.after(choice), left, meter)
        if meter.is_over:
            return found
        if not best or found[seat] > best[seat]:
            best = found
    return best


def weigh_field(field: Field, choices: list[int], most: int, meter: Meter) -> list[float]:
    """What each choice is worth to the seat that has it, looked at equally far ahead."""
    seat = field.seat()
    followers = [field.after(choice) for choice in choices]
    worths = [follower.shares()[seat] for follower in followers]
    for depth in range(most):
        fresh = [outcome(follower, depth, meter)[seat] for follower in followers]
        if meter.is_over:
            break
        worths = fresh
    return worths
