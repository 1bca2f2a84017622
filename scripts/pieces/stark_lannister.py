"""What the page must know of the box."""

from fivethrones.games.stark_lannister.game import CARDS
from pieces.card_engine import page_of_cards


def pages() -> dict[str, str]:
    return {"stark-lannister/cards.ts": page_of_cards("stark_lannister", CARDS)}
