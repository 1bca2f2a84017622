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


def blue(id: str, *, value: int, words: list[Clause]) -> Influence:
    return Influence(id, BLUE, value=value, copies=1, words=words)


STORY: Final = [
    blue("bribe", value=5, words=[on_play(JoinStackOf(OTHER)), after_claim(ReturnToHand())]),
    blue("red_wedding", value=0, words=[after_claim(Kill(WINNERS, STRONGEST, spared=True), given=YOU_LOST)]),
    blue("valar_morghulis", value=1, words=[after_claim(KillWeakestOfMany(size=3))]),
    blue("wildfire", value=2, words=[on_play(DiscardAllLow(highest=2))]),
    blue("first_snow", value=2, words=[on_play(DiscardDownToYours(most=2))]),
    blue("purple_wedding", value=1, words=[on_play(KillCurrent(), RevealCurrent(), chain=True)]),
    blue("dragons_awake", value=6, words=[in_stack(Protect(THIS_CARD, EVERYTHING))]),
    blue("tourney_of_the_hand", value=4, words=[after_claim(Gain(WINNER, 1), Gain(SECOND, 1))]),
    blue("dark_wings", value=2, words=[on_play(Draw(YOU, 2), PutUnderDeck())]),
    blue("blackwater", value=3, words=[on_play(StandUp())]),
    blue("hidden_heir", value=4, words=[after_claim(BringBack(most=3), given=YOU_WON, may=True)]),
]
