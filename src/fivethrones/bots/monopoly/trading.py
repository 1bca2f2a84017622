"""Offers that help both sides: who lacks which deed, what a swap is worth to either, and for how much."""

from typing import Final, final

from fivethrones.bots.monopoly.worth import Mind, Standing, weights
from fivethrones.games.monopoly.pieces import COLOURS, GROUPS
from fivethrones.games.monopoly.rules.trade import Trade, mortgaged, pass_item
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import Action, Seat

LEAST: Final = 0.01  # a gain of less is not worth the talk
LONG: Final = 150  # rounds; where two have split every set, nobody gains by a trade and nobody is ever ruined
WEARINESS: Final = 0.0005  # of a won game: what one lets go in each round after that, to come to an end,
MOST_LET_GO: Final = LEAST  # and no more; each time a set that was split becomes whole, and to split it again must bring as much
FAIR: Final = 0.7  # of what the other side gains
ROUND_SUM: Final = 10


@final
class Offer:
    """What goes which way; money from the one who offers, negative to them."""

    def __init__(self, give: list[int], ask: list[int], money: int) -> None:
        self.give = give
        self.ask = ask
        self.money = money


@final
class Talks:
    """Two players at the table, and how they stand before anything has changed hands."""

    def __init__(self, realm: Realm, by: Seat, to: Seat, mind: Mind) -> None:
        self.realm = realm
        self.by = by
        self.to = to
        self.mind = mind
        self.others = weights(realm, [by, to], mind)
        mine, theirs = Standing(realm, by, mind), Standing(realm, to, mind)
        cash, their_cash = realm.cash[by], realm.cash[to]
        self.mine = mine.chance(cash, self.others + theirs.weight(their_cash))
        self.theirs = theirs.chance(their_cash, self.others + mine.weight(cash))


