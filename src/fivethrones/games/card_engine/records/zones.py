"""Where a card is."""

from typing import Final

# Each seat has a pile for each place; a card lies in the pile of its controller.
DECK: Final = 0
HAND: Final = 1
PLAY: Final = 2
UNDER: Final = 3  # a duplicate under the card that it is attached to
PLAYED: Final = 4  # an event, or an attachment without a bearer yet, on its way
SETUP: Final = 5  # face down
DISCARD: Final = 6
DEAD: Final = 7
PLOTS: Final = 8
REVEALED: Final = 9
USED: Final = 10
DRAFT: Final = 11  # plots to pick one from
DRAFTED: Final = 12  # plots to choose a plot deck from
POOL: Final = 13  # plots not dealt out yet
ASIDE: Final = 14  # plots put back unseen in the draft
OUT: Final = 15  # plots not chosen for the plot deck
HOUSE: Final = 16  # the House card
AGENDA: Final = 17
ZONES: Final = 18
