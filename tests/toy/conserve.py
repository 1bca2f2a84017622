"""What the laws must be told about the toy."""

from toy.pieces import BANK, BOX
from toy.state import DECK, PLAYED, Table


def conserve(state: Table) -> None:
    assert sorted(state.kinds) == sorted(BOX)
    assert all(place in (DECK, PLAYED) or 0 <= place < state.seats for place in state.where)
    assert sum(state.coins) + state.bank == BANK
    assert min([state.bank, *state.coins]) >= 0


def decks(state: Table) -> list[tuple[list[int], list[int]]]:
    """All cards have the same back."""
    return [(state.kinds, list(range(len(state.kinds))))]
