"""The environments of PettingZoo, by PettingZoo's own tests."""

import json
from collections.abc import Callable
from importlib import import_module
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import aec_wrapper_fn

from fivethrones.encoding import encoding_of
from fivethrones.envs.pettingzoo import ILLEGAL, env, parallel_env
from fivethrones.envs.table import Table, named
from fivethrones.games import GAMES
from fivethrones.kernel.errors import BadSettings

SETTINGS: list[tuple[str, dict[str, Any]]] = [
    ("hand-of-the-king", {"seats": 2}),
    ("hand-of-the-king", {"seats": 4, "variant": "teams"}),
    ("hand-of-the-king", {"seats": 3, "variant": "raven", "companions_enabled": False}),
    ("stark-lannister", {"plots": "drafted"}),
    ("living-card-game", {"seats": 2}),
    ("living-card-game", {"seats": 4, "variant": "littlefinger"}),
    ("btwixt", {"seats": 3}),
    ("btwixt", {"seats": 6, "draft": "draft"}),
    ("monopoly", {"seats": 8, "rounds": 5}),
]

# PettingZoo knows by name which environments tell an observation together with a mask; ours is not on its list.
masked = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each"
)


@pytest.fixture(params=SETTINGS, ids=lambda case: "-".join([case[0], *map(str, case[1].values())]))
def case(request: pytest.FixtureRequest) -> Any:
    return request.param


@pytest.fixture
def make(case: Any) -> Callable[..., Any]:
    game, settings = case
    return lambda **keywords: env(game, **settings, **keywords)


@pytest.fixture
def make_parallel(case: Any) -> Callable[..., Any]:
    game, settings = case
    return lambda **keywords: parallel_env(game, **settings, **keywords)


@masked
def test_it_keeps_to_the_interface(make: Callable[..., Any]) -> None:
    api_test(make(), num_cycles=60)


