"""BT-5: clockwise from the first player, each chooses a ruler or takes a random one."""

from typing import final

from fivethrones.games.btwixt.chance import RULERS
from fivethrones.games.btwixt.pieces import LEADERS, NOBODY_YET, RANDOM
from fivethrones.games.btwixt.rules.seasons import lay_out_cards
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.knowledge import EVERYONE
from fivethrones.kernel.message import Args, Message


@final
class ChooseLeaders(Frame[Realm]):
    def clone(self) -> "Frame[Realm]":
        return self

    def resume(self, realm: Realm) -> Decision | None:
        for seat in realm.clockwise(realm.first):
            if realm.leaders[seat] == NOBODY_YET:
                return Decision(Message("prompt-leader", {}, "BT-5"), [seat])
        realm.pop()
        lay_out_cards(realm)
        return None

    def options(self, realm: Realm, seat: Seat) -> list[Option]:
        return [Action(seat, "leader", leader) for leader in [*free_leaders(realm), RANDOM]]

    def answer(self, realm: Realm, action: Action) -> None:
        if action.target == RANDOM:
            draw_leader(realm, action.seat)
            return
        realm.leaders[action.seat] = action.target
        realm.emit(Event("leader", action.seat, named(action.target), "BT-5"))

    def why_not(self, realm: Realm, action: Action) -> Message:
        if action.verb == "leader" and 0 <= action.target < len(LEADERS) and action.extra == NOTHING:
            return Message("refused-leader-taken", named(action.target), "BT-5")
        return Message("refused-leader-due", {}, "BT-5")


def free_leaders(realm: Realm) -> list[int]:
    return [leader for leader in range(len(LEADERS)) if leader not in realm.leaders]


def named(leader: int) -> Args:
    return {"leader": f"leader-{LEADERS[leader]}"}


def draw_leader(realm: Realm, seat: Seat) -> None:
    free = free_leaders(realm)
    leader = free[realm.rng.below(len(free), RULERS)]
    realm.leaders[seat] = leader
    realm.emit(Event("leader-drawn", seat, named(leader), "BT-5", discloses=EVERYONE))


def draw_leaders(realm: Realm) -> None:
    """Draw all rulers at random, for tables that play so."""
    for seat in realm.clockwise(realm.first):
        draw_leader(realm, seat)
