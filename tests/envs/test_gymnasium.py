"""The environments of Gymnasium, by its own checker."""

import json
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from fivethrones.bots.bot import Bot, Question
from fivethrones.envs.gymnasium import ILLEGAL, SeatEnv, name_of
from fivethrones.games import GAMES
from fivethrones.kernel.action import Action
from fivethrones.kernel.game import guess
from fivethrones.kernel.rng import Rng


def said(observation: dict[str, Any], rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(observation["action_mask"])))


@pytest.mark.parametrize("game", GAMES)
def test_it_keeps_to_the_interface(game: str) -> None:
    check_env(gymnasium.make(name_of(game), opponents="random").unwrapped)


@pytest.mark.parametrize("seat", [0, 2])
def test_one_seat_plays_a_whole_game_against_bots(seat: int) -> None:
    env = SeatEnv("hand-of-the-king", seat=seat, opponents=["squire", "random"], seats=3)
    rng = np.random.default_rng(1)
    observation, _ = env.reset(seed=1)
    over, reward = False, 0.0
    while not over:
        assert observation["action_mask"].any()
        observation, reward, over, _, _ = env.step(np.int64(said(observation, rng)))

    assert reward in (-1.0, 0.0, 1.0)
    assert json.loads(json.dumps(env.view()))["view"]["viewer"] == seat


def test_a_bot_of_one_s_own_is_played_against() -> None:
    asked: list[int] = []

    class Watched(Bot):
        def choose(self, question: Question, rng: Rng) -> Action:
            asked.append(question.seat)
            return guess(question.options, rng)

    SeatEnv("hand-of-the-king", seat=2, opponents=["random", Watched()], seats=3).reset(seed=1)

    assert asked == [1]


def test_the_same_seed_gives_the_same_game() -> None:
    env = gymnasium.make(name_of("btwixt"), opponents="squire", seats=4)
    first, _ = env.reset(seed=5)
    again, _ = env.reset(seed=5)
    other, _ = env.reset(seed=6)

    assert np.array_equal(first["observation"], again["observation"])
    assert not np.array_equal(first["observation"], other["observation"])


def test_what_may_not_be_said_ends_the_game() -> None:
    env = SeatEnv("hand-of-the-king", opponents="random")
    observation, _ = env.reset(seed=1)

    _, reward, over, _, told = env.step(np.int64(np.flatnonzero(observation["action_mask"] == 0)[0]))

    assert (reward, over, told) == (ILLEGAL, True, {"illegal": True})


def test_there_is_an_opponent_for_every_other_seat() -> None:
    with pytest.raises(ValueError, match="3 opponents, not 2"):
        SeatEnv("btwixt", seats=4, opponents=["random", "random"])


@pytest.mark.parametrize("how", ["sync", "async"])
def test_many_are_played_at_once(how: str) -> None:
    """In this process, or each in one of its own."""
    many = gymnasium.make_vec(
        name_of("hand-of-the-king"), num_envs=3, vectorization_mode=how, opponents="random"
    )
    observation, _ = many.reset(seed=1)
    actions = [int(np.flatnonzero(mask)[0]) for mask in observation["action_mask"]]

    observation, *_ = many.step(np.array(actions))

    many.close()
    assert observation["observation"].shape[0] == 3
