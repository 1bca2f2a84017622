"""What lasts for a while: of which kind it is, and how long."""

from typing import Final

from fivethrones.kernel.action import NOTHING, Seat

# A lasting effect is six numbers: what, until when, for which card or seat, how much, and of which kind's which ability.
# A seat among the cards is written below NOTHING, see `for_seat`.
WIDTH: Final = 6
STRONGER: Final = 0
LEFT_OUT: Final = 1  # the strength of the card does not count in the total of its side
ICON: Final = 2
KEYWORD: Final = 3
CLAIM: Final = 4
CHEAPER: Final = 5  # the next card that the ability names
IF_YOU_WIN: Final = 6
SPENT: Final = 7  # one use of a limited ability, or of a title
PACT: Final = 8  # no challenges of a type against a player, see `rules/targets.py`
BLANK: Final = 9  # the text of the card does not work
LOST_KEYWORD: Final = 10
FORBIDDEN: Final = 11  # what cannot be done with the card
TOLL_TO: Final = 12  # for challenges of a type, to a player: 3 * seat + type
INSTEAD: Final = 13  # of leaving play something else happens; how much is the card that does it
FADES: Final = 14  # the card dies at strength 0
AWAITED: Final = 15  # the ability waits for its time, see `rules/awaited.py`
STRENGTH_WAS: Final = 16  # in this phase, as long as it has not changed; then NOTHING

# How long something lasts.
CHALLENGE: Final = 0
PHASE: Final = 1
ROUND: Final = 2
FOREVER: Final = 3  # as long as the card stays in play


def for_seat(seat: Seat) -> int:
    """A seat where otherwise a card would stand."""
    return NOTHING - 1 - seat
