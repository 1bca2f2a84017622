"""What words are: the base classes that the engine calls. It never knows which card it deals with.

``seat`` is always the player whose ability it is, ``me`` the slot of the card that has it.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from fivethrones.kernel.action import NOTHING, Seat

if TYPE_CHECKING:
    from fivethrones.games.card_engine.rules.use import Use
    from fivethrones.games.card_engine.state import Table

# What a constant ability may change, one bit each: cards that change nothing of a kind are not asked.
STRENGTH: Final = 1
ICONS: Final = 2
KEYWORDS: Final = 4
KNEELING: Final = 8
FORBIDS: Final = 16
FIGURES: Final = 32
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
ANY_FIGURE: Final = -1

# When a deed is used.
ACTION: Final = 0
RESPONSE: Final = 1
SAVE: Final = 2
CANCEL: Final = 3
PASSIVE: Final = 4
REVEALED: Final = 5
DELAYED: Final = 6  # begun by an effect, see `delayed.py`
TIMINGS: Final = 7

# How long something lasts.
CHALLENGE: Final = 0
PHASE: Final = 1
ROUND: Final = 2
FOREVER: Final = 3  # as long as the card stays in play


@mypyc_attr(allow_interpreted_subclasses=True)
class Who:
    """Which cards."""

    def matches(self, table: "Table", seat: Seat, me: int, card: int) -> bool:
        raise TypeError(f"{type(self).__name__} matches nothing")


@mypyc_attr(allow_interpreted_subclasses=True)
class Whom:
    """Which players."""

    def fits(self, table: "Table", seat: Seat, me: int, player: Seat) -> bool:
        raise TypeError(f"{type(self).__name__} fits nobody")


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that must be so."""

    def holds(self, table: "Table", seat: Seat, me: int) -> bool:
        raise TypeError(f"{type(self).__name__} never holds")


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger:
    """What a response or a passive answers; ``heeds`` lists the kinds of occurrences it looks at."""

    def __init__(self, heeds: list[int], together: bool = False) -> None:
        self.heeds = heeds
        self.together = together  # several at once are one occasion

    def answers(self, table: "Table", seat: Seat, me: int, what: int, who: Seat, card: int) -> bool:
        raise TypeError(f"{type(self).__name__} answers nothing")


