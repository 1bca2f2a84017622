"""What a viewer sees: everything but the order of the face-down companions."""

import pytest

from fivethrones.games.hand_of_the_king.companions import COMPANIONS
from fivethrones.games.hand_of_the_king.pieces import CHARACTERS, EMPTY
from fivethrones.games.hand_of_the_king.state import DEAD, ON_GRID, SUPPLY
from fivethrones.kernel.action import SPECTATOR
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import with_defaults
from fivethrones.kernel.text import view_to_data
from games.hand_of_the_king.scene import COMPANION_IDS, GAME, LAST_TYRELL, TAKE_LAST, Scene, rows, scene

VIEWERS = [SPECTATOR, 0, 1]


def names(companions: list[int]) -> list[str]:
    return [COMPANION_IDS[companion] for companion in companions]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_table_is_open(viewer: int) -> None:
    """HK-1, HK-3: King's Landing, play areas, banners and kept companions, to spectators too."""
    table = scene(
        rows("V....G"),
        at={"c1": "bran_stark"},
        areas={1: "hoster_tully"},
        banners={1: "tully"},
        kept={1: "jon_snow:tully"},
    )

    view = table.view(viewer)

    assert view.viewer == viewer
    assert view.turn == 0
    assert view.varys == 0
    assert view.grid[:3] == [EMPTY, EMPTY, CHARACTERS.index("bran_stark")]
    assert view.holder[CHARACTERS.index("bran_stark")] == ON_GRID
    assert view.holder[CHARACTERS.index("hoster_tully")] == 1
    assert view.holder[CHARACTERS.index("eddard_stark")] == DEAD
    assert view.banners == [SUPPLY] * 6 + [1]
    assert (names(view.kept), view.kept_by, view.kept_house, view.kept_worth) == (["jon_snow"], [1], [6], [2])
    assert view.ravens == [0, 0]
    assert view.talk == []


@pytest.mark.parametrize("viewer", VIEWERS)
def test_of_the_deck_only_the_number_is_seen(viewer: int) -> None:
    """HK-4: the row is open, the deck is not, what has left the game was seen by all."""
    table = scene(LAST_TYRELL, row="hodor bronn", deck="shae gendry melisandre")

    view = table.view(viewer)

    assert names(view.row) == ["hodor", "bronn"]
    assert view.deck == 3
    assert view.drawn == []
    assert len(view.gone) == len(COMPANIONS) - 5
    hidden = {COMPANION_IDS.index(companion) for companion in ["shae", "gendry", "melisandre"]}
    assert hidden.isdisjoint([*view.row, *view.gone, *view.kept])


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_petyr_turns_up_is_seen_by_all(viewer: int) -> None:
    """HK-36: before one of the two is chosen."""
    table = scene(LAST_TYRELL, row="petyr_baelish", deck="shae gendry melisandre")

    table.plays(TAKE_LAST)

    assert names(table.view(viewer).drawn) == ["shae", "gendry"]
    assert table.view(viewer).deck == 1


def test_an_extra_turn_to_come_is_seen() -> None:
    """HK-33: while a banner is still being chosen."""
    table = scene(
        LAST_TYRELL, at={"d4": "bran_stark"}, areas={1: "S"}, banners={1: "stark"}, row="hodor melisandre"
    )

    table.plays(TAKE_LAST, "play hodor")

    assert table.prompt().id == "prompt-award"
    assert table.view(1).again


def test_a_view_is_a_copy() -> None:
    """Changing it changes nothing on the table."""
    table = scene(LAST_TYRELL)
    view = table.view(0)

    view.grid[1] = EMPTY
    view.banners[0] = 1

    assert table.grid() == LAST_TYRELL
    assert table.banner("stark") is None


def test_another_world_keeps_all_but_the_deck() -> None:
    """HK-4: the row stays, the deck keeps its companions in some order, and no viewer can tell."""
    court = GAME.setup(with_defaults(GAME.settings, {}), 3)
    here = Scene(court)
    decks = set()

    for seed in range(30):
        world = GAME.determinize(court, 1, seeded(seed))
        there = Scene(world)
        assert there.row() == here.row()
        assert sorted(there.deck()) == sorted(here.deck())
        assert there.grid() == here.grid()
        assert view_to_data(GAME.view(world, 1)) == view_to_data(GAME.view(court, 1))
        decks.add(tuple(there.deck()))

    assert len(decks) > 25


def test_another_world_keeps_what_petyr_turned_up() -> None:
    """HK-36, HK-4: what was seen is known for good."""
    table = scene(LAST_TYRELL, row="petyr_baelish", deck="shae gendry melisandre hodor bronn")
    table.plays(TAKE_LAST, "play shae")

    worlds = [Scene(GAME.determinize(table.court, 0, seeded(seed))) for seed in range(20)]

    assert {tuple(world.kept(0)) for world in worlds} == {("shae",)}
    assert all("gendry" in world.gone() for world in worlds)
    assert {tuple(sorted(world.deck())) for world in worlds} == {("bronn", "hodor", "melisandre")}
    assert len({tuple(world.deck()) for world in worlds}) > 1


def test_the_box_holds_every_companion_once() -> None:
    """HK-4."""
    assert len(set(COMPANION_IDS)) == len(COMPANIONS)
