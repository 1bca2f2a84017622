"""The base class of effects."""

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
    """What an ability does. Players who have a choice to make for it are asked first, one after another, with ``prompt``.

    They choose cards in play, or other players if ``asks_for_players``. An effect that turns out to do nothing sets
    ``use.done`` to False, so that whatever follows the word “then” is skipped.
    """

    prompt: ClassVar[str] = ""
    asks_for_players: ClassVar[bool] = False

    def could(self, table: "Table", aim: Aim) -> bool:
        """Whether this use would change anything, judged by what everybody can see."""
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
        """What it does if the challenge during which it happened is won."""

    def instead(self, table: "Table", me: Slot, card: Slot, how: int) -> bool:
        """As a lasting effect on a card about to leave play: replace that by something else; False if it does not apply."""
        return False

    def branches(self) -> "list[list[Effect]]":
        """The alternatives inside it, each a list of effects."""
        return []

    def needs_then(self) -> bool:
        """Whether it happens only if the previous effect was carried out."""
        return False

    def itself(self) -> "Effect":
        """The effect itself, without words such as “then” around it."""
        return self

    def reduces(self, table: "Table", seat: Seat, card: Slot) -> bool:
        """As a lasting effect: whether it reduces the cost of this card."""
        return False

    def finds(self, table: "Table", seat: Seat, me: Slot, card: Slot) -> bool:
        """As a search of a deck: whether this card may be taken."""
        return False
