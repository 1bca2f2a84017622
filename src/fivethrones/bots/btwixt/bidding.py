"""How much a ruler bids by habit: a fair share of the hand for each round, more for what is worth more."""

from typing import Final

from fivethrones.bots.btwixt.position import TOKEN, council_worth, soft_minimum
from fivethrones.games.btwixt.derived import round_words, total, winner_of
from fivethrones.games.btwixt.placement import own_councils, own_rule
from fivethrones.games.btwixt.records import NO_SLOT
from fivethrones.games.btwixt.state import Realm
from fivethrones.games.btwixt.words.lasting import NO_RULE, LowestWins
from fivethrones.kernel.action import Action, Seat

USUAL: Final = 2.3  # what an ally and a token add to a small council, on average
STRETCH: Final = 1.6  # how much more than a fair share one bids to win, all rounds being alike


def bid(realm: Realm, seat: Seat, actions: list[Action]) -> Action:
    """The card that takes the lead for the least, if it is not too dear; else kneel."""
    plays = [action for action in actions if action.verb == "play"]
    if not plays:
        return actions[0]
    plays = [plays[i] for _, i in sorted([(points(realm, plays[i]), i) for i in range(len(plays))])]
    if actions[0].verb != "kneel":  # one must play first
        return plays[0]
    if lowest_wins(realm):
        return actions[0] if realm.stack_of(seat) else plays[0]
    totals = [total(realm, other) for other in range(realm.seats)]
    spent = totals[seat]
    limit = budget(realm, seat, spent)
    leader = winner_of(realm, totals)
    if leader == seat and realm.stack_of(seat):
        return actions[0] if spent >= limit / STRETCH or all_others_kneel(realm, seat) else plays[0]
    wanted = totals[leader] - spent + 1
    for action in plays:
        if points(realm, action) >= wanted:
            return action if spent + points(realm, action) <= limit else actions[0]
    worth_a_try = spent + points(realm, plays[-1]) + wanted <= limit
    return plays[-1] if worth_a_try else actions[0]


def points(realm: Realm, action: Action) -> int:
    return realm.rules.influence[action.target].value


def lowest_wins(realm: Realm) -> bool:
    for word in round_words(realm):
        if isinstance(word, LowestWins):
            return True
    return False


def has_won(realm: Realm, seat: Seat) -> bool:
    """Leads, and nobody else can bid any more: another card would be wasted."""
    if not all_others_kneel(realm, seat) or not realm.stack_of(seat):
        return False
    return winner_of(realm, [total(realm, other) for other in range(realm.seats)]) == seat


def all_others_kneel(realm: Realm, seat: Seat) -> bool:
    return sum(realm.kneeling) - realm.kneeling[seat] == realm.seats - 1


def budget(realm: Realm, seat: Seat, spent: int) -> float:
    """What one may have spent when the round is over."""
    purse = float(spent)
    for slot in realm.hands[seat]:
        purse += realm.card(slot).value
    rounds = realm.left + 1
    if rounds == 1:
        return purse
    return STRETCH * purse / rounds * max(0.3, min(2.0, prize(realm, seat) / USUAL))


def prize(realm: Realm, seat: Seat) -> float:
    """What winning adds to the own small council."""
    left, right = [council_worth(realm, council) for council in realm.councils_of(seat)]
    now = soft_minimum(left, right)
    power = TOKEN * len(realm.on_ally)
    places = realm.councils_of(seat)
    if realm.current != NO_SLOT:
        power += realm.ally(realm.current).power
        rule = own_rule(realm, realm.current)
        if rule != NO_RULE and realm.totals:
            places = own_councils(realm, rule, seat) or places
    best = now
    for council in realm.councils_of(seat):
        more = power if council in places else 0.0
        if council == seat:
            best = max(best, with_token(left + more, right))
        else:
            best = max(best, with_token(left, right + more))
    return best - now


def with_token(left: float, right: float) -> float:
    return max(soft_minimum(left + TOKEN, right), soft_minimum(left, right + TOKEN))
