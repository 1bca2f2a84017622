"""Habits at larger tables: titles, whom to turn against, standing in for others; and small choices of every kind."""

from fivethrones.bots.card_engine.battle import bonus_of, defence_set, possible_defenders, total
from fivethrones.bots.card_engine.position import promise
from fivethrones.bots.card_engine.worth import worth_in_hand, worth_in_play
from fivethrones.games.card_engine.box.figures import MILITARY
from fivethrones.games.card_engine.box.title import Title
from fivethrones.games.card_engine.moves.hidden import TopCard
from fivethrones.games.card_engine.moves.payment import PayInfluence
from fivethrones.games.card_engine.records.numbers import Icon, Slot
from fivethrones.games.card_engine.records.zones import DECK
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.of_cards import INFLUENCE, symbol
from fivethrones.games.card_engine.values.titles import RIVALRY, is_rival, is_spent, supporter
from fivethrones.games.card_engine.values.totals import attack_total
from fivethrones.kernel.action import NOTHING, Action, Seat


def title_worth(title: Title) -> float:
    """In gold, for a round."""
    worth = 1.3 * title.gold + 1.8 * title.cards + 0.4 * title.influence
    if title.strong_in != NOTHING:
        worth += 1.6
    if title.takes_over:
        worth += 0.3
    if title.turns_away:
        worth += 0.6
    return worth


def take_title(table: Table, actions: list[Action]) -> Action:
    worths = [title_worth(table.box.titles[action.target]) for action in actions]
    return actions[worths.index(max(worths))]


def turn_away(table: Table, seat: Seat, actions: list[Action]) -> Action:
    """From oneself, if one could not defend."""
    if table.defender != seat:
        return actions[0]
    defence = total(possible_defenders(table, seat, table.type)) + bonus_of(table, seat, table.type)
    return actions[1] if defence <= attack_total(table) else actions[0]


def take_over(table: Table, seat: Seat, actions: list[Action]) -> Action:
    """If one wins the challenge by it."""
    winning = defence_set(table, possible_defenders(table, seat, MILITARY), seat)
    return actions[1] if winning else actions[0]


def rival_bonus(table: Table, seat: Seat, other: Seat) -> float:
    """What it is worth to win against this player beside the claim: those who lead are everybody's rivals."""
    worth = 0.12 * table.total_power(other)
    if is_rival(table, seat, other) and not is_spent(table, seat, RIVALRY):
        worth += 1.8
    return worth


def defence_of(table: Table, seat: Seat, type: Icon) -> Seat:
    """Who would defend this player better: the player or whoever supports them."""
    friend = supporter(table, seat)
    if friend == NOTHING or friend == table.active:
        return seat
    own = total(possible_defenders(table, seat, type))
    return friend if total(possible_defenders(table, friend, type)) > own else seat


def most_promising(table: Table, seat: Seat, actions: list[Action]) -> Action:
    """The opponent who is nearest to victory."""
    worths = [
        promise(table, action.target) if table.are_opponents(seat, action.target) else -1.0
        for action in actions
    ]
    return actions[worths.index(max(worths))]


def pay_influence(table: Table, frame: PayInfluence, actions: list[Action]) -> Action:
    """What fits best; cards that can do nothing else first."""
    prices: list[float] = []
    for action in actions:
        if action.verb == "title":
            prices.append(0.5)
            continue
        surplus = symbol(table, Slot(action.target), INFLUENCE) - frame.left
        prices.append(0.3 * max(surplus, 0) + len(table.card(Slot(action.target)).abilities))
    return actions[prices.index(min(prices))]


def top_card(table: Table, seat: Seat, frame: TopCard, actions: list[Action]) -> Action:
    """Good cards stay on top of one's own deck, bad ones on those of others."""
    good = worth_in_hand(table, frame.of, table.pile(DECK, frame.of)[0]) > 1.8
    return actions[0] if good != table.are_opponents(seat, frame.of) else actions[1]


def name_winner(seat: Seat, actions: list[Action]) -> Action:
    for action in actions:
        if action.target == seat:
            return action
    return actions[0]


def safest(table: Table, actions: list[Action]) -> Action:
    """Power for the House goes where it cannot be taken, if that is not on somebody about to die."""
    for action in actions:
        if action.verb == "choose" and worth_in_play(table, Slot(action.target)) > 0:
            return action
    return actions[0]
