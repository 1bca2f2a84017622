"""BT-5: from the first player clockwise, each takes a ruler."""

from typing import ClassVar, final

from fivethrones.games.btwixt.chance import RULERS
from fivethrones.games.btwixt.pieces import LEADERS, NOBODY_YET
from fivethrones.games.btwixt.rules.seasons import lay_out_cards
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Message


@final
class ChooseLeaders(Frame[Realm]):
    FIELDS: ClassVar[tuple[str, ...]] = ()

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
        free = [leader for leader in range(len(LEADERS)) if leader not in realm.leaders]
        return [Action(seat, "leader", leader) for leader in free]

    def answer(self, realm: Realm, action: Action) -> None:
        become(realm, action.seat, action.target)

    def why_not(self, realm: Realm, action: Action) -> Message:
        if action.verb == "leader" and 0 <= action.target < len(LEADERS) and action.extra == NOTHING:
            return Message("refused-leader-taken", {"leader": f"leader-{LEADERS[action.target]}"}, "BT-5")
        return Message("refused-leader-due", {}, "BT-5")


def become(realm: Realm, seat: Seat, leader: int) -> None:
    realm.leaders[seat] = leader
    realm.emit(Event("leader", seat, {"leader": f"leader-{LEADERS[leader]}"}, "BT-5"))


def draw_leaders(realm: Realm) -> None:
    """At random instead; chance is everybody's to see."""
    leaders = list(range(len(LEADERS)))
    realm.rng.shuffle(leaders, RULERS)
    for seat in realm.clockwise(realm.first):
        become(realm, seat, leaders.pop())