@final
class Swap:
    """The same two when deeds and cards have changed hands; the realm is left as it was."""

    def __init__(self, talks: Talks, give: list[int], ask: list[int]) -> None:
        realm, by, to = talks.realm, talks.by, talks.to
        pass_all(realm, give, to)
        pass_all(realm, ask, by)
        self.talks = talks
        self.mine = Standing(realm, by, talks.mind)
        self.theirs = Standing(realm, to, talks.mind)
        pass_all(realm, give, by)
        pass_all(realm, ask, to)
        self.cash = realm.cash[by] - fees(realm, ask)
        self.their_cash = realm.cash[to] - fees(realm, give)

    def gains(self, money: int) -> tuple[float, float]:
        """How much either side's chance to win grows; what somebody could not pay is worse than anything."""
        cash, their_cash = self.cash - money, self.their_cash + money
        mine = theirs = -1.0
        if cash >= 0:
            mine = self.mine.chance(cash, self.talks.others + self.theirs.weight(their_cash))
        if their_cash >= 0:
            theirs = self.theirs.chance(their_cash, self.talks.others + self.mine.weight(cash))
        return mine - self.talks.mine, theirs - self.talks.theirs

    def fair_sum(self, share: float) -> int:
        """The round sum with which the other side gains about this share of what the one who offers does."""
        realm = self.talks.realm
        low, high = -(realm.cash[self.talks.to] // ROUND_SUM), realm.cash[self.talks.by] // ROUND_SUM
        while low < high:
            money = (low + high + 1) // 2
            mine, theirs = self.gains(ROUND_SUM * money)
            if share * mine >= theirs:
                low = money
            else:
                high = money - 1
        return ROUND_SUM * low


def best_offer(realm: Realm, by: Seat, to: Seat, mind: Mind, share: float = 1.0) -> Offer | None:
    """The offer that is best for both, among those by which a set is completed; the other side gains this share of it."""
    asks, gives = lots(realm, by, to), lots(realm, to, by)
    if len(asks) == 1 and len(gives) == 1:
        return None
    talks = Talks(realm, by, to, mind)
    best: Offer | None = None
    most = -1.0
    for ask in asks:
        for give in gives:
            if not (ask or give) or (ask and give and shares_group(ask, give)):
                continue
            swap = Swap(talks, give, ask)
            money = swap.fair_sum(share)
            mine, theirs = swap.gains(money)
            if are_fair(realm, mine, theirs) and min(mine, theirs) > most:
                best, most = Offer(give, ask, money), min(mine, theirs)
    return best


def gains(realm: Realm, trade: Trade, mind: Mind) -> tuple[float, float]:
    """What an offer that was made is worth: to the one who made it, and to the other."""
    return Swap(Talks(realm, trade.by, trade.to, mind), trade.give, trade.ask).gains(trade.money)


def lots(realm: Realm, to: Seat, of: Seat) -> list[list[int]]:
    """Nothing; or what one player lacks for a set and the other has."""
    found: list[list[int]] = [[]]
    for group in range(len(COLOURS)):
        owners = [realm.owner[square] for square in GROUPS[group]]
        if to in owners and of in owners and all_of(owners, to, of) and not realm.is_built(group):
            found.append([square for square in GROUPS[group] if realm.owner[square] == of])
    return found


def all_of(owners: list[Seat], first: Seat, second: Seat) -> bool:
    for owner in owners:
        if owner != first and owner != second:
            return False
    return True


def shares_group(ask: list[int], give: list[int]) -> bool:
    for squares in GROUPS:
        if ask[0] in squares:
            return give[0] in squares
    return False


def pass_all(realm: Realm, items: list[int], to: Seat) -> None:
    for item in items:
        pass_item(realm, item, to)


def fees(realm: Realm, items: list[int]) -> int:
    return sum([realm.fee(item) for item in mortgaged(realm, items)])


def are_fair(realm: Realm, mine: float, theirs: float) -> bool:
    """To both; of an offer by which a set is completed."""
    return is_fair(realm, mine, theirs, True) and is_fair(realm, theirs, mine, True)


def is_fair(realm: Realm, mine: float, theirs: float, is_mending: bool) -> bool:
    """Whether it helps enough; or, after very many rounds, whether two come nearer to an end by it and it hardly hurts."""
    if realm.round > LONG and len(realm.solvent()) == 2 and is_mending:
        return mine >= max(LEAST - WEARINESS * (realm.round - LONG), -MOST_LET_GO)
    return mine >= LEAST and mine >= FAIR * theirs


def mends(realm: Realm, trade: Trade) -> bool:
    """Whether fewer sets are split after it: that can be only so often, whoever asks."""
    before = splits(realm)
    pass_all(realm, trade.give, trade.to)
    pass_all(realm, trade.ask, trade.by)
    after = splits(realm)
    pass_all(realm, trade.give, trade.by)
    pass_all(realm, trade.ask, trade.to)
    return after < before


def splits(realm: Realm) -> int:
    """How many colours do not belong to one player."""
    count = 0
    for group in range(len(COLOURS)):
        owners = [realm.owner[square] for square in GROUPS[group]]
        if owners.count(owners[0]) < len(owners):
            count += 1
    return count


def next_word(trade: Trade, offer: Offer | None) -> Action:
    """The next step to this offer; back out where what was said is not part of it."""
    seat = trade.by
    if offer is None or trade.money not in (0, offer.money):
        return Action(seat, "withdraw")
    if trade.give != offer.give[: len(trade.give)] or trade.ask != offer.ask[: len(trade.ask)]:
        return Action(seat, "withdraw")
    if len(trade.give) < len(offer.give):
        return Action(seat, "give", offer.give[len(trade.give)])
    if len(trade.ask) < len(offer.ask):
        return Action(seat, "ask", offer.ask[len(trade.ask)])
    if trade.money != offer.money:
        return Action(seat, "add", offer.money) if offer.money > 0 else Action(seat, "charge", -offer.money)
    return Action(seat, "send")


def said(by: Seat, to: Seat, offer: Offer) -> list[Action]:
    """All of an offer, from calling on somebody to sending it."""
    words = [Action(by, "offer", to)]
    words += [Action(by, "give", item) for item in offer.give] + [
        Action(by, "ask", item) for item in offer.ask
    ]
    if offer.money > 0:
        words.append(Action(by, "add", offer.money))
    elif offer.money < 0:
        words.append(Action(by, "charge", -offer.money))
    return [*words, Action(by, "send")]
