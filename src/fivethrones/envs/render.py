"""The table as text and as a picture, as one seat sees it."""

import io
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from rich.color import Color
from rich.console import Console
from rich.segment import Segment
from rich.text import Text

from fivethrones.boards import BOARDS
from fivethrones.kernel.action import Seat
from fivethrones.kernel.game import Game
from fivethrones.kernel.state import State
from fivethrones.locales import Translator

COLUMNS: Final = 120
LINES: Final = 40
LANGUAGE: Final = "en"
CELL: Final = (9, 18)  # pixels of a character
PAPER: Final = (24, 26, 31)
INK: Final = (226, 223, 214)
# Lines that boards are drawn with, by the ways in which they leave the middle of a cell: up, down, left, right.
STROKES: Final = {
    "─": "lr", "━": "lr", "═": "lr", "│": "ud", "┃": "ud", "║": "ud", "┌": "dr", "┐": "dl", "└": "ur", "┘": "ul",
    "┏": "dr", "┓": "dl", "┗": "ur", "┛": "ul", "╭": "dr", "╮": "dl", "╰": "ur", "╯": "ul", "├": "udr", "┤": "udl",
    "┬": "dlr", "┴": "ulr", "┼": "udlr", "┡": "udr", "┩": "udl", "╇": "udlr", "┳": "dlr", "┻": "ulr", "╋": "udlr",
    "┣": "udr", "┫": "udl", "╞": "udr", "╡": "udl", "╪": "udlr",
}  # fmt: skip


# What every font has, for signs that only some have.
PLAIN: Final = {
    "⚑": "*", "★": "*", "♜": "V", "•": "@", "●": "o", "○": "o", "◆": "+", "♦": "+", "■": "#", "⬡": "o", "⚔": "x", "⌂": "^",
    "▲": "^", "▼": "v", "▽": "v", "↓": "v", "①": "1", "†": "+", "–": "-", "—": "-", "−": "-", "×": "x",
}  # fmt: skip

Colour = tuple[int, int, int]
Font = ImageFont.FreeTypeFont | ImageFont.ImageFont


def ansi(game: Game[Any], state: State, seat: Seat) -> str:
    console, lines = drawn(game, state, seat)
    with console.capture() as captured:
        for line in lines:
            console.print(*(Text(part.text, part.style or "") for part in line), sep="", end="\n")
    return captured.get()


def rgb_array(game: Game[Any], state: State, seat: Seat) -> NDArray[np.uint8]:
    """The same text in a picture of a fixed size."""
    wide, high = CELL
    picture = Image.new("RGB", (COLUMNS * wide, LINES * high), PAPER)
    pen = ImageDraw.Draw(picture)
    font = ImageFont.load_default(size=14)
    for row, line in enumerate(drawn(game, state, seat)[1][:LINES]):
        column = 0
        for part in line:
            for letter in part.text:
                corner = column * wide, row * high
                pen.rectangle([corner, (corner[0] + wide, corner[1] + high)], fill=paper_of(part))
                draw_letter(pen, PLAIN.get(letter, letter), corner, ink_of(part), font)
                column += 1
    return np.asarray(picture)


def drawn(game: Game[Any], state: State, seat: Seat) -> tuple[Console, list[list[Segment]]]:
    console = Console(
        file=io.StringIO(),
        width=COLUMNS,
        height=LINES,
        force_terminal=True,
        color_system="truecolor",
        legacy_windows=False,
    )
    board = BOARDS[game.id].draw(game.view(state, seat), Translator(LANGUAGE, game.id), {}, COLUMNS, LINES)
    return console, console.render_lines(board, pad=False)


def ink_of(part: Segment) -> Colour:
    return INK if part.style is None else as_colour(part.style.color, INK)


def paper_of(part: Segment) -> Colour:
    return PAPER if part.style is None else as_colour(part.style.bgcolor, PAPER)


def as_colour(colour: Color | None, otherwise: Colour) -> Colour:
    if colour is None or colour.is_default:
        return otherwise
    red, green, blue = colour.get_truecolor()
    return red, green, blue


def draw_letter(
    pen: ImageDraw.ImageDraw, letter: str, corner: tuple[int, int], ink: Colour, font: Font
) -> None:
    wide, high = CELL
    left, top = corner
    x, y = left + wide // 2, top + high // 2
    ends = {"u": (x, top), "d": (x, top + high), "l": (left, y), "r": (left + wide, y)}
    if letter in STROKES:
        for way in STROKES[letter]:
            pen.line([(x, y), ends[way]], fill=ink)
    elif letter != " ":
        pen.text((x, y), letter, fill=ink, font=font, anchor="mm")
