"""BT-6: the 62 ordinary influence cards: 21 red, 21 green, 20 purple."""

from typing import Final

from fivethrones.games.btwixt.card import (
    ALLY_CAME_TO_YOU,
    HAND_EMPTY,
    HAND_NOT_EMPTY,
    NEIGHBOR_WON,
    YOU_LOST,
    YOU_WON,
    Clause,
    Influence,
    after_claim,
    at_cleanup,
    before_claim,
    in_stack,
    on_placement,
    on_play,
)
from fivethrones.games.btwixt.pieces import GREEN, PURPLE, RED
from fivethrones.games.btwixt.words.allies import WINNERS, Kill, LookAtNext, MoveAcross
from fivethrones.games.btwixt.words.hands import Discard, DiscardOrKneel, Draw, Duel, GetCardFrom, LookAtHand
from fivethrones.games.btwixt.words.lasting import (
    HIGHER_BID,
    NEIGHBOR_KNEELS,
    OTHER_RED,
    SHARED_WITH_HOLDER,
    CountsMore,
    GoesTo,
    WinTies,
)
from fivethrones.games.btwixt.words.rulers import NEIGHBORS, OTHER, RICH_HANDS, YOU, ForbidNamedColor, Kneel
from fivethrones.games.btwixt.words.stacks import (
    LOWEST,
    OTHERS,
    CountsAs,
    CountsNothing,
    DiscardFromStack,
    MoveToYourStack,
    ReturnToHand,
    SwitchOff,
    TakeBack,
)
from fivethrones.games.btwixt.words.tokens import (
    BOTH_OF_YOURS,
    Gain,
    NoTokenForWinning,
    PutOnCurrentAlly,
    ReturnToken,
)


def red(id: str, *, value: int, copies: int, words: list[Clause]) -> Influence:
    return Influence(id, RED, value=value, copies=copies, words=words)


def green(id: str, *, value: int, copies: int, words: list[Clause]) -> Influence:
    return Influence(id, GREEN, value=value, copies=copies, words=words)


def purple(id: str, *, value: int, copies: int, words: list[Clause]) -> Influence:
    return Influence(id, PURPLE, value=value, copies=copies, words=words)


STANDARD: Final = [
    red(
        "sellswords", value=5, copies=3,
        words=[on_play(Discard(YOU), given=HAND_NOT_EMPTY), on_play(CountsAs(2), given=HAND_EMPTY)],
    ),
    red("great_host", value=8, copies=2, words=[on_play(Kneel(YOU))]),
    red("cavalry_charge", value=7, copies=2, words=[on_play(Draw(NEIGHBORS, 1))]),
    red("ambush", value=2, copies=3, words=[on_play(DiscardFromStack(OTHERS, LOWEST))]),
    red("siege", value=3, copies=2, words=[in_stack(CountsMore(NEIGHBOR_KNEELS, each=2))]),
    red("intimidation", value=2, copies=2, words=[on_play(DiscardOrKneel(OTHER))]),
    red("hired_knife", value=1, copies=2, words=[after_claim(Kill(WINNERS, most=3, spared=True), given=YOU_LOST, may=True)]),
    red("trial_by_combat", value=3, copies=2, words=[on_play(Duel(OTHER), given=HAND_NOT_EMPTY)]),
    red("scorched_fields", value=4, copies=1, words=[on_play(Discard(RICH_HANDS))]),
    red("bannermen", value=3, copies=2, words=[in_stack(CountsMore(OTHER_RED, each=1))]),
    green("betrayal", value=1, copies=3, words=[on_play(MoveToYourStack(OTHERS))]),
    green("backup_plan", value=2, copies=3, words=[at_cleanup(ReturnToHand(), given=YOU_LOST)]),
    green("eavesdropping", value=3, copies=3, words=[on_play(LookAtHand(OTHER))]),
    green("blackmail", value=1, copies=2, words=[on_play(GetCardFrom(OTHER))]),
    green("forged_letter", value=2, copies=2, words=[on_play(SwitchOff(OTHERS))]),
    green("tears_of_lys", value=0, copies=2, words=[on_play(CountsNothing(OTHERS))]),
    green("web_of_spies", value=2, copies=2, words=[on_play(LookAtNext(3))]),
    green("empty_promises", value=6, copies=2, words=[before_claim(NoTokenForWinning(), given=YOU_WON)]),
    green("change_of_plans", value=3, copies=2, words=[on_play(TakeBack(), may=True)]),
    purple("puppet", value=4, copies=4, words=[on_placement(GoesTo(SHARED_WITH_HOLDER), given=NEIGHBOR_WON)]),
    purple("little_birds", value=2, copies=3, words=[on_play(PutOnCurrentAlly())]),
    purple("royal_decree", value=3, copies=2, words=[on_play(ForbidNamedColor())]),
    purple("feast", value=3, copies=2, words=[on_play(Draw(YOU, 1), Draw(OTHER, 1))]),
    purple("marriage_pact", value=3, copies=2, words=[after_claim(Gain(YOU, 1), given=YOU_LOST, also=ALLY_CAME_TO_YOU)]),
    purple("hostage", value=2, copies=2, words=[after_claim(MoveAcross(most=4), given=YOU_WON, may=True)]),
    purple("oath_of_fealty", value=6, copies=2, words=[on_placement(GoesTo(HIGHER_BID), given=YOU_WON)]),
    purple("regency", value=3, copies=2, words=[in_stack(WinTies())]),
    purple("iron_bank_loan", value=7, copies=1, words=[after_claim(ReturnToken(BOTH_OF_YOURS), given=YOU_WON)]),
]  # fmt: skip
