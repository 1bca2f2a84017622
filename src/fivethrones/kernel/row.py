"""Small records of which a state holds many."""

from collections.abc import Sequence
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Row:
    """Immutable, so that clones can share it. A list of rows is saved as a flat list of their numbers.

    The owner of such a list names the class of its rows in ``ROWS``. Rows of varying width are saved as one list each.
    """

    WIDTH: ClassVar[int] = 0  # how many numbers it is saved as; 0 if rows differ

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
    """The numbers of all rows in one flat list."""
    found: list[int] = []
    for row in rows:
        found += row.numbers()
    return found


def rows_to_data(rows: list[Row]) -> list[Any]:
    return numbers_of(rows) if rows[0].WIDTH else [row.numbers() for row in rows]


def rows_from_data(row: type[Row], data: list[Any]) -> list[Row]:
    if not row.WIDTH:
        return [row.of(numbers) for numbers in data]
    return [row.of(data[i : i + row.WIDTH]) for i in range(0, len(data), row.WIDTH)]
