"""LC-20: Houses and agendas are announced clockwise from the first player of the set-up; players' own decks are brought then.

Everybody sees House, agenda and the number of cards; only their player knows which cards they are. Each choice says how
many copies of a card to take, so a deck is complete after some dozens of choices.
"""

from typing import Final, final

from fivethrones.games.card_engine.box.card import Card
from fivethrones.games.card_engine.box.figures import PLOT
from fivethrones.games.card_engine.records.numbers import Kind
from fivethrones.games.card_engine.records.zones import AGENDA, DECK, HOUSE, PLOTS
from fivethrones.games.card_engine.state import Table
from fivethrones.games.living_card_game.decks import (
    HOUSE_DECK,
    MOST,
    PLOT_DECK,
    Deck,
    agendas,
    fewest,
    may_hold,
    most_copies,
)
from fivethrones.games.living_card_game.pieces import CARDS, HOUSE_CARDS, KINDS, card_called
from fivethrones.games.living_card_game.starters import STARTERS, is_starter
from fivethrones.kernel.action import NOTHING, Action, Option, Seat, Span
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.knowledge import EVERYONE, NOBODY, only
from fivethrones.kernel.message import Args, Message
from fivethrones.kernel.play import why_not

OWN: Final = "own"

# The steps.
CHOOSE_HOUSE: Final = 0
CHOOSE_AGENDA: Final = 1
CHOOSE_SIZE: Final = 2
TAKE_CARDS: Final = 3
TAKE_PLOTS: Final = 4

PROMPTS: Final = [
    "prompt-bring-house", "prompt-bring-agenda", "prompt-bring-size", "prompt-bring-cards", "prompt-bring-plots",
]  # fmt: skip
REFUSALS: Final = [
    "refused-bring-house", "refused-bring-agenda", "refused-bring-size", "refused-bring-cards",
    "refused-bring-plots",
]  # fmt: skip
RULES: Final = ["LC-13", "LC-18", "LC-15", "LC-15", "LC-14"]


@final
class Bringing(Frame[Table]):
    def __init__(self, done: int, step: int, size: int) -> None:
        self.done = done  # how many players have a deck
        self.step = step
        self.size = size  # of the house deck, once it has been chosen

    def clone(self) -> "Frame[Table]":
        return Bringing(self.done, self.step, self.size)

    def resume(self, table: Table) -> Decision | None:
        if self.done == table.seats:
            table.pop()
            return None
        seat = self.seat(table)
        if not brings(table, seat):
            announce_starter(table, seat)
            self.next_player()
            return None
        args: Args = {"left": self.left(table, seat)} if self.step in (TAKE_CARDS, TAKE_PLOTS) else {}
        return Decision(Message(PROMPTS[self.step], args, RULES[self.step]), [seat])

    def seat(self, table: Table) -> Seat:
        """Whose turn it is to bring a deck."""
        return table.in_order(table.first)[self.done]

    def options(self, table: Table, seat: Seat) -> list[Option]:
        if self.step == CHOOSE_HOUSE:
            starters = [Action(seat, "starter", KINDS[f"house_{house}"]) for house in STARTERS]
            return [*starters, *(Action(seat, "house", KINDS[card.id]) for card in HOUSE_CARDS)]
        if self.step == CHOOSE_AGENDA:
            held = agendas(house_of(table, seat), table.box.free_decks)
            return [Action(seat, "noagenda"), *(Action(seat, "agenda", KINDS[card.id]) for card in held)]
        if self.step == CHOOSE_SIZE:
            least = fewest(table.box.free_decks)
            most = min(MOST, sum(more for _, more in self.on_offer(table, seat)))
            return [Action(seat, "size", least), Span(seat, "size", least + 1, most)]
        left = self.left(table, seat)
        return [
            Action(seat, "take", kind, copies)
            for kind, more in self.on_offer(table, seat)
            for copies in range(1, min(more, left) + 1)
        ]

    def left(self, table: Table, seat: Seat) -> int:
        """How many more cards or plots must be taken."""
        if self.step == TAKE_CARDS:
            return self.size - len(table.pile(DECK, seat))
        return PLOT_DECK - len(table.pile(PLOTS, seat))

    def on_offer(self, table: Table, seat: Seat) -> list[tuple[Kind, int]]:
        """The kinds on offer, each with the number of further copies allowed: other cards first, plots in their own step."""
        house, free = house_of(table, seat), table.box.free_decks
        types, zone = (PLOT, PLOTS) if self.step == TAKE_PLOTS else (HOUSE_DECK, DECK)
        taken = [0] * len(CARDS)
        for slot in table.pile(zone, seat):
            taken[table.kinds[slot]] += 1
        found: list[tuple[Kind, int]] = []
        for kind in table.box.kinds:
            card = CARDS[kind]
            more = most_copies(card, free) - taken[kind]
            if card.type & types and more > 0 and may_hold(house, card, free):
                found.append((kind, more))
        return found

    def answer(self, table: Table, action: Action) -> None:
        seat, verb, target = action.seat, action.verb, action.target
        if verb == "starter":
            starter = CARDS[target].id.removeprefix("house_")
            lay_out(table, seat, STARTERS[starter])
            announce_starter(table, seat)
            self.next_player()
        elif verb == "house":
            table.add(HOUSE, seat, seat, [CARDS[target]], EVERYONE)
            table.secret_decks.append(seat)
            self.step = CHOOSE_AGENDA
        elif verb == "take":
            self.take(table, seat, [CARDS[target]] * action.extra)
        elif verb == "size":
            self.size = target
            self.step = TAKE_CARDS
        else:
            if verb == "agenda":
                table.add(AGENDA, seat, seat, [CARDS[target]], EVERYONE)
            self.step = CHOOSE_SIZE

    def take(self, table: Table, seat: Seat, cards: list[Card]) -> None:
        zone = DECK if self.step == TAKE_CARDS else PLOTS
        table.add(zone, seat, seat, cards, only(seat))
        if self.left(table, seat):
            return
        if self.step == TAKE_CARDS:
            self.step = TAKE_PLOTS
            return
        announce(table, seat, self.size)
        self.next_player()

    def next_player(self) -> None:
        self.done += 1
        self.step = CHOOSE_HOUSE

    def why_not(self, table: Table, action: Action) -> Message:
        args: Args = {"least": fewest(table.box.free_decks)} if self.step == CHOOSE_SIZE else {}
        return Message(REFUSALS[self.step], args, RULES[self.step])


