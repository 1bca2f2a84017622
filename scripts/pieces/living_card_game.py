"""What the page must know of the box."""

from fivethrones.games.card_engine.values.titles import BONUS
from fivethrones.games.living_card_game.pieces import CARDS
from fivethrones.games.living_card_game.titles import TITLES
from pieces.card_engine import page_of_cards
from pieces.writing import numbers, page, table


def pages() -> dict[str, str]:
    return {
        "living-card-game/cards.ts": page_of_cards("living_card_game", CARDS),
        "living-card-game/titles.ts": page_of_titles(),
    }


def page_of_titles() -> str:
    """In the order in which the view numbers them."""
    return page(
        "living_card_game",
        "import type { Title } from '../card-engine/printed';",
        *numbers("BONUS", BONUS, "Strength for the side of a player whose title is strong in the challenge."),
        *table(
            "TITLES",
            "readonly Title[]",
            [
                {
                    "id": title.id,
                    "supports": title.supports,
                    "rivals": title.rivals,
                    "strongIn": title.strong_in,
                }
                for title in TITLES
            ],
        ),
    )
