"""Each game says for itself what its puzzles are about."""

import re
from pathlib import Path

import pytest

import fivethrones.games
from fivethrones.club.puzzles.maker import QUIET, Maker
from fivethrones.club.puzzles.makers import maker_of
from fivethrones.club.puzzles.puzzle import puzzles_of
from fivethrones.games import GAMES
from fivethrones.kernel.action import Action
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.message import Message
from fivethrones.kernel.settings import with_defaults
from fivethrones.kernel.state import State

SOURCE = Path(fivethrones.games.__file__).parent


def asked(game: str, prompt: str) -> State:
    state: State = GAMES[game].setup(with_defaults(GAMES[game].settings, {}), 1)
    state.decision = Decision(Message(prompt), [0])
    return state


def prompts_of(game: str) -> set[str]:
    """What is asked in the game, or in the engine that it is played on."""
    folder = SOURCE / game.replace("-", "_")
    texts = [file.read_text(encoding="utf-8") for file in folder.rglob("*.py")]
    if any("games.card_engine" in text for text in texts):
        texts += [file.read_text(encoding="utf-8") for file in (SOURCE / "card_engine").rglob("*.py")]
    return {prompt for text in texts for prompt in re.findall(r'"(prompt-[a-z-]+)"', text)}


@pytest.mark.parametrize("game", GAMES)
def test_themes_go_by_what_the_game_asks(game: str) -> None:
    assert set(maker_of(GAMES[game]).themes) <= prompts_of(game)


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_in_the_package_are_about_what_their_games_are_about(game: str) -> None:
    for puzzle in puzzles_of(game):
        state = puzzle.state()
        assert (
            maker_of(puzzle.box).theme(state, puzzle.seat, puzzle.solution.action(puzzle.seat))
            == puzzle.theme
        )


@pytest.mark.parametrize(
    ("game", "prompt", "theme"),
    [
        ("btwixt", "prompt-place", "theme-council"),
        ("monopoly", "prompt-place", QUIET),
        ("stark-lannister", "prompt-place", QUIET),
        ("btwixt", "prompt-token", "theme-council"),
        ("monopoly", "prompt-token", QUIET),
    ],
)
def test_a_prompt_that_several_games_have_means_in_each_what_it_means_there(
    game: str, prompt: str, theme: str
) -> None:
    assert maker_of(GAMES[game]).theme(asked(game, prompt), 0, Action(0, "any")) == theme


def test_a_game_that_says_nothing_has_puzzles_of_no_theme() -> None:
    assert Maker().theme(asked("btwixt", "prompt-bid"), 0, Action(0, "any")) == QUIET
