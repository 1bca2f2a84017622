"""Doomed cards: not saved, but in play until the end of the window; then they leave together."""

from typing import ClassVar, Final, final

from fivethrones.games.card_engine.cards import STALWART
from fivethrones.games.card_engine.derived.of_cards import has_keyword
from fivethrones.games.card_engine.occurrences import OCCURRENCE, PLACED
from fivethrones.games.card_engine.rules.moves import leave_play, shuffle_deck
from fivethrones.games.card_engine.rules.pick import choose
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.zones import DEAD, DECK, DISCARD, HAND, ZONES
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Args

SHUFFLED: Final = ZONES  # not on top of the deck, but into it
PLACES: Final = {
    DEAD: "place-dead",
    DISCARD: "place-discard",
    HAND: "place-hand",
    DECK: "place-deck",
    SHUFFLED: "place-shuffled",
}


def is_doomed(table: Table, card: int) -> bool:
    doomed = table.doomed
    for i in range(0, len(doomed), 2):
        if doomed[i] == card:
            return True
    return False


def redirect(table: Table, card: int, goal: int) -> None:
    """Let a doomed card go somewhere else; one that is stalwart goes where its controller chooses."""
    doomed = table.doomed
    for i in range(0, len(doomed), 2):
        if doomed[i] == card:
            goals = [goal, DECK] if doomed[i + 1] == DECK and has_keyword(table, card, STALWART) else [goal]
            table.push(Redirect(card))
            choose_place(table, card, goals)


def may_redirect(table: Table, card: int, goal: int) -> bool:
    """Whether a card is doomed and would go to another place otherwise."""
    doomed = table.doomed
    for i in range(0, len(doomed), 2):
        if doomed[i] == card:
            return doomed[i + 1] != goal
    return False


def choose_place(table: Table, card: int, goals: list[int]) -> None:
    """Its controller does."""
    words = [PLACES[goal] for goal in goals]
    choose(table, table.controller[card], "goal", "prompt-place", "doomed", card, goals, words)


@final
class Redirect(Frame[Table]):
    """A doomed card goes where somebody has just chosen."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def clone(self) -> "Frame[Table]":
        return self

    def resume(self, table: Table) -> Decision | None:
        table.pop()
        table.doomed[table.doomed[::2].index(self.card) * 2 + 1] = table.picked[0]
        return None


def sweep(table: Table, records: list[int]) -> None:
    """Those leave play that were doomed by what is among these occurrences."""
    ended = [records[i + 2] for i in range(0, len(records), OCCURRENCE)]
    doomed = table.doomed
    for i in range(0, len(doomed), 2):
        if doomed[i] in ended and is_doomed(table, doomed[i]):
            place(table, doomed[i], doomed[i + 1])


def place(table: Table, card: int, goal: int) -> None:
    """To its owner's hand, to the top of its owner's deck or into it, or to a pile."""
    owner = table.owner[card]
    public: Args = {"card": table.name(card), "place": PLACES[goal]}
    table.emit(Event("leaves-play", owner, public, table.rule("doomed")))
    leave_play(table, card, DECK if goal == SHUFFLED else goal)
    if goal == SHUFFLED:
        shuffle_deck(table, owner)
    elif goal == DEAD:
        table.note(PLACED, owner, card)
