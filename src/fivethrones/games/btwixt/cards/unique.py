"""BT-45: the white cards, four of each ruler."""

from typing import Final

from fivethrones.games.btwixt.card import (
    NEIGHBOR_WON,
    YOU_LOST,
    YOU_WON,
    Clause,
    Influence,
    after_claim,
    at_cleanup,
    before_claim,
    in_stack,
    on_play,
)
from fivethrones.games.btwixt.pieces import WHITE
from fivethrones.games.btwixt.words.allies import (
    ANY_COUNCIL,
    EITHER_OF_YOURS,
    NEIGHBORS_NOT_YOURS,
    SHARED_WITH_WINNER,
    WINNERS_NOT_YOURS,
    WITH_THE_CLAIMED,
    YOURS,
    ClaimNext,
    Kill,
    KillClaimed,
    KillCurrent,
    LookAtNext,
)
from fivethrones.games.btwixt.words.hands import (
    DiscardOfThatHand,
    DiscardToGrow,
    Draw,
    GiveBack,
    LookAtHand,
    TakeAtRandom,
    TakeFromDiscard,
)
from fivethrones.games.btwixt.words.lasting import (
    ALL_STACKS,
    DISCARD,
    EVERYTHING,
    KILLED,
    KNEELING_OTHERS,
    MOVE,
    STACK_OF_THREE,
    THIS_CARD,
    YOUR_ALLIES,
    YOUR_STACK,
    CountsMore,
    FreeFromLimits,
    Protect,
    WinTies,
)
from fivethrones.games.btwixt.words.rulers import NEIGHBOR, OTHER, YOU, ForbidValues, PlayPlainly
from fivethrones.games.btwixt.words.stacks import (
    HIGHEST,
    LEFT_NEIGHBOR,
    NEIGHBORS,
    OTHERS,
    RIGHT_NEIGHBOR,
    CountsNothing,
    DiscardFromStack,
    Grow,
    MoveToYourStack,
    ReturnToHand,
    TakeBack,
)
from fivethrones.games.btwixt.words.tokens import Gain, LookAtTokens, StealToken, YouPlaceTheToken


def white(leader: str, id: str, value: int, *words: Clause) -> Influence:
    return Influence(id, WHITE, value, 1, list(words), leader)


NOTHING_STOPS_IT: Final = 0  # BT-38: protection ends with the bid

UNIQUE: Final = [
    white("cersei", "queen_regent", 4, on_play(ForbidValues(OTHER, 4))),
    white(
        "cersei", "queens_justice", 2,
        on_play(DiscardFromStack(LEFT_NEIGHBOR), DiscardFromStack(RIGHT_NEIGHBOR)),
    ),
    white("cersei", "lannister_gold", 3, on_play(TakeFromDiscard(5))),
    white("cersei", "no_forgiveness", 3, after_claim(Kill(WINNERS_NOT_YOURS, most=4), given=YOU_LOST, may=True)),
    white("tyrion", "debt_repaid", 3, after_claim(Gain(YOU, 1), given=YOU_LOST)),
    white("tyrion", "blackwater_chain", 4, in_stack(Protect(ALL_STACKS, MOVE | DISCARD))),
    white("tyrion", "sharp_tongue", 3, on_play(TakeAtRandom(OTHER), GiveBack(), chain=True)),
    white("tyrion", "hand_of_the_king", 6, before_claim(YouPlaceTheToken(), given=YOU_LOST)),
    white("daenerys", "dracarys", 3, on_play(Kill(ANY_COUNCIL, most=3))),
    white("daenerys", "breaker_of_chains", 4, in_stack(FreeFromLimits())),
    white("daenerys", "three_heads", 3, in_stack(CountsMore(4, STACK_OF_THREE))),
    white("daenerys", "unsullied", 6, in_stack(Protect(THIS_CARD, EVERYTHING))),
    white("jon", "kill_the_boy", 2, after_claim(KillClaimed(), Gain(YOU, 2), given=YOU_WON, may=True, chain=True)),
    white("jon", "oath_of_the_watch", 3, in_stack(CountsMore(1, KNEELING_OTHERS))),
    white("jon", "ghost", 4, at_cleanup(ReturnToHand(), given=YOU_LOST)),
    white("jon", "longclaw", 6, in_stack(WinTies())),
    white("eddard", "pack_survives", 3, after_claim(ClaimNext(WITH_THE_CLAIMED), given=YOU_WON)),
    white("eddard", "ice", 4, after_claim(Kill(NEIGHBORS_NOT_YOURS, most=3), given=YOU_WON, may=True)),
    white("eddard", "honour_above_all", 6, on_play(PlayPlainly())),
    white("eddard", "winter_is_coming", 3, on_play(LookAtNext(3, may_bury=True))),
    white("doran", "patience", 1, on_play(Draw(YOU, 2))),
    white("doran", "vengeance", 3, in_stack(CountsMore(1, KILLED, most=4))),
    white("doran", "sand_snakes", 2, on_play(CountsNothing(OTHERS, HIGHEST))),
    white("doran", "water_gardens", 3, at_cleanup(TakeBack(NOTHING_STOPS_IT), given=YOU_LOST)),
    white("euron", "the_silence", 5, in_stack(Protect(YOUR_STACK, EVERYTHING))),
    white("euron", "dragonbinder", 2, on_play(MoveToYourStack(NEIGHBORS, HIGHEST))),
    white("euron", "crows_eye", 3, after_claim(StealToken(), given=YOU_WON)),
    white("euron", "iron_price", 4, on_play(DiscardToGrow(3, 2))),
    white(
        "melisandre", "blood_magic", 4,
        before_claim(KillCurrent(), ClaimNext(EITHER_OF_YOURS), given=YOU_WON, may=True, chain=True),
    ),
    white("melisandre", "shadow_assassin", 3, before_claim(KillCurrent(), given=YOU_LOST, may=True)),
    white("melisandre", "visions", 3, on_play(LookAtNext(3), LookAtTokens())),
    white("melisandre", "offering", 4, on_play(Kill(YOURS), Grow(5), may=True, chain=True)),
    white("olenna", "matchmaker", 3, after_claim(ClaimNext(SHARED_WITH_WINNER), given=NEIGHBOR_WON)),
    white("olenna", "growing_strong", 1, in_stack(CountsMore(1, YOUR_ALLIES, most=5))),
    white("olenna", "queen_of_thorns", 3, on_play(LookAtHand(OTHER), DiscardOfThatHand(3))),
    white("olenna", "bounty_of_the_reach", 1, on_play(Draw(YOU, 2), Draw(NEIGHBOR, 2))),
]  # fmt: skip