def test_the_same_seed_gives_the_same_game(make: Callable[..., Any]) -> None:
    seed_test(make, num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_drawn(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **keywords: env(game, **keywords))

    assert capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_its_benchmark_plays_on_and_on(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By a clock on which each of its rounds takes a hundredth of a second, so that nobody has to wait."""
    ticks = count()
    clock = SimpleNamespace(time=lambda: next(ticks) / 100)
    monkeypatch.setattr(import_module("pettingzoo.test.performance_benchmark"), "time", clock)
    performance_benchmark(env(game))

    assert "turns per second" in capsys.readouterr().out


def played(make: Callable[..., Any], seed: int, words: int) -> Any:
    made = make()
    made.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for _ in range(words):
        if made.terminations[made.agent_selection]:
            break
        mask = made.observe(made.agent_selection)["action_mask"]
        made.step(int(rng.choice(np.flatnonzero(mask))))
    return made


def test_only_who_is_asked_has_something_to_say(make: Callable[..., Any]) -> None:
    made = played(make, 2, 25)
    asked = [agent for agent in made.agents if made.observe(agent)["action_mask"].any()]

    assert asked == [made.agent_selection]


def test_the_whole_box_is_told_by_name() -> None:
    made = played(lambda: env("hand-of-the-king"), 1, 0)
    table: Table = made.unwrapped.table
    arrays = named(table.fields, made.observe("seat_0")["observation"])

    assert arrays["left"].tolist() == [8, 7, 6, 5, 4, 3, 2]
    assert arrays["grid"].shape == (36,)
    assert arrays["support"].shape == (4, 7)


def test_a_whole_game_is_won_and_lost() -> None:
    made = played(lambda: env("hand-of-the-king"), 4, 200)

    assert sorted(made.rewards.values()) == [-1.0, 1.0]


def test_what_may_not_be_said_loses_the_game() -> None:
    made = played(lambda: env("hand-of-the-king"), 4, 3)
    agent = made.agent_selection
    mask = made.observe(agent)["action_mask"]

    made.step(int(np.flatnonzero(mask == 0)[0]))

    assert made.rewards[agent] == ILLEGAL
    assert made.terminations[agent]


def test_who_has_lost_so_steps_down_and_the_others_after_it() -> None:
    made = played(lambda: env("btwixt", seats=3), 4, 3)
    loser = made.agent_selection
    mask = made.observe(loser)["action_mask"]
    made.step(int(np.flatnonzero(mask == 0)[0]))
    rewards = {}
    for agent in made.agent_iter():
        _, rewards[agent], over, _, _ = made.last()
        assert over
        made.step(None)

    assert rewards == {agent: ILLEGAL if agent == loser else 0.0 for agent in made.possible_agents}


@pytest.mark.parametrize("action", [None, -1, encoding_of(GAMES["hand-of-the-king"]).codes.size, 1.0])
def test_what_is_no_action_at_all_is_refused(action: Any) -> None:
    made = played(lambda: env("hand-of-the-king"), 4, 3)

    with pytest.raises(AssertionError, match="not in action space"):
        made.step(action)


def test_nothing_can_be_asked_or_done_before_a_game_has_begun() -> None:
    made = env("hand-of-the-king")

    assert not hasattr(made, "agent_selection")
    assert not hasattr(made, "agents")
    with pytest.raises(AssertionError, match="reset"):
        made.step(0)


def test_who_does_not_act_in_a_loop_over_agents_is_told() -> None:
    made = played(lambda: env("hand-of-the-king"), 4, 0)
    turns = iter(made.agent_iter())
    next(turns)

    with pytest.raises(AssertionError, match="need to call step"):
        next(turns)


def test_cycles_are_counted_as_pettingzoo_counts_them(make_parallel: Callable[..., Any]) -> None:
    """Every agent acts once in each of them, by chance and without a look at its mask."""
    max_cycles_test(SimpleNamespace(parallel_env=make_parallel, env=aec_wrapper_fn(make_parallel)))


@masked
def test_all_agents_may_act_in_every_cycle(make_parallel: Callable[..., Any]) -> None:
    parallel_api_test(make_parallel(), num_cycles=60)


def test_the_same_seed_gives_the_same_cycles(make_parallel: Callable[..., Any]) -> None:
    parallel_seed_test(make_parallel, num_cycles=30)


def test_of_all_that_is_said_in_a_cycle_the_word_of_who_is_asked_is_heard(
    make_parallel: Callable[..., Any],
) -> None:
    """Whole games side by side: in turns, and with everybody talking all the time."""
    turns, together = make_parallel().turns, make_parallel(max_cycles=200)
    turns.reset(seed=3)
    seen, _ = together.reset(seed=3)
    rng = np.random.default_rng(3)
    cycles = 0
    while together.agents:
        words = {
            agent: int(rng.choice(np.flatnonzero(told["action_mask"]))) if told["action_mask"].any() else 0
            for agent, told in seen.items()
        }
        turns.step(words[turns.agent_selection])
        seen, rewards, over, broken_off, _ = together.step(words)
        cycles += 1
        for agent in turns.possible_agents:
            assert np.array_equal(turns.observe(agent)["observation"], seen[agent]["observation"])
        assert rewards == turns.rewards
        assert over == turns.terminations

    assert all(broken_off.values()) == (cycles == 200 and not any(over.values()))


def test_what_may_not_be_said_in_a_cycle_is_not_heard() -> None:
    together = parallel_env("hand-of-the-king", max_cycles=3)
    before, _ = together.reset(seed=1)
    masks = {agent: told["action_mask"] for agent, told in before.items()}
    after, rewards, over, broken_off, _ = together.step(
        {agent: int(np.flatnonzero(mask == 0)[0]) for agent, mask in masks.items()}
    )

    assert all(np.array_equal(after[agent]["observation"], before[agent]["observation"]) for agent in after)
    assert not any([*rewards.values(), *over.values(), *broken_off.values()])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_broken_off_after_so_many_words_and_not_before(game: str) -> None:
    before, after = (played(lambda: env(game, max_cycles=7), 4, words) for words in (6, 7))

    assert not any(before.truncations.values())
    assert all(after.truncations.values())
    assert set(after.rewards.values()) == {0.0}


def test_the_page_s_own_view_is_told_too() -> None:
    made = played(lambda: env("btwixt", seats=3), 4, 5)

    told = json.loads(json.dumps(made.unwrapped.view("seat_1")))

    assert told["view"]["viewer"] == 1


def test_decks_without_limits_are_refused() -> None:
    with pytest.raises(BadSettings):
        env("living-card-game", deck_rules="free")
