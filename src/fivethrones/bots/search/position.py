"""What a search needs to know about a game between two sides in which nothing is hidden."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

WON: Final = 1_000_000  # what a won game is worth; estimates are far below


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """One position, as the side sees it that the search is for: ours. It never changes; ``after`` makes another one."""

    def is_ours(self) -> bool:
        """Whether our side is to choose."""
        raise TypeError(type(self).__name__)

    def is_quiet(self) -> bool:
        """Whether it is quiet: nothing is under way that must be finished before the position can be evaluated."""
        raise TypeError(type(self).__name__)

    def verdict(self) -> i64:
        """WON or -WON for us if that is certain, whatever is played; 0 if it is not, or if the game has ended even."""
        raise TypeError(type(self).__name__)

    def is_over(self) -> bool:
        raise TypeError(type(self).__name__)

    def estimate(self) -> i64:
        """Its evaluation for us, between -WON and WON."""
        raise TypeError(type(self).__name__)

    def choices(self, every: bool) -> list[int]:  # noqa: ARG002 (named for the subclasses)
        """All choices, as numbers from 0 to 63; or only the promising ones."""
        raise TypeError(type(self).__name__)

    def after(self, choice: i64) -> "Position":  # noqa: ARG002 (named for the subclasses)
        raise TypeError(type(self).__name__)

    def key(self) -> i64:
        """A hash: equal for equal quiet positions, and hardly ever for different ones."""
        raise TypeError(type(self).__name__)
