"""What can occur that cards answer: what, by or for whom, about which card."""

from typing import Final

# An occurrence is three numbers: what, by or for whom, which card.
OCCURRENCE: Final = 3

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
PHASE_BEGINS: Final = 19  # the card is the number of the phase
PHASE_ENDS: Final = 20  # likewise
PLOT_REVEALED: Final = 21  # in the plot phase or by an effect
SHOWN: Final = 22  # by whose effect, which card
STOOD: Final = 23  # in the standing phase
TOOK_RENOWN: Final = 24
TOP_SHOWN: Final = 26  # the top card of a deck, by whose effect, which card
