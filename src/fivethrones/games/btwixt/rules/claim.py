"""BT-15 to BT-20: who has won, the cards before placement, placing the ally, the token, the cards afterwards."""

from typing import Final, final

from fivethrones.games.btwixt.card import BID_WON, POST_CLAIM, PRE_CLAIM, Time
from fivethrones.games.btwixt.derived import second_of, total, winner_of
from fivethrones.games.btwixt.records import NO_SLOT, Slot
from fivethrones.games.btwixt.rules.placing import place_current
from fivethrones.games.btwixt.rules.tokens import Tokens
from fivethrones.games.btwixt.rules.use import trigger
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.action import NOTHING
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame

# The steps, in their order (BT-17).
TOTALS: Final = 0
BEFORE: Final = 1
PLACEMENT: Final = 2
TOKEN: Final = 3
ALLY: Final = 4
AFTER: Final = 5
END: Final = 6


@final
class Claim(Frame[Realm]):
    def __init__(self, step: int) -> None:
        self.step = step

    def clone(self) -> "Frame[Realm]":
        return Claim(self.step)

    def resume(self, realm: Realm) -> Decision | None:
        step = self.step
        self.step += 1
        if step == TOTALS:
            decide(realm)
        elif step == BEFORE:
            open_window(realm, PRE_CLAIM)
        elif step == PLACEMENT:
            if realm.current != NO_SLOT:
                place_current(realm)
        elif step == TOKEN:
            if not realm.no_token:
                realm.push(Tokens([realm.winner], realm.token_by))
        elif step == ALLY:
            if realm.ruling != NO_SLOT:
                trigger(realm, realm.ruling, BID_WON, realm.first)
        elif step == AFTER:
            open_window(realm, POST_CLAIM)
        else:
            realm.pop()
        return None


def decide(realm: Realm) -> None:
    realm.totals = [total(realm, seat) for seat in range(realm.seats)]
    realm.winner = winner_of(realm, realm.totals)
    realm.second = second_of(realm, realm.totals, realm.winner)
    tied = realm.totals.count(realm.totals[realm.winner]) > 1
    rule = "BT-16" if tied else "BT-15"
    realm.emit(Event("win", realm.winner, {"total": realm.totals[realm.winner]}, rule))


def open_window(realm: Realm, when: Time) -> None:
    """Let the cards for this time work, clockwise from the first player, in each stack from the oldest."""
    cards: list[Slot] = []
    for seat in realm.clockwise(realm.first):
        for slot in realm.stack_of(seat):
            if any(clause.when == when for clause in realm.card(slot).words):
                cards.append(slot)
    if cards:
        realm.push(Window(when, cards))


@final
class Window(Frame[Realm]):
    """Carries out cards after the bid has been won, one by one, skipping those that have left their stacks."""

    def __init__(self, when: Time, cards: list[Slot]) -> None:
        self.when = when
        self.cards = cards

    def clone(self) -> "Frame[Realm]":
        return Window(self.when, self.cards.copy())

    def resume(self, realm: Realm) -> Decision | None:
        if not self.cards:
            realm.pop()
            return None
        slot = self.cards.pop(0)
        holder = realm.holder(slot)
        if holder != NOTHING and not realm.is_off(slot):
            trigger(realm, slot, self.when, holder)
        return None
