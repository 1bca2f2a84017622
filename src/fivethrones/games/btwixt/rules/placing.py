"""BT-18: an ally joins a council together with the tokens on it, and its "when claimed" happens."""

from typing import final

from fivethrones.games.btwixt.card import CLAIMED
from fivethrones.games.btwixt.placement import (
    binding_card,
    bound_councils,
    own_councils,
    own_rule,
)
from fivethrones.games.btwixt.records import NO_SLOT, Council, Slot
from fivethrones.games.btwixt.rules.moves import council_args
from fivethrones.games.btwixt.rules.use import trigger
from fivethrones.games.btwixt.state import Realm
from fivethrones.games.btwixt.words.lasting import LEFT_NEIGHBOR_CHOOSES, NO_RULE
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Args, Message


@final
class Place(Frame[Realm]):
    """A ruler chooses in which of the allowed councils to place an ally."""

    def __init__(self, ally: Slot, you: Seat, chooser: Seat, allowed: list[Council]) -> None:
        self.ally = ally
        self.you = you
        self.chooser = chooser
        self.allowed = allowed

    def clone(self) -> "Frame[Realm]":
        return self

    def resume(self, realm: Realm) -> Decision | None:
        if len(self.allowed) == 1:
            self.seat_ally(realm, self.allowed[0])
            return None
        return Decision(Message("prompt-place", {"ally": realm.name(self.ally)}, "BT-18"), [self.chooser])

    def options(self, realm: Realm, seat: Seat) -> list[Option]:
        return [Action(seat, "council", council) for council in self.allowed]

    def answer(self, realm: Realm, action: Action) -> None:
        self.seat_ally(realm, Council(action.target))

    def seat_ally(self, realm: Realm, council: Council) -> None:
        realm.pop()
        realm.councils[council].append(self.ally)
        if self.ally == realm.current:
            realm.current = NO_SLOT
            realm.tokens[council] += realm.on_ally  # BT-43
            realm.on_ally = []
        if self.ally == realm.claimed:
            realm.claimed_council = council
        args: Args = {"ally": realm.name(self.ally), **council_args(realm, council)}
        realm.emit(Event("place", self.you, args, "BT-18"))
        trigger(realm, self.ally, CLAIMED, self.you)

    def why_not(self, realm: Realm, action: Action) -> Message:
        ally = realm.name(self.ally)
        if action.verb == "council" and 0 <= action.target < realm.seats and action.extra == NOTHING:
            return Message(
                "refused-council", {"ally": ally, **council_args(realm, Council(action.target))}, "BT-18"
            )
        return Message("refused-place-first", {"ally": ally}, "BT-18")


def place_current(realm: Realm) -> None:
    """BT-34: place the current ally by its text, then by influence cards, otherwise as the winner chooses."""
    realm.claimed = realm.current
    winner, ally = realm.winner, realm.current
    allowed = bound_councils(realm, winner)
    rule = own_rule(realm, ally)
    if len(allowed) == 1 and (rule == NO_RULE or not own_councils(realm, rule, winner)):
        card = realm.name(binding_card(realm, winner, allowed[0]))
        args: Args = {"ally": realm.name(ally), "card": card, **council_args(realm, allowed[0])}
        realm.emit(Event("bound", winner, args, "BT-34"))
    place(realm, ally, winner, allowed)


def place(realm: Realm, ally: Slot, you: Seat, allowed: list[Council]) -> None:
    """Place an ally in one of these councils, unless its own text says otherwise (BT-42)."""
    chooser = you
    rule = own_rule(realm, ally)
    if rule != NO_RULE:
        allowed = own_councils(realm, rule, you) or allowed
        if rule == LEFT_NEIGHBOR_CHOOSES:
            chooser = realm.left_of(you)
    realm.push(Place(ally, you, chooser, allowed))
