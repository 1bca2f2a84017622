"""BT-11: clockwise from the first player, each plays a card or kneels, until all kneel."""

from typing import Final, final

from fivethrones.games.btwixt.card import PLAY
from fivethrones.games.btwixt.derived import (
    has_limits,
    most_plays,
    must_play_first,
    plays_without_ability,
    why_not_card,
)
from fivethrones.games.btwixt.records import NO_SLOT, Kind
from fivethrones.games.btwixt.rules.kneeling import kneel
from fivethrones.games.btwixt.rules.moves import in_hand, lay_down, leave_hand
from fivethrones.games.btwixt.rules.use import trigger
from fivethrones.games.btwixt.secrets import show_from_hand
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Args, Message, seat_name

# Created once, because they are used all the time.
KINDS: Final = 80  # more than there are influence cards
ASK: Final = [Decision(Message("prompt-bid", {}, "BT-11"), [seat]) for seat in range(6)]
KNEEL: Final = [Action(seat, "kneel") for seat in range(6)]
PLAYS: Final = [[Action(seat, "play", kind) for kind in range(KINDS)] for seat in range(6)]


@final
class Bidding(Frame[Realm]):
    def clone(self) -> "Frame[Realm]":
        return self

    def resume(self, realm: Realm) -> Decision | None:
        seat = realm.turn
        for _ in range(realm.seats):
            if not realm.kneeling[seat]:
                break
            seat = (seat + 1) % realm.seats
        else:
            realm.pop()
            return None
        realm.turn = seat
        if not realm.hands[seat] or realm.played[seat] >= most_plays(realm):
            kneel(realm, seat)  # BT-13: everybody can see that there is no choice
            return None
        return ASK[seat]

    def options(self, realm: Realm, seat: Seat) -> list[Option]:
        kinds = sorted({realm.kinds[slot] for slot in realm.hands[seat]})
        plays = PLAYS[seat]
        if not has_limits(realm, seat):
            return [KNEEL[seat], *[plays[kind] for kind in kinds]]
        cards = realm.rules.influence
        free = [kind for kind in kinds if why_not_card(realm, seat, cards[kind]) is None]
        stand: list[Option] = [] if must_play_first(realm, seat) else [KNEEL[seat]]
        return stand + [plays[kind] for kind in free]

    def answer(self, realm: Realm, action: Action) -> None:
        realm.turn = (action.seat + 1) % realm.seats
        if action.verb == "kneel":
            kneel(realm, action.seat)
        else:
            play(realm, action.seat, Kind(action.target))

    def why_not(self, realm: Realm, action: Action) -> Message:
        cards = realm.rules.influence
        if action.verb == "kneel" and action.target == NOTHING and action.extra == NOTHING:
            return Message("refused-play-first", {"ally": realm.name(realm.ruling)}, "BT-39")
        if action.verb != "play" or not 0 <= action.target < len(cards) or action.extra != NOTHING:
            return Message("refused-bid-due", {}, "BT-11")
        if in_hand(realm, action.seat, Kind(action.target)) == NO_SLOT:
            return Message("refused-not-in-hand", {"card": cards[action.target].name}, "BT-11")
        reason = why_not_card(realm, action.seat, cards[action.target])
        assert reason is not None
        return reason


def play(realm: Realm, seat: Seat, kind: Kind) -> None:
    """BT-12: a card is shown to all, carried out, then put on its player's stack."""
    slot = in_hand(realm, seat, kind)
    learning = show_from_hand(realm, seat, slot)
    slot = leave_hand(realm, seat, slot)
    realm.played[seat] += 1
    realm.emit(Event("play", seat, {"card": realm.name(slot)}, "BT-12", discloses=learning))
    realm.playing = slot
    realm.plays_to = seat
    realm.push(LayDown(seat))
    if not plays_without_ability(realm, seat):
        trigger(realm, slot, PLAY, seat)


@final
class LayDown(Frame[Realm]):
    """The card just played joins a stack: its player's unless it says otherwise."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def clone(self) -> "Frame[Realm]":
        return self

    def resume(self, realm: Realm) -> Decision | None:
        realm.pop()
        lay_down(realm, realm.plays_to, realm.playing)
        if realm.plays_to != self.seat:
            args: Args = {"card": realm.name(realm.playing), "to": seat_name(realm.plays_to)}
            realm.emit(Event("lay", self.seat, args, "BT-30"))
        realm.playing = NO_SLOT
        return None
