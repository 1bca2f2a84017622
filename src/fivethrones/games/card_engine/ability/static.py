"""What works by itself, and which values it may change."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from fivethrones.games.card_engine.ability.ability import Ability
from fivethrones.games.card_engine.records.numbers import NO_ZONE, Icon, Keyword, Slot, Zone
from fivethrones.kernel.action import Seat

if TYPE_CHECKING:
    from fivethrones.games.card_engine.state import Table


# What a static effect may change, one bit each: cards that change nothing of a kind are not asked.
STRENGTH: Final = 1
ICONS: Final = 2
KNEELING: Final = 8
FORBIDS: Final = 16
COSTS: Final = 64
GOALS: Final = 128  # where cards go that leave play
IMMUNITY: Final = 256
FADES: Final = 512  # who dies at strength 0
TRAITS: Final = 1024
BLANKS: Final = 2048
SYMBOLS: Final = 4096  # income, initiative, influence
OWN_COST: Final = 8192
PENALTIES: Final = 16384
PURSES: Final = 32768  # cards whose gold can be spent
HIDES: Final = 65536  # power that does not count
TOLLS: Final = 131072
WATCHES: Final = 262144  # whether its own strength changes
KEYWORDS: Final = 1 << 20  # from here on one bit for each
ANY_KEYWORD: Final = (1 << 40) - (1 << 20)
FIGURES: Final = 1 << 40  # of players, from here on one bit for each


@mypyc_attr(allow_interpreted_subclasses=True)
class StaticEffect(Ability):
    """Works by itself as long as its card is in play or revealed. It is read whenever a value is, and never applied."""

    def __init__(self, touches: int, keywords: list[Keyword] | None = None) -> None:
        self.keywords: list[Keyword] = keywords or []  # that it may give
        self.touches = touches
        for keyword in self.keywords:
            self.touches |= KEYWORDS << keyword

    def strength(self, table: "Table", seat: Seat, me: Slot, card: Slot) -> int:
        """How much is added to the strength of a card."""
        return 0

    def icon(self, table: "Table", seat: Seat, me: Slot, card: Slot, type: Icon) -> int:
        """How many icons of a type a card gains."""
        return 0

    def keyword(self, table: "Table", seat: Seat, me: Slot, card: Slot, keyword: Keyword) -> int:
        """How often a card gains a keyword."""
        return 0

    def stays_standing(self, table: "Table", seat: Seat, me: Slot, card: Slot, role: int) -> bool:
        """Whether a card does not kneel to take part in the current challenge."""
        return False

    def forbids(self, table: "Table", seat: Seat, me: Slot, card: Slot, what: int) -> bool:
        """Whether something cannot be done with a card."""
        return False

    def goal(self, table: "Table", seat: Seat, me: Slot, card: Slot, how: int, goal: Zone) -> Zone:
        """Where a card goes that leaves play, if not where it would go otherwise; else NOTHING."""
        return NO_ZONE

    def immune(
        self, table: "Table", seat: Seat, me: Slot, card: Slot, types: int, by: Seat, chosen: bool
    ) -> bool:
        """Whether a card ignores effects of a player's card of this type, or cannot be chosen by them."""
        return False

    def fades(self, table: "Table", seat: Seat, me: Slot, card: Slot) -> bool:
        """Whether a card is killed as soon as its strength is 0."""
        return False

    def figure(self, table: "Table", seat: Seat, me: Slot, of: Seat, what: int, type: Icon) -> int:
        """How much is added to a figure of a player."""
        return 0

    def reduction(self, table: "Table", seat: Seat, me: Slot, of: Seat, card: Slot) -> int:
        """How much less a card costs a player."""
        return 0

    def gained_traits(self, table: "Table", seat: Seat, me: Slot, card: Slot) -> list[str]:
        """Which traits a card gains."""
        return []

    def blanks(self, table: "Table", seat: Seat, me: Slot, card: Slot) -> bool:
        """Whether the text of a card does not work."""
        return False

    def symbol(self, table: "Table", seat: Seat, me: Slot, card: Slot, symbol: int) -> int:
        """How much income, initiative or influence a card gains."""
        return 0

    def own_reduction(self, table: "Table", seat: Seat, me: Slot) -> int:
        """How much less this card itself costs, wherever it is played from."""
        return 0

    def waives(self, table: "Table", seat: Seat, me: Slot, of: Seat, card: Slot) -> bool:
        """Whether a player pays no penalty for a card of another House."""
        return False

    def hides_power(self, table: "Table", seat: Seat, me: Slot, card: Slot) -> bool:
        """Whether power on a card does not count for victory."""
        return False

    def toll(self, table: "Table", seat: Seat, me: Slot, card: Slot) -> int:
        """What this player is paid before a card attacks, defends or is used."""
        return 0

    def played(self, table: "Table", seat: Seat, me: Slot, of: Seat, card: Slot) -> None:
        """A player has just played a card, at a reduced cost or not."""
