"""What the laws must be told about the toy."""

from typing import Any

from conformance.case import Abilities, Case, Deck, Watch
from conformance.steps import give, step
from fivethrones.kernel.action import Action
from fivethrones.kernel.play import default, legal, waiting
from fivethrones.kernel.rng import Rng
from fivethrones.kernel.text import to_data
from toy.game import Toy
from toy.pieces import BANK, BOX, VETO
from toy.state import DECK, PLAYED, Table
from toy.windows import Resolve, Window, resolving


def conserve(state: Table) -> None:
    assert sorted(state.kinds) == sorted(BOX)
    assert all(place in (DECK, PLAYED) or 0 <= place < state.seats for place in state.where)
    assert sum(state.coins) + state.bank == BANK
    assert min([state.bank, *state.coins]) >= 0


def decks(state: Table) -> list[Deck]:
    """All cards have the same back."""
    return [(state.kinds, list(range(len(state.kinds))))]


class ToyAbilities(Abilities):
    """A veto costs its card, whatever else is used costs coins."""

    def offered(self, state: Table) -> list[Action]:
        return [
            option
            for seat in waiting(state)
            for option in legal(state, seat)
            if isinstance(option, Action) and option.verb in ("veto", "use")
        ]

    def idle(self, state: Table, action: Action, rng: Rng) -> str:
        world, base = state.clone(), len(state.stack)
        world.answers = [default(world, seat) for seat in asked(world) if seat != action.seat]
        give(world, action)
        while not step(world, ignore) or len(world.stack) > base:
            for seat in waiting(world):
                give(world, default(world, seat))
        if action.verb == "veto":
            world.where[action.target] = action.seat
            world.knowledge[action.target] = state.knowledge[action.target]
        return repr(action) if changing(world, base) == changing(state, base) else ""


def asked(state: Table) -> list[int]:
    return [] if state.decision is None else state.decision.asked


def ignore(state: Table) -> None:
    """Nobody looks on."""


def changing(state: Table, base: int) -> Any:
    """What a use may change: all but coins, and what lies below the frame that offers it."""
    return [state.kinds, state.where, state.knowledge, to_data(state.stack[: base - 1])]


class VetoWatch(Watch):
    """Whoever could veto a card when it was played can do so when they are asked."""

    def __init__(self) -> None:
        self.vetoes: dict[int, list[int]] = {}  # by card
        self.asked: list[int] = []

    def look(self, state: Table) -> None:
        for frame in state.stack:
            if isinstance(frame, Resolve) and frame.slot not in self.vetoes:
                self.vetoes[frame.slot] = held(state, frame.by)
                self.asked += [frame.slot] if frame.opposed else []
        top = state.stack[-1]
        if isinstance(top, Window) and (slot := resolving(state, top.of).slot) not in self.asked:
            self.asked.append(slot)
            lost = set(self.vetoes[slot]) - set(held(state, resolving(state, top.of).by))
            assert not lost, f"vetoes {lost} are gone before anybody was asked"


def held(state: Table, by: int) -> list[int]:
    """The vetoes of all others."""
    return [
        slot
        for slot, kind in enumerate(state.kinds)
        if kind == VETO and state.where[slot] in range(state.seats) and state.where[slot] != by
    ]


CASE = Case(
    Toy(),
    [{"seats": "2"}, {"seats": "3"}, {"seats": "4"}, {"seats": "4", "teams": "true"}],
    conserve,
    {0: [2, 4, 15, 39, 122], 1: [2, 4, 8, 33, 89], 3: [2, 4, 8, 16, 72]},
    decks,
    abilities=ToyAbilities(),
    watch=VetoWatch,
)
