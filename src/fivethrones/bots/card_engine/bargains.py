"""Cards that make others cheaper: when to use them."""

from fivethrones.games.card_engine.ability.active import ACTION
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.records.zones import HAND, PLAY
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.playing import marshals, why_not_play
from fivethrones.games.card_engine.values.prices import cost, spendable
from fivethrones.games.card_engine.vocabulary.costs import DiscardSelf
from fivethrones.games.card_engine.vocabulary.reductions import NextIsCheaper
from fivethrones.kernel.action import Seat


def lets_buy(table: Table, seat: Seat, me: Slot, effect: NextIsCheaper) -> bool:
    """Whether something in hand becomes cheaper and can be paid for; with a card that is lost by it, only if it cannot otherwise."""
    if not marshals(table, seat):
        return False
    purse, is_lost = spendable(table, seat), is_used_up(table, me)
    for card in table.pile(HAND, seat):
        if not effect.reduces(table, seat, card):
            continue
        price = cost(table, seat, card)
        if price == 0 or why_not_play(table, seat, card) not in ("", "refused-gold"):
            continue
        off = reductions(table, seat, card)
        if price - off <= purse and (not is_lost or price - off + effect.amount > purse):
            return True
    return False


def reductions(table: Table, seat: Seat, card: Slot) -> int:
    """By how much all that stand ready could reduce the cost of a card."""
    total = 0
    for me in table.pile(PLAY, seat):
        if table.kneeling[me]:
            continue
        printed = table.card(me)
        for index in printed.active[ACTION]:
            for effect in printed.ability(index).effects:
                if isinstance(effect, NextIsCheaper) and effect.reduces(table, seat, card):
                    total += effect.amount
    return total


def is_used_up(table: Table, me: Slot) -> bool:
    """Whether a card is discarded to be used."""
    printed = table.card(me)
    for index in printed.active[ACTION]:
        for price in printed.ability(index).costs:
            if isinstance(price, DiscardSelf):
                return True
    return False
