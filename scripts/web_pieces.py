"""What the page must know of what lies in the boxes, written from the Python: `python scripts/web_pieces.py`."""

import json
from pathlib import Path
from typing import Any, Final

from fivethrones.games.btwixt import pieces as realm
from fivethrones.games.btwixt.card import Ally, Influence
from fivethrones.games.btwixt.cards import INFLUENCE
from fivethrones.games.btwixt.cards.allies import ALLIES
from fivethrones.games.card_engine.box.card import Card
from fivethrones.games.card_engine.box.figures import CRESTS, KEYWORDS
from fivethrones.games.card_engine.box.printed import GROUPS, HOUSES
from fivethrones.games.card_engine.values.titles import BONUS
from fivethrones.games.hand_of_the_king import pieces, state, words
from fivethrones.games.hand_of_the_king.companions import COMPANIONS, Companion
from fivethrones.games.living_card_game.pieces import CARDS as LIVING_CARDS
from fivethrones.games.living_card_game.titles import TITLES
from fivethrones.games.monopoly import pieces as box
from fivethrones.games.stark_lannister.game import CARDS

BOARDS: Final = Path(__file__).parent.parent / "web" / "src" / "games"

ICONS: Final[dict[type[words.Word], str]] = {
    words.Take: "hand",
    words.Kill: "skull",
    words.KillOnGrid: "skull",
    words.KillInArea: "skull",
    words.DiscardCompanion: "skull",
    words.Support: "keep",
    words.Swap: "swap",
    words.MoveAgain: "again",
    words.Draw: "draw",
}


def main() -> None:
    for name, text in pages().items():
        (BOARDS / name).write_text(text, encoding="utf-8")
        print(BOARDS / name)


def pages() -> dict[str, str]:
    return {
        "btwixt/pieces.ts": page_of_councils(),
        "hand-of-the-king/pieces.ts": page_of_pieces(),
        "living-card-game/cards.ts": page_of_cards("living_card_game", LIVING_CARDS),
        "living-card-game/titles.ts": page_of_titles(),
        "monopoly/pieces.ts": page_of_ring(),
        "stark-lannister/cards.ts": page_of_cards("stark_lannister", CARDS),
    }


def page_of_pieces() -> str:
    return "\n".join(
        [
            "// Written by scripts/web_pieces.py from fivethrones.games.hand_of_the_king: change it there.",
            *numbers(
                "SIDE", pieces.SIDE, "The grid is so many cells wide and high; cells are numbered row by row."
            ),
            *numbers("EMPTY", pieces.EMPTY, "In the grid: nobody there."),
            *numbers(
                "VARYS", pieces.VARYS, "The number that stands for Varys among those who can be swapped."
            ),
            *numbers("ON_GRID", state.ON_GRID, "Holder of a character in King's Landing."),
            *numbers("DEAD", state.DEAD, "Holder of a character out of the game."),
            *numbers("SUPPLY", state.SUPPLY, "Holder of a banner that nobody has."),
            *table("CELLS", "readonly string[]", pieces.CELL_NAMES),
            *table("DIRECTIONS", "readonly string[]", pieces.DIRECTIONS),
            *table("STEPS", "readonly (readonly [down: number, right: number])[]", pieces.STEPS),
            *table("HOUSES", "readonly string[]", pieces.HOUSES),
            *table("SIZES", "readonly number[]", [len(members) for members in pieces.MEMBERS]),
            *table("CHARACTERS", "readonly string[]", pieces.CHARACTERS),
            *table("HOUSE_OF", "readonly number[]", pieces.HOUSE_OF),
            "",
            "/** What a companion is about, and the questions it asks, in order. */",
            "export interface Companion {",
            "  readonly id: string;",
            "  readonly icon: string;",
            "  readonly prompts: readonly string[];",
            "}",
            *table("COMPANIONS", "readonly Companion[]", [described(companion) for companion in COMPANIONS]),
            "",
        ]
    )


def page_of_councils() -> str:
    """Cards and allies in the order in which the view numbers their kinds."""
    return "\n".join(
        [
            "// Written by scripts/web_pieces.py from fivethrones.games.btwixt: change it there.",
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
            "",
        ]
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


def page_of_cards(box: str, cards: list[Card]) -> str:
    """All cards in the order in which the view numbers their kinds; what is none or nothing is left out."""
    return "\n".join(
        [
            f"// Written by scripts/web_pieces.py from fivethrones.games.{box}: change it there.",
            "import { box } from '../card-engine/printed';",
            "",
            "export const CARDS = box([",
            *(f"  {json.dumps(described_card(card))}," for card in cards),
            "]);",
            "",
        ]
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


def page_of_titles() -> str:
    """In the order in which the view numbers them."""
    return "\n".join(
        [
            "// Written by scripts/web_pieces.py from fivethrones.games.living_card_game: change it there.",
            "import type { Title } from '../card-engine/printed';",
            *numbers(
                "BONUS", BONUS, "Strength for the side of a player whose title is strong in the challenge."
            ),
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
            "",
        ]
    )


def page_of_ring() -> str:
    return "\n".join(
        [
            "// Written by scripts/web_pieces.py from fivethrones.games.monopoly: change it there.",
            *numbers("JAIL", box.JAIL_SQUARE, "The square with the cell and those who only visit."),
            *numbers("BANK", box.BANK, "Owner of what nobody owns."),
            *numbers("BAIL", box.BAIL, "What the way out of jail costs."),
            *numbers("VILLAGES", box.VILLAGES, "In the box."),
            *numbers("KEEPS", box.KEEPS, "In the box."),
            *table("TOKENS", "readonly string[]", box.TOKENS),
            *table("DECKS", "readonly string[]", box.DECKS),
            *table("GROUPS", "readonly string[]", box.GROUP_NAMES),
            *table("HOUSE_RENTS", "readonly number[]", box.HOUSE_RENTS[1:]),
            "",
            "/** As printed. Rents of a location: bare, full set, 1 to 4 villages, keep. */",
            "export interface Square {",
            "  readonly id: string;",
            f"  readonly kind: {' | '.join(f'{kind!r}' for kind in KINDS)};",
            "  readonly group: number;",
            "  readonly price: number;",
            "  readonly mortgage: number;",
            "  readonly build: number;",
            "  readonly rents: readonly number[];",
            "  readonly deck: number;",
            "  readonly tax: number;",
            "}",
            *table("SQUARES", "readonly Square[]", [described_square(square) for square in box.SQUARES]),
            "",
        ]
    )


KINDS: Final = [
    "go", "location", "great_house", "wilds", "card", "tax", "jail", "free", "go_to_jail",
]  # fmt: skip


def described_square(square: box.Square) -> dict[str, Any]:
    return {**vars(square), "kind": KINDS[square.kind], "mortgage": square.price // 2}


def described(companion: Companion) -> dict[str, Any]:
    return {
        "id": companion.id,
        "icon": ICONS[type(companion.words[0])],
        "prompts": [prompt for word in companion.words for prompt in word.prompts],
    }


def numbers(name: str, value: int, meaning: str) -> list[str]:
    return ["", f"/** {meaning} */", f"export const {name} = {value};"]


def table(name: str, type: str, rows: list[Any]) -> list[str]:
    lines = [f"  {json.dumps(row)}," for row in rows]
    return ["", f"export const {name}: {type} = [", *lines, "];"]


if __name__ == "__main__":
    main()
