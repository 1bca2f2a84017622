"""BT-47: each keeps a card and passes the rest on until all are taken. The direction alternates by season."""

from typing import final

from fivethrones.games.btwixt.records import Kind, Slot
from fivethrones.games.btwixt.rules.hands import kinds_in_hand
from fivethrones.games.btwixt.rules.moves import in_hand, leave_hand
from fivethrones.games.btwixt.secrets import blur
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import SECRET, Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.knowledge import only
from fivethrones.kernel.message import Args, Message


def passes_left(realm: Realm) -> bool:
    """Whether packs are passed to the left, as in the first season of a game."""
    return (realm.season - realm.rules.start) % 2 == 0


@final
class Draft(Frame[Realm]):
    """Hands hold the packs to choose from; what has been taken is set aside until the end."""

    def __init__(self, seen: bool) -> None:
        self.seen = seen  # whether everybody has looked at their pack

    def clone(self) -> "Frame[Realm]":
        return Draft(self.seen)

    def resume(self, realm: Realm) -> Decision | None:
        left = len(realm.hands[0])
        if left == 0:
            realm.pop()
            realm.hands, realm.drafted = realm.drafted, realm.hands
            return None
        if not self.seen:
            self.seen = True
            for seat in range(realm.seats):
                look_at_pack(realm, seat)
        if left == 1:
            for seat in range(realm.seats):
                keep(realm, seat, realm.hands[seat][0])
            return None
        direction = "direction-left" if passes_left(realm) else "direction-right"
        prompt = Message("prompt-draft", {"direction": direction, "count": left}, "BT-47")
        return Decision(prompt, list(range(realm.seats)), SECRET)

    def options(self, realm: Realm, seat: Seat) -> list[Option]:
        return [Action(seat, "draft", kind) for kind in kinds_in_hand(realm, seat)]

    def answer(self, realm: Realm, action: Action) -> None:
        keep(realm, action.seat, in_hand(realm, action.seat, Kind(action.target)))
        if action.seat == realm.seats - 1:
            self.seen = False
            pass_on(realm)

    def why_not(self, realm: Realm, action: Action) -> Message:
        if (
            action.verb == "draft"
            and 0 <= action.target < len(realm.rules.influence)
            and action.extra == NOTHING
        ):
            card = realm.rules.influence[action.target].name
            return Message("refused-not-in-pack", {"card": card}, "BT-47")
        return Message("refused-draft-due", {}, "BT-47")


def look_at_pack(realm: Realm, seat: Seat) -> None:
    pack = realm.hands[seat]
    for slot in pack:
        realm.knowledge[slot] |= only(seat)
    secret: Args = {"cards": sorted(realm.names(pack))}
    realm.emit(Event("pack", seat, {"count": len(pack)}, "BT-47", secret, only(seat), only(seat)))


def keep(realm: Realm, seat: Seat, slot: Slot) -> None:
    blur(realm, realm.hands[seat], only(seat))
    slot = leave_hand(realm, seat, slot)
    realm.drafted[seat].append(slot)
    secret: Args = {"card": realm.name(slot)}
    realm.emit(Event("draft", seat, {}, "BT-47", secret, only(seat)))


def pass_on(realm: Realm) -> None:
    step = 1 if passes_left(realm) else -1
    realm.hands = [realm.hands[(seat - step) % realm.seats] for seat in range(realm.seats)]
