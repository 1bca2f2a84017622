"""Lasting effects: their kinds, and how long they last."""

from typing import ClassVar, Final, final

from fivethrones.games.card_engine.records.numbers import (
    NO_ABILITY,
    NO_CARD,
    NO_ICON,
    NO_KIND,
    AbilityNo,
    Duration,
    Icon,
    Kind,
    LastingKind,
    Slot,
)
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.row import Row

STRONGER: Final = LastingKind(0)
LEFT_OUT: Final = LastingKind(1)  # the card's strength does not count towards the total of its side
ICON: Final = LastingKind(2)
KEYWORD: Final = LastingKind(3)
CLAIM: Final = LastingKind(4)
CHEAPER: Final = LastingKind(5)  # the next card that fits the ability
IF_YOU_WIN: Final = LastingKind(6)
SPENT: Final = LastingKind(7)  # one use of a limited ability, or of a title
PACT: Final = LastingKind(8)  # no challenges of a type between two players
BLANK: Final = LastingKind(9)  # the card's text is blank
LOST_KEYWORD: Final = LastingKind(10)
FORBIDDEN: Final = LastingKind(11)  # something cannot be done with the card
TOLL_TO: Final = LastingKind(12)  # gold owed to another player for challenges of a type
INSTEAD: Final = LastingKind(13)  # a card replaces the leaving of play by something else
FADES: Final = LastingKind(14)  # the card dies at strength 0
AWAITED: Final = LastingKind(15)  # a delayed ability, see `timing/delayed.py`
STRENGTH_WAS: Final = LastingKind(16)  # when the phase began; NOTHING once it has changed

# How long something lasts.
CHALLENGE: Final = Duration(0)
PHASE: Final = Duration(1)
ROUND: Final = Duration(2)
FOREVER: Final = Duration(3)  # until the card leaves play


@final
class Lasting(Row):
    """A lasting effect on a card or on a player, and the ability (of which kind of card) that began it."""

    WIDTH: ClassVar[int] = 6

    def __init__(
        self,
        what: LastingKind,
        until: Duration,
        *,
        card: Slot = NO_CARD,
        seat: Seat = NOTHING,
        amount: int = 0,
        by: Slot = NO_CARD,
        type: Icon = NO_ICON,
        other: Seat = NOTHING,
        kind: Kind = NO_KIND,
        ability: AbilityNo = NO_ABILITY,
        title: int = NOTHING,
    ) -> None:
        self.what = what
        self.until = until
        self.card = card  # that it affects; or
        self.seat = seat
        self.amount = amount  # how much; or which keyword, or what is forbidden
        self.by = by  # the card that causes it, where that matters later
        self.type = type  # of challenge
        self.other = other  # the other player of a pact or a toll
        self.kind = kind
        self.ability = ability
        self.title = title  # whose right has been used

    def numbers(self) -> list[int]:
        subject = self.card if self.seat == NOTHING else seat_as_card(self.seat)
        amount = self.amount
        if self.what == ICON:
            amount = self.amount * (self.type + 1)
        elif self.type != NOTHING:
            amount = 3 * self.other + self.type
        elif self.by != NOTHING:
            amount = self.by
        ability = self.ability if self.title == NOTHING else self.title
        return [self.what, self.until, subject, amount, self.kind, ability]

    @staticmethod
    def of(numbers: list[int]) -> "Lasting":
        what, until, subject, amount = LastingKind(numbers[0]), Duration(numbers[1]), numbers[2], numbers[3]
        kind, ability = Kind(numbers[4]), AbilityNo(numbers[5])
        card = Slot(subject) if subject >= NOTHING else NO_CARD
        seat = NOTHING if subject >= NOTHING else seat_as_card(subject)
        if what == ICON:
            sign, type = 1 if amount > 0 else -1, Icon(abs(amount) - 1)
            return Lasting(what, until, card=card, amount=sign, type=type, kind=kind, ability=ability)
        if what in (PACT, TOLL_TO):
            other, type = amount // 3, Icon(amount % 3)
            return Lasting(what, until, seat=seat, type=type, other=other, kind=kind, ability=ability)
        if what in (IF_YOU_WIN, INSTEAD):
            return Lasting(what, until, card=card, seat=seat, by=Slot(amount), kind=kind, ability=ability)
        if what == SPENT and kind == NOTHING:
            return Lasting(what, until, seat=seat, title=ability)
        return Lasting(what, until, card=card, seat=seat, amount=amount, kind=kind, ability=ability)


def seat_as_card(seat: Seat) -> int:
    """A seat as a number that cannot be a card, since both are saved in the same place; its own inverse."""
    return NOTHING - 1 - seat
