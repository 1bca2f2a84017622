"""What a card tells those who leaf through the box."""

from typing import Final

from fivethrones.games.card_engine.cards import (
    ATTACHMENT,
    CHALLENGES,
    CHARACTER,
    EVENT,
    LANNISTER,
    LIMITED,
    LOCATION,
    PLOT,
    RENOWN,
    STARK,
    STEALTH,
    Card,
)
from fivethrones.kernel.message import Message
from fivethrones.kernel.printed import Printed

GROUPS: Final = {
    CHARACTER: "characters",
    LOCATION: "locations",
    ATTACHMENT: "attachments",
    EVENT: "events",
    PLOT: "plots",
}
HOUSES: Final = {STARK: "stark", LANNISTER: "lannister"}
KEYWORDS: Final = {RENOWN: "keyword-renown", STEALTH: "keyword-stealth", LIMITED: "keyword-limited"}


def printed(card: Card) -> Printed:
    houses = [name for house, name in HOUSES.items() if card.house & house]
    return Printed(card.name, GROUPS[card.type], houses, [*figures(card), *words(card)])


def figures(card: Card) -> list[Message]:
    if card.type == PLOT:
        return [
            Message("fact-income", {"count": card.income}),
            Message("fact-initiative", {"count": card.initiative}),
            Message("fact-claim", {"count": card.claim}),
        ]
    found: list[Message] = []
    if card.type != EVENT:
        found.append(Message("fact-cost", {"count": card.cost}))
    if card.type == CHARACTER:
        found.append(Message("fact-strength", {"count": card.strength}))
    if card.income:
        found.append(Message("fact-income", {"count": card.income}))
    return found


def words(card: Card) -> list[Message]:
    found: list[Message] = []
    if card.unique:
        found.append(Message("fact-unique"))
    if card.icons:
        found.append(Message("fact-icons", {"icons": [CHALLENGES[icon] for icon in card.icons]}))
    if card.traits:
        found.append(Message("fact-traits", {"traits": [f"trait-{trait}" for trait in card.traits]}))
    if card.keywords:
        found.append(Message("fact-keywords", {"keywords": [KEYWORDS[word] for word in card.keywords]}))
    return found
