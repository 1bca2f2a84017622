"""Monopoly in text: ``build winterfell``, ``bid 50``, ``give braavos``; and each choice in words."""

from typing import Final

from fivethrones.games.monopoly.pieces import (
    BUILD,
    COLOURS,
    DECKS,
    PRICE,
    RING,
    SQUARE_IDS,
    SQUARE_NAMES,
    TOKENS,
)
from fivethrones.games.monopoly.rules.mortgage import Received
from fivethrones.games.monopoly.rules.raising import COST, GROUPS_SAID, LAYOUTS
from fivethrones.games.monopoly.rules.start import TOKEN_NAMES
from fivethrones.games.monopoly.rules.trade import ITEM_NAMES, JAIL_CARDS
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import NOTHING, Action, Option, Seat, Span
from fivethrones.kernel.errors import Unreadable
from fivethrones.kernel.game import is_number
from fivethrones.kernel.message import Args, Message, literal, seat_name

SEATS: Final = [str(seat) for seat in range(8)]
ITEMS: Final = [*SQUARE_IDS, *DECKS]
NUMBER: Final[list[str]] = []  # any whole number

# By verb, the words for its target and its extra.
GRAMMAR: Final[dict[str, list[list[str]]]] = {
    "token": [TOKENS],
    "throw": [],
    "bail": [],
    "card": [DECKS],
    "rest": [],
    "pass": [],
    "build": [SQUARE_IDS],
    "sell": [SQUARE_IDS],
    "raze": [COLOURS, NUMBER],
    "mortgage": [SQUARE_IDS],
    "redeem": [SQUARE_IDS],
    "leave": [SQUARE_IDS],
    "offer": [SEATS],
    "give": [ITEMS],
    "ask": [ITEMS],
    "add": [NUMBER],
    "charge": [NUMBER],
    "send": [],
    "withdraw": [],
    "accept": [],
    "refuse": [],
    "counter": [],
    "claim": [SQUARE_IDS, SEATS],
    "buy": [],
    "decline": [],
    "bid": [NUMBER],
    "drop": [],
    "want": [NUMBER],
    "place": [SQUARE_IDS],
    "ride": [NUMBER],
    "go": [SQUARE_IDS],
    "surrender": [],
}


def write(action: Action) -> str:
    numbers = [action.target, action.extra]
    spoken = GRAMMAR[action.verb]
    return " ".join([action.verb, *(word(spoken[i], numbers[i]) for i in range(len(spoken)))])


def word(words: list[str], number: int) -> str:
    return words[number] if words else str(number)


def read(seat: Seat, text: str) -> Action:
    said = text.split()
    spoken = GRAMMAR.get(said[0]) if said else None
    if spoken is None or len(said) != 1 + len(spoken):
        raise Unreadable(Message("refused-unreadable", {"text": literal(text)}))
    numbers = [NOTHING, NOTHING]
    for i in range(len(spoken)):
        numbers[i] = number(spoken[i], said[i + 1])
    return Action(seat, said[0], numbers[0], numbers[1])


def number(words: list[str], said: str) -> int:
    if words and said in words:
        return words.index(said)
    if not words and is_number(said):
        return int(said)
    raise Unreadable(Message("refused-unknown-word", {"text": literal(said)}))


def label(realm: Realm, option: Option) -> Message:
    """A choice in words."""
    if isinstance(option, Span):
        return Message(f"do-{option.verb}-span", {"low": option.low, "high": option.high})
    if (
        option.verb == "build" and realm.cash[option.seat] < BUILD[option.target]
    ):  # MO-38: it may only be possible by a bid
        return Message("do-call-shortage", {"square": SQUARE_NAMES[option.target]})
    return Message(f"do-{option.verb}", details(realm, option))


def details(realm: Realm, action: Action) -> Args:
    verb, target = action.verb, action.target
    if verb == "token":
        return {"token": TOKEN_NAMES[target]}
    if verb == "card":
        return {"card": JAIL_CARDS[target]}
    if verb == "offer":
        return {"to": seat_name(target)}
    if verb in ("give", "ask"):
        return {"item": ITEM_NAMES[target]}
    if verb in ("add", "charge", "bid", "want"):
        return {"amount": target}
    if verb == "ride":
        return {"amount": target, "square": SQUARE_NAMES[(realm.place[action.seat] + target) % RING]}
    if verb == "claim":
        return {"square": SQUARE_NAMES[target], "visitor": seat_name(action.extra)}
    if verb == "raze":
        levels = [literal(str(level)) for level in LAYOUTS[target][action.extra]]
        return {"group": GROUPS_SAID[target], "levels": levels}
    if verb == "buy":
        square = realm.place[action.seat]
        return {"square": SQUARE_NAMES[square], "amount": PRICE[square]}
    if target == NOTHING:
        return {}
    return {"square": SQUARE_NAMES[target], "amount": price_of(realm, verb, target)}


def price_of(realm: Realm, verb: str, square: int) -> int:
    """What this action costs or brings in."""
    if verb == "sell":
        return BUILD[square] // 2
    if verb == "mortgage":
        return PRICE[square] // 2
    if verb == "redeem":
        return PRICE[square] // 2 if isinstance(realm.stack[-1], Received) else COST[square]
    return BUILD[square]
