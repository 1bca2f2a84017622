"""Searching decks. Whether a card was found stays secret until it is shown."""

from typing import final

from fivethrones.games.card_engine.moves.entering import may_enter, put_into_play, slip_under
from fivethrones.games.card_engine.moves.moving import move, show, shuffle_deck
from fivethrones.games.card_engine.records.numbers import NO_CARD, AbilityNo, Slot, Zone
from fivethrones.games.card_engine.records.occurrences import SHOWN
from fivethrones.games.card_engine.records.zones import DECK, HAND, PLAY
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.knowledge import EVERYONE, only
from fivethrones.kernel.message import Args, Message


def begin_search(table: Table, use: AbilityUse, seats: list[Seat], goal: Zone) -> None:
    """Let players search their decks for the ability in use: to hand, into play, or for a duplicate of its card."""
    table.push(Search(use.seat, use.card, use.index, seats, goal, []))


@final
class Search(Frame[Table]):
    """Players search their decks one after another; then everything found is shown."""

    def __init__(
        self, by: Seat, card: Slot, index: AbilityNo, seats: list[Seat], goal: Zone, found: list[Slot]
    ) -> None:
        self.by = by  # the player whose effect it is
        self.card = card  # that has the ability
        self.index = index  # of the ability
        self.seats = seats
        self.goal = goal
        self.found = found  # what each player has taken so far, or NO_CARD

    def clone(self) -> "Frame[Table]":
        return Search(self.by, self.card, self.index, self.seats, self.goal, self.found.copy())

    def resume(self, table: Table) -> Decision | None:
        if len(self.found) == len(self.seats):
            table.pop()
            for i in range(len(self.seats)):
                self.take_find(table, self.seats[i], self.found[i])
            return None
        seat = self.seats[len(self.found)]
        if not table.pile(DECK, seat):
            self.found.append(NO_CARD)
            return None
        for slot in table.pile(DECK, seat):
            table.knowledge[slot] |= only(seat)
        table.emit(Event("searches", seat, {}, table.rule("search"), discloses=only(seat)))
        return Decision(Message("prompt-search", {}, table.rule("search")), [seat])

    def fitting(self, table: Table, seat: Seat) -> list[Slot]:
        found = [card for card in table.pile(DECK, seat) if self.fits(table, seat, card)]
        return [card for card in found if may_enter(table, seat, card)] if self.goal == PLAY else found

    def fits(self, table: Table, seat: Seat, card: Slot) -> bool:
        ability = table.card(self.card).ability(self.index)
        for effects in [ability.effects, *ability.branches]:
            for effect in effects:
                if effect.itself().finds(table, seat, self.card, card):
                    return True
        return False

    def options(self, table: Table, seat: Seat) -> list[Option]:
        found = [Action(seat, "choose", card) for card in self.fitting(table, seat)]
        return [*found] if found and table.box.must_find else [Action(seat, "done"), *found]

    def answer(self, table: Table, action: Action) -> None:
        self.found.append(Slot(action.target if action.verb == "choose" else NOTHING))

    def why_not(self, table: Table, action: Action) -> Message:
        return Message("refused-search", {}, table.rule("search"))

    def take_find(self, table: Table, seat: Seat, card: Slot) -> None:
        """Move what was found to its goal. The deck is shuffled in any case."""
        if card == NOTHING:
            table.emit(Event("finds-nothing", seat, {}, table.rule("search"), discloses=EVERYONE))
        elif self.goal == HAND:
            card = move(table, card, HAND, seat)
            show(table, card)
            table.note(SHOWN, self.by, card)
            public: Args = {"card": table.name(card)}
            table.emit(Event("finds", seat, public, table.rule("search"), discloses=EVERYONE))
        elif self.goal == PLAY:
            put_into_play(table, card, seat)
        elif table.zone[self.card] == PLAY:
            slip_under(table, card, self.card)
        shuffle_deck(table, seat)
