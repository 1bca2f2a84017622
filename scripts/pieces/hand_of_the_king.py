"""What the page must know of the box."""

from typing import Any, Final

from fivethrones.games.hand_of_the_king import pieces, state, words
from fivethrones.games.hand_of_the_king.companions import COMPANIONS, Companion
from pieces.writing import numbers, page, table

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


def pages() -> dict[str, str]:
    return {"hand-of-the-king/pieces.ts": page_of_pieces()}


def page_of_pieces() -> str:
    return page(
        "hand_of_the_king",
        *numbers(
            "SIDE", pieces.SIDE, "The grid is so many cells wide and high; cells are numbered row by row."
        ),
        *numbers("EMPTY", pieces.EMPTY, "In the grid: nobody there."),
        *numbers("VARYS", pieces.VARYS, "The number that stands for Varys among those who can be swapped."),
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
    )


def described(companion: Companion) -> dict[str, Any]:
    return {
        "id": companion.id,
        "icon": ICONS[type(companion.words[0])],
        "prompts": [prompt for word in companion.words for prompt in word.prompts],
    }
