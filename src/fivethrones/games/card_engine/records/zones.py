"""Where a card is."""

from typing import Final

from fivethrones.games.card_engine.records.numbers import Zone

# Each seat has a pile for each place; a card lies in the pile of its controller.
DECK: Final = Zone(0)
HAND: Final = Zone(1)
PLAY: Final = Zone(2)
UNDER: Final = Zone(3)  # a duplicate under the card that it is attached to
PLAYED: Final = Zone(4)  # an event, or an attachment without a bearer yet, on its way
SETUP: Final = Zone(5)  # face down
DISCARD: Final = Zone(6)
DEAD: Final = Zone(7)
PLOTS: Final = Zone(8)
REVEALED: Final = Zone(9)
USED: Final = Zone(10)
DRAFT: Final = Zone(11)  # plots to pick one from
DRAFTED: Final = Zone(12)  # plots to choose a plot deck from
POOL: Final = Zone(13)  # plots not dealt out yet
ASIDE: Final = Zone(14)  # plots put back unseen in the draft
OUT: Final = Zone(15)  # plots not chosen for the plot deck
HOUSE: Final = Zone(16)  # the House card
AGENDA: Final = Zone(17)
ZONES: Final = 18


def is_source(zone: Zone) -> bool:
    """Whether the texts of cards work there."""
    return zone in (PLAY, REVEALED, AGENDA)
