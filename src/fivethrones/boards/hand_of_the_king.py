"""King's Landing in a terminal: tiles in house colours that also read without colour."""

from collections.abc import Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fivethrones.games.hand_of_the_king.companions import COMPANIONS
from fivethrones.games.hand_of_the_king.pieces import (
    CELL_NAMES,
    CHARACTERS,
    EMPTY,
    HOUSE_OF,
    HOUSEHOLDS,
    HOUSES,
    MEMBERS,
    SIDE,
)
from fivethrones.games.hand_of_the_king.state import ON_GRID, SUPPLY
from fivethrones.games.hand_of_the_king.view import CourtView
from fivethrones.kernel.message import seat_name
from fivethrones.locales import Translator

TILE: Final = 9  # letters in a tile: the longest first name
LOW_TILE: Final = TILE + 3  # with the house before the name
NOBODY: Final = "·"
SEPARATOR: Final = Text.assemble(("│", "dim"))
GRID: Final = 2 + SIDE * (TILE + 1)
WIDE: Final = 110  # columns from which support and companions stand beside the grid
HIGH: Final = 40  # lines from which a narrow screen has room for high tiles and the texts of companions
HALF_HIGH: Final = 32  # the same for the texts on a wide screen
BANNER: Final = "⚑"

# Ink on field, in the order of the houses.
COLOURS: Final = [
    "#2b3034 on #dfe2de",
    "#e0ac49 on #1d2226",
    "#f3d98b on #8e1b22",
    "#ff7d70 on #3a1216",
    "#1e1b18 on #e9b92b",
    "#f0d576 on #2f5d34",
    "#7a2230 on #b9d6e8",
]
VARYS_COLOUR: Final = "bold #ffffff on #5b3a86"
MARK: Final = "bold #ffffff on #1f5c99"


class CourtBoard:
    def draw(
        self, view: CourtView, words: Translator, marks: Mapping[str, int], width: int, height: int
    ) -> RenderableType:
        if width < WIDE:
            return narrow(view, words, marks, roomy=height >= HIGH)
        beside = Group(
            support_of_houses(view, words), Text(), companions(view, words, marks, height >= HALF_HIGH)
        )
        table = Table.grid(padding=(0, 4, 0, 0))
        table.add_column(width=GRID)
        table.add_column(width=width - GRID - 4)
        table.add_row(grid(view, words, marks), beside)
        return table

    def piece(self, view: CourtView, id: str) -> str:
        kind, _, name = id.partition("-")
        if kind == "character" and view.holder[CHARACTERS.index(name)] == ON_GRID:
            return f"cell-{CELL_NAMES[view.grid.index(CHARACTERS.index(name))]}"
        if id == "varys":
            return f"cell-{CELL_NAMES[view.varys]}"
        if id in CELL_NAMES:
            return f"cell-{id}"
        return id if kind in ("character", "companion", "banner", "seat") else ""


def narrow(view: CourtView, words: Translator, marks: Mapping[str, int], roomy: bool) -> Group:
    """One part below the other, as low as the screen needs it."""
    shown = grid(view, words, marks) if roomy else low_grid(view, words, marks)
    return Group(shown, Text(), support_of_seats(view, words), companions(view, words, marks, roomy))


def grid(view: CourtView, words: Translator, marks: Mapping[str, int]) -> Text:
    """Two lines for each row: what stands there with the number of its move, and who."""
    drawn = heads(TILE)
    for row in range(SIDE):
        tiles = [tile(view, words, cell, marks) for cell in range(row * SIDE, (row + 1) * SIDE)]
        drawn.append(f"\n{row + 1} ", "dim").append_text(SEPARATOR.join(first for first, _ in tiles))
        drawn.append("\n  ").append_text(SEPARATOR.join(second for _, second in tiles))
    return drawn


def low_grid(view: CourtView, words: Translator, marks: Mapping[str, int]) -> Text:
    """One line for each row."""
    drawn = heads(LOW_TILE)
    for row in range(SIDE):
        tiles = [low_tile(view, words, cell, marks) for cell in range(row * SIDE, (row + 1) * SIDE)]
        drawn.append(f"\n{row + 1} ", "dim").append_text(SEPARATOR.join(tiles))
    return drawn


def heads(width: int) -> Text:
    letters = " ".join(letter.center(width) for letter in "abcdef")
    return Text("  ", no_wrap=True).append(letters, "dim")


def tile(view: CourtView, words: Translator, cell: int, marks: Mapping[str, int]) -> tuple[Text, Text]:
    colour, what, who = card(view, words, cell)
    mark = mark_of(marks, cell)
    first = Text(what.ljust(TILE - len(mark)), colour).append(mark, MARK)
    return first, Text(who.center(TILE) if who == NOBODY else who.ljust(TILE), colour)


def low_tile(view: CourtView, words: Translator, cell: int, marks: Mapping[str, int]) -> Text:
    """A long name gives way to the number of the move."""
    colour, what, who = card(view, words, cell)
    mark = mark_of(marks, cell)
    if who == NOBODY:
        return Text(who.center(LOW_TILE), colour)
    room = LOW_TILE - len(what) - max(len(mark), 1)
    return (
        Text(what, colour)
        .append(mark or " ", MARK if mark else colour)
        .append(who[:room].ljust(room), colour)
    )


