"""BT-18, BT-34: the councils in which an ally may be placed, by its own text, then influence cards, then the rules."""

from typing import Final

from fivethrones.games.btwixt.card import PLACEMENT, holds
from fivethrones.games.btwixt.derived import is_free
from fivethrones.games.btwixt.records import Council, Slot
from fivethrones.games.btwixt.state import Realm
from fivethrones.games.btwixt.words.lasting import (
    ANYWHERE,
    BIGGER_HAND,
    FEWER_ALLIES,
    FEWER_TOKENS,
    HIGHER_BID,
    HIGHEST_ALLY,
    LEFT,
    LEFT_NEIGHBOR_CHOOSES,
    LOWER_BID,
    LOWEST_ALLY,
    NEIGHBOR_FAR,
    NO_RULE,
    RIGHT,
    SHARED_WITH_HOLDER,
    GoesTo,
    PlaceRule,
)
from fivethrones.kernel.action import NOTHING, Seat

NO_ALLY: Final = 1000  # for a council without allies: more than any power


def own_rule(realm: Realm, ally: Slot) -> PlaceRule:
    """Where the ally's own text says that it must be placed."""
    for clause in realm.ally(ally).words:
        if clause.when == PLACEMENT:
            for word in clause.words:
                if isinstance(word, GoesTo):
                    return word.rule
    return NO_RULE


def own_councils(realm: Realm, rule: PlaceRule, you: Seat) -> list[Council]:
    """The councils that a rule allows; empty if it cannot be applied (BT-42)."""
    mine = realm.councils_of(you)
    if rule == LEFT:
        return mine[:1]
    if rule == RIGHT:
        return mine[1:]
    if rule == LEFT_NEIGHBOR_CHOOSES:
        return mine
    if rule == ANYWHERE:
        return realm.all_councils()
    if rule == NEIGHBOR_FAR:
        return far_councils(realm, you)
    if rule == FEWER_ALLIES:
        return least(mine, [len(realm.councils[council]) for council in mine])
    if rule == FEWER_TOKENS:
        return least(mine, [len(realm.tokens[council]) for council in mine])
    if rule in (HIGHEST_ALLY, LOWEST_ALLY):
        return beside_ally(realm, mine, rule == HIGHEST_ALLY)
    left, right = realm.neighbors(you)
    if rule == BIGGER_HAND:
        return least(mine, [-len(realm.hands[left]), -len(realm.hands[right])])
    bids = [realm.totals[left], realm.totals[right]]
    return least(mine, bids if rule == LOWER_BID else [-bids[0], -bids[1]])


def least(councils: list[Council], counts: list[int]) -> list[Council]:
    low = min(counts)
    return [councils[i] for i in range(len(councils)) if counts[i] == low]


def far_councils(realm: Realm, you: Seat) -> list[Council]:
    """The neighbours' other councils, which are not yours."""
    mine = realm.councils_of(you)
    found = [council for seat in realm.neighbors(you) for council in realm.councils_of(seat)]
    return sorted({council for council in found if council not in mine})


def beside_ally(realm: Realm, mine: list[Council], highest: bool) -> list[Council]:
    """BT-42: the councils of your allies with the highest (or lowest) printed power."""
    sign = -1 if highest else 1
    best = [
        min([sign * realm.ally(ally).power for ally in realm.councils[council]], default=NO_ALLY)
        for council in mine
    ]
    return [] if min(best) == NO_ALLY else least(mine, best)


def bound_councils(realm: Realm, winner: Seat) -> list[Council]:
    """BT-41: where influence cards demand that the ally of the bid be placed; both councils of the winner if none does."""
    mine = realm.councils_of(winner)
    if realm.unbound or is_free(realm, winner):
        return mine
    named: list[Council] = []
    strings = [pulls(realm, seat) for seat in realm.neighbors(winner)]
    if strings[0] != strings[1]:
        named.append(mine[0] if strings[0] > strings[1] else mine[1])
    for slot in realm.stack_of(winner):
        if placing_rule(realm, slot) == HIGHER_BID:
            shared = own_councils(realm, HIGHER_BID, winner)
            if len(shared) == 1:
                named.append(shared[0])
    return named[:1] if len(set(named)) == 1 else mine


def binding_card(realm: Realm, winner: Seat, council: Council) -> Slot:
    """An influence card that binds the winner to this one council."""
    for seat in realm.neighbors(winner):
        for slot in realm.stack_of(seat):
            if placing_rule(realm, slot) == SHARED_WITH_HOLDER and council in realm.councils_of(seat):
                return slot
    return next(slot for slot in realm.stack_of(winner) if placing_rule(realm, slot) == HIGHER_BID)


def pulls(realm: Realm, seat: Seat) -> int:
    """How many cards in this stack demand that the ally be placed in the council shared with its holder."""
    return sum(1 for slot in realm.stack_of(seat) if placing_rule(realm, slot) == SHARED_WITH_HOLDER)


def placing_rule(realm: Realm, slot: Slot) -> PlaceRule:
    holder = realm.holder(slot)
    for clause in realm.card(slot).words:
        if clause.when == PLACEMENT and holds(realm, clause.given[0], holder, NOTHING):
            for word in clause.words:
                if isinstance(word, GoesTo) and not realm.is_off(slot):
                    return word.rule
    return NO_RULE
