"""What it costs to play a card, what a player can pay with, and what is owed to others."""

from fivethrones.games.card_engine.ability.static import COSTS, OWN_COST, PENALTIES, PURSES, TOLLS
from fivethrones.games.card_engine.records.cards import Toll
from fivethrones.games.card_engine.records.lasting import CHEAPER, Lasting
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.records.zones import PLAY
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.lasting import has_spent
from fivethrones.games.card_engine.values.of_cards import INFLUENCE, symbol
from fivethrones.games.card_engine.values.of_players import COSTS_STAY, figure
from fivethrones.games.card_engine.values.texts import card_of, touching
from fivethrones.kernel.action import NOTHING, Seat


def cost(table: Table, seat: Seat, card: Slot) -> int:
    """The printed cost, minus reductions but not below 0, plus the penalty."""
    return card_of(table, card).cost - reduction(table, seat, card) + penalty(table, seat, card)


def reduction(table: Table, seat: Seat, card: Slot) -> int:
    """Never more than the printed cost."""
    printed = card_of(table, card)
    if printed.cost == 0 or figure(table, seat, COSTS_STAY) > 0:
        return 0
    total = 0
    if printed.touches & OWN_COST:
        for static in printed.static_effects:
            total += static.own_reduction(table, seat, card)
    for lasting in cheaper(table, seat, card):
        total += lasting.amount
    for me in touching(table, COSTS):
        for static in card_of(table, me).static_effects:
            total += static.reduction(table, table.controller[me], me, seat, card)
    return min(total, printed.cost)


def cheaper(table: Table, seat: Seat, card: Slot) -> list[Lasting]:
    """The lasting effects that reduce the cost of a card."""
    found: list[Lasting] = []
    for lasting in table.lasting:
        if lasting.what == CHEAPER and lasting.seat == seat:
            for effect in table.box.cards[lasting.kind].ability(lasting.ability).effects:
                if effect.reduces(table, seat, card):
                    found.append(lasting)
    return found


def penalty(table: Table, seat: Seat, card: Slot) -> int:
    """The extra cost of a card that belongs to other Houses only."""
    belongs = card_of(table, card).house
    if table.box.penalty == 0 or belongs == 0:
        return 0
    house = table.house_card(seat)
    if house != NOTHING and belongs & card_of(table, house).house:
        return 0
    for me in touching(table, PENALTIES):
        for static in card_of(table, me).static_effects:
            if static.waives(table, table.controller[me], me, seat, card):
                return 0
    return table.box.penalty


# Gold


def purses(table: Table, seat: Seat) -> list[Slot]:
    """The cards with gold on them that a player may spend."""
    return [
        card for card in touching(table, PURSES) if table.controller[card] == seat and table.gold_on[card]
    ]


def spendable(table: Table, seat: Seat) -> int:
    """All gold that a player can spend: in the pool and on such cards."""
    total = table.gold[seat]
    for card in touching(table, PURSES):
        if table.controller[card] == seat:
            total += table.gold_on[card]
    return total


# Influence


def influential(table: Table, seat: Seat) -> list[Slot]:
    """Standing cards that provide influence."""
    return [
        card
        for card in table.pile(PLAY, seat)
        if not table.kneeling[card] and symbol(table, card, INFLUENCE) > 0
    ]


def title_influence(table: Table, seat: Seat) -> int:
    """The influence from a player's title, unless it has been used this round."""
    title = table.titles[seat]
    if title == NOTHING or has_spent(table, seat, title):
        return 0
    return table.box.titles[title].influence


def influence(table: Table, seat: Seat) -> int:
    """All influence that a player could pay now."""
    total = title_influence(table, seat)
    for card in influential(table, seat):
        total += symbol(table, card, INFLUENCE)
    return total


# Tolls


def toll_of(table: Table, cards: list[Slot], payer: Seat) -> int:
    """What a player must pay to others to use these cards."""
    if not touching(table, TOLLS):
        return 0
    return sum(toll.gold for card in cards for toll in card_tolls(table, card, payer))


def card_tolls(table: Table, card: Slot, payer: Seat) -> list[Toll]:
    """What is owed before a card attacks, defends or is used. Nobody owes anything to themselves."""
    found: list[Toll] = []
    for me in touching(table, TOLLS):
        for static in card_of(table, me).static_effects:
            toll = static.toll(table, table.controller[me], me, card)
            if toll and table.controller[me] != payer:
                found.append(Toll(table.controller[me], toll))
    return found
