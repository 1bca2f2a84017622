"""A hypothetical use of an ability."""

from typing import final

from fivethrones.games.card_engine.records.numbers import NO_CARD, Slot
from fivethrones.kernel.action import NOTHING, Seat


@final
class Aim:
    """Who would use it, with which card, in answer to what, on which targets, and which players could be chosen for it.

    ``me`` is NO_CARD for a card of which it is only known that it might be in a hand.
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
        self.about = about  # the card of the occurrence that it would answer
        self.by = by  # the player of that occurrence
        self.targets: list[Slot] = targets or []
        self.players: list[Seat] = players or []

    def at(self, *targets: Slot) -> "Aim":
        """The same use, on these targets."""
        return Aim(self.seat, self.me, self.about, self.by, list(targets), self.players)

    def upon(self, player: Seat) -> "Aim":
        """The same use, with this player chosen."""
        return Aim(self.seat, self.me, self.about, self.by, self.targets, [player])
