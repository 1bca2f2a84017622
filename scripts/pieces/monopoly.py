"""What the page must know of the box."""

from typing import Any, Final

from fivethrones.games.monopoly import pieces as box
from pieces.writing import numbers, page, table

KINDS: Final = [
    "go", "location", "great_house", "wilds", "card", "tax", "jail", "free", "go_to_jail",
]  # fmt: skip


def pages() -> dict[str, str]:
    return {"monopoly/pieces.ts": page_of_ring()}


def page_of_ring() -> str:
    return page(
        "monopoly",
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
    )


def described_square(square: box.Square) -> dict[str, Any]:
    return {**vars(square), "kind": KINDS[square.kind], "mortgage": square.price // 2}
