"""An ability as it would be used now."""

from typing import final

from fivethrones.games.card_engine.records.numbers import NO_CARD, Slot
from fivethrones.kernel.action import NOTHING, Seat


@final
class Aim:
    """By whom, with which card, about what has occurred, with which targets, and which players might be chosen for it.

    For a card that might be in a hand ``me`` is NOTHING.
    """

    def __init__(
        self,
        seat: Seat,
        me: Slot,
        about: Slot = NO_CARD,
        by: Seat = NOTHING,
        targets: list[Slot] | None = None,
        players: list[Seat] | None = None,
    ) -> None:
        self.seat = seat
        self.me = me
        self.about = about  # the card of the occurrence that it answers
        self.by = by  # the player of that occurrence
        self.targets: list[Slot] = targets or []
        self.players: list[Seat] = players or []

    def at(self, *targets: Slot) -> "Aim":
        """The same with these targets."""
        return Aim(self.seat, self.me, self.about, self.by, list(targets), self.players)

    def upon(self, player: Seat) -> "Aim":
        """The same with this player chosen."""
        return Aim(self.seat, self.me, self.about, self.by, self.targets, [player])
