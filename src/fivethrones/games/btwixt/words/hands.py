"""Words about hands and the deck."""

from typing import final

from fivethrones.games.btwixt import chance
from fivethrones.games.btwixt.card import Word
from fivethrones.games.btwixt.pieces import ORDINARY
from fivethrones.games.btwixt.records import Slot
from fivethrones.games.btwixt.rules import hands
from fivethrones.games.btwixt.rules.moves import (
    discard_from_hand,
    draw,
    enter_hand,
    give,
    look_at_hand,
)
from fivethrones.games.btwixt.rules.use import Use
from fivethrones.games.btwixt.secrets import show_from_hand
from fivethrones.games.btwixt.state import Realm
from fivethrones.games.btwixt.words.rulers import ToRuler, Who, those
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.knowledge import EVERYONE
from fivethrones.kernel.message import Args, seat_name


@final
class Draw(ToRuler):
    def __init__(self, who: Who, count: int) -> None:
        super().__init__(who, "prompt-who-draws")
        self.count = count

    def happen_to(self, realm: Realm, use: Use, seat: Seat) -> bool:
        return draw(realm, seat, self.count)


@final
class Discard(Word):
    """Some rulers discard cards of their choice from their hands."""

    def __init__(self, who: Who, count: int = 1) -> None:
        super().__init__()
        self.who = who
        self.count = count

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        owed = [seat for seat in those(realm, use, self.who) if realm.hands[seat] for _ in range(self.count)]
        realm.push(hands.FromHands(use.card, owed, hands.DISCARD, NOTHING))
        return len(owed) > 0


@final
class DiscardDownToYours(Word):
    """Everybody with more cards in hand than you discards down to your number, but at most ``most`` cards."""

    def __init__(self, *, most: int) -> None:
        super().__init__()
        self.most = most

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        owed: list[Seat] = []
        for seat in realm.clockwise(use.you)[1:]:
            more = len(realm.hands[seat]) - len(realm.hands[use.you])
            owed += [seat] * max(min(more, self.most), 0)
        realm.push(hands.FromHands(use.card, owed, hands.DISCARD, NOTHING))
        return len(owed) > 0


@final
class DiscardOrKneel(ToRuler):
    def __init__(self, who: Who) -> None:
        super().__init__(who, "prompt-intimidate")

    def suits(self, realm: Realm, seat: Seat) -> bool:
        return realm.kneeling[seat] == 0

    def happen_to(self, realm: Realm, use: Use, seat: Seat) -> bool:
        realm.push(hands.DiscardOrKneel(use.card, seat))
        return True


@final
class DiscardToGrow(Word):
    """Discard up to ``count`` cards; each raises the value of the card played."""

    def __init__(self, *, most: int, each: int) -> None:
        super().__init__()
        self.most = most
        self.each = each

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        realm.push(hands.DiscardToGrow(use.card, use.you, self.most, self.each))
        return True


@final
class PutUnderDeck(Word):
    """Put a card from your hand under the deck."""

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        if not realm.hands[use.you]:
            return False
        realm.push(hands.FromHands(use.card, [use.you], hands.BURY, NOTHING))
        return True


@final
class LookAtHand(ToRuler):
    def __init__(self, who: Who) -> None:
        super().__init__(who, "prompt-look")

    def suits(self, realm: Realm, seat: Seat) -> bool:
        return len(realm.hands[seat]) > 0

    def happen_to(self, realm: Realm, use: Use, seat: Seat) -> bool:
        look_at_hand(realm, use.you, seat)
        return True


@final
class DiscardOfThatHand(Word):
    """You choose a card of at most this value in the hand that you have just seen; it is discarded."""

    def __init__(self, *, highest: int) -> None:
        super().__init__()
        self.highest = highest

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        if use.subject == NOTHING:
            return False
        choice = hands.DiscardOfAnother(use.card, use.you, use.subject, self.highest)
        found = len(choice.low_kinds(realm)) > 0
        public: Args = {"of": seat_name(use.subject)}
        # Either way everybody learns something about the hand.
        realm.emit(
            Event("some-low" if found else "nothing-low", use.you, public, "BT-37", discloses=EVERYONE)
        )
        if found:
            realm.push(choice)
        return found


@final
class GetCardFrom(ToRuler):
    """A ruler gives you a card of their choice."""

    def __init__(self, who: Who) -> None:
        super().__init__(who, "prompt-blackmail")

    def suits(self, realm: Realm, seat: Seat) -> bool:
        return len(realm.hands[seat]) > 0

    def happen_to(self, realm: Realm, use: Use, seat: Seat) -> bool:
        realm.push(hands.FromHands(use.card, [seat], hands.GIVE, use.you))
        return True


@final
class TakeAtRandom(ToRuler):
    """Take a random card from a ruler's hand."""

    def __init__(self, who: Who) -> None:
        super().__init__(who, "prompt-take-at-random")

    def suits(self, realm: Realm, seat: Seat) -> bool:
        return len(realm.hands[seat]) > 0

    def happen_to(self, realm: Realm, use: Use, seat: Seat) -> bool:
        give(realm, seat, at_random(realm, seat), use.you, by_chance=True)
        return True


@final
class GiveBack(Word):
    """Give a card from your hand to the ruler just chosen."""

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        realm.push(hands.FromHands(use.card, [use.you], hands.GIVE, use.subject))
        return True


@final
class Duel(ToRuler):
    """You and a ruler each show a random card; the lower one is discarded, neither on a tie."""

    def __init__(self, who: Who) -> None:
        super().__init__(who, "prompt-duel")

    def suits(self, realm: Realm, seat: Seat) -> bool:
        return len(realm.hands[seat]) > 0

    def happen_to(self, realm: Realm, use: Use, seat: Seat) -> bool:
        mine, theirs = at_random(realm, use.you), at_random(realm, seat)
        show_from_hand(realm, use.you, mine)
        show_from_hand(realm, seat, theirs)
        public: Args = {"card": realm.name(mine), "who": seat_name(seat), "other": realm.name(theirs)}
        realm.emit(Event("duel", use.you, public, "BT-37", discloses=EVERYONE))
        difference = realm.card(mine).value - realm.card(theirs).value
        if difference < 0:
            discard_from_hand(realm, use.you, mine)
        elif difference > 0:
            discard_from_hand(realm, seat, theirs)
        return True


def at_random(realm: Realm, seat: Seat) -> Slot:
    hand = realm.hands[seat]
    return hand[realm.rng.below(len(hand), chance.hand(seat))]


@final
class TakeFromDiscard(Word):
    """Take a red, green or purple card of at most this value from the discard pile."""

    def __init__(self, *, highest: int) -> None:
        super().__init__("salvage", ["prompt-salvage"])
        self.highest = highest

    def targets(self, realm: Realm, use: Use, picked: list[int]) -> list[int]:
        found = {realm.kinds[slot] for slot in realm.discard if self.suits(realm, slot)}
        return sorted(found)

    def suits(self, realm: Realm, slot: Slot) -> bool:
        card = realm.card(slot)
        return card.color in ORDINARY and card.value <= self.highest

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        slot = next(slot for slot in realm.discard if realm.kinds[slot] == picked[0])
        realm.discard.remove(slot)
        enter_hand(realm, use.you, slot)
        realm.emit(Event("salvage", use.you, {"card": realm.name(slot)}, "BT-35"))
        return True
