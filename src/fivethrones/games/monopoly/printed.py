"""The deeds and cards as they lie in the box."""

from typing import Final

from fivethrones.games.monopoly.cards import CARD_NAMES
from fivethrones.games.monopoly.pieces import (
    BUILD,
    CARDS_PER_DECK,
    DECKS,
    GREAT_HOUSE,
    GROUP,
    HOUSE_RENTS,
    KIND,
    LOCATION,
    MORTGAGE,
    PRICE,
    RENTS,
    SQUARE_NAMES,
)
from fivethrones.games.monopoly.rules.raising import GROUPS_SAID
from fivethrones.kernel.message import Args, Message
from fivethrones.kernel.printed import Printed

LEVELS: Final = ["bare", "set", "one", "two", "three", "four", "keep"]
COUNTS: Final = ["one", "two", "three", "four"]


def printed_deed(square: int) -> Printed:
    facts = [
        Message("fact-group", {"group": GROUPS_SAID[GROUP[square]]}),
        Message("fact-price", {"amount": PRICE[square], "mortgage": MORTGAGE[square]}),
        rents(square),
    ]
    if KIND[square] == LOCATION:
        facts.append(Message("fact-build", {"amount": BUILD[square]}))
    return Printed(SQUARE_NAMES[square], "deeds", [], facts, rule_of(square))


def rents(square: int) -> Message:
    args: Args = {}
    if KIND[square] == LOCATION:
        for i in range(len(LEVELS)):
            args[LEVELS[i]] = RENTS[square][i]
        return Message("fact-rents", args)
    if KIND[square] == GREAT_HOUSE:
        for i in range(len(COUNTS)):
            args[COUNTS[i]] = HOUSE_RENTS[i + 1]
        return Message("fact-rents-houses", args)
    return Message("fact-rents-wilds")


def rule_of(square: int) -> str:
    if KIND[square] == LOCATION:
        return "MO-15, MO-16"
    return "MO-17" if KIND[square] == GREAT_HOUSE else "MO-18"


def printed_card(card: int) -> Printed:
    return Printed(CARD_NAMES[card], DECKS[card // CARDS_PER_DECK], [], [], "MO-20")