def card(view: CourtView, words: Translator, cell: int) -> tuple[str, str, str]:
    """Its colour, its house with the size, its first name."""
    character = view.grid[cell]
    if cell == view.varys:
        return VARYS_COLOUR, "◆", words.name("varys").upper()
    if character == EMPTY:
        return "dim", "", NOBODY
    house = HOUSE_OF[character]
    return COLOURS[house], house_mark(words, house), words.name(f"character-{CHARACTERS[character]}", "first")


def mark_of(marks: Mapping[str, int], cell: int) -> str:
    piece = f"cell-{CELL_NAMES[cell]}"
    return f"[{marks[piece]}]" if piece in marks else ""


def house_mark(words: Translator, house: int) -> str:
    return f"{words.name(f'house-{HOUSES[house]}', 'letter')}{len(HOUSEHOLDS[house])}"


def support(view: CourtView, house: int, seat: int) -> int:
    """HK-10, from what the viewer sees."""
    held = sum(1 for character in MEMBERS[house] if view.holder[character] == seat)
    kept = range(len(view.kept))
    return held + sum(
        view.kept_worth[i] for i in kept if view.kept_by[i] == seat and view.kept_house[i] == house
    )


def support_mark(view: CourtView, house: int, seat: int) -> str:
    count = support(view, house, seat)
    return f"{count or '·'}{BANNER if view.banners[house] == seat else ' '}"


def left(view: CourtView, house: int) -> str:
    return str(sum(1 for character in MEMBERS[house] if view.holder[character] == ON_GRID))


def support_of_seats(view: CourtView, words: Translator) -> Table:
    """A row for each player: few lines, for narrow screens."""
    table = Table.grid(padding=(0, 2, 0, 0))
    heads = [Text(f"{house_mark(words, house)} ", COLOURS[house]) for house in range(len(HOUSES))]
    ravens = [words.say("board-ravens")] if any(view.ravens) else []
    table.add_row(Text(words.say("board-support"), "bold"), *heads, BANNER, *ravens)
    for seat in range(len(view.ravens)):
        marks = [support_mark(view, house, seat) for house in range(len(HOUSES))]
        tokens = [str(view.ravens[seat])] if ravens else []
        table.add_row(seat_text(view, words, seat), *marks, str(view.banners.count(seat)), *tokens)
    counts = [left(view, house) for house in range(len(HOUSES))]
    table.add_row(words.say("board-left"), *counts, str(view.banners.count(SUPPLY)), style="dim")
    return table


def support_of_houses(view: CourtView, words: Translator) -> Table:
    """A row for each house, with its full name."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    seats = range(len(view.ravens))
    heads = [seat_text(view, words, seat) for seat in seats]
    table.add_row(Text(words.say("board-support"), "bold"), Text(words.say("board-left"), "dim"), *heads)
    for house in range(len(HOUSES)):
        name = Text(f" {house_mark(words, house)} {words.name(f'house-{HOUSES[house]}')} ", COLOURS[house])
        counts = [support_mark(view, house, seat) for seat in seats]
        table.add_row(name, Text(left(view, house), "dim"), *counts)
    totals = [f"{view.banners.count(seat)}{BANNER}" for seat in seats]
    supply = f"{view.banners.count(SUPPLY)}{BANNER}"
    table.add_row(Text(words.say("board-banners"), "bold"), Text(supply, "dim"), *totals)
    if any(view.ravens):
        table.add_row(Text(words.say("board-ravens"), "bold"), "", *map(str, view.ravens))
    return table


def seat_text(view: CourtView, words: Translator, seat: int) -> Text:
    return Text(words.name(seat_name(seat)), "bold" if seat == view.turn else "")


def companions(view: CourtView, words: Translator, marks: Mapping[str, int], roomy: bool) -> RenderableType:
    """Those face up, with their texts where there is room or need; the deck; those that were kept."""
    shown = [*view.row, *view.drawn]
    kept = Group(*(Text(kept_text(view, words, i)) for i in range(len(view.kept))))
    if roomy or any(name_of(companion) in marks for companion in shown):
        title = Text(words.say("board-companions", deck=view.deck), "bold")
        return Group(title, companion_texts(words, shown, marks), kept)
    names = [name_of(companion) for companion in shown]
    return Group(Text(words.say("board-companions-named", deck=view.deck, names=names)), kept)


def companion_texts(words: Translator, shown: list[int], marks: Mapping[str, int]) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    for companion in shown:
        name = name_of(companion)
        number = Text(f"[{marks[name]}]", MARK) if name in marks else Text("•")
        table.add_row(number, Text.assemble((words.name(name), "bold"), f". {words.name(name, 'text')}"))
    return table


def kept_text(view: CourtView, words: Translator, i: int) -> str:
    return words.say(
        "board-kept",
        companion=name_of(view.kept[i]),
        seat=seat_name(view.kept_by[i]),
        house=f"house-{HOUSES[view.kept_house[i]]}",
        worth=view.kept_worth[i],
    )


def name_of(companion: int) -> str:
    return f"companion-{COMPANIONS[companion].id}"


BOARD: Final = CourtBoard()
