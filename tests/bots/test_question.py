"""What a bot is told, and what it cannot find out."""

import gc
from types import FunctionType, ModuleType
from typing import Any, ClassVar, Final

import pytest

from conformance.walk import walk
from fivethrones.bots import BOTS, bot_named, bots_for
from fivethrones.bots.bot import Bot, ask
from fivethrones.games import GAMES
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.game import Game
from fivethrones.kernel.message import Message, literal
from fivethrones.kernel.play import legal, waiting
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import with_defaults
from fivethrones.kernel.state import State
from fivethrones.kernel.text import view_to_data
from toy.game import Toy

HAND_OF_THE_KING = GAMES["hand-of-the-king"]
TABLES: list[Game[Any]] = [Toy(), *GAMES.values()]
LEVELS: Final = ["random", "squire", "knight", "lord", "hand"]  # that games share, the weakest first
every_game = pytest.mark.parametrize("game", TABLES, ids=[game.id for game in TABLES])


class Curious(Bot):
    id: ClassVar[str] = "curious"
    looks: ClassVar[bool] = True
    imagines: ClassVar[bool] = True


def some_state(game: Game[Any], steps: int) -> Any:
    state = game.setup(with_defaults(game.settings, {"seats": str(min(game.seats[-1], 3))}), 5)
    walk(state, seeded(steps), steps)
    return state


def reachable(thing: object) -> list[object]:
    """All objects that some path of attributes and items leads to."""
    found = {id(thing): thing}
    fresh = [thing]
    while fresh:
        for other in gc.get_referents(fresh.pop()):
            if not isinstance(other, type | ModuleType | FunctionType) and id(other) not in found:
                found[id(other)] = other
                fresh.append(other)
    return list(found.values())


@every_game
@pytest.mark.parametrize("steps", [0, 3, 8])
def test_no_path_leads_from_a_question_to_the_true_state(game: Game[Any], steps: int) -> None:
    state: State = some_state(game, steps)
    seat = waiting(state)[0]

    question = ask(game, state, seat, Curious(), seeded(1))

    ids = {id(thing) for thing in reachable(question)}
    assert id(question.world) in ids
    for secret in [state, state.rng, state.stack, state.listed, legal(state, seat), state.knowledge]:
        assert id(secret) not in ids


@every_game
def test_the_true_state_would_be_found_if_it_were_there(game: Game[Any]) -> None:
    state = some_state(game, 3)
    question = ask(game, state, waiting(state)[0], Curious(), seeded(1))

    question.world = state

    assert id(state) in {id(thing) for thing in reachable(question)}


@every_game
def test_a_question_has_the_view_of_the_seat_and_a_world_that_looks_the_same(game: Game[Any]) -> None:
    state = some_state(game, 6)
    seat = waiting(state)[0]

    question = ask(game, state, seat, Curious(), seeded(1))

    assert question.options == legal(state, seat)
    assert question.view is not None
    assert view_to_data(question.view) == view_to_data(game.view(state, seat))
    assert view_to_data(game.view(question.world, seat)) == view_to_data(game.view(state, seat))


def test_a_bot_that_neither_looks_nor_imagines_gets_the_options_only() -> None:
    state = some_state(HAND_OF_THE_KING, 0)

    question = ask(HAND_OF_THE_KING, state, 0, bot_named("random", HAND_OF_THE_KING), seeded(1))

    assert question.view is None
    assert question.world is None
    assert question.options == legal(state, 0)


def test_every_game_has_all_levels() -> None:
    assert set(BOTS) == set(GAMES)
    for id in BOTS:
        levels = [bot.id for bot in bots_for(GAMES[id]) if bot.id in LEVELS]
        assert levels == LEVELS[: len(levels)]
        assert len(levels) >= 3


def test_a_level_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(Refusal) as refusal:
        bot_named("king", HAND_OF_THE_KING)

    known = [literal(bot.id) for bot in bots_for(HAND_OF_THE_KING)]
    assert refusal.value.reason == Message("refused-bot-unknown", {"bot": "=king", "known": known})


def test_a_game_without_levels_of_its_own_is_played_at_random() -> None:
    assert [bot.id for bot in bots_for(Toy())] == ["random"]


def test_a_random_bot_draws_amounts_out_of_spans() -> None:
    """The toy's auction: any bid from nothing to three coins."""
    game = Toy()
    state = some_state(game, 0)
    bot = bot_named("random", game)
    rng = seeded(7)

    bids = [bot.choose(ask(game, state, 1, bot, rng), rng) for _ in range(60)]

    assert {bid.target for bid in bids} == {0, 1, 2, 3}
