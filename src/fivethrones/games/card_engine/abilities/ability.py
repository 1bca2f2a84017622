"""What words are: the base classes that the engine calls. It never knows which card it deals with.

``seat`` is always the player whose ability it is, ``me`` the slot of the card that has it.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from fivethrones.kernel.action import NOTHING, Seat

if TYPE_CHECKING:
    from fivethrones.games.card_engine.rules.resolve import Use
    from fivethrones.games.card_engine.state import Table

# What a constant ability may change, one bit each: cards that change nothing of a kind are not asked.
STRENGTH: Final = 1
ICONS: Final = 2
KEYWORDS: Final = 4
KNEELING: Final = 8
FORBIDS: Final = 16
FIGURES: Final = 32
COSTS: Final = 64
TRAITS: Final = 128
BLANKS: Final = 256
IMMUNITIES: Final = 512
SYMBOLS: Final = 1024
OWN_COST: Final = 2048
PENALTIES: Final = 4096
PURSES: Final = 8192
HIDES: Final = 16384
TOLLS: Final = 32768

# When a deed is used.
ACTION: Final = 0
RESPONSE: Final = 1
SAVE: Final = 2
CANCEL: Final = 3
PASSIVE: Final = 4
REVEALED: Final = 5
TIMINGS: Final = 6

# How long something lasts.
CHALLENGE: Final = 0
PHASE: Final = 1
ROUND: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Who:
    """Which cards."""

    def matches(self, table: "Table", seat: Seat, me: int, card: int) -> bool:
        raise TypeError(f"{type(self).__name__} matches nothing")


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that must be so."""

    def holds(self, table: "Table", seat: Seat, me: int) -> bool:
        raise TypeError(f"{type(self).__name__} never holds")


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger:
    """What a response or a passive answers; ``heeds`` lists the kinds of occurrences it looks at."""

    def __init__(self, heeds: list[int]) -> None:
        self.heeds = heeds

    def answers(self, table: "Table", seat: Seat, me: int, what: int, who: Seat, card: int) -> bool:
        raise TypeError(f"{type(self).__name__} answers nothing")


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost:
    """What is paid first; ``picks`` is how many cards the player chooses for it."""

    def __init__(self, picks: int = 0) -> None:
        self.picks = picks

    def payable(self, table: "Table", seat: Seat, me: int) -> bool:
        raise TypeError(f"{type(self).__name__} cannot be paid")

    def choices(self, table: "Table", seat: Seat, me: int) -> list[int]:
        """Cards to choose from."""
        return []

    def pay(self, table: "Table", use: "Use") -> None:
        raise TypeError(f"{type(self).__name__} cannot be paid")


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What happens. Players who have to choose for it are asked first, one after the other, with ``prompt``."""

    prompt: ClassVar[str] = ""

    def could(self, table: "Table", seat: Seat, me: int) -> bool:
        """Whether it could change anything, as far as all can see."""
        return True

    def choosers(self, table: "Table", use: "Use") -> list[Seat]:
        return []

    def choices(self, table: "Table", use: "Use", seat: Seat) -> list[int]:
        """The cards in play that this player chooses from."""
        return []

    def at_least(self) -> int:
        return 1

    def at_most(self) -> int:
        return 1

    def happen(self, table: "Table", use: "Use") -> None:
        raise TypeError(f"{type(self).__name__} cannot happen")

    def later(self, table: "Table", use: "Use") -> None:
        """What it does when the challenge is won in which it happened."""

    def reduces(self, table: "Table", seat: Seat, card: int) -> bool:
        """Whether it makes this card cheaper as long as it lasts."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """One paragraph of a card."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Constant(Ability):
    """Works by itself as long as its card is in play or revealed. It is read whenever a value is, and never applied."""

    def __init__(self, touches: int) -> None:
        self.touches = touches

    def strength(self, table: "Table", seat: Seat, me: int, card: int) -> int:
        """How much is added to the strength of a card."""
        return 0

    def icon(self, table: "Table", seat: Seat, me: int, card: int, type: int) -> int:
        """How many icons of a type a card gains."""
        return 0

    def keyword(self, table: "Table", seat: Seat, me: int, card: int, keyword: int) -> int:
        """How often a card gains a keyword."""
        return 0

    def stays_standing(self, table: "Table", seat: Seat, me: int, card: int, role: int) -> bool:
        """Whether a card does not kneel to take part in the current challenge."""
        return False

    def forbids(self, table: "Table", seat: Seat, me: int, card: int, what: int) -> bool:
        """Whether something cannot be done with a card."""
        return False

    def figure(self, table: "Table", seat: Seat, me: int, of: Seat, what: int, type: int) -> int:
        """How much is added to a figure of a player."""
        return 0

    def reduction(self, table: "Table", seat: Seat, me: int, of: Seat, card: int) -> int:
        """How much less a card costs a player."""
        return 0

    def trait(self, table: "Table", seat: Seat, me: int, card: int, trait: str) -> bool:
        """Whether a card gains a trait."""
        return False

    def blanks(self, table: "Table", seat: Seat, me: int, card: int) -> bool:
        """Whether the text of a card does not work."""
        return False

    def immune(
        self, table: "Table", seat: Seat, me: int, card: int, of: Seat, source: int, choosing: bool
    ) -> bool:
        """Whether a card ignores what a player does with another one; ``choosing`` it as a target is part of that."""
        return False

    def symbol(self, table: "Table", seat: Seat, me: int, card: int, symbol: int) -> int:
        """How much income, initiative or influence a card gains."""
        return 0

    def own_reduction(self, table: "Table", seat: Seat, me: int) -> int:
        """How much less this card itself costs, wherever it is played from."""
        return 0

    def waives(self, table: "Table", seat: Seat, me: int, of: Seat, card: int) -> bool:
        """Whether a player pays no penalty for a card of another House."""
        return False

    def hides_power(self, table: "Table", seat: Seat, me: int, card: int) -> bool:
        """Whether power on a card does not count for victory."""
        return False

    def toll(self, table: "Table", seat: Seat, me: int, card: int) -> int:
        """What this player is paid before a card attacks, defends or is used."""
        return 0

    def played(self, table: "Table", seat: Seat, me: int, of: Seat, card: int) -> None:
        """A player has just played a card, at a reduced cost or not."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Ability):
    """Something that is used, or that happens when its time comes: conditions, costs, a target, effects."""

    def __init__(
        self,
        timing: int,
        effects: list[Effect],
        phase: int = NOTHING,
        trigger: Trigger | None = None,
        when: list[Condition] | None = None,
        costs: list[Cost] | None = None,
        target: Who | None = None,
        limit: int = 0,
        per: int = ROUND,
        by_name: bool = False,
    ) -> None:
        self.timing = timing
        self.effects = effects
        self.phase = phase  # NOTHING: any
        self.trigger = trigger
        self.when: list[Condition] = when or []
        self.costs: list[Cost] = costs or []
        self.target = target
        self.limit = limit  # uses, 0 for as many as you like
        self.per = per
        self.by_name = by_name  # all copies of a player together
