"""What to buy: cards from hand in marshalling, and at set-up."""

from typing import Final

from fivethrones.bots.card_engine.aims import is_gift
from fivethrones.bots.card_engine.worth import worth_in_hand
from fivethrones.games.card_engine.box.figures import ATTACHMENT, CHARACTER, LIMITED
from fivethrones.games.card_engine.phases.setup import laid
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.records.zones import HAND, PLAY
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.prices import cost
from fivethrones.kernel.action import Action, Seat

MOST: Final = 8  # cards that are weighed against each other
CHEAP: Final = 3  # gold


def purchase(table: Table, seat: Seat, actions: list[Action]) -> Action | None:
    """The next card of the best that the gold buys, the dearest first."""
    prices = [cost(table, seat, Slot(action.target)) for action in actions]
    return next_of_best(table, seat, actions, prices, table.gold[seat])


def placement(table: Table, seat: Seat, actions: list[Action]) -> Action | None:
    """The same at set-up."""
    prices = [table.card(Slot(action.target)).cost for action in actions]
    return next_of_best(table, seat, actions, prices, table.box.setup_gold - laid(table, seat))


def next_of_best(
    table: Table, seat: Seat, actions: list[Action], prices: list[int], gold: int
) -> Action | None:
    items: list[tuple[float, int, int]] = []
    taken: list[int] = []  # kinds of unique and limited cards, one of each
    limited = False
    for i in range(len(actions)):
        slot = actions[i].target
        card = table.card(Slot(slot))
        if LIMITED in card.keywords:
            if limited:
                continue
            limited = True
        if card.unique and table.kinds[slot] in taken:
            continue
        taken.append(table.kinds[slot])
        if card.type == ATTACHMENT and (not table.pile(PLAY, seat) or is_gift(table, seat, Slot(slot))):
            continue
        items.append((-worth_in_hand(table, seat, Slot(slot)), prices[i], i))
    items.sort()
    chosen = best_load(items[:MOST], 0, gold)[1]
    if not chosen:
        return None
    return actions[min([(-prices[i], i) for i in chosen])[1]]


def best_load(items: list[tuple[float, int, int]], start: int, gold: int) -> tuple[float, list[int]]:
    """Of these (worth below 0, price, number) from a place on, the numbers of those worth most together."""
    if start == len(items):
        return 0.0, []
    worth, price, number = items[start]
    without = best_load(items, start + 1, gold)
    if price > gold:
        return without
    rest, others = best_load(items, start + 1, gold - price)
    return (rest - worth, [number, *others]) if rest - worth > without[0] else without


def is_poor(table: Table, seat: Seat) -> bool:
    """A hand with hardly anybody to begin with."""
    hand = table.pile(HAND, seat)
    cheap = [slot for slot in hand if table.is_a(slot, CHARACTER) and table.card(slot).cost <= CHEAP]
    return len(cheap) < 2
