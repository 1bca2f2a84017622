"""A bot that decides on a whole gesture is not asked again in the middle of it."""

from typing import Any, ClassVar

from fivethrones.arena.play import play_one
from fivethrones.bots.bot import Bot, Question, gesture
from fivethrones.bots.random_bot import RandomBot
from fivethrones.games import GAMES
from fivethrones.kernel.action import Action
from fivethrones.kernel.play import waiting
from fivethrones.kernel.rng import Rng, seeded
from fivethrones.kernel.settings import with_defaults
from fivethrones.match.record import loads
from games.monopoly.scene import scene

MONOPOLY = GAMES["monopoly"]
OFFER = [
    Action(0, "offer", 1),
    Action(0, "give", 1),
    Action(0, "ask", 39),
    Action(0, "add", 50),
    Action(0, "send"),
]


class Trader(Bot):
    """Makes one offer, at once."""

    id: ClassVar[str] = "trader"

    def __init__(self) -> None:
        self.asked = 0

    def plan(self, question: Question, rng: Rng) -> list[Action]:
        self.asked += 1
        return OFFER


class Hasty(Bot):
    """Throws, and knows already what it will do then."""

    id: ClassVar[str] = "hasty"

    def plan(self, question: Question, rng: Rng) -> list[Action]:
        return [Action(0, "throw"), Action(0, "buy")]


def test_a_gesture_is_planned_once() -> None:
    table = scene(owns={"A": [1], "B": [39]})
    table.wait_for(0)
    bot = Trader()

    said = gesture(MONOPOLY, table.realm, 0, bot, seeded(1))

    assert said == OFFER
    assert bot.asked == 1
    assert waiting(table.realm) == [1]


def test_a_plan_ends_where_something_random_comes_out() -> None:
    table = scene()
    table.wait_for(0)

    assert gesture(MONOPOLY, table.realm, 0, Hasty(), seeded(1)) == [Action(0, "throw")]


class Planning(Bot):
    """Plays at random; what it begins, it has thought out to the end."""

    id: ClassVar[str] = "planning"
    imagines: ClassVar[bool] = True

    def plan(self, question: Question, rng: Rng) -> list[Action]:
        world: Any = question.world
        return gesture(question.game, world, question.seat, RandomBot(), rng)


def test_a_game_between_bots_that_plan_is_told_by_its_record() -> None:
    """Of gestures with several actions: offers, put together piece by piece."""
    settings = with_defaults(MONOPOLY.settings, {"seats": "2", "rounds": "20"})

    result = play_one(MONOPOLY, settings, [Planning(), Planning()], 3, keep=True)

    match = loads(result.record, GAMES)
    assert match.state.outcome is not None
    assert match.state.outcome.ranking == result.ranking
    assert sum(len(entry.actions) for entry in match.log) == result.decisions
    assert any(len(entry.actions) > 3 for entry in match.log)
