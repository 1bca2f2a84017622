"""A quick answer to every question, without thinking ahead."""

from fivethrones.bots.btwixt.bidding import bid, points
from fivethrones.bots.btwixt.position import council_worth, promise
from fivethrones.games.btwixt.derived import value
from fivethrones.games.btwixt.pieces import ALLY_SLOTS
from fivethrones.games.btwixt.records import Council, Kind
from fivethrones.games.btwixt.state import Realm
from fivethrones.games.btwixt.words.stacks import PLACES, slot_at
from fivethrones.kernel.action import Action, Option, Seat


def habit(realm: Realm, seat: Seat, options: list[Option]) -> Action:
    actions = [option for option in options if isinstance(option, Action)]
    if len(actions) == 1:
        return actions[0]
    assert realm.decision is not None
    if realm.decision.prompt.id == "prompt-bid":
        return bid(realm, seat, actions)
    verb = actions[-1].verb
    if verb in ("discard", "give", "bury"):
        return part_with(realm, actions)
    wanted = [action for action in actions if action.verb == verb]
    values = [worth(realm, seat, action) for action in wanted]
    return wanted[values.index(max(values))]


def part_with(realm: Realm, actions: list[Action]) -> Action:
    """The card with the fewest points; nothing, where nothing is allowed."""
    if actions[0].verb == "done":
        return actions[0]
    cards = [action for action in actions if action.verb != "kneel"]
    values = [points(realm, action) for action in cards]
    return cards[values.index(min(values))]


def worth(realm: Realm, seat: Seat, action: Action) -> float:
    """How much a ruler likes a choice at first sight."""
    verb, target = action.verb, action.target
    if verb in ("draft", "salvage"):
        return float(points(realm, action))
    if verb == "name":
        return promise(realm, target)
    if verb == "card":
        mine = target // PLACES == seat
        return float(value(realm, slot_at(realm, target))) * (-1.0 if mine else 1.0)
    if verb == "council":
        return council_liking(realm, seat, Council(target))
    if verb == "ally":
        return ally_liking(realm, seat, Kind(target))
    return 0.0


def council_liking(realm: Realm, seat: Seat, council: Council) -> float:
    """The own one that lags behind; of others, the strongest: something is taken from there."""
    power = council_worth(realm, council)
    return 100.0 - power if council in realm.councils_of(seat) else power


def ally_liking(realm: Realm, seat: Seat, kind: Kind) -> float:
    """The strongest of others; of one's own, the weakest."""
    for slot in ALLY_SLOTS:
        if realm.kinds[slot] == kind:
            power = float(realm.ally(slot).power)
            return -power if realm.council_with(slot) in realm.councils_of(seat) else power
    return 0.0
