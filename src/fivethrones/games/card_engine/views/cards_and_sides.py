"""What a viewer sees of the cards in play and of each player. Cards that it has not seen are counted and have no number."""

from typing import ClassVar, final

from fivethrones.games.card_engine.box.card import ALL_TYPES, CHARACTER, RENOWN, STEALTH
from fivethrones.games.card_engine.moves.victory import goal, power_of
from fivethrones.games.card_engine.records.numbers import NO_CARD, Icon, Keyword, Kind, Slot, Zone
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
from fivethrones.games.card_engine.values.changes import sources
from fivethrones.games.card_engine.values.of_cards import (
    INCOME,
    INFLUENCE,
    gained_traits,
    has_icon,
    keywords_of,
    strength,
    symbol,
)
from fivethrones.games.card_engine.values.of_players import claim, income, initiative
from fivethrones.games.card_engine.values.prices import influence
from fivethrones.games.card_engine.values.texts import is_blank
from fivethrones.games.card_engine.values.titles import is_spent
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.game import View
from fivethrones.kernel.knowledge import knows
from fivethrones.kernel.row import numbers_of


@final
class CardView(View):
    """A card in play."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "slot", "kind", "owner", "controller", "kneeling", "attached_to", "power", "duplicates", "strength",
        "icons", "renown", "stealth", "sources", "gold", "keywords", "traits", "income", "influence", "blank", "doomed",
    )  # fmt: skip

    def __init__(
        self,
        slot: Slot,
        kind: Kind,
        owner: Seat,
        controller: Seat,
        kneeling: int,
        attached_to: int,
        power: int,
        duplicates: int,
        strength: int,
        icons: list[Icon],
        renown: bool,
        stealth: bool,
        sources: list[int],
        gold: int,
        keywords: list[Keyword],
        traits: list[str],
        income: int,
        influence: int,
        blank: bool,
        doomed: int,
    ) -> None:
        self.slot = slot
        self.kind = kind
        self.owner = owner
        self.controller = controller
        self.kneeling = kneeling
        self.attached_to = attached_to
        self.power = power
        self.duplicates = duplicates
        self.strength = strength
        self.icons = icons
        self.renown = renown
        self.stealth = stealth
        # Of all that differs from print: what, how much, and the kind of card that does it.
        self.sources = sources
        self.gold = gold
        self.keywords = keywords  # printed and gained
        self.traits = traits  # gained
        self.income = income  # the bonus
        self.influence = influence
        self.blank = blank  # its text does not work
        self.doomed = doomed  # where it goes at the end of the window, or NOTHING


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


def card_view(table: Table, slot: Slot) -> CardView:
    is_character = table.is_a(slot, CHARACTER)
    keywords = keywords_of(table, slot)
    return CardView(
        slot,
        table.kinds[slot],
        table.owner[slot],
        table.controller[slot],
        table.kneeling[slot],
        table.attached_to[slot],
        table.power_on[slot],
        len(table.duplicates(slot)),
        strength(table, slot) if is_character else 0,
        [type for type in ALL_TYPES if has_icon(table, slot, type)] if is_character else [],
        RENOWN in keywords,
        STEALTH in keywords,
        numbers_of(sources(table, slot)),
        table.gold_on[slot],
        keywords,
        gained_traits(table, slot),
        symbol(table, slot, INCOME),
        symbol(table, slot, INFLUENCE),
        is_blank(table, slot),
        goal_of(table, slot),
    )


def goal_of(table: Table, slot: Slot) -> int:
    for doomed in table.doomed:
        if doomed.card == slot:
            return doomed.goal
    return NOTHING


def side_view(table: Table, seat: Seat, viewer: Seat) -> SideView:
    plot = table.plot(seat)
    return SideView(
        table.gold[seat],
        table.power[seat],
        table.total_power(seat),
        income(table, seat),
        table.limited[seat],
        plot,
        NOTHING if plot == NOTHING else table.kinds[plot],
        0 if plot == NOTHING else initiative(table, seat),
        claim(table, seat),
        len(table.pile(PLOTS, seat)),
        seen_kinds(table, PLOTS, seat, viewer),
        seen_kinds(table, USED, seat, viewer),
        len(table.pile(HAND, seat)),
        seen_kinds(table, HAND, seat, viewer),
        len(table.pile(DECK, seat)),
        seen_places(table, seat, viewer),
        len(table.pile(SETUP, seat)),
        seen_kinds(table, SETUP, seat, viewer),
        [table.kinds[slot] for slot in table.pile(DISCARD, seat)],
        [table.kinds[slot] for slot in table.pile(DEAD, seat)],
        seen_kinds(table, DRAFT, seat, viewer) + seen_kinds(table, DRAFTED, seat, viewer),
        table.house_card(seat),
        first_kind(table, HOUSE, seat),
        first_slot(table, AGENDA, seat),
        first_kind(table, AGENDA, seat),
        table.titles[seat],
        is_spent(table, seat, table.titles[seat]),
        table.partner(seat),
        influence(table, seat),
        table.drawn[seat],
        power_of(table, seat),
        goal(table, seat),
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
