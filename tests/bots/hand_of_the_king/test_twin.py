"""The twin of the rules that search plays with is equal to the engine; `make soak` compares a million moves."""

import pytest

from bots.hand_of_the_king.side_by_side import play_both
from fivethrones.bots.hand_of_the_king.twin.keys import key_of
from fivethrones.bots.hand_of_the_king.twin.options import choices
from fivethrones.bots.hand_of_the_king.twin.play import play
from fivethrones.bots.hand_of_the_king.twin.playout import playout
from fivethrones.bots.hand_of_the_king.twin.table import OVER, option_of, table_of
from fivethrones.kernel.play import legal
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import with_defaults
from games.hand_of_the_king.scene import GAME, rows, scene


@pytest.mark.parametrize("ten", range(8))
def test_the_twin_plays_as_the_engine_does(ten: int) -> None:
    """Random games with whatever options: choices, support, banners and winners after every move (HK-1 to HK-54)."""
    assert sum(play_both(10 * ten + game) for game in range(10)) > 200


def key(mine: str, theirs: str, row: str = "") -> int:
    return key_of(table_of(scene(rows("VG...."), areas={0: mine, 1: theirs}, row=row).court))


def test_who_of_a_house_is_with_whom_matters_only_while_a_companion_may_name_them() -> None:
    assert key("robb_stark", "sansa_stark", "hodor") == key("sansa_stark", "robb_stark", "hodor")
    assert key("robb_stark", "bran_stark") == key("bran_stark", "robb_stark")
    assert key("robb_stark", "bran_stark", "hodor") != key("bran_stark", "robb_stark", "hodor")


def test_positions_that_differ_have_different_keys() -> None:
    keys: set[int] = set()
    for seed in range(40):
        position = table_of(GAME.setup(with_defaults(GAME.settings, {}), seed))
        keys.add(key_of(position))
        play(position, choices(position)[0])
        keys.add(key_of(position))

    assert len(keys) == 80


def test_a_random_game_ends() -> None:
    position = table_of(GAME.setup(with_defaults(GAME.settings, {}), 5))

    assert playout(position, seeded(1)) > 10
    assert position.asked == OVER


def test_a_choice_that_is_not_there_is_our_mistake() -> None:
    court = scene(rows("VS....")).court

    with pytest.raises(ValueError, match="not among the options"):
        option_of(court, legal(court, 0), 30)
