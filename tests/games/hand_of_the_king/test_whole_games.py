"""What holds at every turn of whole games, played at random."""

import pytest

from fivethrones.games.hand_of_the_king.pieces import HOUSES
from fivethrones.games.hand_of_the_king.rules.banners import leaders
from fivethrones.kernel.play import legal
from fivethrones.kernel.rng import Rng, seeded
from fivethrones.kernel.settings import with_defaults
from games.hand_of_the_king.scene import GAME, Scene


def dealt(seats: int, seed: int) -> Scene:
    return Scene(GAME.setup(with_defaults(GAME.settings, {"seats": str(seats)}), seed))


def plays_on(table: Scene, rng: Rng) -> None:
    """Any action until somebody is asked to move, or the game is over."""
    while True:
        options = legal(table.court, table.asked())
        table.plays(table.said(options[rng.below(len(options))]))
        if table.is_over() or table.prompt().id == "prompt-move":
            return


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_banner_is_always_with_a_leader(seats: int) -> None:
    """HK-13, HK-17: after every turn; in the supply exactly when nobody has support."""
    for seed in range(8):
        table, rng = dealt(seats, seed), seeded(seed)
        while not table.is_over():
            plays_on(table, rng)
            for house in HOUSES:
                first = leaders(table.support(house))
                assert table.banner(house) in first if first else table.banner(house) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_turn_takes_somebody_and_offers_at_most_ten_moves(seats: int) -> None:
    """HK-6, HK-8: so a game has at most 35 turns."""
    for seed in range(8):
        table, rng = dealt(seats, seed), seeded(seed)
        while not table.is_over():
            assert 1 <= len(table.choices()) <= 10
            plays_on(table, rng)
        moves = table.told("move")
        assert 1 <= len(moves) <= 35
        assert all(int(move.rpartition(" ")[2]) >= 1 for move in moves)


def test_a_game_has_at_most_one_companion_for_each_house() -> None:
    """HK-18, HK-19: seven houses, so at most seven calls; Petyr Baelish plays one more."""
    for seed in range(20):
        table, rng = dealt(3, seed), seeded(seed)
        while not table.is_over():
            plays_on(table, rng)
        played = table.told("play")
        assert len(played) - len(table.told("draw")) <= 7
        assert len(set(played)) == len(played)
