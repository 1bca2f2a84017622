"""Before the first turn: tokens, deeds if the variant deals them, and who begins."""

from typing import Any, Final, final

from fivethrones.games.monopoly import chance
from fivethrones.games.monopoly.pieces import DEEDS, PRICE, SQUARE_NAMES, TOKENS
from fivethrones.games.monopoly.rules.ledger import spend
from fivethrones.games.monopoly.rules.token import roll
from fivethrones.games.monopoly.rules.turn import BEGIN, Turn
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.knowledge import EVERYONE
from fivethrones.kernel.message import Args, Message

TOKEN_NAMES: Final = [f"token-{token}" for token in TOKENS]
DEALT_SHORT: Final = 3  # MO-62
DEALT_TIMED: Final = 2  # MO-65


@final
class Start(Frame[Realm]):
    """MO-3: each player chooses a token, in seat order."""

    def clone(self) -> "Frame[Any]":
        return self

    def resume(self, realm: Realm) -> Decision | None:
        if len(realm.tokens) < realm.seats:
            return Decision(Message("prompt-token", {}, "MO-3"), [len(realm.tokens)])
        realm.pop()
        realm.push(Turn(BEGIN))
        deal(realm)
        roll_off(realm)
        return None

    def options(self, realm: Realm, seat: Seat) -> list[Option]:
        return [Action(seat, "token", token) for token in range(len(TOKENS)) if token not in realm.tokens]

    def answer(self, realm: Realm, action: Action) -> None:
        realm.tokens.append(action.target)
        realm.emit(Event("token", action.seat, {"token": TOKEN_NAMES[action.target]}, "MO-3"))

    def why_not(self, realm: Realm, action: Action) -> Message:
        if action.verb != "token" or not 0 <= action.target < len(TOKENS) or action.extra != NOTHING:
            return Message("refused-token-due", {}, "MO-3")
        return Message("refused-token-taken", {"token": TOKEN_NAMES[action.target]}, "MO-3")


def deal(realm: Realm) -> None:
    """MO-62: three free deeds each; MO-65: two each, which must be paid for."""
    count = DEALT_SHORT if realm.rules.short else DEALT_TIMED if realm.rules.timed else 0
    if count == 0:
        return
    deeds = DEEDS.copy()
    realm.rng.shuffle(deeds, chance.DEEDS)
    for seat in range(realm.seats):
        dealt = sorted(deeds[seat * count : (seat + 1) * count])
        for square in dealt:
            realm.owner[square] = seat
        cost = sum([PRICE[square] for square in dealt]) if realm.rules.timed else 0
        spend(realm, seat, cost)
        public: Args = {"deeds": [SQUARE_NAMES[square] for square in dealt], "amount": cost}
        rule = "MO-65" if realm.rules.timed else "MO-62"
        realm.emit(Event("deal", seat, public, rule, discloses=EVERYONE))


def roll_off(realm: Realm) -> None:
    """MO-4: the highest throw begins; players who tie throw again."""
    leaders = list(range(realm.seats))
    while len(leaders) > 1:
        totals: list[int] = []
        for seat in leaders:
            dice = roll(realm, chance.ROLL_OFF)
            totals.append(dice[0] + dice[1])
            public: Args = {"first": dice[0], "second": dice[1]}
            realm.emit(Event("roll-off", seat, public, "MO-4", discloses=EVERYONE))
        most = max(totals)
        leaders = [leaders[i] for i in range(len(leaders)) if totals[i] == most]
    realm.turn = realm.starter = leaders[0]
    realm.emit(Event("begin", realm.turn, {}, "MO-4"))