@mypyc_attr(allow_interpreted_subclasses=True)
class RulePassive:
    """A passive that no card has: of a keyword, a title, something delayed. It is put in order with those of cards."""

    name: ClassVar[str] = ""  # the message that names it

    def __init__(self, heeds: list[int]) -> None:
        self.heeds = heeds  # kinds of occurrences

    def is_due(self, table: "Table", what: int, who: Seat, card: int) -> bool:
        raise TypeError(f"{type(self).__name__} is never due")

    def happen(self, table: "Table", what: int, who: Seat, card: int) -> None:
        """Change the table or push frames; what occurs is answered when they are done."""
        raise TypeError(f"{type(self).__name__} cannot happen")


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost:
    """What is paid first; ``picks`` is how many cards the player chooses for it.

    A cost with a ``verb`` asks for one of some numbers before that: the way to pay ("way"), how much ("amount"), a kind of
    card ("name"), a type of challenge ("type"). The answer is in ``use.way``, ``use.amount`` or ``use.named``.
    """

    verb: ClassVar[str] = ""
    words: ClassVar[str] = ""  # the message that names it where it is one of two ways to pay

    def __init__(self, picks: int = 0) -> None:
        self.picks = picks

    def payable(self, table: "Table", seat: Seat, me: int) -> bool:
        raise TypeError(f"{type(self).__name__} cannot be paid")

    def gold(self, table: "Table", seat: Seat, me: int) -> int:
        """How much gold it takes at least."""
        return 0

    def numbers(self, table: "Table", seat: Seat, me: int) -> list[int]:
        """What a cost with a verb lets the player choose from."""
        return []

    def meant(self, use: "Use") -> "Cost":
        """Of two ways to pay the chosen one."""
        return self

    def ways(self) -> list[str]:
        """The messages that name them."""
        return []

    def ask(self, table: "Table", use: "Use") -> bool:
        """Ask in a way of its own for the cards that pay, which are then in ``table.picked``; False if it does not."""
        return False

    def choices(self, table: "Table", seat: Seat, me: int) -> list[int]:
        """Cards to choose from."""
        return []

    def pay(self, table: "Table", use: "Use") -> None:
        raise TypeError(f"{type(self).__name__} cannot be paid")


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What happens. Players who have to choose for it are asked first, one after the other, with ``prompt``.

    They choose cards in play, or other players where ``asks_for_players``. An effect that turns out to do nothing sets
    ``use.done`` to False, so that what follows the word “then” does not happen.
    """

    prompt: ClassVar[str] = ""
    asks_for_players: ClassVar[bool] = False

    def could(self, table: "Table", seat: Seat, me: int) -> bool:
        """Whether it could change anything, as far as all can see."""
        return True

    def choosers(self, table: "Table", use: "Use") -> list[Seat]:
        return []

    def choices(self, table: "Table", use: "Use", seat: Seat) -> list[int]:
        """The cards in play, or the players, that this player chooses from."""
        return []

    def at_least(self) -> int:
        return 1

    def at_most(self) -> int:
        return 1

    def happen(self, table: "Table", use: "Use") -> None:
        raise TypeError(f"{type(self).__name__} cannot happen")

    def later(self, table: "Table", use: "Use") -> None:
        """What it does when the challenge is won in which it happened."""

    def instead(self, table: "Table", me: int, card: int, how: int) -> bool:
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

    def reduces(self, table: "Table", seat: Seat, card: int) -> bool:
        """Whether it makes this card cheaper as long as it lasts."""
        return False

    def finds(self, table: "Table", seat: Seat, me: int, card: int) -> bool:
        """Whether a player who searches a deck for it may take this card."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """One paragraph of a card."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Constant(Ability):
    """Works by itself as long as its card is in play or revealed. It is read whenever a value is, and never applied."""

    def __init__(self, touches: int, keywords: list[int] | None = None, figures: int = ANY_FIGURE) -> None:
        self.touches = touches
        self.keywords: list[int] = keywords or []  # that it may give
        self.figures = figures if touches & FIGURES else 0  # that it may change, one bit each

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

    def goal(self, table: "Table", seat: Seat, me: int, card: int, how: int, goal: int) -> int:
        """Where a card goes that leaves play, if not where it would go otherwise; else NOTHING."""
        return NOTHING

    def immune(
        self, table: "Table", seat: Seat, me: int, card: int, types: int, by: Seat, chosen: bool
    ) -> bool:
        """Whether a card ignores effects of a player's card of this type, or cannot be chosen by them."""
        return False

    def fades(self, table: "Table", seat: Seat, me: int, card: int) -> bool:
        """Whether a card is killed as soon as its strength is 0."""
        return False

    def figure(self, table: "Table", seat: Seat, me: int, of: Seat, what: int, type: int) -> int:
        """How much is added to a figure of a player."""
        return 0

    def reduction(self, table: "Table", seat: Seat, me: int, of: Seat, card: int) -> int:
        """How much less a card costs a player."""
        return 0

    def gained_traits(self, table: "Table", seat: Seat, me: int, card: int) -> list[str]:
        """Which traits a card gains."""
        return []

    def blanks(self, table: "Table", seat: Seat, me: int, card: int) -> bool:
        """Whether the text of a card does not work."""
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
    """Something that is used, or that happens when its time comes: conditions, costs, targets, effects."""

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
        second: Who | None = None,
        target_in: int = NOTHING,
        player: int = NOTHING,
        player_if: Whom | None = None,
        where: int = NOTHING,
        limited: bool = False,
    ) -> None:
        self.timing = timing
        self.effects = effects
        self.phase = phase  # NOTHING: any
        self.trigger = trigger
        self.when: list[Condition] = when or []
        self.costs: list[Cost] = costs or []
        self.target = target
        self.second = second  # another target
        self.target_in = target_in  # the place of the target, if not in play
        self.player = player  # which players one is chosen from, as in `players.py`; NOTHING: none is
        self.player_if = player_if
        self.where = where  # the place of its card: a pile, or the hand; NOTHING: in play, events in hand
        self.limit = limit  # uses, 0 for as many as you like
        self.per = per
        self.by_name = by_name  # all copies of a player together
        self.limited = limited  # one such response a round
        self.once = True  # what was delayed is over when it has happened
        self.branches: list[list[Effect]] = []
        self.add_branches(effects)

    def add_branches(self, effects: list[Effect]) -> None:
        for effect in effects:
            for branch in effect.branches():
                self.branches.append(branch)
                self.add_branches(branch)
