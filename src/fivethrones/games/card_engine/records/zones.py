"""Where a card is."""

from typing import Final

from fivethrones.games.card_engine.records.numbers import Zone

# Each seat has one pile per zone; a card lies in a pile of its controller.
DECK: Final = Zone(0)
HAND: Final = Zone(1)
PLAY: Final = Zone(2)
UNDER: Final = Zone(3)  # a duplicate, under the card that it belongs to
PLAYED: Final = Zone(4)  # an event being played, or an attachment that has no bearer yet
SETUP: Final = Zone(5)  # face down during set-up
DISCARD: Final = Zone(6)
DEAD: Final = Zone(7)
PLOTS: Final = Zone(8)
REVEALED: Final = Zone(9)
USED: Final = Zone(10)
DRAFT: Final = Zone(11)  # plots in hand, of which one is kept
DRAFTED: Final = Zone(12)  # candidates for the plot deck
POOL: Final = Zone(13)  # plots not dealt yet
ASIDE: Final = Zone(14)  # plots returned unseen
OUT: Final = Zone(15)  # plots not chosen for the plot deck
HOUSE: Final = Zone(16)  # the House card
AGENDA: Final = Zone(17)
ZONES: Final = 18


def is_source(zone: Zone) -> bool:
    """Whether the texts of cards are active there."""
    return zone in (PLAY, REVEALED, AGENDA)
