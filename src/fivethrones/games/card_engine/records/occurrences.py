"""Occurrences that abilities can answer: what happened, whom it concerns, and which card."""

from typing import ClassVar, Final, final

from fivethrones.games.card_engine.records.numbers import (
    NO_ABILITY,
    NO_CARD,
    NO_KIND,
    NO_PHASE,
    AbilityNo,
    Kind,
    OccurrenceKind,
    Phase,
    Slot,
)
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.row import Row

# Saved states contain these numbers, so a number that is no longer used is not given out again.
ENTERED: Final = OccurrenceKind(0)  # came into play
WAS_PLAYED: Final = OccurrenceKind(1)  # from hand
WAS_ATTACHED: Final = OccurrenceKind(2)
DEFENDS: Final = OccurrenceKind(3)  # was declared as a defender
WAS_KILLED: Final = OccurrenceKind(4)
WON: Final = OccurrenceKind(5)  # a challenge
LOST: Final = OccurrenceKind(6)
RESOLVED: Final = OccurrenceKind(7)  # a challenge was resolved, whether or not anybody won it
DOMINATES: Final = OccurrenceKind(8)  # won dominance
PLOTS_DONE: Final = OccurrenceKind(9)  # all "when revealed" abilities have been carried out
THREATENED: Final = OccurrenceKind(10)  # about to be killed; answered by saves
INITIATED: Final = OccurrenceKind(11)  # an effect of this card was initiated; answered by cancels
WAS_DISCARDED: Final = OccurrenceKind(13)  # from play
WAS_RETURNED: Final = OccurrenceKind(14)  # from play to hand or deck
PLACED: Final = OccurrenceKind(15)  # in the dead pile of its owner
THREATENED_DISCARD: Final = OccurrenceKind(16)  # about to be discarded from play; answered by saves
THREATENED_RETURN: Final = OccurrenceKind(17)  # about to go back to hand or deck; answered by saves
FADING: Final = OccurrenceKind(
    18
)  # about to be killed for having strength 0; answered by saves that raise it
PHASE_BEGINS: Final = OccurrenceKind(19)
PHASE_ENDS: Final = OccurrenceKind(20)
PLOT_REVEALED: Final = OccurrenceKind(21)  # in the plot phase or by an effect
SHOWN: Final = OccurrenceKind(22)  # a card was shown: by whose effect, and which
STOOD: Final = OccurrenceKind(23)  # in the standing phase
TOOK_RENOWN: Final = OccurrenceKind(24)
TOP_SHOWN: Final = OccurrenceKind(26)  # the top card of a deck, by whose effect, which card


@final
class Occurrence(Row):
    """What happened, whom it concerns, and which card; for the beginning or end of a phase, which phase."""

    WIDTH: ClassVar[int] = 3

    def __init__(self, what: OccurrenceKind, who: Seat, card: Slot, phase: Phase = NO_PHASE) -> None:
        self.what = what
        self.who = who
        self.card = card
        self.phase = phase

    def numbers(self) -> list[int]:
        return [self.what, self.who, self.card if self.phase == NOTHING else self.phase]

    @staticmethod
    def of(numbers: list[int]) -> "Occurrence":
        what, who, number = OccurrenceKind(numbers[0]), numbers[1], numbers[2]
        if what in (PHASE_BEGINS, PHASE_ENDS):
            return Occurrence(what, who, NO_CARD, Phase(number))
        return Occurrence(what, who, Slot(number))


@final
class Answered(Row):
    """That an ability of a card, or a rule, has answered an occurrence; ``place`` is the index of the occurrence."""

    WIDTH: ClassVar[int] = 3

    def __init__(
        self, place: int, card: Slot, ability: AbilityNo, kind: Kind = NO_KIND, rule: int = NOTHING
    ) -> None:
        self.place = place
        self.card = card
        self.ability = ability
        self.kind = kind  # for a card used from hand, instead of its slot: slots of a hand are reused
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
    """The ability with which a player wants to answer."""

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
