"""Doomed cards were not saved but stay in play until the response window ends; then they leave together."""

from typing import Final, final

from fivethrones.games.card_engine.ability.static import FADES
from fivethrones.games.card_engine.box.figures import CHARACTER, STALWART
from fivethrones.games.card_engine.moves.choosing import choose, picked_number
from fivethrones.games.card_engine.moves.moving import leave_play, shuffle_deck
from fivethrones.games.card_engine.records.cards import Doomed
from fivethrones.games.card_engine.records.lasting import FADES as LASTING_FADES
from fivethrones.games.card_engine.records.numbers import Slot, Zone
from fivethrones.games.card_engine.records.occurrences import PLACED, Occurrence
from fivethrones.games.card_engine.records.zones import DEAD, DECK, DISCARD, HAND, ZONES
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.of_cards import (
    BE_DISCARDED,
    BE_KILLED,
    cannot,
    has_keyword,
    strength,
)
from fivethrones.games.card_engine.values.texts import card_of, touching
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Args

# Ways to leave play.
KILLED: Final = 0
DISCARDED: Final = 1
RETURNED: Final = 2
FADED: Final = 3  # killed for having strength 0

SHUFFLED: Final = Zone(ZONES)  # stands for the deck as a goal, if the card is shuffled into it
PLACES: Final = {
    DEAD: "place-dead",
    DISCARD: "place-discard",
    HAND: "place-hand",
    DECK: "place-deck",
    SHUFFLED: "place-shuffled",
}


def is_doomed(table: Table, card: Slot) -> bool:
    for doomed in table.doomed:
        if doomed.card == card:
            return True
    return False


def may_leave(table: Table, card: Slot, how: int) -> bool:
    if is_doomed(table, card):
        return False
    if how == DISCARDED:
        return not cannot(table, card, BE_DISCARDED)
    return how == RETURNED or not cannot(table, card, BE_KILLED)


def redirect(table: Table, card: Slot, goal: Zone) -> None:
    """Send a doomed card somewhere else. If it is stalwart and was going to the deck, its controller chooses between the two."""
    for doomed in table.doomed:
        if doomed.card == card:
            goals = [goal, DECK] if doomed.goal == DECK and has_keyword(table, card, STALWART) else [goal]
            table.push(Redirect(card))
            choose_place(table, card, goals)


def may_redirect(table: Table, card: Slot, goal: Zone) -> bool:
    """Whether a card is doomed and was going elsewhere."""
    for doomed in table.doomed:
        if doomed.card == card:
            return doomed.goal != goal
    return False


def choose_place(table: Table, card: Slot, goals: list[Zone]) -> None:
    """Let the controller choose where a card goes."""
    words = [PLACES[goal] for goal in goals]
    choose(table, table.controller[card], "goal", "prompt-place", "doomed", card, goals, words)


@final
class Redirect(Frame[Table]):
    """Sends a doomed card where its controller has just chosen."""

    def __init__(self, card: Slot) -> None:
        self.card = card

    def clone(self) -> "Frame[Table]":
        return self

    def resume(self, table: Table) -> Decision | None:
        table.pop()
        for i in range(len(table.doomed)):
            if table.doomed[i].card == self.card:
                table.doomed[i] = Doomed(self.card, Zone(picked_number(table)))
        return None


def sweep(table: Table, occurrences: list[Occurrence]) -> None:
    """Take the cards out of play that were doomed by these occurrences."""
    ended = [occurrence.card for occurrence in occurrences]
    for doomed in table.doomed.copy():
        if doomed.card in ended and is_doomed(table, doomed.card):
            place(table, doomed.card, doomed.goal)


def place(table: Table, card: Slot, goal: Zone) -> None:
    """Move a card out of play: to its owner's hand, a pile, the top of the deck or shuffled into it."""
    owner = table.owner[card]
    public: Args = {"card": table.name(card), "place": PLACES[goal]}
    table.emit(Event("leaves-play", owner, public, table.rule("doomed")))
    leave_play(table, card, DECK if goal == SHUFFLED else goal)
    if goal == SHUFFLED:
        shuffle_deck(table, owner)
    elif goal == DEAD:
        table.note(PLACED, owner, card)


# Characters that die at strength 0


def is_fading(table: Table, card: Slot) -> bool:
    """Whether a card is a character that dies at strength 0 and has strength 0 now."""
    return (
        table.is_a(card, CHARACTER)
        and fades(table, card)
        and strength(table, card) == 0
        and may_leave(table, card, FADED)
    )


def fades(table: Table, card: Slot) -> bool:
    for lasting in table.lasting:
        if lasting.what == LASTING_FADES and lasting.card == card:
            return True
    for me in touching(table, FADES):
        for static in card_of(table, me).static_effects:
            if static.fades(table, table.controller[me], me, card):
                return True
    return False
