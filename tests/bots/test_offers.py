"""Whoever makes an offer, a person or a bot, gets the same answer: nobody tells a bot who is which."""

import pytest

from fivethrones.bots.bot import Bot, ask
from fivethrones.bots.monopoly.levels import LEVELS
from fivethrones.kernel.rng import seeded
from games.monopoly.scene import GAME, PLAYERS, scene

TOLD = {"game", "seat", "decision", "options", "view", "world", "thought"}


def answer(bot: Bot, giver: str, other: str, cash: int) -> str:
    """B's, to an offer for a deed that completes the giver's set."""
    table = scene(turn=giver, owns={giver: [16, 18], "B": [19], other: [1]})
    table.plays(giver, "offer 1", "ask harrenhal", f"add {cash}", "send")
    rng = seeded(1)
    return GAME.write(bot.choose(ask(GAME, table.realm, PLAYERS.index("B"), bot, rng), rng))


def test_a_question_says_nothing_of_who_is_a_person() -> None:
    question = ask(GAME, scene(turn="A").realm, 0, LEVELS[0], seeded(1))

    assert {name for name in dir(question) if not name.startswith("_")} == TOLD


@pytest.mark.parametrize("bot", LEVELS, ids=[bot.id for bot in LEVELS])
@pytest.mark.parametrize("cash", [10, 900])
def test_an_offer_is_answered_alike_from_either_side_of_the_table(bot: Bot, cash: int) -> None:
    assert answer(bot, "A", "C", cash) == answer(bot, "C", "A", cash)


def test_what_an_offer_is_worth_decides_the_answer() -> None:
    answers = {answer(LEVELS[1], "A", "C", cash) for cash in (10, 900)}

    assert len(answers) == 2
