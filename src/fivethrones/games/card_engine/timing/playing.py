"""Playing cards from hand: costs, bearers, duplicates."""

from typing import Final, final

from fivethrones.games.card_engine.ability.static import COSTS
from fivethrones.games.card_engine.box.figures import EVENT, LIMITED
from fivethrones.games.card_engine.moves.choosing import ask, pick, picked_cards
from fivethrones.games.card_engine.moves.entering import may_control, slip_under
from fivethrones.games.card_engine.moves.moving import enter_play, move, show
from fivethrones.games.card_engine.moves.payment import take_gold
from fivethrones.games.card_engine.records.lasting import Lasting
from fivethrones.games.card_engine.records.numbers import NO_CARD, Slot
from fivethrones.games.card_engine.records.occurrences import ENTERED, WAS_ATTACHED, WAS_PLAYED
from fivethrones.games.card_engine.records.phases import MARSHALLING
from fivethrones.games.card_engine.records.zones import PLAY, PLAYED
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.resolution import begin_aftermath
from fivethrones.games.card_engine.values.bearing import bearers
from fivethrones.games.card_engine.values.prices import cheaper, cost, spendable
from fivethrones.games.card_engine.values.texts import card_of, touching
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Args

# The steps of playing a card.
BEARER: Final = 0
ENTER: Final = 1
END: Final = 2


def marshals(table: Table, seat: Seat) -> bool:
    """Whether it is this player's turn to marshal, so that cards can be played."""
    return table.phase == MARSHALLING and table.active == seat


def why_not_play(table: Table, seat: Seat, card: Slot) -> str:
    """Why a card in hand cannot be played now: the id of a refusal, or nothing."""
    printed = card_of(table, card)
    if printed.type == EVENT:
        return "refused-event"
    if not marshals(table, seat):
        return "refused-not-active"
    if not may_control(table, seat, card):
        return "refused-unique"
    if LIMITED in printed.keywords and table.limited[seat]:
        return "refused-limited"
    if cost(table, seat, card) > spendable(table, seat):
        return "refused-gold"
    if printed.bearer is not None and not bearers(table, seat, card):
        return "refused-no-bearer"
    return ""


def why_not_attach(table: Table, seat: Seat, card: Slot) -> str:
    """The same for playing a location as an attachment to one's House card."""
    if not card_of(table, card).on_house or table.house_card(seat) == NOTHING:
        return "refused-no-bearer"
    return why_not_play(table, seat, card)


def top_of(table: Table, seat: Seat, card: Slot) -> Slot:
    """The unique card in play of which this card could be a duplicate, or NO_CARD."""
    if not table.card(card).unique or not marshals(table, seat) or not table.is_a(card, table.box.duplicates):
        return NO_CARD
    for slot in table.pile(PLAY, seat):
        if table.are_copies(slot, card) and table.owner[slot] == seat:
            return slot
    return NO_CARD


def place_duplicate(table: Table, seat: Seat, card: Slot) -> None:
    """Put a card under its copy. It costs nothing and does not count as playing a card."""
    slip_under(table, card, top_of(table, seat, card))


def play_card(table: Table, seat: Seat, card: Slot, on_house: bool = False) -> None:
    """Pay for a card and begin to play it."""
    price = cost(table, seat, card)
    spend_reductions(table, seat, card)
    card = move(table, card, PLAYED, seat)
    if LIMITED in table.card(card).keywords:
        table.limited[seat] += 1
    learning = show(table, card)
    public: Args = {"card": table.name(card), "gold": price}
    table.emit(Event("plays", seat, public, table.rule("playing"), discloses=learning))
    table.push(Playing(card, on_house, BEARER))
    take_gold(table, seat, price)


def spend_reductions(table: Table, seat: Seat, card: Slot) -> None:
    """Use up all reductions that fit the card, needed or not."""
    spent = cheaper(table, seat, card)
    kept: list[Lasting] = []
    for lasting in table.lasting:
        if lasting not in spent:
            kept.append(lasting)
    table.lasting = kept
    for me in touching(table, COSTS):
        for static in card_of(table, me).static_effects:
            static.played(table, table.controller[me], me, seat, card)


@final
class Playing(Frame[Table]):
    """A card that has been paid for: its bearer is chosen, it comes into play, and answers follow."""

    def __init__(self, card: Slot, on_house: bool, step: int) -> None:
        self.card = card
        self.on_house = on_house  # played as an attachment to the House card
        self.step = step

    def clone(self) -> "Frame[Table]":
        return Playing(self.card, self.on_house, self.step)

    def resume(self, table: Table) -> Decision | None:
        seat = table.controller[self.card]
        self.step += 1
        if self.step == ENTER:
            self.ask_bearer(table, seat)
        elif self.step == END:
            base = table.mark()
            self.enter(table, seat)
            begin_aftermath(table, base, seat)
        else:
            table.pop()
        return None

    def ask_bearer(self, table: Table, seat: Seat) -> None:
        pick(table, [table.house_card(seat)] if self.on_house else [])
        if table.card(self.card).bearer is not None:
            choices = bearers(table, seat, self.card)
            ask(table, seat, "prompt-bearer", "attachment", self.card, 1, 1, choices)

    def enter(self, table: Table, seat: Seat) -> None:
        bearers = picked_cards(table)
        bearer = bearers[0] if bearers else NO_CARD
        if bearer != NOTHING:
            public: Args = {"card": table.name(self.card), "bearer": table.name(bearer)}
            table.emit(Event("attaches", seat, public, table.rule("attachment")))
        enter_play(table, self.card, seat, bearer)
        table.note(WAS_PLAYED, seat, self.card)
        table.note(ENTERED, seat, self.card)
        if bearer != NOTHING:
            table.note(WAS_ATTACHED, seat, self.card)
