"""A printed card, and the base class of the words in its text.

A text is a list of clauses. A clause says when it works, under which conditions, whether it may be declined, and what
happens, word by word.
"""

from typing import TYPE_CHECKING, Final, NewType, final

from mypy_extensions import mypyc_attr

from fivethrones.games.btwixt.records import Color
from fivethrones.kernel.action import Seat

if TYPE_CHECKING:
    from fivethrones.games.btwixt.rules.use import Use
    from fivethrones.games.btwixt.state import Realm

# When a clause works.
Time = NewType("Time", int)
# Of influence cards:
PLAY: Final = Time(0)  # once, as it is played
STACK: Final = Time(1)  # while it lies in a stack
PRE_CLAIM: Final = Time(2)  # the winner is known, but the ally has not been placed
PLACEMENT: Final = Time(3)  # while the ally is placed; also of allies
POST_CLAIM: Final = Time(4)  # after the ally has been placed and the token gained
CLEANUP: Final = Time(5)
# Of allies:
ROUND: Final = Time(6)  # from when it is revealed to the end of the round
KNEELS: Final = Time(7)  # in that time, whenever a ruler kneels
BID_WON: Final = Time(8)  # in that time, after the token for winning
CLAIMED: Final = Time(9)
ENDGAME: Final = Time(10)

TRIUMPH: Final = (PRE_CLAIM, PLACEMENT, POST_CLAIM, CLEANUP)

# The conditions of a clause.
Condition = NewType("Condition", int)
ALWAYS: Final = Condition(0)
YOU_WON: Final = Condition(1)
YOU_LOST: Final = Condition(2)
NEIGHBOR_WON: Final = Condition(3)
ALLY_CAME_TO_YOU: Final = Condition(4)
HAND_EMPTY: Final = Condition(5)
HAND_NOT_EMPTY: Final = Condition(6)
EMPTY_STACK: Final = Condition(7)  # of the ruler who kneels


@mypyc_attr(allow_interpreted_subclasses=True)
class Word:
    """One thing that a card does. ``prompts`` has a question for each pick; ``verb`` is the verb of the answers.

    ``targets`` only reads the state; ``happen`` changes it or pushes frames.
    """

    def __init__(self, verb: str = "", prompts: list[str] | None = None) -> None:
        self.verb = verb
        self.prompts: list[str] = [] if prompts is None else prompts

    def verb_of(self, pick: int) -> str:
        return self.verb

    def targets(self, realm: "Realm", use: "Use", picked: list[int]) -> list[int]:
        """What may be picked next, judged by public facts; empty if the word cannot happen."""
        return []

    def can_happen(self, realm: "Realm", use: "Use") -> bool:
        """For a word without picks: whether it would do anything, so that it is worth asking whether to decline."""
        return True

    def happen(self, realm: "Realm", use: "Use", picked: list[int]) -> bool:
        """Do it. False if that was not possible."""
        raise TypeError(f"{type(self).__name__} is not done but read")


@final
class Clause:
    def __init__(self, when: Time, words: list[Word], given: list[Condition], may: bool, chain: bool) -> None:
        self.when = when
        self.words = words
        self.given = given  # conditions, all of which must hold
        self.may = may
        self.chain = chain  # stops at the first word that cannot be done


@final
class Influence:
    """What all copies of an influence card share."""

    def __init__(
        self, id: str, color: Color, *, value: int, copies: int, words: list[Clause], leader: str = ""
    ) -> None:
        self.id = id
        self.name = f"influence-{id}"
        self.color = color
        self.value = value
        self.copies = copies
        self.words = words
        self.leader = leader  # whose white card it is

    def has_triumph(self) -> bool:
        """BT-33."""
        return any(clause.when in TRIUMPH for clause in self.words)


@final
class Ally:
    def __init__(self, id: str, *, house: str = "", power: int, words: list[Clause]) -> None:
        self.id = id
        self.name = f"ally-{id}"
        self.house = house  # empty where no card refers to it
        self.power = power
        self.words = words

    def ability(self) -> str:
        """The label in front of its text."""
        when = self.words[0].when
        if when in (PLACEMENT, CLAIMED):
            return "ability-claimed"
        return "ability-endgame" if when == ENDGAME else "ability-round"


# Shorthands for clauses, as they are written on cards.


def on_play(*words: Word, given: Condition = ALWAYS, may: bool = False, chain: bool = False) -> Clause:
    return Clause(PLAY, list(words), [given], may, chain)


def in_stack(*words: Word) -> Clause:
    return Clause(STACK, list(words), [], False, False)


def before_claim(*words: Word, given: Condition, may: bool = False, chain: bool = False) -> Clause:
    return Clause(PRE_CLAIM, list(words), [given], may, chain)


def on_placement(*words: Word, given: Condition = ALWAYS) -> Clause:
    return Clause(PLACEMENT, list(words), [given], False, False)


def after_claim(
    *words: Word, given: Condition = ALWAYS, also: Condition = ALWAYS, may: bool = False, chain: bool = False
) -> Clause:
    return Clause(POST_CLAIM, list(words), [given, also], may, chain)


def at_cleanup(*words: Word, given: Condition) -> Clause:
    return Clause(CLEANUP, list(words), [given], False, False)


def this_round(*words: Word) -> Clause:
    return Clause(ROUND, list(words), [], False, False)


def when_somebody_kneels(*words: Word, given: Condition = ALWAYS) -> Clause:
    return Clause(KNEELS, list(words), [given], False, False)


def when_bid_is_won(*words: Word) -> Clause:
    return Clause(BID_WON, list(words), [], False, False)


def when_claimed(*words: Word, may: bool = False) -> Clause:
    return Clause(CLAIMED, list(words), [], may, False)


def at_the_end(*words: Word) -> Clause:
    return Clause(ENDGAME, list(words), [], False, False)


def holds(realm: "Realm", condition: Condition, you: Seat, subject: Seat) -> bool:
    """Whether a condition is met for this ruler; ``subject`` is the ruler who kneels."""
    if condition == ALWAYS:
        return True
    if condition == YOU_WON:
        return realm.winner == you
    if condition == YOU_LOST:
        return realm.winner != you
    if condition == NEIGHBOR_WON:
        return realm.winner in realm.neighbors(you)
    if condition == ALLY_CAME_TO_YOU:
        return any(realm.claimed in realm.councils[council] for council in realm.councils_of(you))
    if condition == HAND_EMPTY:
        return not realm.hands[you]
    if condition == HAND_NOT_EMPTY:
        return len(realm.hands[you]) > 0
    return not realm.stack_of(subject)
