"""BT-29: gaining power tokens, one by one, unseen by everybody."""

from typing import final

from fivethrones.games.btwixt.records import Council
from fivethrones.games.btwixt.rules.moves import gain_token
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Message, seat_name


@final
class Tokens(Frame[Realm]):
    def __init__(self, owed: list[Seat], by: Seat) -> None:
        self.owed = owed  # the seat that gains a token, once for each token
        self.by = by  # who chooses the council; NOTHING for whoever gains the token

    def clone(self) -> "Frame[Realm]":
        return Tokens(self.owed.copy(), self.by)

    def resume(self, realm: Realm) -> Decision | None:
        if not self.owed or not realm.supply:
            realm.pop()
            return None
        seat = self.owed[0]
        if self.by not in (NOTHING, seat):
            return Decision(Message("prompt-token-of", {"of": seat_name(seat)}, "BT-20"), [self.by])
        return Decision(Message("prompt-token", {}, "BT-29"), [seat])

    def options(self, realm: Realm, seat: Seat) -> list[Option]:
        return [Action(seat, "council", council) for council in realm.councils_of(self.owed[0])]

    def answer(self, realm: Realm, action: Action) -> None:
        gain_token(realm, self.owed.pop(0), Council(action.target))

    def why_not(self, realm: Realm, action: Action) -> Message:
        return Message("refused-token-council", {"of": seat_name(self.owed[0])}, "BT-29")
