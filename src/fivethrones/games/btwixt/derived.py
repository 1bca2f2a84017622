"""Values that are computed from the cards on the table: values of cards, totals, protection, limits."""

from typing import Final, NewType, final

from fivethrones.games.btwixt.card import ROUND, STACK, Influence, Word
from fivethrones.games.btwixt.pieces import COLORS, RED
from fivethrones.games.btwixt.records import ADD, NO_SLOT, SET, Color, Slot
from fivethrones.games.btwixt.state import NO_LIMIT, Realm
from fivethrones.games.btwixt.words.lasting import (
    ALL_STACKS,
    KILLED,
    KNEELING_OTHERS,
    NEIGHBOR_KNEELS,
    OTHER_RED,
    THIS_CARD,
    YOUR_ALLIES,
    ColorCountsMore,
    Counted,
    CountsMore,
    FewestCardsWinTies,
    ForbidColor,
    FreeFromLimits,
    Harm,
    LowCardsCountNothing,
    LowestWins,
    MostPlays,
    NoPlayAbilities,
    OpenHands,
    PlayBeforeKneeling,
    Protect,
    Scope,
    WinTies,
)
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.message import Message


def round_words(realm: Realm) -> list[Word]:
    """The words that the ally of this round has for the round."""
    if realm.ruling == NO_SLOT:
        return []
    for clause in realm.ally(realm.ruling).words:
        if clause.when == ROUND:
            return clause.words
    return []


def stack_words(realm: Realm, slot: Slot) -> list[Word]:
    """The words that a card has while it lies in a stack."""
    for clause in realm.card(slot).words:
        if clause.when == STACK:
            return [] if realm.is_off(slot) else clause.words
    return []


# BT-14: values


def value(realm: Realm, slot: Slot) -> int:
    """The printed value or the one set, plus all additions, capped by the ally of the round, and never below 0."""
    card = realm.card(slot)
    amount = card.value
    added = 0
    for change in realm.changes:
        if change.card == slot:
            if change.effect == SET:
                amount = change.amount
            elif change.effect == ADD:
                added += change.amount
    for word in stack_words(realm, slot):
        if isinstance(word, CountsMore):
            added += min(word.each * counted(realm, word.per, slot), word.most)
    for word in round_words(realm):
        if isinstance(word, ColorCountsMore):
            if word.color == card.color:
                added += word.amount
        elif isinstance(word, LowCardsCountNothing) and card.value <= word.highest:
            return 0
    return max(amount + added, 0)


def counted(realm: Realm, per: Counted, slot: Slot) -> int:
    """The number that a card in a stack counts."""
    if per == KILLED:
        return len(realm.killed)
    holder = realm.holder(slot)
    if holder == NOTHING:  # still being played
        return 0
    if per == OTHER_RED:
        stack = realm.stack_of(holder)
        return sum(1 for other in stack if other != slot and realm.card(other).color == RED)
    if per == KNEELING_OTHERS:
        return sum(realm.kneeling) - realm.kneeling[holder]
    if per == YOUR_ALLIES:
        return sum(len(realm.councils[council]) for council in realm.councils_of(holder))
    if per == NEIGHBOR_KNEELS:
        return max(realm.kneeling[seat] for seat in realm.neighbors(holder))
    return 1 if len(realm.stack_of(holder)) == 3 else 0  # STACK_OF_THREE


def total(realm: Realm, seat: Seat) -> int:
    return sum(value(realm, slot) for slot in realm.stack_of(seat))


# BT-15, BT-16: who wins the bid, and how: by the total or, in a tie, by the ally of the round, a card or the seating

Lead = NewType("Lead", int)
BY_TOTAL: Final = Lead(0)
BY_ALLY: Final = Lead(1)
BY_CARD: Final = Lead(2)
BY_PLACE: Final = Lead(3)


def winner_of(realm: Realm, totals: list[int]) -> Seat:
    return break_tie(realm, best_bids(realm, totals))


def best_bids(realm: Realm, totals: list[int]) -> list[Seat]:
    """The rulers with the winning total, before ties are broken, clockwise from the first player."""
    seats = realm.clockwise(realm.first)
    words = round_words(realm)
    if any(isinstance(word, LowestWins) for word in words):
        bidding = [seat for seat in seats if realm.stack_of(seat)]
        if bidding:
            best = min(totals[seat] for seat in bidding)
            return [seat for seat in bidding if totals[seat] == best]
    best = max(totals)
    return [seat for seat in seats if totals[seat] == best]


def second_of(realm: Realm, totals: list[int], winner: Seat) -> Seat:
    """The ruler with the highest total apart from the winner, among those who have bid."""
    others = [seat for seat in realm.clockwise(realm.first) if seat != winner and realm.stack_of(seat)]
    if not others:
        return NOTHING
    best = max(totals[seat] for seat in others)
    return break_tie(realm, [seat for seat in others if totals[seat] == best])


