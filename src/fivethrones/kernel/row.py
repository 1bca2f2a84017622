"""Small records of which a state holds many."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Row:
    """Never changes, so that clones share it. A list of rows is saved as their numbers, one row after the other.

    Whatever holds such a list names the class of its rows in ``ROWS``.
    """

    WIDTH: ClassVar[int] = 0  # how many numbers it is saved as

    def numbers(self) -> list[int]:
        raise TypeError(f"{type(self).__name__} has no numbers")

    @staticmethod
    def of(numbers: list[int]) -> "Row":
        """The inverse of `numbers`."""
        raise TypeError(f"{numbers} cannot be read")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Row) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash(tuple(self.numbers()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}{tuple(self.numbers())}"


def numbers_of(rows: Sequence[Row]) -> list[int]:
    """One row after the other."""
    found: list[int] = []
    for row in rows:
        found += row.numbers()
    return found
