"""The board of Monopoly in a terminal."""

import io

import pytest
from rich.console import Console

from fivethrones.boards.monopoly import RingBoard
from fivethrones.games.monopoly.pieces import SQUARE_NAMES
from fivethrones.kernel.play import legal
from fivethrones.locales import LANGUAGES, Translator
from games.monopoly.scene import GAME, Scene, scene

SCREENS = [(80, 24), (120, 50)]


def shown(table: Scene, language: str, width: int, height: int) -> str:
    realm = table.realm
    seat = table.asked()[0]
    marks: dict[str, int] = {}
    for i, option in enumerate(legal(realm, seat)):
        marks.setdefault(GAME.piece_of(realm, option), i + 1)
    file = io.StringIO()
    console = Console(file=file, width=width, height=height, color_system=None)
    words = Translator(language, GAME.id)
    console.print(RingBoard().draw(GAME.view(realm, seat), words, marks, width, height))
    return file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_the_ring_and_eight_players_fit_the_screen(language: str, width: int, height: int) -> None:
    lines = shown(scene(8), language, width, height).splitlines()

    assert max(len(line) for line in lines) <= width
    assert len(lines) < height


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_square_is_there_by_name(language: str) -> None:
    text = shown(scene(), language, 120, 50)
    words = Translator(language, GAME.id)

    assert [name for name in SQUARE_NAMES if words.name(name).strip("«»")[:12] not in text] == []


def test_owners_mortgages_buildings_and_prisoners_show_without_colour() -> None:
    table = scene(
        turn="C",
        owns={"A": [37, 39], "B": [5]},
        mortgaged=[5],
        level={37: 5, 39: 4},
        jail={"B": 1},
        pos={"A": 37},
    )

    lines = shown(table, "en", 120, 50).splitlines()

    def line_of(name: str) -> str:
        return next(line for line in lines if name in line)

    assert "A♜•A" in line_of("Braavos")
    assert "A⌂4" in line_of("King’s Landing")
    assert "b" in line_of("House Lannister").partition("House Lannister")[2][:12]
    assert "#B" in line_of("Jail")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_under_way_is_told(language: str) -> None:
    words = Translator(language, GAME.id)
    auction = scene()
    auction.rolls("A", 2, 4)
    auction.plays("A", "decline")
    auction.plays("B", "bid 7")
    offer = scene(owns={"A": [39]})
    offer.plays("A", "offer 1", "give kings_landing", "charge 90")
    debt = scene(turn="B", cash={"B": 10}, pos={"B": 35}, owns={"A": [39], "B": [5]})
    debt.rolls("B", 1, 3)
    claim = scene(turn="B", pos={"B": 35}, owns={"A": [39]}, rent_mode="claim")
    claim.rolls("B", 1, 3)

    texts = [shown(table, language, 120, 50) for table in (auction, offer, debt, claim)]

    assert words.say("board-lot", lot="square-nightfort", bid=7) in texts[0]
    assert words.say("board-offer", by="seat-0", gives=["square-kings_landing"], gets=["=90"]) in texts[1]
    assert words.say("board-debt", seat="seat-1", due=50) in texts[2]
    args = {"square": "square-kings_landing", "visitor": "seat-1", "owner": "seat-0"}
    assert words.say("board-claim", **args) in texts[3]


def test_squares_can_be_named_by_number_or_name() -> None:
    view = GAME.view(scene().realm, 0)
    board = RingBoard()

    assert board.piece(view, "39") == "square-kings_landing"
    assert board.piece(view, "square-pyke") == "square-pyke"
    assert board.piece(view, "seat-1") == "seat-1"
    assert board.piece(view, "group-red") == ""
