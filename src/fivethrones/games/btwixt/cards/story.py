"""BT-46: the eleven blue cards."""

from typing import Final

from fivethrones.games.btwixt.card import YOU_LOST, YOU_WON, Clause, Influence, after_claim, in_stack, on_play
from fivethrones.games.btwixt.pieces import BLUE
from fivethrones.games.btwixt.words.allies import (
    STRONGEST,
    WINNERS,
    BringBack,
    Kill,
    KillCurrent,
    KillWeakestOfMany,
    RevealCurrent,
)
from fivethrones.games.btwixt.words.hands import DiscardDownToYours, Draw, PutUnderDeck
from fivethrones.games.btwixt.words.lasting import EVERYTHING, THIS_CARD, Protect
from fivethrones.games.btwixt.words.rulers import OTHER, SECOND, WINNER, YOU, JoinStackOf, StandUp
from fivethrones.games.btwixt.words.stacks import DiscardAllLow, ReturnToHand
from fivethrones.games.btwixt.words.tokens import Gain


def blue(id: str, value: int, *words: Clause) -> Influence:
    return Influence(id, BLUE, value, 1, list(words), "")


STORY: Final = [
    blue("bribe", 5, on_play(JoinStackOf(OTHER)), after_claim(ReturnToHand())),
    blue("red_wedding", 0, after_claim(Kill(WINNERS, STRONGEST, spared=True), given=YOU_LOST)),
    blue("valar_morghulis", 1, after_claim(KillWeakestOfMany(3))),
    blue("wildfire", 2, on_play(DiscardAllLow(2))),
    blue("first_snow", 2, on_play(DiscardDownToYours(2))),
    blue("purple_wedding", 1, on_play(KillCurrent(), RevealCurrent(), chain=True)),
    blue("dragons_awake", 6, in_stack(Protect(THIS_CARD, EVERYTHING))),
    blue("tourney_of_the_hand", 4, after_claim(Gain(WINNER, 1), Gain(SECOND, 1))),
    blue("dark_wings", 2, on_play(Draw(YOU, 2), PutUnderDeck())),
    blue("blackwater", 3, on_play(StandUp())),
    blue("hidden_heir", 4, after_claim(BringBack(3), given=YOU_WON, may=True)),
]
