"""What a viewer sees of each player. Cards that the viewer has not seen are only counted."""

from typing import final

from fivethrones.games.card_engine.moves.victory import goal, power_of
from fivethrones.games.card_engine.records.numbers import NO_CARD, Slot, Zone
from fivethrones.games.card_engine.records.zones import (
    AGENDA,
    DEAD,
    DECK,
    DISCARD,
    DRAFT,
    DRAFTED,
    HAND,
    HOUSE,
    PLOTS,
    SETUP,
    USED,
)
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.of_players import claim, income, initiative
from fivethrones.games.card_engine.values.prices import influence
from fivethrones.games.card_engine.values.titles import is_spent
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.game import View
from fivethrones.kernel.knowledge import knows


@final
class SideView(View):
    """Everything that belongs to one player. Cards are given as kinds."""

    gold: int
    power: int  # of the House
    total_power: int
    income: int
    limited: int
    plot: Slot  # slot of the revealed plot
    plot_kind: int
    initiative: int
    claim: int  # as attacker in the challenge under way
    plots: int
    plots_seen: list[int]
    used: list[int]
    hand: int
    hand_seen: list[int]
    deck: int
    deck_seen: list[int]  # position from the top, then kind, of each card that the viewer knows
    laid: int  # cards placed face down at set-up
    laid_seen: list[int]
    discard: list[int]
    dead: list[int]
    draft_seen: list[int]
    house: int  # slot of the House card
    house_kind: int
    agenda: int  # slot of the agenda
    agenda_kind: int
    title: int  # number of the title
    title_used: bool  # whether its once-a-round right has been used
    partner: Seat
    influence: int  # that the player could pay now
    drawn: int  # cards drawn this round that count towards the draw limit
    counted_power: int  # power that counts for victory; of a whole team, if there are teams
    wins_at: int


def side_view(table: Table, seat: Seat, viewer: Seat) -> SideView:
    plot = table.plot(seat)
    seen = SideView()
    seen.gold = table.gold[seat]
    seen.power = table.power[seat]
    seen.total_power = table.total_power(seat)
    seen.income = income(table, seat)
    seen.limited = table.limited[seat]
    seen.plot = plot
    seen.plot_kind = NOTHING if plot == NOTHING else table.kinds[plot]
    seen.initiative = 0 if plot == NOTHING else initiative(table, seat)
    seen.claim = claim(table, seat)
    seen.plots = len(table.pile(PLOTS, seat))
    seen.plots_seen = seen_kinds(table, PLOTS, seat, viewer)
    seen.used = seen_kinds(table, USED, seat, viewer)
    seen.hand = len(table.pile(HAND, seat))
    seen.hand_seen = seen_kinds(table, HAND, seat, viewer)
    seen.deck = len(table.pile(DECK, seat))
    seen.deck_seen = seen_places(table, seat, viewer)
    seen.laid = len(table.pile(SETUP, seat))
    seen.laid_seen = seen_kinds(table, SETUP, seat, viewer)
    seen.discard = [table.kinds[slot] for slot in table.pile(DISCARD, seat)]
    seen.dead = [table.kinds[slot] for slot in table.pile(DEAD, seat)]
    seen.draft_seen = seen_kinds(table, DRAFT, seat, viewer) + seen_kinds(table, DRAFTED, seat, viewer)
    seen.house = table.house_card(seat)
    seen.house_kind = first_kind(table, HOUSE, seat)
    seen.agenda = first_slot(table, AGENDA, seat)
    seen.agenda_kind = first_kind(table, AGENDA, seat)
    seen.title = table.titles[seat]
    seen.title_used = is_spent(table, seat, table.titles[seat])
    seen.partner = table.partner(seat)
    seen.influence = influence(table, seat)
    seen.drawn = table.drawn[seat]
    seen.counted_power = power_of(table, seat)
    seen.wins_at = goal(table, seat)
    return seen


def first_slot(table: Table, zone: Zone, seat: Seat) -> Slot:
    pile = table.pile(zone, seat)
    return pile[0] if pile else NO_CARD


def first_kind(table: Table, zone: Zone, seat: Seat) -> int:
    slot = first_slot(table, zone, seat)
    return NOTHING if slot == NOTHING else table.kinds[slot]


def seen_kinds(table: Table, zone: Zone, seat: Seat, viewer: Seat) -> list[int]:
    """The kinds in a pile that the viewer knows, in an order that gives nothing away."""
    return sorted(
        table.kinds[slot] for slot in table.pile(zone, seat) if knows(table.knowledge[slot], viewer)
    )


def seen_places(table: Table, seat: Seat, viewer: Seat) -> list[int]:
    deck = table.pile(DECK, seat)
    places: list[int] = []
    for i in range(len(deck)):
        if knows(table.knowledge[deck[i]], viewer):
            places += [i, table.kinds[deck[i]]]
    return places
