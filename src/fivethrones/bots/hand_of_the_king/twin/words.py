"""What companions do, word for word, in numbers."""

from typing import Final

from fivethrones.bots.hand_of_the_king.twin.table import HOLDER, Table
from fivethrones.games.hand_of_the_king.companions import COMPANIONS
from fivethrones.games.hand_of_the_king.pieces import HOUSE_OF
from fivethrones.games.hand_of_the_king.state import DEAD
from fivethrones.games.hand_of_the_king.words import (
    CHOSEN,
    DiscardCompanion,
    Draw,
    Kill,
    KillInArea,
    KillOnGrid,
    MoveAgain,
    Support,
    Swap,
    Take,
    Word,
)

# The kinds of words.
TAKE: Final = 0  # a character
KILL: Final = 1  # a character
KILL_SOMEBODY_ON_GRID: Final = 2
KILL_SOMEBODY_HELD: Final = 3
DISCARD_ONE: Final = 4
SWAP: Final = 5
KEEP: Final = 6  # for a house, or CHOSEN; worth so much
MOVE_AGAIN: Final = 7
DRAW: Final = 8  # so many


def coded(word: Word) -> list[int]:
    """Its kind, what it is about, and a number."""
    if isinstance(word, Take):
        return [TAKE, word.character, 0]
    if isinstance(word, Kill):
        return [KILL, word.character, 0]
    if isinstance(word, KillOnGrid):
        return [KILL_SOMEBODY_ON_GRID, 0, 0]
    if isinstance(word, KillInArea):
        return [KILL_SOMEBODY_HELD, 0, 0]
    if isinstance(word, DiscardCompanion):
        return [DISCARD_ONE, 0, 0]
    if isinstance(word, Swap):
        return [SWAP, 0, 0]
    if isinstance(word, Support):
        return [KEEP, word.house, word.worth]
    if isinstance(word, MoveAgain):
        return [MOVE_AGAIN, 0, 0]
    assert isinstance(word, Draw), f"{type(word).__name__} is a new word"
    return [DRAW, 0, word.count]


WORDS: Final[list[list[list[int]]]] = [[coded(word) for word in companion.words] for companion in COMPANIONS]

# The companions that draw others, one bit each.
DRAWERS: Final = sum([1 << c for c in range(len(WORDS)) if any(word[0] == DRAW for word in WORDS[c])])


def swings(table: Table) -> list[int]:
    """By house, how far the companions that may still be played could turn a lead at most."""
    result = [0] * 7
    if not table.row:
        return result
    within_reach = [c for c in range(len(WORDS)) if table.row >> c & 1]
    if deck_matters(table):
        within_reach += table.deck[table.top :]
    for companion in within_reach:
        for word in WORDS[companion]:
            add_swing(result, word, table)
    return result


def add_swing(swing: list[int], word: list[int], table: Table) -> None:
    kind, about, worth = word
    if kind in (TAKE, KILL):
        if table.numbers[HOLDER + about] != DEAD:
            swing[HOUSE_OF[about]] += 2 if kind == TAKE else 1
    elif kind == KEEP and about != CHOSEN:
        swing[about] += worth
    elif kind in (KEEP, KILL_SOMEBODY_HELD):
        for house in range(7):
            swing[house] += worth if kind == KEEP else 1


def deck_matters(table: Table) -> bool:
    """Whether somebody may still be drawn from it."""
    return table.row & DRAWERS != 0 and table.top < len(table.deck)
