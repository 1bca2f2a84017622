"""What all tables of the database share."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import MetaData

METADATA: Final = MetaData()


@dataclass(frozen=True)
class OfGuest:
    """Marks a column that holds the id of a guest. One that is called `guest` or refers to a guest needs no mark."""

    erase: bool = True  # the row goes when that guest is erased; else only who it was
    export: bool = True  # that guest may read the row


def of_guest(erase: bool = True, export: bool = True) -> dict[str, Any]:
    """For a column's ``info``; see `people/kept.py`."""
    return {OfGuest.__name__: OfGuest(erase, export)}
