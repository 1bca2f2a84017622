"""What a viewer sees of the table."""

from typing import ClassVar, final

from fivethrones.games.card_engine.challenge.challenge import ahead
from fivethrones.games.card_engine.records.numbers import Icon, Phase, Slot
from fivethrones.games.card_engine.records.zones import HAND
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.prices import penalty, reduction
from fivethrones.games.card_engine.values.totals import attack_total, defence_total
from fivethrones.games.card_engine.views.card_in_play import CardView, card_view
from fivethrones.games.card_engine.views.pending import PendingView, pending, step_of_challenge
from fivethrones.games.card_engine.views.side import SideView, side_view
from fivethrones.kernel.action import NOTHING, SPECTATOR, Seat
from fivethrones.kernel.game import View
from fivethrones.kernel.row import Row, numbers_of


@final
class TableView(View):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "viewer", "round", "phase", "first", "active", "initiative", "cards", "sides", "mine", "mine_kinds",
        "mine_costs", "step", "type", "attacker", "defender", "attackers", "defenders", "attack", "defence", "ahead", "barred",
        "initiated", "lasting", "pending", "mine_prices", "supporter", "commander", "chamber",
    )  # fmt: skip

    def __init__(
        self,
        viewer: Seat,
        round: int,
        phase: Phase,
        first: Seat,
        active: Seat,
        initiative: Seat,
        cards: list[CardView],
        sides: list[SideView],
        mine: list[Slot],
        mine_kinds: list[int],
        mine_costs: list[int],
        step: int,
        type: Icon,
        attacker: Seat,
        defender: Seat,
        attackers: list[Slot],
        defenders: list[Slot],
        attack: int,
        defence: int,
        ahead: Seat,
        barred: list[Slot],
        initiated: list[int],
        lasting: list[int],
        pending: list[PendingView],
        mine_prices: list[int],
        supporter: Seat,
        commander: Seat,
        chamber: list[int],
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
        self.step = step  # of the challenge, as `challenge/challenge.py` numbers them; 0 outside one
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
        self.mine_prices = mine_prices  # of each card in hand: printed, less so much, and the penalty
        self.supporter = supporter  # who defends in the place of the target
        self.commander = commander  # who became the target as Lord Commander
        self.chamber = chamber  # titles that can still be taken


def view(table: Table, viewer: Seat) -> TableView:
    mine = table.pile(HAND, viewer).copy() if viewer != SPECTATOR else []
    prices = [price(table, viewer, card) for card in mine]
    return TableView(
        viewer=viewer,
        round=table.round,
        phase=table.phase,
        first=table.first,
        active=table.active,
        initiative=table.initiative,
        cards=[card_view(table, slot) for slot in table.in_play()],
        sides=[side_view(table, seat, viewer) for seat in range(table.seats)],
        mine=mine,
        mine_kinds=[table.kinds[slot] for slot in mine],
        mine_costs=[price.total() for price in prices],
        step=step_of_challenge(table),
        type=table.type,
        attacker=table.attacker,
        defender=table.defender,
        attackers=table.attackers.copy(),
        defenders=table.defenders.copy(),
        attack=attack_total(table),
        defence=defence_total(table),
        ahead=ahead(table) if table.in_challenge() else NOTHING,
        barred=table.barred.copy(),
        initiated=table.initiated.copy(),
        lasting=numbers_of(table.lasting),
        pending=pending(table),
        mine_prices=numbers_of(prices),
        supporter=table.supporter,
        commander=table.commander,
        chamber=table.chamber.copy(),
    )


@final
class Price(Row):
    """What a card in hand would cost now."""

    WIDTH: ClassVar[int] = 3

    def __init__(self, printed: int, reduction: int, penalty: int) -> None:
        self.printed = printed
        self.reduction = reduction
        self.penalty = penalty

    def total(self) -> int:
        return self.printed - self.reduction + self.penalty

    def numbers(self) -> list[int]:
        return [self.printed, self.reduction, self.penalty]


def price(table: Table, seat: Seat, card: Slot) -> Price:
    return Price(table.card(card).cost, reduction(table, seat, card), penalty(table, seat, card))
