"""Looking at the next allies and putting them back (BT-37; with a row, BT-52)."""

from typing import final

from fivethrones.games.btwixt.records import Slot
from fivethrones.games.btwixt.secrets import blur, show
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.knowledge import EVERYONE, only
from fivethrones.kernel.message import Args, Message


def look_at_allies(realm: Realm, card: Slot, you: Seat, count: int, may_bury: bool) -> bool:
    """Let a ruler look at the next allies: the next one in the row, if there is a row, then the top of the deck."""
    slots = realm.row[:1]
    deck = realm.ally_deck
    slots = slots + [deck[-1 - i] for i in range(min(count - len(slots), len(deck)))]
    if not slots:
        return False
    learning = 0
    for slot in slots:
        learning |= only(you) & ~realm.knowledge[slot]
        realm.knowledge[slot] |= only(you)
    secret: Args = {"allies": realm.names(slots)}
    realm.emit(Event("look-at-allies", you, {"count": len(slots)}, "BT-37", secret, only(you), learning))
    realm.push(Look(card, you, slots, may_bury, [], []))
    return True


@final
class Look(Frame[Realm]):
    """A ruler puts allies back one by one, on top or, if allowed, under the deck. The first one on top comes next."""

    def __init__(
        self, card: Slot, you: Seat, slots: list[Slot], may_bury: bool, top: list[int], under: list[int]
    ) -> None:
        self.card = card
        self.you = you
        self.slots = slots  # the allies seen, in their order
        self.may_bury = may_bury
        self.top = top  # indices into ``slots``, of those put on top
        self.under = under

    def clone(self) -> "Frame[Realm]":
        return Look(self.card, self.you, self.slots, self.may_bury, self.top.copy(), self.under.copy())

    def to_do(self) -> list[int]:
        return [i for i in range(len(self.slots)) if i not in self.top and i not in self.under]

    def resume(self, realm: Realm) -> Decision | None:
        left = self.to_do()
        if not left:
            realm.pop()
            put_back(realm, self)
            return None
        if len(left) == 1 and not self.may_bury:
            self.top.append(left[0])
            return None
        prompt = "prompt-top-or-under" if self.may_bury else "prompt-top"
        return Decision(Message(prompt, {"card": realm.name(self.card)}, "BT-37"), [self.you])

    def options(self, realm: Realm, seat: Seat) -> list[Option]:
        left = self.to_do()
        top: list[Option] = [Action(seat, "top", i) for i in left]
        return top + [Action(seat, "under", i) for i in left] if self.may_bury else top

    def answer(self, realm: Realm, action: Action) -> None:
        if action.verb == "top":
            self.top.append(action.target)
        else:
            self.under.append(action.target)

    def why_not(self, realm: Realm, action: Action) -> Message:
        return Message("refused-look", {"card": realm.name(self.card)}, "BT-37")


def put_back(realm: Realm, look: Look) -> None:
    """Keep the order of the slots and exchange the allies in them, so that nobody else can tell what was done."""
    slots = look.slots
    blur(realm, slots, only(look.you))
    order = look.top + look.under
    kinds = [realm.kinds[slots[i]] for i in order]
    masks = [realm.knowledge[slots[i]] for i in order]
    for i in range(len(slots)):
        realm.kinds[slots[i]] = kinds[i]
        realm.knowledge[slots[i]] = masks[i]
    row = [slot for slot in realm.row if slot not in slots]
    deck = [slot for slot in realm.ally_deck if slot not in slots]
    top, under = slots[: len(look.top)], slots[len(look.top) :]
    realm.ally_deck = list(reversed(under)) + deck
    if not realm.rules.has_row:
        realm.ally_deck += list(reversed(top))
        realm.row = row
        args: Args = {"count": len(top), "under": len(under)}
        realm.emit(Event("put-back", look.you, args, "BT-37"))
        return
    realm.row = top + row
    learning = 0
    for slot in top:
        learning |= show(realm, slot)
    allies: Args = {"allies": realm.names(top), "under": len(under)}
    realm.emit(Event("put-in-row", look.you, allies, "BT-52", discloses=learning or EVERYONE))
