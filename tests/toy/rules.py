"""The course of the game, as frames."""

from typing import final

from fivethrones.kernel.action import Action, Option, Seat, Span
from fivethrones.kernel.decision import OPEN, SECRET, Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.knowledge import EVERYONE
from fivethrones.kernel.message import Message, seat_name
from fivethrones.kernel.state import Outcome
from toy.pieces import ROUNDS, SPY, VETO
from toy.state import DECK, Table
from toy.windows import play


@final
class Season(Frame[Table]):
    """TOY-2: auction, turns, scramble; three times."""

    def __init__(self, step: int) -> None:
        self.step = step

    def clone(self) -> "Season":
        return Season(self.step)

    def resume(self, state: Table) -> Decision | None:
        self.step += 1
        if state.round == ROUNDS:
            state.outcome = Outcome(ranking(state), Message("outcome-coins", {}, "TOY-7"))
        elif self.step == 1:
            state.push(Auction([]))
        elif self.step <= 1 + state.seats:
            state.push(Turn((state.leader + self.step - 2) % state.seats))
        else:
            self.step = 0
            state.round += 1
            state.push(Scramble([]))
        return None


def ranking(state: Table) -> list[list[Seat]]:
    seats = range(state.seats)
    totals = [sum(state.coins[ally] for ally in seats if state.allied(seat, ally)) for seat in seats]
    return [[seat for seat in seats if totals[seat] == t] for t in sorted(set(totals), reverse=True)]


@final
class Auction(Frame[Table]):
    """TOY-3."""

    def __init__(self, bids: list[int]) -> None:
        self.bids = bids

    def clone(self) -> "Auction":
        return Auction(self.bids.copy())

    def resume(self, state: Table) -> Decision | None:
        if not self.bids:
            return Decision(Message("ask-bid", {}, "TOY-3"), list(range(state.seats)), SECRET)
        state.pop()
        best = [seat for seat in range(state.seats) if self.bids[seat] == max(self.bids)]
        state.leader = best[0] if len(best) == 1 else best[state.rng.below(len(best), "lot")]
        state.coins[state.leader] -= max(self.bids)
        state.bank += max(self.bids)
        state.emit(Event("leads", state.leader, {}, "TOY-3", discloses=EVERYONE))
        state.draw(state.leader)
        return None

    def options(self, state: Table, seat: Seat) -> list[Option]:
        return [Span(seat, "bid", 0, state.coins[seat])]

    def answer(self, state: Table, action: Action) -> None:
        self.bids.append(action.target)
        state.emit(Event("bid", action.seat, {"amount": action.target}, "TOY-3", discloses=EVERYONE))

    def why_not(self, state: Table, action: Action) -> Message:
        return Message("refused-bid", {"most": state.coins[action.seat]}, "TOY-3")


@final
class Turn(Frame[Table]):
    """TOY-4. It leaves the stack before its card is played, so it never changes."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def clone(self) -> "Turn":
        return self

    def resume(self, state: Table) -> Decision | None:
        if state.cards(self.seat) or state.cards(DECK):
            return Decision(Message("ask-turn", {"seat": seat_name(self.seat)}, "TOY-4"), [self.seat])
        state.pop()  # all can see that there is nothing to choose
        return None

    def options(self, state: Table, seat: Seat) -> list[Option]:
        options: list[Option] = [Action(seat, "pass")]
        if state.cards(DECK):
            options.append(Action(seat, "draw"))
        for slot in state.cards(seat):
            if state.kinds[slot] == SPY:
                options += [Action(seat, "play", slot, other) for other in spied_on(state, seat)]
            elif state.kinds[slot] != VETO:
                options.append(Action(seat, "play", slot))
        return options

    def answer(self, state: Table, action: Action) -> None:
        state.pop()
        if action.verb == "draw":
            state.draw(self.seat)
        elif action.verb == "play":
            play(state, action.target, action.extra, EVERYONE & ~state.knowledge[action.target])

    def why_not(self, state: Table, action: Action) -> Message:
        if action.verb == "draw" and not state.cards(DECK):
            return Message("refused-deck-empty", {}, "TOY-4")
        if action.verb != "play":
            return Message("refused-pass-draw-or-play", {}, "TOY-4")
        if not state.holds(self.seat, action.target):
            return Message("refused-not-your-card", {}, "TOY-4")
        if state.kinds[action.target] == VETO:
            return Message("refused-veto-answers", {}, "TOY-5")
        return Message("refused-target", {"card": state.name(action.target)}, "TOY-4")


def spied_on(state: Table, seat: Seat) -> list[Seat]:
    return [other for other in range(state.seats) if not state.allied(seat, other) and state.cards(other)]


@final
class Scramble(Frame[Table]):
    """TOY-6."""

    def __init__(self, passed: list[Seat]) -> None:
        self.passed = passed

    def clone(self) -> "Scramble":
        return Scramble(self.passed.copy())

    def resume(self, state: Table) -> Decision | None:
        asked = [seat for seat in range(state.seats) if seat not in self.passed]
        if asked:
            return Decision(Message("ask-coin", {}, "TOY-6"), asked, OPEN)
        state.pop()
        return None

    def options(self, state: Table, seat: Seat) -> list[Option]:
        return [Action(seat, "pass"), Action(seat, "take")]

    def answer(self, state: Table, action: Action) -> None:
        if action.verb == "pass":
            self.passed.append(action.seat)
            return
        state.pop()
        state.gain(action.seat, 1)

    def why_not(self, state: Table, action: Action) -> Message:
        return Message("refused-pass-or-take", {}, "TOY-6")
