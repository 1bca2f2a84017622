"""What the laws must be told about the toy."""

from conformance.case import Case, Deck
from toy.game import Toy
from toy.pieces import BANK, BOX
from toy.state import DECK, PLAYED, Table


def conserve(state: Table) -> None:
    assert sorted(state.kinds) == sorted(BOX)
    assert all(place in (DECK, PLAYED) or 0 <= place < state.seats for place in state.where)
    assert sum(state.coins) + state.bank == BANK
    assert min([state.bank, *state.coins]) >= 0


def decks(state: Table) -> list[Deck]:
    """All cards have the same back."""
    return [(state.kinds, list(range(len(state.kinds))))]


CASE = Case(
    Toy(),
    [{"seats": "2"}, {"seats": "3"}, {"seats": "4"}, {"seats": "4", "teams": "true"}],
    conserve,
    {0: [2, 4, 15, 39, 122], 1: [2, 4, 8, 33, 89], 3: [2, 4, 8, 16, 72]},
    decks,
)
