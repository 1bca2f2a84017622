"""What is gained by a choice, as hints tell it."""

import pytest

from fivethrones.bots import bots_for
from fivethrones.bots.bot import Question, ask
from fivethrones.club.assets import assets_of
from fivethrones.club.review.prospects import gained
from fivethrones.games import GAMES
from fivethrones.kernel.action import Action
from fivethrones.kernel.play import apply, waiting
from fivethrones.kernel.rng import seeded
from fivethrones.match.match import Match


def question(game: str, seats: int) -> Question:
    """The first at which there is something to choose."""
    match = Match(GAMES[game], {"seats": str(seats)}, 1)
    seat = waiting(match.state)[0]
    return ask(match.game, match.state, seat, bots_for(match.game)[-1], seeded(1))


def actions(asked: Question) -> list[Action]:
    return [option for option in asked.options if isinstance(option, Action)]


def test_in_hand_of_the_king_the_banner_that_a_move_brings_is_named() -> None:
    """HK-13."""
    asked = question("hand-of-the-king", 2)
    bot = bots_for(asked.game)[-1]
    one, other = actions(asked)[0], actions(asked)[-1]

    said = gained(bot, asked, [one, other], seeded(1))

    assert asked.world is not None
    after = asked.world.clone()
    apply(after, one)
    had = {asset.piece for asset, amount in assets_of(asked.game)(after, asked.seat).items() if amount}
    assert said[0]
    assert {message.args["piece"] for message in said[0]} <= had
    assert said[0] != said[1]


@pytest.mark.parametrize(("game", "seats"), [("stark-lannister", 2), ("btwixt", 3)])
def test_where_cards_are_hidden_the_same_seed_names_the_same_gains(game: str, seats: int) -> None:
    asked = question(game, seats)
    bot = bots_for(asked.game)[-1]
    choices = actions(asked)[:2]

    assert gained(bot, asked, choices, seeded(2)) == gained(bot, asked, choices, seeded(2))


def test_where_there_is_one_choice_nothing_is_gained_by_it() -> None:
    asked = question("hand-of-the-king", 2)

    assert gained(bots_for(asked.game)[-1], asked, actions(asked)[:1], seeded(1)) == [[]]
