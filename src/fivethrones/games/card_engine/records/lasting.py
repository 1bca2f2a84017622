"""What lasts for a while: of which kind it is, and how long."""

from typing import ClassVar, Final, final

from fivethrones.games.card_engine.records.numbers import (
    NO_ABILITY,
    NO_CARD,
    NO_ICON,
    NO_KIND,
    AbilityNo,
    Icon,
    Kind,
    Slot,
)
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.row import Row

STRONGER: Final = 0
LEFT_OUT: Final = 1  # the strength of the card does not count in the total of its side
ICON: Final = 2
KEYWORD: Final = 3
CLAIM: Final = 4
CHEAPER: Final = 5  # the next card that the ability names
IF_YOU_WIN: Final = 6
SPENT: Final = 7  # one use of a limited ability, or of a title
PACT: Final = 8  # no challenges of a type against another player
BLANK: Final = 9  # the text of the card does not work
LOST_KEYWORD: Final = 10
FORBIDDEN: Final = 11  # what cannot be done with the card
TOLL_TO: Final = 12  # for challenges of a type, to another player
INSTEAD: Final = 13  # of leaving play something else happens, by a card
FADES: Final = 14  # the card dies at strength 0
AWAITED: Final = 15  # the ability waits for its time, see `timing/delayed.py`
STRENGTH_WAS: Final = 16  # in this phase, as long as it has not changed; then NOTHING

# How long something lasts.
CHALLENGE: Final = 0
PHASE: Final = 1
ROUND: Final = 2
FOREVER: Final = 3  # as long as the card stays in play


@final
class Lasting(Row):
    """Something that lasts for a card or for a seat, and which ability of which kind of card began it."""

    WIDTH: ClassVar[int] = 6

    def __init__(
        self,
        what: int,
        until: int,
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
        self.card = card  # for which it lasts, or
        self.seat = seat
        self.amount = amount  # how much; of a keyword or of what is forbidden, which
        self.by = by  # the card that does it, where that matters later
        self.type = type  # of challenge
        self.other = other  # the other player of a pact or a toll
        self.kind = kind
        self.ability = ability
        self.title = title  # that is spent

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
        what, until, subject, amount = numbers[:4]
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
    """A seat where, in what is saved, otherwise a card stands; and back."""
    return NOTHING - 1 - seat
