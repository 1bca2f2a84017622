"""What can occur that cards answer: what, by or for whom, about which card."""

from typing import ClassVar, Final, final

from fivethrones.games.card_engine.records.numbers import (
    NO_ABILITY,
    NO_CARD,
    NO_KIND,
    NO_PHASE,
    AbilityNo,
    Kind,
    Phase,
    Slot,
)
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.row import Row

# States that were saved hold these numbers: one that falls away is not given again.
ENTERED: Final = 0  # play
WAS_PLAYED: Final = 1  # from hand
WAS_ATTACHED: Final = 2
DEFENDS: Final = 3  # declared
WAS_KILLED: Final = 4
WON: Final = 5  # a challenge
LOST: Final = 6
RESOLVED: Final = 7  # a challenge is, won or not
DOMINATES: Final = 8  # won dominance
PLOTS_DONE: Final = 9  # all "when revealed" are
THREATENED: Final = 10  # with being killed: saves
INITIATED: Final = 11  # an effect, by this card: cancels
WAS_DISCARDED: Final = 13  # from play
WAS_RETURNED: Final = 14  # from play to hand or deck
PLACED: Final = 15  # in the dead pile of its owner
THREATENED_DISCARD: Final = 16  # with being discarded from play: saves
THREATENED_RETURN: Final = 17  # with going back to hand or deck: saves
FADING: Final = 18  # about to be killed as long as its strength is 0: saves that end this
PHASE_BEGINS: Final = 19
PHASE_ENDS: Final = 20
PLOT_REVEALED: Final = 21  # in the plot phase or by an effect
SHOWN: Final = 22  # by whose effect, which card
STOOD: Final = 23  # in the standing phase
TOOK_RENOWN: Final = 24
TOP_SHOWN: Final = 26  # the top card of a deck, by whose effect, which card


@final
class Occurrence(Row):
    """What, by or for whom, and to which card; or which phase."""

    WIDTH: ClassVar[int] = 3

    def __init__(self, what: int, who: Seat, card: Slot, phase: Phase = NO_PHASE) -> None:
        self.what = what
        self.who = who
        self.card = card
        self.phase = phase

    def numbers(self) -> list[int]:
        return [self.what, self.who, self.card if self.phase == NOTHING else self.phase]

    @staticmethod
    def of(numbers: list[int]) -> "Occurrence":
        what, who, number = numbers
        if what in (PHASE_BEGINS, PHASE_ENDS):
            return Occurrence(what, who, NO_CARD, Phase(number))
        return Occurrence(what, who, Slot(number))


@final
class Answered(Row):
    """The place of an occurrence among those that are answered, and what has answered it: an ability of a card, or a rule."""

    WIDTH: ClassVar[int] = 3

    def __init__(
        self, place: int, card: Slot, ability: AbilityNo, kind: Kind = NO_KIND, rule: int = NOTHING
    ) -> None:
        self.place = place
        self.card = card
        self.ability = ability
        self.kind = kind  # of some card that was used from hand: slots of a hand are taken anew
        self.rule = rule

    def numbers(self) -> list[int]:
        place = Occurrence.WIDTH * self.place
        if self.rule != NOTHING:
            return [place, NOTHING, self.rule]
        return [place, self.card if self.kind == NOTHING else NOTHING - 1 - self.kind, self.ability]

    @staticmethod
    def of(numbers: list[int]) -> "Answered":
        place, card, ability = numbers[0] // Occurrence.WIDTH, numbers[1], AbilityNo(numbers[2])
        if card == NOTHING:
            return Answered(place, NO_CARD, NO_ABILITY, NO_KIND, ability)
        if card < NOTHING:
            return Answered(place, NO_CARD, ability, Kind(NOTHING - 1 - card))
        return Answered(place, Slot(card), ability)


@final
class Answer(Row):
    """An ability of a card with which a player wants to answer."""

    WIDTH: ClassVar[int] = 3

    def __init__(self, seat: Seat, card: Slot, ability: AbilityNo) -> None:
        self.seat = seat
        self.card = card
        self.ability = ability

    def numbers(self) -> list[int]:
        return [self.seat, self.card, self.ability]

    @staticmethod
    def of(numbers: list[int]) -> "Answer":
        return Answer(numbers[0], Slot(numbers[1]), AbilityNo(numbers[2]))
