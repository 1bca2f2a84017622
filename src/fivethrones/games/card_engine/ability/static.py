"""Static effects, and the values that they may change."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from fivethrones.games.card_engine.ability.ability import Ability
from fivethrones.games.card_engine.records.numbers import NO_ZONE, Icon, Keyword, Slot, Zone
from fivethrones.kernel.action import Seat

if TYPE_CHECKING:
    from fivethrones.games.card_engine.state import Table


# The values that a static effect may change, one bit each. Cards that do not change a value are not asked about it.
STRENGTH: Final = 1
ICONS: Final = 2
KNEELING: Final = 8
FORBIDS: Final = 16
COSTS: Final = 64
GOALS: Final = 128  # where cards go when they leave play
IMMUNITY: Final = 256
FADES: Final = 512  # which characters die at strength 0
TRAITS: Final = 1024
BLANKS: Final = 2048
SYMBOLS: Final = 4096  # income, initiative, influence
OWN_COST: Final = 8192
PENALTIES: Final = 16384
PURSES: Final = 32768  # cards whose gold can be spent
HIDES: Final = 65536  # power that does not count
TOLLS: Final = 131072
WATCHES: Final = 262144  # notices changes of its own strength
KEYWORDS: Final = 1 << 20  # and above, one bit per keyword
ANY_KEYWORD: Final = (1 << 40) - (1 << 20)
FIGURES: Final = 1 << 40  # and above, one bit per figure of a player


@mypyc_attr(allow_interpreted_subclasses=True)
class StaticEffect(Ability):
    """Holds while its card is in play or revealed. It is never applied: whoever reads a value asks it."""

    def __init__(self, touches: int, keywords: list[Keyword] | None = None) -> None:
        self.keywords: list[Keyword] = keywords or []  # that it may grant
        self.touches = touches
        for keyword in self.keywords:
            self.touches |= KEYWORDS << keyword

    def strength(self, table: "Table", seat: Seat, me: Slot, card: Slot) -> int:
        """What it adds to a card's strength."""
        return 0

    def icon(self, table: "Table", seat: Seat, me: Slot, card: Slot, type: Icon) -> int:
        """How many icons of a type it gives to a card."""
        return 0

    def keyword(self, table: "Table", seat: Seat, me: Slot, card: Slot, keyword: Keyword) -> int:
        """How many times it gives a keyword to a card."""
        return 0

    def stays_standing(self, table: "Table", seat: Seat, me: Slot, card: Slot, role: int) -> bool:
        """Whether a card takes part in the current challenge without kneeling."""
        return False

    def forbids(self, table: "Table", seat: Seat, me: Slot, card: Slot, what: int) -> bool:
        """Whether something cannot be done with a card."""
        return False

    def goal(self, table: "Table", seat: Seat, me: Slot, card: Slot, how: int, goal: Zone) -> Zone:
        """Where it sends a card that leaves play, or NOTHING if it does not change that."""
        return NO_ZONE

    def immune(
        self, table: "Table", seat: Seat, me: Slot, card: Slot, types: int, by: Seat, chosen: bool
    ) -> bool:
        """Whether a card is immune to effects of a player's cards of this type, or at least cannot be chosen by them."""
        return False

    def fades(self, table: "Table", seat: Seat, me: Slot, card: Slot) -> bool:
        """Whether a card dies at strength 0."""
        return False

    def figure(self, table: "Table", seat: Seat, me: Slot, of: Seat, what: int, type: Icon) -> int:
        """What it adds to a figure of a player."""
        return 0

    def reduction(self, table: "Table", seat: Seat, me: Slot, of: Seat, card: Slot) -> int:
        """By how much it reduces what a player pays for a card."""
        return 0

    def gained_traits(self, table: "Table", seat: Seat, me: Slot, card: Slot) -> list[str]:
        """The traits that it gives to a card."""
        return []

    def blanks(self, table: "Table", seat: Seat, me: Slot, card: Slot) -> bool:
        """Whether it blanks the text of a card."""
        return False

    def symbol(self, table: "Table", seat: Seat, me: Slot, card: Slot, symbol: int) -> int:
        """How much income, initiative or influence it gives to a card."""
        return 0

    def own_reduction(self, table: "Table", seat: Seat, me: Slot) -> int:
        """By how much it reduces the cost of its own card, wherever that is played from."""
        return 0

    def waives(self, table: "Table", seat: Seat, me: Slot, of: Seat, card: Slot) -> bool:
        """Whether a player pays no penalty for a card of another House."""
        return False

    def hides_power(self, table: "Table", seat: Seat, me: Slot, card: Slot) -> bool:
        """Whether power on a card does not count for victory."""
        return False

    def toll(self, table: "Table", seat: Seat, me: Slot, card: Slot) -> int:
        """The gold that its player must be paid before a card attacks, defends or is used."""
        return 0

    def played(self, table: "Table", seat: Seat, me: Slot, of: Seat, card: Slot) -> None:
        """Called when a player has played a card, so that a reduction can be used up."""
