"""What a viewer sees of the table. Cards that it has not seen are counted and have no number."""

from typing import ClassVar, final

from fivethrones.games.card_engine.cards import ALL_TYPES, CHARACTER, RENOWN, STEALTH
from fivethrones.games.card_engine.derived import (
    claim,
    has_icon,
    has_keyword,
    income,
    initiative,
    strength,
)
from fivethrones.games.card_engine.pending import PendingView, pending, step_of_challenge
from fivethrones.games.card_engine.prices import cost
from fivethrones.games.card_engine.rules.challenge import ahead
from fivethrones.games.card_engine.sources import sources
from fivethrones.games.card_engine.state import (
    DEAD,
    DECK,
    DISCARD,
    DRAFT,
    DRAFTED,
    HAND,
    PLOTS,
    SETUP,
    USED,
    Table,
)
from fivethrones.games.card_engine.totals import attack_total, defence_total
from fivethrones.kernel.action import NOTHING, SPECTATOR, Seat
from fivethrones.kernel.game import View
from fivethrones.kernel.knowledge import knows


@final
class CardView(View):
    """A card in play."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "slot", "kind", "owner", "controller", "kneeling", "attached_to", "power", "duplicates", "strength",
        "icons", "renown", "stealth", "sources",
    )  # fmt: skip

    def __init__(
        self,
        slot: int,
        kind: int,
        owner: Seat,
        controller: Seat,
        kneeling: int,
        attached_to: int,
        power: int,
        duplicates: int,
        strength: int,
        icons: list[int],
        renown: bool,
        stealth: bool,
        sources: list[int],
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
        self.sources = (
            sources  # of all that differs from print: what, how much, and the kind of card that does it
        )


@final
class SideView(View):
    """All that belongs to one player, by kinds; what the viewer has not seen is only counted."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "gold", "power", "total_power", "income", "limited", "plot", "plot_kind", "initiative", "claim", "plots",
        "plots_seen", "used", "hand",
        "hand_seen", "deck", "deck_seen", "laid", "laid_seen", "discard", "dead", "draft_seen",
    )  # fmt: skip

    def __init__(
        self,
        gold: int,
        power: int,
        total_power: int,
        income: int,
        limited: int,
        plot: int,
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


@final
class TableView(View):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "viewer", "round", "phase", "first", "active", "initiative", "cards", "sides", "mine", "mine_kinds",
        "mine_costs", "step", "type", "attacker", "defender", "attackers", "defenders", "attack", "defence", "ahead", "barred",
        "initiated", "lasting", "pending",
    )  # fmt: skip

    def __init__(
        self,
        viewer: Seat,
        round: int,
        phase: int,
        first: Seat,
        active: Seat,
        initiative: Seat,
        cards: list[CardView],
        sides: list[SideView],
        mine: list[int],
        mine_kinds: list[int],
        mine_costs: list[int],
        step: int,
        type: int,
        attacker: Seat,
        defender: Seat,
        attackers: list[int],
        defenders: list[int],
        attack: int,
        defence: int,
        ahead: Seat,
        barred: list[int],
        initiated: list[int],
        lasting: list[int],
        pending: list[PendingView],
    ) -> None:
        self.viewer = viewer
        self.round = round
        self.phase = phase
        self.first = first
        self.active = active
        self.initiative = initiative
        self.cards = cards  # in play
        self.sides = sides  # by seat
        self.mine = mine  # the viewer's own hand as slots, to choose from
        self.mine_kinds = mine_kinds
        self.mine_costs = mine_costs  # what playing each would cost now
        self.step = step  # of the challenge, as `rules/challenge.py` numbers them; 0 outside one
        self.type = type
        self.attacker = attacker
        self.defender = defender
        self.attackers = attackers
        self.defenders = defenders
        self.attack = attack  # total strength
        self.defence = defence
        self.ahead = ahead  # who would win now
        self.barred = barred
        self.initiated = initiated
        self.lasting = lasting
        self.pending = pending  # what waits to be finished, the newest last


def view(table: Table, viewer: Seat) -> TableView:
    mine = table.pile(HAND, viewer).copy() if viewer != SPECTATOR else []
    return TableView(
        viewer,
        table.round,
        table.phase,
        table.first,
        table.active,
        table.initiative,
        [card_view(table, slot) for slot in table.in_play()],
        [side_view(table, seat, viewer) for seat in range(table.seats)],
        mine,
        [table.kinds[slot] for slot in mine],
        [cost(table, viewer, slot) for slot in mine],
        step_of_challenge(table),
        table.type,
        table.attacker,
        table.defender,
        table.attackers.copy(),
        table.defenders.copy(),
        attack_total(table),
        defence_total(table),
        ahead(table) if table.in_challenge() else NOTHING,
        table.barred.copy(),
        table.initiated.copy(),
        table.lasting.copy(),
        pending(table),
    )


def card_view(table: Table, slot: int) -> CardView:
    is_character = table.is_a(slot, CHARACTER)
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
        has_keyword(table, slot, RENOWN),
        has_keyword(table, slot, STEALTH),
        sources(table, slot) if is_character else [],
    )


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
    )


def seen_kinds(table: Table, zone: int, seat: Seat, viewer: Seat) -> list[int]:
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
