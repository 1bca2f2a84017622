"""What the page must know of the box."""

from typing import Any

from fivethrones.games.btwixt import pieces as realm
from fivethrones.games.btwixt.card import Ally, Influence
from fivethrones.games.btwixt.cards import INFLUENCE
from fivethrones.games.btwixt.cards.allies import ALLIES
from pieces.writing import page, table


def pages() -> dict[str, str]:
    return {"btwixt/pieces.ts": page_of_councils()}


def page_of_councils() -> str:
    """Cards and allies in the order in which the view numbers their kinds."""
    return page(
        "btwixt",
        *table("LEADERS", "readonly string[]", realm.LEADERS),
        *table("COLORS", "readonly string[]", realm.COLORS),
        *table("SEASONS", "readonly string[]", realm.SEASONS),
        "",
        "/** As printed; `triumph`: it works only after somebody has won the bid. */",
        "export interface Influence {",
        "  readonly id: string;",
        "  readonly color: string;",
        "  readonly value: number;",
        "  readonly triumph: boolean;",
        "}",
        *table("INFLUENCE", "readonly Influence[]", [described_influence(card) for card in INFLUENCE]),
        "",
        "export interface Ally {",
        "  readonly id: string;",
        "  readonly house: string;",
        "  readonly power: number;",
        "  readonly ability: 'round' | 'claimed' | 'endgame';",
        "}",
        *table("ALLIES", "readonly Ally[]", [described_ally(ally) for ally in ALLIES]),
    )


def described_influence(card: Influence) -> dict[str, Any]:
    return {
        "id": card.id,
        "color": realm.COLORS[card.color],
        "value": card.value,
        "triumph": card.has_triumph(),
    }


def described_ally(ally: Ally) -> dict[str, Any]:
    ability = ally.ability().removeprefix("ability-")
    return {"id": ally.id, "house": ally.house or "neutral", "power": ally.power, "ability": ability}
