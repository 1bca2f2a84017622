"""Positions of the toy made to order, and a driver that speaks in lines of text."""

from fivethrones.kernel.knowledge import only
from fivethrones.kernel.play import advance, apply
from fivethrones.kernel.settings import with_defaults
from toy.game import Toy
from toy.pieces import BOX, NAMES
from toy.rules import Season, Turn
from toy.state import Table

TOY = Toy()


def scene(*hands: str) -> Table:
    """The turn of seat 0 in the first round, with these hands: slots 0, 1, … in the order of writing."""
    state = TOY.blank(with_defaults(TOY.settings, {"seats": str(len(hands))}))
    rest = BOX.copy()
    dealt: list[int] = []
    for seat, hand in enumerate(hands):
        for name in hand.split():
            state.where[len(dealt)] = seat
            state.knowledge[len(dealt)] = only(seat)
            dealt.append(NAMES.index(name))
            rest.remove(dealt[-1])
    state.kinds = dealt + rest
    state.leader = 0
    state.push(Season(2))
    state.push(Turn(0))
    advance(state)
    return state


def say(state: Table, *lines: str) -> list[str]:
    """Apply actions such as ``0 play 3``; the kinds of events since the last of them."""
    for line in lines:
        seat, _, words = line.partition(" ")
        apply(state, TOY.read(int(seat), words))
    return [event.kind for event in state.events]