def brings(table: Table, seat: Seat) -> bool:
    return table.settings[f"deck_{seat}"] == OWN


def house_of(table: Table, seat: Seat) -> int:
    return table.card(table.house_card(seat)).house


def announce_starter(table: Table, seat: Seat) -> None:
    table.emit(Event("brings-starter", seat, {"house": table.name(table.house_card(seat))}, "LC-20"))


def announce(table: Table, seat: Seat, size: int) -> None:
    """LC-20: announce what everybody may know of a deck."""
    public: Args = {"house": table.name(table.house_card(seat)), "count": size}
    held = table.pile(AGENDA, seat)
    if not held:
        table.emit(Event("brings-deck", seat, public, "LC-20"))
        return
    table.emit(Event("brings-deck-with-agenda", seat, {**public, "agenda": table.name(held[0])}, "LC-20"))


def lay_out(table: Table, seat: Seat, deck: Deck) -> None:
    """Lay out a deck that everybody knows, with its House card and agenda."""
    table.add(HOUSE, seat, seat, [card_called(f"house_{deck.house}")], EVERYONE)
    if deck.agenda:
        table.add(AGENDA, seat, seat, [card_called(deck.agenda)], EVERYONE)
    table.add(DECK, seat, seat, deck.cards(), NOBODY)
    table.add(PLOTS, seat, seat, deck.plots(), EVERYONE)


def choices(seat: Seat, deck: Deck) -> list[Action]:
    """The choices by which a player brings this deck, which must be legal."""
    if is_starter(deck):
        return [Action(seat, "starter", KINDS[f"house_{deck.house}"])]
    agenda = Action(seat, "agenda", KINDS[deck.agenda]) if deck.agenda else Action(seat, "noagenda")
    said = [
        Action(seat, "house", KINDS[f"house_{deck.house}"]),
        agenda,
        Action(seat, "size", len(deck.cards())),
    ]
    for types in (HOUSE_DECK, PLOT):
        for id, copies in deck.copies.items():
            if card_called(id).type & types:
                said.append(Action(seat, "take", KINDS[id], copies))
    return said


def label(option: Option) -> Message:
    """The label of a choice of this frame."""
    if isinstance(option, Span):
        return Message("do-size-span", {"low": option.low, "high": option.high})
    if option.verb == "size":
        return Message("do-size", {"amount": option.target})
    if option.target == NOTHING:
        return Message("do-noagenda")
    args: Args = {"card": CARDS[option.target].name}
    if option.verb == "take":
        args["count"] = option.extra
    return Message(f"do-{option.verb}", args)


def why_idle(table: Table, seat: Seat) -> Message | None:
    """While decks are brought, nothing on the table can be chosen by pointing at it."""
    return why_not(table, Action(seat, "point"))
