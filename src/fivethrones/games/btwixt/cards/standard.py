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


def red(id: str, value: int, copies: int, *words: Clause) -> Influence:
    return Influence(id, RED, value, copies, list(words), "")


def green(id: str, value: int, copies: int, *words: Clause) -> Influence:
    return Influence(id, GREEN, value, copies, list(words), "")


def purple(id: str, value: int, copies: int, *words: Clause) -> Influence:
    return Influence(id, PURPLE, value, copies, list(words), "")


STANDARD: Final = [
    red(
        "sellswords", 5, 3,
        on_play(Discard(YOU), given=HAND_NOT_EMPTY),
        on_play(CountsAs(2), given=HAND_EMPTY),
    ),
    red("great_host", 8, 2, on_play(Kneel(YOU))),
    red("cavalry_charge", 7, 2, on_play(Draw(NEIGHBORS, 1))),
    red("ambush", 2, 3, on_play(DiscardFromStack(OTHERS, LOWEST))),
    red("siege", 3, 2, in_stack(CountsMore(2, NEIGHBOR_KNEELS))),
    red("intimidation", 2, 2, on_play(DiscardOrKneel(OTHER))),
    red("hired_knife", 1, 2, after_claim(Kill(WINNERS, most=3, spared=True), given=YOU_LOST, may=True)),
    red("trial_by_combat", 3, 2, on_play(Duel(OTHER), given=HAND_NOT_EMPTY)),
    red("scorched_fields", 4, 1, on_play(Discard(RICH_HANDS))),
    red("bannermen", 3, 2, in_stack(CountsMore(1, OTHER_RED))),
    green("betrayal", 1, 3, on_play(MoveToYourStack(OTHERS))),
    green("backup_plan", 2, 3, at_cleanup(ReturnToHand(), given=YOU_LOST)),
    green("eavesdropping", 3, 3, on_play(LookAtHand(OTHER))),
    green("blackmail", 1, 2, on_play(GetCardFrom(OTHER))),
    green("forged_letter", 2, 2, on_play(SwitchOff(OTHERS))),
    green("tears_of_lys", 0, 2, on_play(CountsNothing(OTHERS))),
    green("web_of_spies", 2, 2, on_play(LookAtNext(3))),
    green("empty_promises", 6, 2, before_claim(NoTokenForWinning(), given=YOU_WON)),
    green("change_of_plans", 3, 2, on_play(TakeBack(), may=True)),
    purple("puppet", 4, 4, on_placement(GoesTo(SHARED_WITH_HOLDER), given=NEIGHBOR_WON)),
    purple("little_birds", 2, 3, on_play(PutOnCurrentAlly())),
    purple("royal_decree", 3, 2, on_play(ForbidNamedColor())),
    purple("feast", 3, 2, on_play(Draw(YOU, 1), Draw(OTHER, 1))),
    purple("marriage_pact", 3, 2, after_claim(Gain(YOU, 1), given=YOU_LOST, also=ALLY_CAME_TO_YOU)),
    purple("hostage", 2, 2, after_claim(MoveAcross(most=4), given=YOU_WON, may=True)),
    purple("oath_of_fealty", 6, 2, on_placement(GoesTo(HIGHER_BID), given=YOU_WON)),
    purple("regency", 3, 2, in_stack(WinTies())),
    purple("iron_bank_loan", 7, 1, after_claim(ReturnToken(BOTH_OF_YOURS), given=YOU_WON)),
]  # fmt: skip
