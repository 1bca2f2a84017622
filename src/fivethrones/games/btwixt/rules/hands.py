"""Cards that leave a hand because of another card. Their owner chooses which, unless somebody else may."""

from typing import ClassVar, Final, final

from fivethrones.games.btwixt.records import ADD, Kind, Slot
from fivethrones.games.btwixt.rules.kneeling import kneel
from fivethrones.games.btwixt.rules.moves import bury, change, discard_from_hand, discard_hand, give, in_hand
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Args, Message, seat_name

# The verbs of the answers: what is done with the cards.
DISCARD: Final = "discard"
GIVE: Final = "give"
BURY: Final = "bury"


@final
class FromHands(Frame[Realm]):
    """Rulers give up cards one by one. Nobody is asked where the size of the hand leaves no choice."""

    SAVED_AS: ClassVar[dict[str, str]] = {"verb": "deed"}

    def __init__(self, card: Slot, owed: list[Seat], verb: str, to: Seat) -> None:
        self.card = card  # that demands it
        self.owed = owed  # the seat that owes a card, once for each card
        self.verb = verb  # of the answers, which says what is done with the cards
        self.to = to  # who gets the cards, if they are given away

    def clone(self) -> "Frame[Realm]":
        return FromHands(self.card, self.owed.copy(), self.verb, self.to)

    def resume(self, realm: Realm) -> Decision | None:
        if not self.owed:
            realm.pop()
            return None
        seat = self.owed[0]
        hand = realm.hands[seat]
        if len(hand) <= self.owed.count(seat):
            self.owed = [other for other in self.owed if other != seat]
            if len(hand) > 1:
                discard_hand(realm, seat)
            elif hand:
                self.part_with(realm, seat, realm.kinds[hand[0]])
            return None
        return Decision(Message(f"prompt-{self.verb}", {"card": realm.name(self.card)}, "BT-35"), [seat])

    def part_with(self, realm: Realm, seat: Seat, kind: Kind) -> None:
        slot = in_hand(realm, seat, kind)
        if self.verb == GIVE:
            give(realm, seat, slot, self.to)
        elif self.verb == BURY:
            bury(realm, seat, slot)
        else:
            discard_from_hand(realm, seat, slot)

    def options(self, realm: Realm, seat: Seat) -> list[Option]:
        return [Action(seat, self.verb, kind) for kind in kinds_in_hand(realm, seat)]

    def answer(self, realm: Realm, action: Action) -> None:
        self.owed.pop(0)
        self.part_with(realm, action.seat, Kind(action.target))

    def why_not(self, realm: Realm, action: Action) -> Message:
        return why_not_from_hand(realm, action, self.verb, self.card)


def kinds_in_hand(realm: Realm, seat: Seat) -> list[Kind]:
    return sorted({realm.kinds[slot] for slot in realm.hands[seat]})


def why_not_from_hand(realm: Realm, action: Action, verb: str, card: Slot) -> Message:
    if action.verb == verb and action.extra == NOTHING and 0 <= action.target < len(realm.rules.influence):
        held = realm.rules.influence[action.target].name
        return Message("refused-not-in-hand", {"card": held}, "BT-35")
    return Message("refused-card-first", {"card": realm.name(card)}, "BT-35")


@final
class DiscardOrKneel(Frame[Realm]):
    """A ruler discards a card or kneels."""

    def __init__(self, card: Slot, seat: Seat) -> None:
        self.card = card
        self.seat = seat

    def clone(self) -> "Frame[Realm]":
        return self

    def resume(self, realm: Realm) -> Decision | None:
        if not realm.hands[self.seat]:
            realm.pop()
            kneel(realm, self.seat)
            return None
        return Decision(
            Message("prompt-discard-or-kneel", {"card": realm.name(self.card)}, "BT-35"), [self.seat]
        )

    def options(self, realm: Realm, seat: Seat) -> list[Option]:
        return [
            Action(seat, "kneel"),
            *(Action(seat, DISCARD, kind) for kind in kinds_in_hand(realm, seat)),
        ]

    def answer(self, realm: Realm, action: Action) -> None:
        realm.pop()
        if action.verb == "kneel":
            kneel(realm, action.seat)
        else:
            discard_from_hand(realm, action.seat, in_hand(realm, action.seat, Kind(action.target)))

    def why_not(self, realm: Realm, action: Action) -> Message:
        return why_not_from_hand(realm, action, DISCARD, self.card)


@final
class DiscardToGrow(Frame[Realm]):
    """A ruler may discard up to ``count`` cards; each raises the value of the card being played."""

    def __init__(self, card: Slot, seat: Seat, count: int, each: int) -> None:
        self.card = card
        self.seat = seat
        self.count = count  # how many may still be discarded
        self.each = each

    def clone(self) -> "Frame[Realm]":
        return DiscardToGrow(self.card, self.seat, self.count, self.each)

    def resume(self, realm: Realm) -> Decision | None:
        if self.count == 0 or not realm.hands[self.seat]:
            realm.pop()
            return None
        args: Args = {"card": realm.name(self.card), "count": self.count}
        return Decision(Message("prompt-discard-to-grow", args, "BT-35"), [self.seat])

    def options(self, realm: Realm, seat: Seat) -> list[Option]:
        return [
            Action(seat, "done"),
            *(Action(seat, DISCARD, kind) for kind in kinds_in_hand(realm, seat)),
        ]

    def answer(self, realm: Realm, action: Action) -> None:
        if action.verb == "done":
            realm.pop()
            return
        self.count -= 1
        discard_from_hand(realm, self.seat, in_hand(realm, self.seat, Kind(action.target)))
        change(realm, self.card, ADD, self.each)

    def why_not(self, realm: Realm, action: Action) -> Message:
        return why_not_from_hand(realm, action, DISCARD, self.card)


@final
class DiscardOfAnother(Frame[Realm]):
    """A ruler who has just seen a hand discards a card from it with at most a certain value."""

    def __init__(self, card: Slot, seat: Seat, of: Seat, highest: int) -> None:
        self.card = card
        self.seat = seat
        self.of = of
        self.highest = highest

    def clone(self) -> "Frame[Realm]":
        return self

    def low_kinds(self, realm: Realm) -> list[Kind]:
        influence = realm.rules.influence
        return [kind for kind in kinds_in_hand(realm, self.of) if influence[kind].value <= self.highest]

    def resume(self, realm: Realm) -> Decision | None:
        args: Args = {"card": realm.name(self.card), "of": seat_name(self.of)}
        return Decision(Message("prompt-discard-of-another", args, "BT-35"), [self.seat])

    def options(self, realm: Realm, seat: Seat) -> list[Option]:
        return [Action(seat, DISCARD, kind) for kind in self.low_kinds(realm)]

    def answer(self, realm: Realm, action: Action) -> None:
        realm.pop()
        discard_from_hand(realm, self.of, in_hand(realm, self.of, Kind(action.target)))

    def why_not(self, realm: Realm, action: Action) -> Message:
        if action.verb == DISCARD and 0 <= action.target < len(realm.rules.influence):
            return Message("refused-not-low", {"value": self.highest}, "BT-35")
        return Message("refused-card-first", {"card": realm.name(self.card)}, "BT-35")
