"""Decisions per second through the environments, beside those of the libraries themselves: ``python benchmarks/environments.py [SECONDS]``.

Random play, one process. What is not installed is left out and named.
"""

import random
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib import import_module
from time import process_time
from typing import Any

import numpy as np

from fivethrones.envs.gymnasium import SeatEnv
from fivethrones.envs.pettingzoo import env
from fivethrones.games import GAMES

PEERS = ["connect_four_v3", "texas_holdem_v4"]


def through_pettingzoo(made: Any, seconds: float) -> float:
    """Steps of a game that is played again and again; observations and masks are looked at.

    As truths, which NumPy looks through several times faster than numbers.
    """
    rng = np.random.default_rng(1)
    steps, start = 0, process_time()
    while process_time() - start < seconds:
        made.reset(seed=steps)
        for _ in made.agent_iter():
            seen, _, over, broken_off, _ = made.last()
            if over or broken_off:
                made.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"].view(np.bool_))
            made.step(int(legal[rng.integers(len(legal))]))
            steps += 1
            if process_time() - start > seconds:
                break
    return steps / (process_time() - start)


def through_gymnasium(made: SeatEnv, seconds: float) -> float:
    rng = np.random.default_rng(1)
    steps, start = 0, process_time()
    while process_time() - start < seconds:
        seen, _ = made.reset(seed=steps)
        over = False
        while not over and process_time() - start < seconds:
            legal = np.flatnonzero(seen["action_mask"].view(np.bool_))
            seen, _, over, _, _ = made.step(legal[rng.integers(len(legal))])
            steps += 1
    return steps / (process_time() - start)


def through_openspiel(name: str, seconds: float) -> float:
    """Information-state tensors are asked for at every decision, as learners do."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(name)
    rng = random.Random(1)
    steps, start = 0, process_time()
    while process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal() and process_time() - start < seconds:
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
                continue
            np.asarray(state.observation_tensor(state.current_player()), np.float32)
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
    return steps / (process_time() - start)


def told(name: str, measure: Callable[[], float]) -> None:
    print(f"{name:44} {measure():10,.0f} decisions/s", flush=True)


def main(seconds: float) -> None:
    for peer in PEERS:
        try:
            module = import_module(f"pettingzoo.classic.{peer}")
            told(f"PettingZoo {peer}", partial(through_pettingzoo, module.env(), seconds))
        except Exception as error:
            print(f"PettingZoo {peer}: not here ({error})")
    for game in GAMES:
        told(f"PettingZoo, ours: {game}", partial(through_pettingzoo, env(game), seconds))
    for game in GAMES:
        made = SeatEnv(game, opponents="random")
        told(f"Gymnasium, ours, bots random: {game}", partial(through_gymnasium, made, seconds))
    with suppress(ImportError):
        import_module("fivethrones.envs.openspiel")
        told("OpenSpiel gin_rummy", partial(through_openspiel, "gin_rummy", seconds))
        for game in GAMES:
            name = f"fivethrones_{game.replace('-', '_')}"
            told(f"OpenSpiel, ours: {game}", partial(through_openspiel, name, seconds))


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 3.0)
