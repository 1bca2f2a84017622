"""Words about cards in stacks. Such a card is referred to by its holder and its position, the oldest first."""

from typing import Final, NewType, final

from mypy_extensions import mypyc_attr

from fivethrones.games.btwixt.card import Word
from fivethrones.games.btwixt.derived import Guard, guards, is_guarded, value
from fivethrones.games.btwixt.records import ADD, OFF, SET, Slot
from fivethrones.games.btwixt.rules.moves import change, discard_from_stack, lay_down, take_back
from fivethrones.games.btwixt.rules.use import Use
from fivethrones.games.btwixt.state import Realm
from fivethrones.games.btwixt.words.lasting import CHANGE, DISCARD, MOVE, SWITCH_OFF, Harm
from fivethrones.kernel.action import Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.message import Args, seat_name

# Whose stack.
Whose = NewType("Whose", int)
OTHERS: Final = Whose(0)
NEIGHBORS: Final = Whose(1)
LEFT_NEIGHBOR: Final = Whose(2)
RIGHT_NEIGHBOR: Final = Whose(3)
YOURS: Final = Whose(4)

# Which card of a stack.
Which = NewType("Which", int)
ANY: Final = Which(0)
LOWEST: Final = Which(1)
HIGHEST: Final = Which(2)

PLACES: Final = 64  # in one stack


def place_of(realm: Realm, slot: Slot) -> int:
    """A number for a card in a stack that gives nothing away."""
    holder = realm.holder(slot)
    return holder * PLACES + realm.stack_of(holder).index(slot)


def slot_at(realm: Realm, place: int) -> Slot:
    return realm.stack_of(place // PLACES)[place % PLACES]


@mypyc_attr(allow_interpreted_subclasses=True)
class ToCard(Word):
    """Something that happens to a card of your choice. Protected cards cannot be chosen (BT-38)."""

    def __init__(self, whose: Whose, which: Which, against: Harm, prompt: str) -> None:
        super().__init__("card", [prompt])
        self.whose = whose
        self.which = which
        self.against = against

    def stacks(self, realm: Realm, you: Seat) -> list[Seat]:
        if self.whose == YOURS:
            return [you]
        if self.whose == LEFT_NEIGHBOR:
            return [realm.left_of(you)]
        if self.whose == RIGHT_NEIGHBOR:
            return [realm.right_of(you)]
        return realm.neighbors(you) if self.whose == NEIGHBORS else realm.clockwise(you)[1:]

    def targets(self, realm: Realm, use: Use, picked: list[int]) -> list[int]:
        found: list[int] = []
        guarding = guards(realm, self.against)
        for seat in self.stacks(realm, use.you):
            found += self.in_stack(realm, use, seat, guarding)
        return found

    def in_stack(self, realm: Realm, use: Use, seat: Seat, guarding: list[Guard]) -> list[int]:
        stack = realm.stack_of(seat)
        open_ = [
            place
            for place in range(len(stack))
            if stack[place] != use.card and not is_guarded(guarding, stack[place], seat, use.you)
        ]
        if self.which != ANY and open_:
            values = [value(realm, stack[place]) for place in open_]
            best = min(values) if self.which == LOWEST else max(values)
            open_ = [place for place in open_ if value(realm, stack[place]) == best]
        return [seat * PLACES + place for place in open_]

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        self.happen_to(realm, use, slot_at(realm, picked[0]))
        return True

    def happen_to(self, realm: Realm, use: Use, slot: Slot) -> None:
        raise TypeError(f"{type(self).__name__} does nothing")


@final
class DiscardFromStack(ToCard):
    def __init__(self, whose: Whose, which: Which = ANY) -> None:
        super().__init__(whose, which, DISCARD, "prompt-discard-from-stack")

    def happen_to(self, realm: Realm, use: Use, slot: Slot) -> None:
        discard_from_stack(realm, slot)


@final
class MoveToYourStack(ToCard):
    """BT-30: from now on its text refers to you."""

    def __init__(self, whose: Whose, which: Which = ANY) -> None:
        super().__init__(whose, which, MOVE, "prompt-steal")

    def happen_to(self, realm: Realm, use: Use, slot: Slot) -> None:
        public: Args = {"card": realm.name(slot), "from": seat_name(realm.holder(slot))}
        realm.lift(slot)
        lay_down(realm, use.you, slot)
        realm.emit(Event("steal", use.you, public, "BT-30"))


@final
class TakeBack(ToCard):
    """Return another card from your stack to your hand."""

    def __init__(self, against: Harm = MOVE) -> None:
        super().__init__(YOURS, ANY, against, "prompt-take-back")

    def happen_to(self, realm: Realm, use: Use, slot: Slot) -> None:
        take_back(realm, use.you, slot)


@final
class SwitchOff(ToCard):
    """BT-44: switch off its ability for the rest of the round."""

    def __init__(self, whose: Whose) -> None:
        super().__init__(whose, ANY, SWITCH_OFF, "prompt-switch-off")

    def happen_to(self, realm: Realm, use: Use, slot: Slot) -> None:
        change(realm, slot, OFF, 0)
        public: Args = {"card": realm.name(slot), "of": seat_name(realm.holder(slot))}
        realm.emit(Event("switch-off", use.you, public, "BT-44"))


@final
class CountsNothing(ToCard):
    def __init__(self, whose: Whose, which: Which = ANY) -> None:
        super().__init__(whose, which, CHANGE, "prompt-counts-nothing")

    def happen_to(self, realm: Realm, use: Use, slot: Slot) -> None:
        change(realm, slot, SET, 0)
        public: Args = {"card": realm.name(slot), "of": seat_name(realm.holder(slot)), "value": 0}
        realm.emit(Event("counts", use.you, public, "BT-14"))


@final
class DiscardAllLow(Word):
    """Discard every other card of at most this value from all stacks at once."""

    def __init__(self, *, highest: int) -> None:
        super().__init__()
        self.highest = highest

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        guarding = guards(realm, DISCARD)
        low = [
            slot
            for seat in realm.clockwise(realm.first)
            for slot in realm.stack_of(seat)
            if value(realm, slot) <= self.highest and not is_guarded(guarding, slot, seat, use.you)
        ]
        for slot in low:
            discard_from_stack(realm, slot)
        return len(low) > 0


@final
class ReturnToHand(Word):
    """Return this card to the hand of its holder."""

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        take_back(realm, use.you, use.card)
        return True


@final
class CountsAs(Word):
    """This card has another value for the rest of the round."""

    def __init__(self, value: int) -> None:
        super().__init__()
        self.value = value

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        change(realm, use.card, SET, self.value)
        return True


@final
class Grow(Word):
    """The value of this card is higher for the rest of the round."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        change(realm, use.card, ADD, self.amount)
        return True
