"""What can occur that cards answer: what, by or for whom, about which card."""

from typing import Final

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
