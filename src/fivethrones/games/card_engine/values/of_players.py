"""Values of players: income, initiative, claim, power, and every other figure that cards can change."""

from typing import Final

from fivethrones.games.card_engine.ability.static import FIGURES, HIDES
from fivethrones.games.card_engine.records.lasting import CLAIM
from fivethrones.games.card_engine.records.numbers import NO_ICON, Icon, Slot
from fivethrones.games.card_engine.records.zones import PLAY
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.of_cards import INCOME, INITIATIVE, strength, symbol
from fivethrones.games.card_engine.values.texts import card_of, touching
from fivethrones.kernel.action import NOTHING, Seat

# Figures of a player that static effects may change.
CLAIM_OF: Final = 0
PLOT_INCOME: Final = 1
NO_INCOME_BONUS: Final = 2
DOMINANCE_TOTAL: Final = 3
MORE_CHALLENGES: Final = 4  # of a type
UNOPPOSED_POWER: Final = 5
KEEPS_GOLD: Final = 6
SKIPS_STANDING: Final = 7
COSTS_STAY: Final = 8
KEEPS_POWER: Final = 9  # when losing a power challenge
TOLL: Final = 10  # gold for the opponent before a challenge of a type
NO_PLOT_INCOME: Final = 11
DRAWS: Final = 12  # cards in the draw phase
WINS_AT: Final = 13  # power
NO_HOUSE_POWER: Final = 14  # can be taken
EVENT_TOLL: Final = 15  # gold for an opponent before an event is played
SKIPS_TAXATION: Final = 16
ACTS_BEFORE_REVEAL: Final = 17  # there are actions between choosing and revealing plots


def figure(table: Table, seat: Seat, what: int, type: Icon = NO_ICON) -> int:
    """The sum of what static effects add to a figure of a player."""
    total = 0
    for me in touching(table, FIGURES << what):
        for static in card_of(table, me).static_effects:
            total += static.figure(table, table.controller[me], me, seat, what, type)
    return total


def plot_income(table: Table, seat: Seat) -> int:
    plot = table.plot(seat)
    if plot == NOTHING or figure(table, seat, NO_PLOT_INCOME) > 0:
        return 0
    return max(card_of(table, plot).income + figure(table, seat, PLOT_INCOME), 0)


def income(table: Table, seat: Seat) -> int:
    """Income from the plot and from cards in play, kneeling or not."""
    bonus = 0
    if figure(table, seat, NO_INCOME_BONUS) == 0:
        bonus = symbols(table, seat, INCOME)
    return max(plot_income(table, seat) + bonus, 0)


def symbols(table: Table, seat: Seat, which: int) -> int:
    total = 0
    for slot in table.pile(PLAY, seat):
        total += symbol(table, slot, which)
    return total


def initiative(table: Table, seat: Seat) -> int:
    """Initiative from the revealed plot and from cards in play, kneeling or not."""
    return card_of(table, table.plot(seat)).initiative + symbols(table, seat, INITIATIVE)


def claim(table: Table, seat: Seat) -> int:
    """The claim of an attacker in the challenge under way."""
    plot = table.plot(seat)
    total = 0 if plot == NOTHING else card_of(table, plot).claim
    for lasting in table.lasting:
        if lasting.what == CLAIM and lasting.seat == seat:
            total += lasting.amount
    return max(total + figure(table, seat, CLAIM_OF, table.type), 0)


def counted_power(table: Table, seat: Seat) -> int:
    """The power that counts for victory: of the House and on cards in play, without what static effects exclude."""
    total = table.total_power(seat)
    hiding = touching(table, HIDES)
    if not hiding:
        return total
    for slot in table.pile(PLAY, seat):
        if table.power_on[slot] and hides(table, hiding, slot):
            total -= table.power_on[slot]
    return total


def hides(table: Table, hiding: list[Slot], card: Slot) -> bool:
    for me in hiding:
        for static in card_of(table, me).static_effects:
            if static.hides_power(table, table.controller[me], me, card):
                return True
    return False


def shown_power(table: Table, seat: Seat) -> int:
    """Power of the House and on characters, even if it does not count for victory. It breaks ties of initiative."""
    total = table.power[seat]
    for slot in table.characters(seat):
        total += table.power_on[slot]
    return total


def dominance_total(table: Table, seat: Seat) -> int:
    """The strength of standing characters, plus gold."""
    total = table.gold[seat] + figure(table, seat, DOMINANCE_TOTAL)
    for slot in table.characters(seat):
        if not table.kneeling[slot]:
            total += strength(table, slot)
    return total
