"""Cards as they are shown to people who browse the box."""

from typing import Final

from fivethrones.games.card_engine.box.card import Card
from fivethrones.games.card_engine.box.figures import (
    AGENDA,
    ATTACHMENT,
    BARATHEON,
    CHALLENGES,
    CHARACTER,
    CRESTS,
    EVENT,
    GREYJOY,
    HOUSE,
    KEYWORDS,
    LANNISTER,
    LOCATION,
    MARTELL,
    PLOT,
    STARK,
    TARGARYEN,
)
from fivethrones.kernel.message import Message
from fivethrones.kernel.printed import Printed

GROUPS: Final = {
    CHARACTER: "characters",
    LOCATION: "locations",
    ATTACHMENT: "attachments",
    EVENT: "events",
    PLOT: "plots",
    AGENDA: "agendas",
    HOUSE: "houses",
}
HOUSES: Final = {
    STARK: "stark",
    LANNISTER: "lannister",
    BARATHEON: "baratheon",
    TARGARYEN: "targaryen",
    GREYJOY: "greyjoy",
    MARTELL: "martell",
}
PAID_FOR: Final = CHARACTER | LOCATION | ATTACHMENT


def printed(card: Card) -> Printed:
    """A card that only one House may have is listed with that House."""
    houses = [name for house, name in HOUSES.items() if (card.house | card.only) & house]
    return Printed(card.name, GROUPS[card.type], houses, [*figures(card), *words(card)])


def figures(card: Card) -> list[Message]:
    if card.type == PLOT:
        return [
            Message("fact-income", {"count": card.income}),
            Message("fact-initiative", {"count": card.initiative}),
            Message("fact-claim", {"count": card.claim}),
        ]
    found: list[Message] = []
    if card.type & PAID_FOR:
        found.append(Message("fact-cost", {"count": card.cost}))
    if card.type == CHARACTER:
        found.append(Message("fact-strength", {"count": card.strength}))
    if card.income:
        found.append(Message("fact-income", {"count": card.income}))
    if card.influence:
        found.append(Message("fact-influence", {"count": card.influence}))
    if card.initiative:
        found.append(Message("fact-initiative", {"count": card.initiative}))
    return found


def words(card: Card) -> list[Message]:
    found: list[Message] = []
    if card.unique and card.type != HOUSE:
        found.append(Message("fact-unique"))
    if card.icons:
        found.append(Message("fact-icons", {"icons": [CHALLENGES[icon] for icon in card.icons]}))
    if card.crests:
        found.append(Message("fact-crests", {"crests": [CRESTS[crest] for crest in card.crests]}))
    if card.traits:
        found.append(Message("fact-traits", {"traits": [f"trait-{trait}" for trait in card.traits]}))
    if card.keywords:
        found.append(Message("fact-keywords", {"keywords": [KEYWORDS[word] for word in card.keywords]}))
    return found
