"""What a viewer sees of each player. Cards that it has not seen are counted and have no number."""

from typing import ClassVar, final

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
    """All that belongs to one player, by kinds; what the viewer has not seen is only counted."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "gold", "power", "total_power", "income", "limited", "plot", "plot_kind", "initiative", "claim", "plots",
        "plots_seen", "used", "hand",
        "hand_seen", "deck", "deck_seen", "laid", "laid_seen", "discard", "dead", "draft_seen",
        "house", "house_kind", "agenda", "agenda_kind", "title", "title_used", "partner", "influence", "drawn", "counted_power",
        "wins_at",
    )  # fmt: skip

    def __init__(
        self,
        gold: int,
        power: int,
        total_power: int,
        income: int,
        limited: int,
        plot: Slot,
        plot_kind: int,
        initiative: int,
        claim: int,
        plots: int,
        plots_seen: list[int],
        used: list[int],
        hand: int,
        hand_seen: list[int],
        deck: int,
        deck_seen: list[int],
        laid: int,
        laid_seen: list[int],
        discard: list[int],
        dead: list[int],
        draft_seen: list[int],
        house: int,
        house_kind: int,
        agenda: int,
        agenda_kind: int,
        title: int,
        title_used: bool,
        partner: Seat,
        influence: int,
        drawn: int,
        counted_power: int,
        wins_at: int,
    ) -> None:
        self.gold = gold
        self.power = power  # on the banner
        self.total_power = total_power
        self.income = income
        self.limited = limited
        self.plot = plot  # slot of the revealed one
        self.plot_kind = plot_kind
        self.initiative = initiative
        self.claim = claim  # as an attacker, in the challenge under way
        self.plots = plots
        self.plots_seen = plots_seen
        self.used = used
        self.hand = hand
        self.hand_seen = hand_seen
        self.deck = deck
        self.deck_seen = deck_seen  # place from the top and kind, of each card that the viewer knows
        self.laid = laid  # face down at set-up
        self.laid_seen = laid_seen
        self.discard = discard
        self.dead = dead
        self.draft_seen = draft_seen
        self.house = house  # slot of the House card
        self.house_kind = house_kind
        self.agenda = agenda  # its slot
        self.agenda_kind = agenda_kind
        self.title = title  # its number
        self.title_used = title_used  # what it allows once a round
        self.partner = partner
        self.influence = influence  # all that could be paid now
        self.drawn = drawn  # cards this round that the draw limit counts
        self.counted_power = counted_power  # for victory; of a team together
        self.wins_at = wins_at


def side_view(table: Table, seat: Seat, viewer: Seat) -> SideView:
    plot = table.plot(seat)
    return SideView(
        gold=table.gold[seat],
        power=table.power[seat],
        total_power=table.total_power(seat),
        income=income(table, seat),
        limited=table.limited[seat],
        plot=plot,
        plot_kind=NOTHING if plot == NOTHING else table.kinds[plot],
        initiative=0 if plot == NOTHING else initiative(table, seat),
        claim=claim(table, seat),
        plots=len(table.pile(PLOTS, seat)),
        plots_seen=seen_kinds(table, PLOTS, seat, viewer),
        used=seen_kinds(table, USED, seat, viewer),
        hand=len(table.pile(HAND, seat)),
        hand_seen=seen_kinds(table, HAND, seat, viewer),
        deck=len(table.pile(DECK, seat)),
        deck_seen=seen_places(table, seat, viewer),
        laid=len(table.pile(SETUP, seat)),
        laid_seen=seen_kinds(table, SETUP, seat, viewer),
        discard=[table.kinds[slot] for slot in table.pile(DISCARD, seat)],
        dead=[table.kinds[slot] for slot in table.pile(DEAD, seat)],
        draft_seen=seen_kinds(table, DRAFT, seat, viewer) + seen_kinds(table, DRAFTED, seat, viewer),
        house=table.house_card(seat),
        house_kind=first_kind(table, HOUSE, seat),
        agenda=first_slot(table, AGENDA, seat),
        agenda_kind=first_kind(table, AGENDA, seat),
        title=table.titles[seat],
        title_used=is_spent(table, seat, table.titles[seat]),
        partner=table.partner(seat),
        influence=influence(table, seat),
        drawn=table.drawn[seat],
        counted_power=power_of(table, seat),
        wins_at=goal(table, seat),
    )


def first_slot(table: Table, zone: Zone, seat: Seat) -> Slot:
    pile = table.pile(zone, seat)
    return pile[0] if pile else NO_CARD


def first_kind(table: Table, zone: Zone, seat: Seat) -> int:
    slot = first_slot(table, zone, seat)
    return NOTHING if slot == NOTHING else table.kinds[slot]


def seen_kinds(table: Table, zone: Zone, seat: Seat, viewer: Seat) -> list[int]:
    """The kinds in a pile that the viewer knows, in no telling order."""
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