def break_tie(realm: Realm, tied: list[Seat]) -> Seat:
    """The winner of a tie; ``tied`` is in order clockwise from the first player."""
    tied = after_ally(realm, tied)
    by_card = holder_of_tie_card(realm, tied)
    return tied[0] if by_card == NOTHING else by_card


def after_ally(realm: Realm, tied: list[Seat]) -> list[Seat]:
    """Those who are still tied after the tie-breaker of the round's ally."""
    if len(tied) > 1 and any(isinstance(word, FewestCardsWinTies) for word in round_words(realm)):
        fewest = min(len(realm.stack_of(seat)) for seat in tied)
        return [seat for seat in tied if len(realm.stack_of(seat)) == fewest]
    return tied


def holder_of_tie_card(realm: Realm, tied: list[Seat]) -> Seat:
    """The ruler whose card wins this tie; if there are several such cards, the last one played."""
    if len(tied) > 1:
        for bid in reversed(realm.bids):
            if bid.holder in tied and wins_ties(realm, bid.card):
                return bid.holder
    return NOTHING


def lead_by(realm: Realm, tied: list[Seat]) -> Lead:
    """By what the first of these wins, or would win now."""
    if len(tied) == 1:
        return BY_TOTAL
    tied = after_ally(realm, tied)
    if len(tied) == 1:
        return BY_ALLY
    return BY_PLACE if holder_of_tie_card(realm, tied) == NOTHING else BY_CARD


def wins_ties(realm: Realm, slot: Slot) -> bool:
    return any(isinstance(word, WinTies) for word in stack_words(realm, slot))


# BT-38: protection


@final
class Guard:
    """What protects cards in stacks: the ally of the round, or a card in somebody's stack."""

    def __init__(self, scope: Scope, holder: Seat = NOTHING, card: Slot = NO_SLOT) -> None:
        self.scope = scope
        self.holder = holder
        self.card = card

    def covers(self, slot: Slot, holder: Seat, by: Seat) -> bool:
        """Whether it protects a card in somebody's stack from this seat."""
        if self.scope == THIS_CARD:
            return self.card == slot
        return self.scope == ALL_STACKS or (self.holder == holder and by != holder)


def guards(realm: Realm, against: Harm) -> list[Guard]:
    """Everything that protects against this."""
    found: list[Guard] = []
    for word in round_words(realm):
        if isinstance(word, Protect) and word.against & against:
            found.append(Guard(word.scope))
    for bid in realm.bids:
        for word in stack_words(realm, bid.card):
            if isinstance(word, Protect) and word.against & against:
                found.append(Guard(word.scope, bid.holder, bid.card))
    return found


def is_guarded(guards: list[Guard], slot: Slot, holder: Seat, by: Seat) -> bool:
    return any(guard.covers(slot, holder, by) for guard in guards)


# BT-39: limits on playing


def is_free(realm: Realm, seat: Seat) -> bool:
    """Whether no influence card can limit what this seat plays."""
    for slot in realm.stack_of(seat):
        if any(isinstance(word, FreeFromLimits) for word in stack_words(realm, slot)):
            return True
    return False


def most_plays(realm: Realm) -> int:
    for word in round_words(realm):
        if isinstance(word, MostPlays):
            return word.count
    return NO_LIMIT


def must_play_first(realm: Realm, seat: Seat) -> bool:
    """Whether this seat may not kneel yet, because it has not played and can play a card."""
    if realm.played[seat] or not any(isinstance(word, PlayBeforeKneeling) for word in round_words(realm)):
        return False
    return any(why_not_card(realm, seat, realm.card(slot)) is None for slot in realm.hands[seat])


def plays_without_ability(realm: Realm, seat: Seat) -> bool:
    """BT-44: whether the play abilities of this seat's cards do nothing."""
    if realm.plain >> seat & 1:
        return True
    return any(isinstance(word, NoPlayAbilities) for word in round_words(realm))


def hands_are_open(realm: Realm) -> bool:
    return any(isinstance(word, OpenHands) for word in round_words(realm))


def has_limits(realm: Realm, seat: Seat) -> bool:
    """A quick test whether any card could be forbidden to this seat."""
    return realm.decreed != 0 or realm.hushed[seat] != NO_LIMIT or len(round_words(realm)) > 0


def why_not_card(realm: Realm, seat: Seat, card: Influence) -> Message | None:
    """Why this seat may not play such a card; None if it may."""
    for word in round_words(realm):
        if isinstance(word, ForbidColor) and word.color == card.color:
            args = {"ally": realm.name(realm.ruling), "color": color_name(card.color)}
            return Message("refused-color-by-ally", {**args}, "BT-39")
    decreed = realm.decreed >> card.color & 1 == 1
    hushed = card.value >= realm.hushed[seat]
    if (decreed or hushed) and not is_free(realm, seat):
        if decreed:
            return Message("refused-decreed", {"color": color_name(card.color)}, "BT-39")
        return Message("refused-hushed", {"value": realm.hushed[seat]}, "BT-39")
    return None


def color_name(color: Color) -> str:
    return f"color-{COLORS[color]}"
