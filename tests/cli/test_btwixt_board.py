"""The board of B'Twixt in a terminal."""

import io
from typing import Any

import pytest
from rich.console import Console

from fivethrones.boards import BOARDS
from fivethrones.cli.table import Table
from fivethrones.games.btwixt.cards import INFLUENCE
from fivethrones.games.btwixt.cards.allies import ALLIES
from fivethrones.games.btwixt.game import Btwixt
from fivethrones.games.btwixt.view import RealmView
from fivethrones.kernel.action import Seat
from fivethrones.kernel.game import Game, guess
from fivethrones.kernel.play import legal, waiting
from fivethrones.kernel.rng import seeded
from fivethrones.locales import LANGUAGES, Translator
from fivethrones.match.match import Match

GAME: Game[Any] = Btwixt()
SCREENS = [(80, 24), (80, 50), (120, 50)]
LINE_UPS = [
    {"seats": "4", "rules": "advanced", "ally_row": "true", "leaders": "drawn"},
    {"seats": "6", "draft": "kingsmoot", "leaders": "drawn"},
]


def middle(options: dict[str, str], steps: int) -> Match:
    """A random game after so many choices."""
    match, rng = Match(GAME, options, 3), seeded(3)
    for _ in range(steps):
        match.play(guess(legal(match.state, waiting(match.state)[0]), rng))
    return match


def view_of(match: Match, seat: Seat) -> RealmView:
    view = GAME.view(match.state, seat)
    assert isinstance(view, RealmView)
    return view


def shown(match: Match, language: str, width: int, height: int) -> str:
    file = io.StringIO()
    console = Console(file=file, width=width, height=height, force_terminal=True, color_system=None)
    seat = waiting(match.state)[0]
    table = Table(match, ["human"] * match.state.seats, language, console)
    table.show_board(match.state, seat)
    table.show_question(seat)
    return file.getvalue()


def on_one_line(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SCREENS)
@pytest.mark.parametrize("options", LINE_UPS)
@pytest.mark.parametrize("steps", [0, 35, 130])
def test_the_board_fits_and_names_the_own_hand(
    language: str, width: int, height: int, options: dict[str, str], steps: int
) -> None:
    match = middle(options, steps)
    words = Translator(language, GAME.id)
    seat = waiting(match.state)[0]
    view = view_of(match, seat)

    text = shown(match, language, width, height)

    assert max(len(line) for line in text.splitlines()) <= width
    spoken = on_one_line(text)
    own = {words.name(INFLUENCE[kind].name) for kind in view.seats[seat].hand_seen}
    assert [name for name in own if name not in spoken] == []
    assert view.current < 0 or words.name(ALLIES[view.current].name) in spoken


@pytest.mark.parametrize("language", LANGUAGES)
def test_allies_and_stacks_are_shown(language: str) -> None:
    match = middle(LINE_UPS[0], 90)
    words = Translator(language, GAME.id)
    view = view_of(match, waiting(match.state)[0])

    text = shown(match, language, 200, 60)

    seated = [kind for council in view.councils for kind in council.allies]
    played = [kind for seat in view.seats for kind in seat.stack]
    assert seated
    assert played
    assert [kind for kind in seated if words.name(ALLIES[kind].name) not in text] == []
    assert [kind for kind in played if words.name(INFLUENCE[kind].name) not in text] == []


def test_a_card_is_sought_in_the_own_hand_then_in_stacks() -> None:
    match = middle(LINE_UPS[0], 90)
    seat = waiting(match.state)[0]
    view = view_of(match, seat)
    board = BOARDS[GAME.id]
    own = view.seats[seat].hand_seen
    lying = [(other, place) for other in range(4) for place in range(len(view.seats[other].stack))]
    other, place = next(at for at in lying if view.seats[at[0]].stack[at[1]] not in own)
    kind = view.seats[other].stack[place]

    assert board.piece(view, INFLUENCE[own[0]].name) == INFLUENCE[own[0]].name
    assert board.piece(view, INFLUENCE[kind].name).startswith("stack-")
    assert board.piece(view, "ally-robb") == "ally-robb"
    assert board.piece(view, "nonsense") == ""


@pytest.mark.parametrize(
    "typed", ["leader random", "random", "a random ruler", "случайный правитель", "правитель random", "10"]
)
def test_a_random_ruler_is_offered_and_understood(typed: str) -> None:
    """BT-5: the last of the choices, in the notation, in words and by its number."""
    match = Match(GAME, {"first_player": "seat_0"}, 3)
    table = Table(match, ["human"] * 3, "en", Console(file=io.StringIO()))

    assert "10. A random ruler" in on_one_line(shown(match, "en", 80, 24))
    assert "10. Случайный правитель" in on_one_line(shown(match, "ru", 80, 24))
    assert GAME.write(table.reader.read(match.state, 0, typed)) == "leader random"
