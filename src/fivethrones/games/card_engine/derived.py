"""Values that are read on demand and never stored: what is printed, plus what lasts, plus what constants add now."""

from typing import Final

from fivethrones.games.card_engine.abilities.ability import (
    COSTS,
    FIGURES,
    FORBIDS,
    ICONS,
    KEYWORDS,
    KNEELING,
    STRENGTH,
)
from fivethrones.games.card_engine.cards import Card
from fivethrones.games.card_engine.state import (
    CHEAPER,
    CLAIM,
    ICON,
    KEYWORD,
    PLAY,
    REVEALED,
    STRONGER,
    WIDTH,
    WORTHLESS,
    Table,
    for_seat,
)
from fivethrones.kernel.action import NOTHING, Seat

# Figures of a player that constants may raise or lower.
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

# What constants may forbid.
ATTACK: Final = 0
BE_BARRED: Final = 1  # be chosen by stealth
BE_SAVED: Final = 2
STAND_UP: Final = 3  # in the standing phase


def card_of(table: Table, slot: int) -> Card:
    return table.box.cards[table.kinds[slot]]


def touching(table: Table, touch: int) -> list[int]:
    """The cards whose constants change values of this kind, in the order of `Table.sources`."""
    cards, kinds, piles, seats = table.box.cards, table.kinds, table.piles, table.seats
    found: list[int] = []
    for seat in range(seats):
        for slot in piles[PLAY * seats + seat]:
            if cards[kinds[slot]].touches & touch:
                found.append(slot)
        for slot in piles[REVEALED * seats + seat]:
            if cards[kinds[slot]].touches & touch:
                found.append(slot)
    return found


def strength(table: Table, card: int) -> int:
    """Never below 0."""
    lasting = table.lasting
    total = card_of(table, card).strength
    for i in range(0, len(lasting), WIDTH):
        if lasting[i + 2] == card:
            if lasting[i] == STRONGER:
                total += lasting[i + 3]
            elif lasting[i] == WORTHLESS:
                return 0
    for me in touching(table, STRENGTH):
        for constant in card_of(table, me).constants:
            total += constant.strength(table, table.controller[me], me, card)
    return max(total, 0)


def has_icon(table: Table, card: int, type: int) -> bool:
    """Gains and losses add up."""
    lasting = table.lasting
    count = 1 if type in card_of(table, card).icons else 0
    for i in range(0, len(lasting), WIDTH):
        if lasting[i] == ICON and lasting[i + 2] == card and abs(lasting[i + 3]) == type + 1:
            count += 1 if lasting[i + 3] > 0 else -1
    for me in touching(table, ICONS):
        for constant in card_of(table, me).constants:
            count += constant.icon(table, table.controller[me], me, card, type)
    return count > 0


def has_keyword(table: Table, card: int, keyword: int) -> bool:
    """Keywords are counted: one gained and one lost cancel out."""
    lasting = table.lasting
    count = 1 if keyword in card_of(table, card).keywords else 0
    for i in range(0, len(lasting), WIDTH):
        if lasting[i] == KEYWORD and lasting[i + 2] == card and lasting[i + 3] == keyword:
            count += 1
    for me in touching(table, KEYWORDS):
        for constant in card_of(table, me).constants:
            count += constant.keyword(table, table.controller[me], me, card, keyword)
    return count > 0


def has_trait(table: Table, card: int, traits: list[str]) -> bool:
    """One of these."""
    printed = card_of(table, card).traits
    for trait in traits:
        if trait in printed:
            return True
    return False


def stays_standing(table: Table, card: int, role: int) -> bool:
    """Whether a card does not kneel to take part in the current challenge."""
    for me in touching(table, KNEELING):
        for constant in card_of(table, me).constants:
            if constant.stays_standing(table, table.controller[me], me, card, role):
                return True
    return False


def cannot(table: Table, card: int, what: int) -> bool:
    for me in touching(table, FORBIDS):
        for constant in card_of(table, me).constants:
            if constant.forbids(table, table.controller[me], me, card, what):
                return True
    return False


def figure(table: Table, seat: Seat, what: int, type: int = NOTHING) -> int:
    """What all constants together add to a figure of a player."""
    total = 0
    for me in touching(table, FIGURES):
        for constant in card_of(table, me).constants:
            total += constant.figure(table, table.controller[me], me, seat, what, type)
    return total


def plot_income(table: Table, seat: Seat) -> int:
    plot = table.plot(seat)
    printed = 0 if plot == NOTHING else card_of(table, plot).income
    return max(printed + figure(table, seat, PLOT_INCOME), 0)


def income(table: Table, seat: Seat) -> int:
    """Of the plot and of all own cards in play, kneeling ones too."""
    bonus = 0
    if figure(table, seat, NO_INCOME_BONUS) == 0:
        for slot in table.pile(PLAY, seat):
            bonus += card_of(table, slot).income
    return max(plot_income(table, seat) + bonus, 0)


def initiative(table: Table, seat: Seat) -> int:
    return card_of(table, table.plot(seat)).initiative


def claim(table: Table, seat: Seat) -> int:
    """Of the attacker, in the challenge under way."""
    lasting = table.lasting
    plot = table.plot(seat)
    total = 0 if plot == NOTHING else card_of(table, plot).claim
    for i in range(0, len(lasting), WIDTH):
        if lasting[i] == CLAIM and lasting[i + 2] == for_seat(seat):
            total += lasting[i + 3]
    return max(total + figure(table, seat, CLAIM_OF, table.type), 0)


def cost(table: Table, seat: Seat, card: int) -> int:
    """Printed, less what makes it cheaper; never below 0."""
    printed = card_of(table, card).cost
    if printed == 0 or figure(table, seat, COSTS_STAY) > 0:
        return printed
    total = printed
    for i in cheaper(table, seat, card):
        total -= table.lasting[i + 3]
    for me in touching(table, COSTS):
        for constant in card_of(table, me).constants:
            total -= constant.reduction(table, table.controller[me], me, seat, card)
    return max(total, 0)


def cheaper(table: Table, seat: Seat, card: int) -> list[int]:
    """The lasting effects that make this card cheaper: where each begins in the list."""
    lasting = table.lasting
    found: list[int] = []
    for i in range(0, len(lasting), WIDTH):
        if lasting[i] == CHEAPER and lasting[i + 2] == for_seat(seat):
            for effect in table.box.cards[lasting[i + 4]].deed(lasting[i + 5]).effects:
                if effect.reduces(table, seat, card):
                    found.append(i)
    return found


def attack_total(table: Table) -> int:
    total = 0
    for slot in table.attackers:
        total += strength(table, slot)
    return total


def defence_total(table: Table) -> int:
    total = 0
    for slot in table.defenders:
        total += strength(table, slot)
    return total


def dominance_total(table: Table, seat: Seat) -> int:
    """Standing characters and gold."""
    total = table.gold[seat] + figure(table, seat, DOMINANCE_TOTAL)
    for slot in table.characters(seat):
        if not table.kneeling[slot]:
            total += strength(table, slot)
    return total
