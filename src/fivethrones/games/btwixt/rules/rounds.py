"""BT-9: the stages of a round, repeated until winter is over."""

from typing import Final, final

from fivethrones.games.btwixt.card import CLEANUP
from fivethrones.games.btwixt.pieces import SEASONS, WINTER
from fivethrones.games.btwixt.records import NO_COUNCIL, NO_SLOT
from fivethrones.games.btwixt.rules.bidding import Bidding
from fivethrones.games.btwixt.rules.claim import TOTALS, Claim, open_window
from fivethrones.games.btwixt.rules.ending import finish
from fivethrones.games.btwixt.rules.moves import put_away
from fivethrones.games.btwixt.rules.reveal import reveal
from fivethrones.games.btwixt.rules.seasons import complete_hands, deal, end_season
from fivethrones.games.btwixt.state import NO_LIMIT, Realm
from fivethrones.kernel.action import NOTHING
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Args

# The stages; a season begins with the first two.
DEAL: Final = 0
HANDS: Final = 1
REVEAL: Final = 2
BIDDING: Final = 3
CLAIM: Final = 4
LAST_WORDS: Final = 5
CLEANING: Final = 6
FIRST_PLAYER: Final = 7
TIME: Final = 8


@final
class Rounds(Frame[Realm]):
    def __init__(self, stage: int) -> None:
        self.stage = stage

    def clone(self) -> "Frame[Realm]":
        return Rounds(self.stage)

    def resume(self, realm: Realm) -> Decision | None:
        stage = self.stage
        self.stage += 1
        if stage == DEAL:
            deal(realm)
        elif stage == HANDS:
            complete_hands(realm)
        elif stage == REVEAL:
            begin(realm)
        elif stage == BIDDING:
            realm.push(Bidding())
        elif stage == CLAIM:
            realm.push(Claim(TOTALS))
        elif stage == LAST_WORDS:
            open_window(realm, CLEANUP)
        elif stage == CLEANING:
            clean_up(realm)
        elif stage == FIRST_PLAYER:
            realm.first = realm.left_of(realm.first)  # BT-22
        else:
            self.stage = pass_time(realm)
        return None


def begin(realm: Realm) -> None:
    realm.turn = realm.first
    number = realm.seats - realm.left + 1
    args: Args = {"season": f"season-{SEASONS[realm.season]}", "number": number, "of": realm.seats + 1}
    realm.emit(Event("round", realm.first, args, "BT-9"))
    reveal(realm)


def clean_up(realm: Realm) -> None:
    """BT-21: discard the stacks, let everybody stand, and end what lasted for the round."""
    seats = realm.seats
    for bid in realm.bids:
        put_away(realm, bid.card)
    realm.bids = []
    realm.changes = []
    realm.kneeling = [0] * seats
    realm.played = [0] * seats
    realm.decreed = 0
    realm.hushed = [NO_LIMIT] * seats
    realm.plain = 0
    realm.ruling = NO_SLOT
    realm.unbound = False
    realm.winner = NOTHING
    realm.second = NOTHING
    realm.totals = []
    realm.claimed = NO_SLOT
    realm.claimed_council = NO_COUNCIL
    realm.no_token = False
    realm.token_by = NOTHING


def pass_time(realm: Realm) -> int:
    """BT-23: go on to the next round, the next season or the end. Returns the stage that follows."""
    if realm.left > 0:
        realm.left -= 1
        return REVEAL
    if realm.season == WINTER:
        finish(realm)
        return TIME
    realm.left = realm.seats
    end_season(realm)
    return DEAL
