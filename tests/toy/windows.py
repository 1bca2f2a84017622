"""A card takes effect unless it is cancelled; and so does the card that cancels it."""

from typing import final

from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import SECRET, Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.knowledge import EVERYONE, only
from fivethrones.kernel.message import Message, seat_name
from toy.pieces import FEAST, PLENTY, SPY, VETO
from toy.state import PLAYED, Table


def play(state: Table, slot: int, target: int, discloses: int) -> None:
    """Put a card from its holder's hand on the table and start its effect."""
    seat = state.where[slot]
    state.where[slot] = PLAYED
    state.knowledge[slot] = EVERYONE
    state.emit(Event("played", seat, {"card": state.name(slot)}, "TOY-4", discloses=discloses))
    state.push(Resolve(slot, seat, target, False, False))


@final
class Resolve(Frame[Table]):
    """One card from the moment it is played to its end: first the vetoes, then the effect.

    The target of a spy is a seat; that of a veto is the place in the stack of the `Resolve` that it cancels.
    """

    def __init__(self, slot: int, by: Seat, target: int, opposed: bool, cancelled: bool) -> None:
        self.slot = slot
        self.by = by
        self.target = target
        self.opposed = opposed
        self.cancelled = cancelled

    def clone(self) -> "Resolve":
        return Resolve(self.slot, self.by, self.target, self.opposed, self.cancelled)

    def resume(self, state: Table) -> Decision | None:
        if not self.opposed:
            self.opposed = True
            state.push(Window(len(state.stack) - 1, False, NOTHING))
            return None
        state.pop()
        if not self.cancelled:
            self.take_effect(state)
        return None

    def take_effect(self, state: Table) -> None:
        kind = state.kinds[self.slot]
        if kind == FEAST:
            state.gain(self.by, PLENTY)
        elif kind == SPY:
            self.look(state)
        else:
            effect = resolving(state, self.target)
            effect.cancelled = True
            state.emit(Event("cancelled", effect.by, {"card": state.name(effect.slot)}, "TOY-5"))

    def look(self, state: Table) -> None:
        hand = state.cards(self.target)
        for slot in hand:
            state.knowledge[slot] |= only(self.by)
        names = [state.name(slot) for slot in hand]
        me = only(self.by)
        state.emit(
            Event("looked", self.by, {"of": seat_name(self.target)}, "TOY-4", {"cards": names}, me, me)
        )


def resolving(state: Table, place: int) -> Resolve:
    frame = state.stack[place]
    assert isinstance(frame, Resolve)
    return frame


@final
class Window(Frame[Table]):
    """TOY-5: all who hold cards are asked, whatever they hold; a veto played means asking anew."""

    def __init__(self, of: int, answered: bool, slot: int) -> None:
        self.of = of  # place of the `Resolve` in the stack
        self.answered = answered
        self.slot = slot  # the veto to be played

    def clone(self) -> "Window":
        return Window(self.of, self.answered, self.slot)

    def resume(self, state: Table) -> Decision | None:
        effect = resolving(state, self.of)
        asked = [seat for seat in range(state.seats) if seat != effect.by and state.cards(seat)]
        if effect.cancelled or not asked:
            state.pop()
        elif not self.answered:
            return Decision(Message("ask-veto", {"card": state.name(effect.slot)}, "TOY-5"), asked, SECRET)
        elif self.slot == NOTHING:
            state.emit(Event("unopposed", effect.by, {}, "TOY-5", discloses=EVERYONE))
            state.pop()
        else:
            slot, self.slot, self.answered = self.slot, NOTHING, False
            play(state, slot, self.of, EVERYONE)  # the answer was secret, even to those who knew the card
        return None

    def options(self, state: Table, seat: Seat) -> list[Option]:
        vetoes = [slot for slot in state.cards(seat) if state.kinds[slot] == VETO]
        return [Action(seat, "pass"), *[Action(seat, "veto", slot) for slot in vetoes]]

    def answer(self, state: Table, action: Action) -> None:
        self.answered = True
        if action.verb == "veto" and self.is_nearer(state, action.seat):
            self.slot = action.target

    def is_nearer(self, state: Table, seat: Seat) -> bool:
        by = resolving(state, self.of).by
        return self.slot == NOTHING or (seat - by) % state.seats < (state.where[self.slot] - by) % state.seats

    def why_not(self, state: Table, action: Action) -> Message:
        if action.verb != "veto":
            return Message("refused-pass-or-veto", {}, "TOY-5")
        if not state.holds(action.seat, action.target):
            return Message("refused-not-your-card", {}, "TOY-5")
        return Message("refused-no-veto", {"card": state.name(action.target)}, "TOY-5")
