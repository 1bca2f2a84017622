"""What happens."""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from fivethrones.games.card_engine.ability.aim import Aim
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.kernel.action import Seat

if TYPE_CHECKING:
    from fivethrones.games.card_engine.state import Table
    from fivethrones.games.card_engine.timing.ability_use import AbilityUse


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What happens. Players who have to choose for it are asked first, one after the other, with ``prompt``.

    They choose cards in play, or other players where ``asks_for_players``. An effect that turns out to do nothing sets
    ``use.done`` to False, so that what follows the word “then” does not happen.
    """

    prompt: ClassVar[str] = ""
    asks_for_players: ClassVar[bool] = False

    def could(self, table: "Table", aim: Aim) -> bool:
        """Whether it would change anything, used like this now, as far as all can see."""
        return True

    def choosers(self, table: "Table", use: "AbilityUse") -> list[Seat]:
        return []

    def choices(self, table: "Table", use: "AbilityUse", seat: Seat) -> list[Slot]:
        """The cards in play that this player chooses from."""
        return []

    def candidates(self, table: "Table", use: "AbilityUse", seat: Seat) -> list[Seat]:
        """The players that this player chooses from."""
        return []

    def at_least(self) -> int:
        return 1

    def at_most(self) -> int:
        return 1

    def happen(self, table: "Table", use: "AbilityUse") -> None:
        raise TypeError(f"{type(self).__name__} cannot happen")

    def later(self, table: "Table", use: "AbilityUse") -> None:
        """What it does when the challenge is won in which it happened."""

    def instead(self, table: "Table", me: Slot, card: Slot, how: int) -> bool:
        """While it lasts for a card about to leave play: whether something else has happened instead, just now."""
        return False

    def branches(self) -> "list[list[Effect]]":
        """The effects inside it, of which some happen."""
        return []

    def needs_then(self) -> bool:
        """Whether it happens only if the effect before it was carried out."""
        return False

    def itself(self) -> "Effect":
        """What happens, without the words around it."""
        return self

    def reduces(self, table: "Table", seat: Seat, card: Slot) -> bool:
        """Whether it makes this card cheaper as long as it lasts."""
        return False

    def finds(self, table: "Table", seat: Seat, me: Slot, card: Slot) -> bool:
        """Whether a player who searches a deck for it may take this card."""
        return False
