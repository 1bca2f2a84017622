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
    EVERYTHING,
    KILLED,
    KNEELING_OTHERS,
    MOVE_AND_DISCARD,
    STACK_OF_THREE,
    THIS_CARD,
    YOUR_ALLIES,
    YOUR_STACK,
    CountsMore,
    FreeFromLimits,
    Harm,
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


def white(leader: str, id: str, *, value: int, words: list[Clause]) -> Influence:
    return Influence(id, WHITE, value=value, copies=1, words=words, leader=leader)


NOTHING_STOPS_IT: Final = Harm(0)  # BT-38: protection ends with the bid

UNIQUE: Final = [
    white("cersei", "queen_regent", value=4, words=[on_play(ForbidValues(OTHER, lowest=4))]),
    white(
        "cersei", "queens_justice", value=2,
        words=[on_play(DiscardFromStack(LEFT_NEIGHBOR), DiscardFromStack(RIGHT_NEIGHBOR))],
    ),
    white("cersei", "lannister_gold", value=3, words=[on_play(TakeFromDiscard(highest=5))]),
    white("cersei", "no_forgiveness", value=3, words=[after_claim(Kill(WINNERS_NOT_YOURS, most=4), given=YOU_LOST, may=True)]),
    white("tyrion", "debt_repaid", value=3, words=[after_claim(Gain(YOU, 1), given=YOU_LOST)]),
    white("tyrion", "blackwater_chain", value=4, words=[in_stack(Protect(ALL_STACKS, MOVE_AND_DISCARD))]),
    white("tyrion", "sharp_tongue", value=3, words=[on_play(TakeAtRandom(OTHER), GiveBack(), chain=True)]),
    white("tyrion", "hand_of_the_king", value=6, words=[before_claim(YouPlaceTheToken(), given=YOU_LOST)]),
    white("daenerys", "dracarys", value=3, words=[on_play(Kill(ANY_COUNCIL, most=3))]),
    white("daenerys", "breaker_of_chains", value=4, words=[in_stack(FreeFromLimits())]),
    white("daenerys", "three_heads", value=3, words=[in_stack(CountsMore(STACK_OF_THREE, each=4))]),
    white("daenerys", "unsullied", value=6, words=[in_stack(Protect(THIS_CARD, EVERYTHING))]),
    white("jon", "kill_the_boy", value=2, words=[after_claim(KillClaimed(), Gain(YOU, 2), given=YOU_WON, may=True, chain=True)]),
    white("jon", "oath_of_the_watch", value=3, words=[in_stack(CountsMore(KNEELING_OTHERS, each=1))]),
    white("jon", "ghost", value=4, words=[at_cleanup(ReturnToHand(), given=YOU_LOST)]),
    white("jon", "longclaw", value=6, words=[in_stack(WinTies())]),
    white("eddard", "pack_survives", value=3, words=[after_claim(ClaimNext(WITH_THE_CLAIMED), given=YOU_WON)]),
    white("eddard", "ice", value=4, words=[after_claim(Kill(NEIGHBORS_NOT_YOURS, most=3), given=YOU_WON, may=True)]),
    white("eddard", "honour_above_all", value=6, words=[on_play(PlayPlainly())]),
    white("eddard", "winter_is_coming", value=3, words=[on_play(LookAtNext(3, may_bury=True))]),
    white("doran", "patience", value=1, words=[on_play(Draw(YOU, 2))]),
    white("doran", "vengeance", value=3, words=[in_stack(CountsMore(KILLED, each=1, most=4))]),
    white("doran", "sand_snakes", value=2, words=[on_play(CountsNothing(OTHERS, HIGHEST))]),
    white("doran", "water_gardens", value=3, words=[at_cleanup(TakeBack(NOTHING_STOPS_IT), given=YOU_LOST)]),
    white("euron", "the_silence", value=5, words=[in_stack(Protect(YOUR_STACK, EVERYTHING))]),
    white("euron", "dragonbinder", value=2, words=[on_play(MoveToYourStack(NEIGHBORS, HIGHEST))]),
    white("euron", "crows_eye", value=3, words=[after_claim(StealToken(), given=YOU_WON)]),
    white("euron", "iron_price", value=4, words=[on_play(DiscardToGrow(most=3, each=2))]),
    white(
        "melisandre", "blood_magic", value=4,
        words=[before_claim(KillCurrent(), ClaimNext(EITHER_OF_YOURS), given=YOU_WON, may=True, chain=True)],
    ),
    white("melisandre", "shadow_assassin", value=3, words=[before_claim(KillCurrent(), given=YOU_LOST, may=True)]),
    white("melisandre", "visions", value=3, words=[on_play(LookAtNext(3), LookAtTokens())]),
    white("melisandre", "offering", value=4, words=[on_play(Kill(YOURS), Grow(5), may=True, chain=True)]),
    white("olenna", "matchmaker", value=3, words=[after_claim(ClaimNext(SHARED_WITH_WINNER), given=NEIGHBOR_WON)]),
    white("olenna", "growing_strong", value=1, words=[in_stack(CountsMore(YOUR_ALLIES, each=1, most=5))]),
    white("olenna", "queen_of_thorns", value=3, words=[on_play(LookAtHand(OTHER), DiscardOfThatHand(highest=3))]),
    white("olenna", "bounty_of_the_reach", value=1, words=[on_play(Draw(YOU, 2), Draw(NEIGHBOR, 2))]),
]  # fmt: skip
