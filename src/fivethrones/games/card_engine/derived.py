"""Values that are read on demand and never stored: what is printed, plus what lasts, plus what constants add now."""

from typing import Final

from fivethrones.games.card_engine.abilities.ability import (
    BLANKS,
    FIGURES,
    FORBIDS,
    HIDES,
    ICONS,
    IMMUNITY,
    KEYWORDS,
    KNEELING,
    STRENGTH,
    SYMBOLS,
    TRAITS,
)
from fivethrones.games.card_engine.cards import EVENT, Card
from fivethrones.games.card_engine.state import (
    AGENDA,
    BLANK,
    CLAIM,
    FORBIDDEN,
    ICON,
    KEYWORD,
    LOST_KEYWORD,
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
NO_PLOT_INCOME: Final = 11
DRAWS: Final = 12  # cards in the draw phase
WINS_AT: Final = 13  # power
NO_HOUSE_POWER: Final = 14  # can be taken
EVENT_TOLL: Final = 15  # gold for an opponent before an event is played
SKIPS_TAXATION: Final = 16
ACTS_BEFORE_REVEAL: Final = 17  # there are actions between choosing and revealing plots

# What constants may forbid.
ATTACK: Final = 0
BE_BARRED: Final = 1  # be chosen by stealth
BE_SAVED: Final = 2
STAND_UP: Final = 3  # in the standing phase
DEFEND: Final = 4
BE_KILLED: Final = 5
BE_DISCARDED: Final = 6  # from play

# Symbols that a card in play may have.
INCOME: Final = 0
INITIATIVE: Final = 1
INFLUENCE: Final = 2


def card_of(table: Table, slot: int) -> Card:
    return table.box.cards[table.kinds[slot]]


# Whose text works


def touching(table: Table, touch: int) -> list[int]:
    """The cards whose constants change values of this kind, in the order of `Table.sources`."""
    if not table.box.touches & touch:
        return []
    found = with_touch(table, touch)
    if not found or touch == BLANKS:
        return found
    blanking = with_touch(table, BLANKS)
    if not blanking and BLANK not in table.lasting[::WIDTH]:
        return found
    return [slot for slot in found if not is_blanked(table, slot, blanking)]


def with_touch(table: Table, touch: int) -> list[int]:
    """The same, whether their text works or not."""
    if touch in table.touching:
        return table.touching[touch]
    cards, kinds, piles, seats = table.box.cards, table.kinds, table.piles, table.seats
    found: list[int] = []
    for seat in range(seats):
        for zone in (PLAY, REVEALED, AGENDA):
            for slot in piles[zone * seats + seat]:
                if cards[kinds[slot]].touches & touch:
                    found.append(slot)
    table.touching[touch] = found
    return found


def is_blanked(table: Table, card: int, blanking: list[int]) -> bool:
    """By something that lasts or by one of these cards."""
    lasting = table.lasting
    for i in range(0, len(lasting), WIDTH):
        if lasting[i] == BLANK and lasting[i + 2] == card:
            return True
    for me in blanking:
        for constant in card_of(table, me).constants:
            if constant.blanks(table, table.controller[me], me, card):
                return True
    return False


def is_blank(table: Table, card: int) -> bool:
    """Whether its text does not work; what it has gained does."""
    if not table.box.touches & BLANKS and BLANK not in table.lasting[::WIDTH]:
        return False
    return is_blanked(table, card, touching(table, BLANKS))


# Values of a card


def strength(table: Table, card: int) -> int:
    """The true sum may be below 0; it counts as 0."""
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
    """Keywords are counted: one gained and one lost cancel out. Blank text takes those away that are printed."""
    lasting = table.lasting
    count = 1 if keyword in card_of(table, card).keywords and not is_blank(table, card) else 0
    for i in range(0, len(lasting), WIDTH):
        if lasting[i + 2] == card and lasting[i + 3] == keyword:
            if lasting[i] == KEYWORD:
                count += 1
            elif lasting[i] == LOST_KEYWORD:
                count -= 1
    for me in touching(table, KEYWORDS):
        for constant in card_of(table, me).constants:
            count += constant.keyword(table, table.controller[me], me, card, keyword)
    return count > 0


def keywords_of(table: Table, card: int) -> list[int]:
    """All that it has now."""
    return [keyword for keyword in possible_keywords(table, card) if has_keyword(table, card, keyword)]


def possible_keywords(table: Table, card: int) -> list[int]:
    """Those that are printed on it or that something might give it."""
    lasting = table.lasting
    found = card_of(table, card).keywords.copy()
    for i in range(0, len(lasting), WIDTH):
        if lasting[i] == KEYWORD and lasting[i + 2] == card:
            found.append(lasting[i + 3])
    for me in touching(table, KEYWORDS):
        for constant in card_of(table, me).constants:
            found += constant.keywords
    return sorted(set(found))


def has_trait(table: Table, card: int, traits: list[str]) -> bool:
    """One of these, printed or gained."""
    printed = card_of(table, card).traits
    for trait in traits:
        if trait in printed:
            return True
    gained = gained_traits(table, card)
    for trait in traits:
        if trait in gained:
            return True
    return False


def gained_traits(table: Table, card: int) -> list[str]:
    found: list[str] = []
    for me in touching(table, TRAITS):
        for constant in card_of(table, me).constants:
            found += constant.gained_traits(table, table.controller[me], me, card)
    return found


def symbol(table: Table, card: int, which: int) -> int:
    """Income, initiative or influence of a card in play."""
    total = printed_symbol(table, card, which)
    for me in touching(table, SYMBOLS):
        for constant in card_of(table, me).constants:
            total += constant.symbol(table, table.controller[me], me, card, which)
    return total


def printed_symbol(table: Table, card: int, which: int) -> int:
    printed = card_of(table, card)
    total = printed.income
    if which == INITIATIVE:
        total = printed.initiative
    elif which == INFLUENCE:
        total = printed.influence
    if total and table.box.blank_removes_symbols and is_blank(table, card):
        return 0
    return total


def stays_standing(table: Table, card: int, role: int) -> bool:
    """Whether a card does not kneel to take part in the current challenge."""
    for me in touching(table, KNEELING):
        for constant in card_of(table, me).constants:
            if constant.stays_standing(table, table.controller[me], me, card, role):
                return True
    return False


def cannot(table: Table, card: int, what: int) -> bool:
    lasting = table.lasting
    for i in range(0, len(lasting), WIDTH):
        if lasting[i] == FORBIDDEN and lasting[i + 2] == card and lasting[i + 3] == what:
            return True
    for me in touching(table, FORBIDS):
        for constant in card_of(table, me).constants:
            if constant.forbids(table, table.controller[me], me, card, what):
                return True
    return False


def ignores(table: Table, card: int, source: int, seat: Seat) -> bool:
    """Whether a card is immune to what a player does with another one."""
    return is_immune(table, card, source, seat, False)


def may_choose(table: Table, card: int, source: int, seat: Seat) -> bool:
    """Whether a player may choose a card as the target of another one."""
    return not is_immune(table, card, source, seat, True)


def is_immune(table: Table, card: int, source: int, seat: Seat, chosen: bool) -> bool:
    if card == source or not table.box.touches & IMMUNITY:
        return False
    types = EVENT if source == NOTHING else table.type_of(source)  # it is in a hand, for all that is known
    for me in touching(table, IMMUNITY):
        for constant in card_of(table, me).constants:
            if constant.immune(table, table.controller[me], me, card, types, seat, chosen):
                return True
    return False


# Values of a player


def figure(table: Table, seat: Seat, what: int, type: int = NOTHING) -> int:
    """What all constants together add to a figure of a player."""
    if not table.box.figures >> what & 1:
        return 0
    total = 0
    for me in touching(table, FIGURES):
        for constant in card_of(table, me).constants:
            total += constant.figure(table, table.controller[me], me, seat, what, type)
    return total


def plot_income(table: Table, seat: Seat) -> int:
    plot = table.plot(seat)
    if plot == NOTHING or figure(table, seat, NO_PLOT_INCOME) > 0:
        return 0
    return max(card_of(table, plot).income + figure(table, seat, PLOT_INCOME), 0)


def income(table: Table, seat: Seat) -> int:
    """Of the plot and of all own cards in play, kneeling ones too."""
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
    """Of the revealed plot and of all own cards in play, kneeling ones too."""
    return card_of(table, table.plot(seat)).initiative + symbols(table, seat, INITIATIVE)


def claim(table: Table, seat: Seat) -> int:
    """Of the attacker, in the challenge under way."""
    lasting = table.lasting
    plot = table.plot(seat)
    total = 0 if plot == NOTHING else card_of(table, plot).claim
    for i in range(0, len(lasting), WIDTH):
        if lasting[i] == CLAIM and lasting[i + 2] == for_seat(seat):
            total += lasting[i + 3]
    return max(total + figure(table, seat, CLAIM_OF, table.type), 0)


def counted_power(table: Table, seat: Seat) -> int:
    """What counts for victory: power of the House and of all own cards, but for what is hidden."""
    total = table.total_power(seat)
    hiding = touching(table, HIDES)
    if not hiding:
        return total
    for slot in table.pile(PLAY, seat):
        if table.power_on[slot] and hides(table, hiding, slot):
            total -= table.power_on[slot]
    return total


def hides(table: Table, hiding: list[int], card: int) -> bool:
    for me in hiding:
        for constant in card_of(table, me).constants:
            if constant.hides_power(table, table.controller[me], me, card):
                return True
    return False


def dominance_total(table: Table, seat: Seat) -> int:
    """Standing characters and gold."""
    total = table.gold[seat] + figure(table, seat, DOMINANCE_TOTAL)
    for slot in table.characters(seat):
        if not table.kneeling[slot]:
            total += strength(table, slot)
    return total
