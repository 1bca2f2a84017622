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
    viewer: Seat
    round: int
    phase: Phase
    first: Seat
    active: Seat
    initiative: Seat
    cards: list[CardView]  # in play
    sides: list[SideView]  # by seat
    mine: list[Slot]  # slots of the viewer's own hand
    mine_kinds: list[int]
    mine_costs: list[int]  # what it would cost to play each of them now
    step: int  # of the challenge under way, as numbered in `challenge/challenge.py`, or 0
    type: Icon
    attacker: Seat
    defender: Seat
    attackers: list[Slot]
    defenders: list[Slot]
    attack: int  # total of the attackers
    defence: int
    ahead: Seat  # who would win now
    barred: list[Slot]
    initiated: list[int]
    lasting: list[int]
    pending: list[PendingView]  # what is in progress, the newest last
    mine_prices: list[int]  # for each card in hand: printed cost, reduction, penalty
    supporter: Seat  # who defends in place of the challenged player
    commander: Seat  # who took the challenge over as Lord Commander
    chamber: list[int]  # titles that can still be taken


def view(table: Table, viewer: Seat) -> TableView:
    mine = table.pile(HAND, viewer).copy() if viewer != SPECTATOR else []
    prices = [price(table, viewer, card) for card in mine]
    seen = TableView()
    seen.viewer = viewer
    seen.round = table.round
    seen.phase = table.phase
    seen.first = table.first
    seen.active = table.active
    seen.initiative = table.initiative
    seen.cards = [card_view(table, slot) for slot in table.in_play()]
    seen.sides = [side_view(table, seat, viewer) for seat in range(table.seats)]
    seen.mine = mine
    seen.mine_kinds = [table.kinds[slot] for slot in mine]
    seen.mine_costs = [price.total() for price in prices]
    seen.step = step_of_challenge(table)
    seen.type = table.type
    seen.attacker = table.attacker
    seen.defender = table.defender
    seen.attackers = table.attackers.copy()
    seen.defenders = table.defenders.copy()
    seen.attack = attack_total(table)
    seen.defence = defence_total(table)
    seen.ahead = ahead(table) if table.in_challenge() else NOTHING
    seen.barred = table.barred.copy()
    seen.initiated = table.initiated.copy()
    seen.lasting = numbers_of(table.lasting)
    seen.pending = pending(table)
    seen.mine_prices = numbers_of(prices)
    seen.supporter = table.supporter
    seen.commander = table.commander
    seen.chamber = table.chamber.copy()
    return seen


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
