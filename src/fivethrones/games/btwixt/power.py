"""BT-26: the power of a council. For the final count only final positions and printed power matter."""

from fivethrones.games.btwixt.card import ENDGAME, Word
from fivethrones.games.btwixt.records import Council, Slot
from fivethrones.games.btwixt.state import Realm
from fivethrones.games.btwixt.words.lasting import (
    FEWEST_ALLIES,
    KILLED,
    MORE_ALLIES_THAN_TOKENS,
    NOT_MOST_ALLIES,
    OTHERS_HERE,
    STARKS_HERE,
    STRONGEST_HERE,
    TOKENS_HERE,
    WEAK_HERE,
    Counted,
    Mightier,
    TokensCount,
)


def council_power(realm: Realm, council: Council) -> int:
    return allies_power(realm, council) + tokens_power(realm, council)


def allies_power(realm: Realm, council: Council) -> int:
    return sum(ally_power(realm, ally, council) for ally in realm.councils[council])


def ally_power(realm: Realm, ally: Slot, council: Council) -> int:
    power = realm.ally(ally).power
    for word in final_words(realm, ally):
        if isinstance(word, Mightier):
            power += min(word.each * counted(realm, word.per, ally, council), word.most)
    return power


def tokens_power(realm: Realm, council: Council) -> int:
    worth: list[int] = [realm.kinds[token] for token in realm.tokens[council]]
    for ally in realm.councils[council]:
        for word in final_words(realm, ally):
            if isinstance(word, TokensCount):
                worth = [word.worth if value == word.value else value for value in worth]
    return sum(worth)


def final_words(realm: Realm, ally: Slot) -> list[Word]:
    for clause in realm.ally(ally).words:
        if clause.when == ENDGAME:
            return clause.words
    return []


def counted(realm: Realm, per: Counted, ally: Slot, council: Council) -> int:
    """The number that an ally counts at the end of the game."""
    if per == KILLED:
        return len(realm.killed)
    if per == TOKENS_HERE:
        return len(realm.tokens[council])
    here = realm.councils[council]
    if per in (NOT_MOST_ALLIES, FEWEST_ALLIES):
        counts = [len(allies) for allies in realm.councils]
        if per == FEWEST_ALLIES:
            return 1 if len(here) == min(counts) else 0
        return 0 if len(here) == max(counts) else 1
    if per == MORE_ALLIES_THAN_TOKENS:
        return 1 if len(here) > len(realm.tokens[council]) else 0
    others = [realm.ally(other) for other in here if other != ally]
    if per == OTHERS_HERE:
        return len(others)
    if per == WEAK_HERE:
        return sum(1 for other in others if other.power <= 2)
    if per == STARKS_HERE:
        return sum(1 for other in others if other.house == "stark")
    assert per == STRONGEST_HERE
    return 1 if all(other.power <= realm.ally(ally).power for other in others) else 0
