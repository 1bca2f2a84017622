"""What the page must know of cards, in every box on this engine."""

import json
from typing import Any

from fivethrones.games.card_engine.box.card import Card
from fivethrones.games.card_engine.box.figures import CRESTS, KEYWORDS
from fivethrones.games.card_engine.box.printed import GROUPS, HOUSES
from pieces.writing import page


def page_of_cards(box: str, cards: list[Card]) -> str:
    """All cards in the order in which the view numbers their kinds; what is none or nothing is left out."""
    return page(
        box,
        "import { box } from '../card-engine/printed';",
        "",
        "export const CARDS = box([",
        *(f"  {json.dumps(described_card(card))}," for card in cards),
        "]);",
    )


def described_card(card: Card) -> dict[str, Any]:
    houses = [name for house, name in HOUSES.items() if card.house & house]
    facts = {
        "id": card.id,
        "type": GROUPS[card.type].removesuffix("s"),
        "house": houses[0] if houses else "",
        "unique": card.unique,
        "cost": card.cost,
        "strength": card.strength,
        "icons": card.icons,
        "traits": card.traits,
        "keywords": [KEYWORDS[keyword].removeprefix("keyword-") for keyword in card.keywords],
        "income": card.income,
        "initiative": card.initiative,
        "claim": card.claim,
        "houses": houses if len(houses) > 1 else [],
        "crests": [CRESTS[crest].removeprefix("crest-") for crest in card.crests],
        "influence": card.influence,
    }
    return {name: value for name, value in facts.items() if value}
