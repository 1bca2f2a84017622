"""The games of OpenSpiel, by its own tests and its own players."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import fivethrones.envs.openspiel  # noqa: F401 (which registers them)
from fivethrones.arena.outside import bot_called
from fivethrones.bots.bot import ask
from fivethrones.envs import ismcts as ismcts_bot
from fivethrones.games import GAMES as BOXES
from fivethrones.kernel.play import is_legal
from fivethrones.kernel.playout import playout
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import with_defaults
from fivethrones.kernel.text import state_hash

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("hand_of_the_king", {}),
    ("hand_of_the_king", {"players": 4, "variant": "teams"}),
    ("stark_lannister", {"victory": 10}),
    ("living_card_game", {"victory": 10, "round_limit": 30}),
    ("btwixt", {"players": 5}),
    ("monopoly", {"players": 3, "rounds": 5}),
]


def loaded(name: str, **params: Any) -> Any:
    return pyspiel.load_game(f"fivethrones_{name}", params)


def dealt(game: Any, seed: int) -> Any:
    state = game.new_initial_state()
    rng = random.Random(seed)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    return state


@pytest.mark.parametrize(("name", "params"), GAMES)
def test_random_games_keep_to_the_interface(name: str, params: dict[str, Any]) -> None:
    pyspiel.random_sim_test(loaded(name, **params), num_sims=1, serialize=True, verbose=False)


def test_its_tree_searches_play_a_whole_game() -> None:
    game = loaded("hand_of_the_king", companions_enabled=False)
    rng = np.random.RandomState(1)
    rollout = mcts.RandomRolloutEvaluator(1, rng)
    players = [
        ismcts.ISMCTSBot(
            game=game,
            evaluator=rollout,
            uct_c=1.4,
            max_simulations=8,
            max_world_samples=-1,
            random_state=rng,
        ),
        mcts.MCTSBot(game, 1.4, 8, rollout, random_state=rng),
    ]
    state = dealt(game, 3)
    while not state.is_terminal():
        state.apply_action(players[state.current_player()].step(state))

    assert sorted(state.returns()) == [-1.0, 1.0]


@pytest.mark.parametrize(("name", "params"), GAMES)
def test_another_world_is_one_that_the_player_cannot_tell_apart(name: str, params: dict[str, Any]) -> None:
    state = dealt(loaded(name, **params), 7)
    rng = random.Random(7)
    for _ in range(40):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    player = max(state.current_player(), 0)

    other = state.resample_from_infostate(player, rng.random)

    assert other.legal_actions() == state.legal_actions()
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.information_state_string(player) == state.information_state_string(player)


@pytest.mark.parametrize(("name", "params"), GAMES)
def test_what_is_put_away_and_taken_up_again_is_the_same(name: str, params: dict[str, Any]) -> None:
    game = loaded(name, **params)
    state = dealt(game, 5)
    rng = random.Random(5)
    for _ in range(15):
        state.apply_action(rng.choice(state.legal_actions()))

    _, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))

    player = state.current_player()
    assert other.legal_actions() == state.legal_actions()
    assert other.observation_tensor(player) == state.observation_tensor(player)
    for seat in range(game.num_players()):
        assert other.information_state_string(seat) == state.information_state_string(seat)


@pytest.mark.parametrize(
    ("box", "settings"),
    [
        ("hand-of-the-king", {"seats": "3", "companions_enabled": "true"}),
        ("btwixt", {"seats": "4", "draft": "draft"}),
        ("monopoly", {"rounds": "5", "seats": "2"}),
    ],
)
def test_its_search_is_a_bot_like_any_other(
    box: str, settings: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever it answers, in as many words as that takes, is an option; the same for the same question and stream."""
    monkeypatch.setattr(ismcts_bot, "SIMULATIONS", 2)
    game = BOXES[box]
    bot = bot_called("fivethrones.envs.ismcts:Ismcts", game)
    rng = seeded(4)
    state = game.setup(with_defaults(game.settings, settings), 4)
    for _ in range(12):
        if state.decision is None:
            break
        seat = state.decision.asked[-1]  # also of several that are asked together, whoever that is
        question = ask(game, state, seat, bot, rng)
        before = state_hash(state)
        action = bot.choose(question, seeded(9))
        assert is_legal(state, action)
        assert action == bot.choose(question, seeded(9))
        assert state_hash(state) == before
        playout(state, rng, 3)


def test_what_a_word_stands_for_can_be_read() -> None:
    state = dealt(loaded("hand_of_the_king"), 1)

    assert state.action_to_string(state.legal_actions()[0]).startswith("move ")
