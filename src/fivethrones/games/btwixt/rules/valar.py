"""In several councils the weakest ally dies, one council after another. The first player chooses among equals."""

from typing import final

from fivethrones.games.btwixt.records import Council, Slot
from fivethrones.games.btwixt.rules.moves import kill
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Message


@final
class KillWeakest(Frame[Realm]):
    def __init__(self, card: Slot, councils: list[Council]) -> None:
        self.card = card
        self.councils = councils  # still to be dealt with

    def clone(self) -> "Frame[Realm]":
        return KillWeakest(self.card, self.councils.copy())

    def weakest(self, realm: Realm) -> list[Slot]:
        allies = realm.councils[self.councils[0]]
        low = min(realm.ally(ally).power for ally in allies)
        return [ally for ally in allies if realm.ally(ally).power == low]

    def resume(self, realm: Realm) -> Decision | None:
        if not self.councils:
            realm.pop()
            return None
        weakest = self.weakest(realm)
        if len(weakest) > 1:
            return Decision(Message("prompt-kill", {"card": realm.name(self.card)}, "BT-35"), [realm.first])
        self.councils.pop(0)
        kill(realm, weakest[0], realm.first)
        return None

    def options(self, realm: Realm, seat: Seat) -> list[Option]:
        return [Action(seat, "ally", realm.kinds[ally]) for ally in self.weakest(realm)]

    def answer(self, realm: Realm, action: Action) -> None:
        ally = next(ally for ally in self.weakest(realm) if realm.kinds[ally] == action.target)
        self.councils.pop(0)
        kill(realm, ally, action.seat)

    def why_not(self, realm: Realm, action: Action) -> Message:
        return Message("refused-no-target", {"card": realm.name(self.card)}, "BT-35")
