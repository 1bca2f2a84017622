"""BT-2: the 50 allies. The first word after the name is the house, where a card may ask for it."""

from typing import Final

from fivethrones.games.btwixt.card import (
    EMPTY_STACK,
    Ally,
    Clause,
    at_the_end,
    on_placement,
    this_round,
    when_bid_is_won,
    when_claimed,
    when_somebody_kneels,
)
from fivethrones.games.btwixt.pieces import GREEN, PURPLE, RED
from fivethrones.games.btwixt.words.allies import (
    HERE,
    NOT_YOURS,
    OTHER_THAN_HERE,
    WEAKEST,
    BringBack,
    ClaimNext,
    Kill,
    LookAtNext,
    MoveAcross,
)
from fivethrones.games.btwixt.words.hands import Discard, Draw
from fivethrones.games.btwixt.words.lasting import (
    ALL_STACKS,
    ANYWHERE,
    BIGGER_HAND,
    DISCARD,
    FEWER_ALLIES,
    FEWER_TOKENS,
    FEWEST_ALLIES,
    HIGHER_BID,
    HIGHEST_ALLY,
    KILLED,
    LEFT,
    LEFT_NEIGHBOR_CHOOSES,
    LOWER_BID,
    LOWEST_ALLY,
    MORE_ALLIES_THAN_TOKENS,
    MOVE,
    NEIGHBOR_FAR,
    NOT_MOST_ALLIES,
    OTHERS_HERE,
    RIGHT,
    STARKS_HERE,
    STRONGEST_HERE,
    TOKENS_HERE,
    WEAK_HERE,
    ColorCountsMore,
    FewestCardsWinTies,
    ForbidColor,
    GoesTo,
    LowCardsCountNothing,
    LowestWins,
    Mightier,
    MostPlays,
    NoPlayAbilities,
    OpenHands,
    PlayBeforeKneeling,
    Protect,
    TokensCount,
)
from fivethrones.games.btwixt.words.rulers import KNEELER, LOSERS, NEIGHBORS, WINNER, YOU
from fivethrones.games.btwixt.words.tokens import HERE as THIS_COUNCIL
from fivethrones.games.btwixt.words.tokens import Gain, MoveTokenAcross, ReturnToken


def ally(id: str, house: str, power: int, *words: Clause) -> Ally:
    return Ally(id, house, power, list(words))


ALLIES: Final = [
    # During this round.
    ally("robert", "baratheon", 5, this_round(ColorCountsMore(RED, 1))),
    ally("renly", "baratheon", 4, this_round(ColorCountsMore(PURPLE, 1))),
    ally("petyr", "arryn", 3, this_round(ColorCountsMore(GREEN, 1))),
    ally("stannis", "baratheon", 6, this_round(Protect(ALL_STACKS, MOVE | DISCARD))),
    ally("joffrey", "lannister", 2, when_somebody_kneels(Discard(KNEELER))),
    ally("varys", "", 3, this_round(OpenHands())),
    ally("tywin", "lannister", 7, this_round(PlayBeforeKneeling())),
    ally("drogo", "targaryen", 6, this_round(LowCardsCountNothing(2))),
    ally("high_sparrow", "", 3, this_round(ForbidColor(RED))),
    ally("qyburn", "lannister", 2, this_round(NoPlayAbilities())),
    ally("margaery", "tyrell", 3, when_bid_is_won(Gain(WINNER, 1))),
    ally("balon", "greyjoy", 5, this_round(MostPlays(2))),
    ally("barristan", "", 5, this_round(FewestCardsWinTies())),
    ally("aemon", "", 3, when_somebody_kneels(Draw(KNEELER, 1), given=EMPTY_STACK)),
    ally("ramsay", "bolton", 4, when_bid_is_won(Discard(LOSERS))),
    ally("patchface", "baratheon", 1, this_round(LowestWins())),
    # When claimed: where it goes.
    ally("sansa", "stark", 3, on_placement(GoesTo(HIGHEST_ALLY))),
    ally("mance", "", 5, on_placement(GoesTo(FEWER_ALLIES))),
    ally("jaqen", "", -2, on_placement(GoesTo(ANYWHERE))),
    ally("theon", "greyjoy", -1, on_placement(GoesTo(NEIGHBOR_FAR))),
    ally("davos", "baratheon", 4, on_placement(GoesTo(FEWER_TOKENS))),
    ally("hodor", "stark", 4, on_placement(GoesTo(LEFT))),
    ally("podrick", "lannister", 3, on_placement(GoesTo(RIGHT))),
    ally("randyll", "tyrell", 5, on_placement(GoesTo(HIGHER_BID))),
    ally("areo", "martell", 4, on_placement(GoesTo(LOWER_BID))),
    ally("samwell", "", 3, on_placement(GoesTo(LOWEST_ALLY))),
    ally("gendry", "baratheon", 3, on_placement(GoesTo(LEFT_NEIGHBOR_CHOOSES))),
    ally("asha", "greyjoy", 4, on_placement(GoesTo(BIGGER_HAND))),
    # When claimed: what happens.
    ally("loras", "tyrell", 2, when_claimed(ClaimNext(OTHER_THAN_HERE))),
    ally("jaime", "lannister", 4, when_claimed(Kill(NOT_YOURS, most=2), may=True)),
    ally("sandor", "", 5, when_claimed(Discard(YOU, 2))),
    ally("gregor", "lannister", 7, when_claimed(Kill(HERE, WEAKEST, spared=True))),
    ally("bronn", "", 2, when_claimed(Gain(YOU, 1))),
    ally("brienne", "", 4, when_claimed(MoveAcross(spared=True), may=True)),
    ally("thoros", "", 2, when_claimed(BringBack(3), may=True)),
    ally("ygritte", "", 3, when_claimed(Discard(NEIGHBORS))),
    ally("pycelle", "lannister", 2, when_claimed(Draw(YOU, 2))),
    ally("bran", "stark", 2, when_claimed(LookAtNext(3))),
    ally("roose", "bolton", 5, when_claimed(ReturnToken(THIS_COUNCIL))),
    ally("jorah", "targaryen", 3, when_claimed(MoveTokenAcross(), may=True)),
    # At the end of the game.
    ally("robb", "stark", 3, at_the_end(Mightier(1, WEAK_HERE))),
    ally("catelyn", "stark", 2, at_the_end(Mightier(2, STARKS_HERE))),
    ally("arya", "stark", 1, at_the_end(Mightier(1, KILLED, most=5))),
    ally("viserys", "targaryen", 5, at_the_end(Mightier(-4, NOT_MOST_ALLIES))),
    ally("lysa", "arryn", 6, at_the_end(Mightier(-1, OTHERS_HERE))),
    ally("walder", "frey", 0, at_the_end(Mightier(1, TOKENS_HERE))),
    ally("oberyn", "martell", 4, at_the_end(Mightier(2, STRONGEST_HERE))),
    ally("beric", "", 3, at_the_end(Mightier(2, FEWEST_ALLIES))),
    ally("illyrio", "targaryen", 2, at_the_end(TokensCount(1, 2))),
    ally("ellaria", "martell", 2, at_the_end(Mightier(3, MORE_ALLIES_THAN_TOKENS))),
]
