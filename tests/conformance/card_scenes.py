"""Random cards of a box laid out at random: what two of them do to each other shows where they meet.

A scene begins with any phase. Each player has cards of the own deck in hand, in play, in the piles and in the deck, a revealed
plot and some that are used, gold and power; a few cards are controlled by others. All of it might come about in a game.
"""

from fivethrones.games.card_engine.box.figures import ATTACHMENT, CHARACTER, EVENT, LOCATION, PLOT
from fivethrones.games.card_engine.moves.entering import may_control
from fivethrones.games.card_engine.moves.moving import shuffle_deck
from fivethrones.games.card_engine.phases.round import Round
from fivethrones.games.card_engine.records.numbers import NO_CARD, Slot, Zone
from fivethrones.games.card_engine.records.phases import CHALLENGES_PHASE, MARSHALLING, PHASES, PLOT_PHASE
from fivethrones.games.card_engine.records.zones import (
    DEAD,
    DECK,
    DISCARD,
    HAND,
    PLAY,
    PLOTS,
    REVEALED,
    UNDER,
    USED,
)
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.bearing import bearers
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.knowledge import only
from fivethrones.kernel.play import advance
from fivethrones.kernel.rng import Rng
from fivethrones.scenes.card_engine import put

# Most happens in the challenges, and much while cards are played.
BEGINNINGS = [*range(len(PHASES)), MARSHALLING, CHALLENGES_PHASE, CHALLENGES_PHASE, CHALLENGES_PHASE]


def lay_out(table: Table, rng: Rng) -> None:
    """Of players whose decks and plots are complete."""
    table.rng = rng.branch()
    for seat in range(table.seats):
        shuffle_deck(table, seat)
        lay_piles(table, seat, rng)
        lay_plots(table, seat, rng)
    for types in (CHARACTER, LOCATION, ATTACHMENT):  # who bears it comes before what is borne
        for seat in range(table.seats):
            for card in some_of(table, seat, types, 6 if types == CHARACTER else 3, rng):
                lay_in_play(table, seat, card, rng)
    for seat in range(table.seats):
        table.gold[seat] = rng.below(7)
        table.power[seat] = rng.below(5)
    table.first = rng.below(table.seats)
    table.initiative = table.first


def begin(table: Table, rng: Rng) -> None:
    """Any phase, from its very beginning, with the titles that go with it."""
    phase = BEGINNINGS[rng.below(len(BEGINNINGS))]
    table.round = phase > PLOT_PHASE
    if phase > PLOT_PHASE and table.box.titles:
        rng.shuffle(table.chamber)
        table.titles = [table.chamber.pop() for _ in range(table.seats)]
        table.chamber.sort()
    table.phase = phase - 1
    table.push(Round(phase - 1, True))
    advance(table)


def lay(table: Table, card: Slot, zone: Zone, seat: Seat) -> None:
    put(table, card, zone, seat)
    table.touching = {}


def some_of(table: Table, seat: Seat, types: int, most: int, rng: Rng) -> list[Slot]:
    """Up to so many cards of a player's deck, at random."""
    cards = [card for card in table.pile(DECK, seat) if table.is_a(card, types)]
    rng.shuffle(cards)
    return cards[: rng.below(most + 1)]


def lay_piles(table: Table, seat: Seat, rng: Rng) -> None:
    for zone, types, most in (
        (HAND, CHARACTER | LOCATION | ATTACHMENT, 4),
        (HAND, EVENT, 4),
        (DISCARD, CHARACTER | LOCATION | ATTACHMENT | EVENT, 4),
        (DEAD, CHARACTER, 3),
    ):
        for card in some_of(table, seat, types, most, rng):
            lay(table, card, zone, seat)
    if rng.below(8) == 0:  # the deck has run short
        for card in table.pile(DECK, seat)[rng.below(12) :]:
            lay(table, card, DISCARD, seat)


def lay_plots(table: Table, seat: Seat, rng: Rng) -> None:
    """One is revealed; whoever chose them in secret alone knows those that are left."""
    plots = [slot for slot in table.pile(PLOTS, seat) if table.is_a(slot, PLOT)]
    secret = any(table.knowledge[plot] == only(seat) for plot in plots)
    rng.shuffle(plots)
    for plot in plots[: rng.below(len(plots))]:
        lay(table, plot, USED if table.pile(REVEALED, seat) else REVEALED, seat)
    for plot in table.pile(PLOTS, seat) if secret else []:
        table.knowledge[plot] = only(seat)


def lay_in_play(table: Table, seat: Seat, card: Slot, rng: Rng) -> None:
    """Where its text lets it lie; a second copy of a unique card as a duplicate, or not at all."""
    tops = [top for top in table.pile(PLAY, seat) if table.kinds[top] == table.kinds[card]]
    if table.card(card).unique and tops:
        if table.is_a(card, table.box.duplicates) and table.owner[tops[0]] == seat:
            lay(table, card, UNDER, seat)
            table.attached_to[card] = tops[0]
        return
    controller = rng.below(table.seats) if rng.below(12) == 0 else seat
    if not may_control(table, controller, card) or not may_control(table, seat, card):
        return
    bearer = NO_CARD
    if table.card(card).bearer is not None:
        choices = bearers(table, controller, card)
        if not choices:
            return
        bearer = choices[rng.below(len(choices))]
    elif table.card(card).on_house and table.house_card(controller) != NOTHING and rng.below(2):
        bearer = table.house_card(controller)
    lay(table, card, PLAY, controller)
    table.attached_to[card] = bearer
    table.kneeling[card] = rng.below(3) == 0
    if table.is_a(card, CHARACTER):
        table.power_on[card] = max(rng.below(5) - 2, 0)
    table.gold_on[card] = rng.below(3) if rng.below(12) == 0 else 0
