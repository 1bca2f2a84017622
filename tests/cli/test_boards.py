"""The terminal's boards: complete, within the screen, and readable without colour."""

import io

import pytest
from rich.console import Console

from fivethrones.boards import BOARDS
from fivethrones.cli.table import Table
from fivethrones.games import GAMES
from fivethrones.games.hand_of_the_king.pieces import CHARACTERS, HOUSES
from fivethrones.locales import LANGUAGES, Translator
from fivethrones.match.match import Match
from games.hand_of_the_king.scene import scene

SCREENS = [(80, 24), (80, 50), (120, 30), (120, 50)]


def shown(language: str, width: int, height: int, seats: int = 2) -> str:
    file = io.StringIO()
    console = Console(file=file, width=width, height=height, force_terminal=True, color_system=None)
    match = Match(GAMES["hand-of-the-king"], {"seats": str(seats)}, 7)
    Table(match, ["human"] * seats, language, console).show(0)
    return file.getvalue()


def test_every_game_has_a_board() -> None:
    assert set(BOARDS) == set(GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SCREENS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_fits_the_screen(language: str, width: int, height: int, seats: int) -> None:
    lines = shown(language, width, height, seats).splitlines()

    assert max(len(line) for line in lines) <= width
    assert len(lines) < height


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_every_character_stands_there_by_name(language: str, width: int, height: int) -> None:
    text = shown(language, width, height)
    words = Translator(language, "hand-of-the-king")
    room = 6  # letters of a name that are always there

    missing = [c for c in CHARACTERS if words.name(f"character-{c}", "first")[:room] not in text]

    assert missing == []
    assert words.name("varys").upper() in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_at_the_end_only_varys_stands_in_kings_landing(language: str, width: int, height: int) -> None:
    """HK-37: whoever is left is discarded, and the board is still drawn."""
    board, words = BOARDS["hand-of-the-king"], Translator(language, "hand-of-the-king")
    view = scene(["V.....", ".S....", *["......"] * 4], areas={0: "G"}).view(0)
    console = Console(file=io.StringIO(), width=width, record=True)
    console.print(board.draw(view, words, {}, width, height))
    text = console.export_text()

    assert words.name("varys").upper() in text
    assert text.count("·") >= 35
    assert not [c for c in CHARACTERS if words.name(f"character-{c}", "first") in text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_houses_differ_without_colour(language: str) -> None:
    words = Translator(language, "hand-of-the-king")

    assert len({words.name(f"house-{house}", "letter") for house in HOUSES}) == 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_first_names_differ_and_fit_their_tile(language: str) -> None:
    words = Translator(language, "hand-of-the-king")
    names = [words.name(f"character-{character}", "first") for character in CHARACTERS]

    assert len({name[:6] for name in names}) == len(CHARACTERS)
    assert max(len(name) for name in names) <= 9
