"""What a position promises at the end of a round: the chance to win."""

from math import exp
from typing import Final

from fivethrones.bots.card_engine.worth import is_reset, printed_worth
from fivethrones.games.card_engine.box.figures import ALL_TYPES, CHARACTER, RENOWN
from fivethrones.games.card_engine.records.zones import HAND, PLAY, PLOTS, UNDER
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.of_cards import has_icon, has_keyword, strength
from fivethrones.kernel.action import NOTHING, Seat

# In the order of `features`. Fitted to who won games between bots, and rounded; `promise` adds them up.
WEIGHTS: Final = [0.1, 0.01, 0.06, 0.08, 0.2, 0.28, 0.13, 0.3, 0.24, 0.3]

# So much more than what is printed on it a plot is worth that kills many, as long as it is kept for when one is behind.
WAY_OUT: Final = 6.0


def features(table: Table, seat: Seat) -> list[float]:
    """Of one side: power and how near it is to victory, its characters, what it owns, its hand, the plots it has left."""
    power = 15.0 * table.total_power(seat) / table.box.victory
    total_strength = icons = renown = characters = income = others = 0
    for slot in table.pile(PLAY, seat):
        card = table.card(slot)
        income += card.income
        if card.type != CHARACTER:
            others += 1
            continue
        characters += 1
        total_strength += strength(table, slot)
        for type in ALL_TYPES:
            icons += has_icon(table, slot, type)
        renown += has_keyword(table, slot, RENOWN)
    hand = len(table.pile(HAND, seat))
    under = len(table.pile(UNDER, seat))
    return [
        power, power * power, float(total_strength), float(icons), float(renown), float(characters), float(income),
        float(others + under), float(hand), plots_left(table, seat),
    ]  # fmt: skip


def plots_left(table: Table, seat: Seat) -> float:
    """What one of them is worth, on average; after the last all come back."""
    plots = table.pile(PLOTS, seat)
    total = 0.0
    for slot in plots:
        card = table.card(slot)
        total += printed_worth(card) + (WAY_OUT if is_reset(card) else 0.0)
    return total / max(1, len(plots))


def promise(table: Table, seat: Seat) -> float:
    values = features(table, seat)
    total = 0.0
    for i in range(len(WEIGHTS)):
        total += WEIGHTS[i] * values[i]
    return total


def win_chance(table: Table, seat: Seat) -> float:
    """Against the best of the others."""
    if table.outcome is not None:
        first = table.outcome.ranking[0]
        return 1.0 / len(first) if seat in first else 0.0
    rival = max([promise_of_side(table, other) for other in table.opponents(seat)])
    return 1.0 / (1.0 + exp(rival - promise_of_side(table, seat)))


def promise_of_side(table: Table, seat: Seat) -> float:
    """With that of the partner, if there is one."""
    partner = table.partner(seat)
    mine = promise(table, seat)
    return mine if partner == NOTHING else 0.5 * (mine + promise(table, partner))
