"""Doomed cards: not saved, but in play until the end of the window; then they leave together."""

from typing import Final

from fivethrones.games.card_engine.occurrences import PLACED
from fivethrones.games.card_engine.rules.moves import leave_play
from fivethrones.games.card_engine.state import DEAD, DECK, DISCARD, HAND, OCCURRENCE, Table
from fivethrones.kernel.event import Event
from fivethrones.kernel.message import Args

PLACES: Final = {DEAD: "place-dead", DISCARD: "place-discard", HAND: "place-hand", DECK: "place-deck"}


def is_doomed(table: Table, card: int) -> bool:
    doomed = table.doomed
    for i in range(0, len(doomed), 2):
        if doomed[i] == card:
            return True
    return False


def send(table: Table, card: int, goal: int) -> None:
    """Let a doomed card go somewhere else."""
    doomed = table.doomed
    for i in range(0, len(doomed), 2):
        if doomed[i] == card:
            doomed[i + 1] = goal


def sweep(table: Table, records: list[int]) -> None:
    """Those leave play that were doomed by what is among these occurrences."""
    ended = [records[i + 2] for i in range(0, len(records), OCCURRENCE)]
    doomed = table.doomed
    for i in range(0, len(doomed), 2):
        if doomed[i] in ended and is_doomed(table, doomed[i]):
            place(table, doomed[i], doomed[i + 1])


def place(table: Table, card: int, goal: int) -> None:
    """To its owner's hand, to the top of its owner's deck, or to a pile."""
    owner = table.owner[card]
    public: Args = {"card": table.name(card), "place": PLACES[goal]}
    table.emit(Event("leaves-play", owner, public, table.rule("doomed")))
    leave_play(table, card, goal)
    if goal == DEAD:
        table.note(PLACED, owner, card)
