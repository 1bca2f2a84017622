"""What a save or a cancel may stop."""

from mypy_extensions import mypyc_attr

from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.frame import Frame


@mypyc_attr(allow_interpreted_subclasses=True)
class Stoppable(Frame[Table]):
    """Something that a save or a cancel may stop before it happens."""

    def stop(self, table: Table, card: int) -> None:
        raise TypeError(f"{type(self).__name__} cannot be stopped")

    def is_settled(self, table: Table) -> bool:
        """Whether there is nothing left to stop."""
        raise TypeError(f"{type(self).__name__} cannot be stopped")


def stoppable(table: Table, place: int) -> Stoppable:
    frame = table.stack[place]
    assert isinstance(frame, Stoppable)
    return frame
