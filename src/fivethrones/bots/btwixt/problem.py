"""A question of B'Twixt for flat search: every option, all go on by habit to the end of the game."""

from math import exp
from typing import Final, final

from fivethrones.bots.bot import Question
from fivethrones.bots.btwixt.habits import habit
from fivethrones.bots.btwixt.position import win_chance
from fivethrones.bots.btwixt.trial import sensible
from fivethrones.bots.search.flat import Problem
from fivethrones.games.btwixt.power import council_power
from fivethrones.games.btwixt.rules.leaders import ChooseLeaders
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.action import Action, Seat
from fivethrones.kernel.play import apply, legal, waiting
from fivethrones.kernel.rng import Rng
from fivethrones.kernel.state import State

CLOSE: Final = 2.0  # power: a game that is won by so much could have gone the other way
OTHER: Final = 0.05  # what power in the great council counts beside that in the small one


@final
class Choice(Problem):
    def __init__(self, question: Question) -> None:
        super().__init__(question)
        assert isinstance(question.world, Realm)
        self.realm = question.world

    def candidates(self) -> list[list[Action]]:
        actions = sensible(self.realm, self.seat, self.question.options)
        if len(actions) == 1:
            return [actions]
        usual = habit(self.realm, self.seat, self.question.options)
        if isinstance(self.realm.stack[-1], ChooseLeaders):  # who that is makes little difference
            return [[usual]]
        return [[usual]] + [[action] for action in actions if action != usual]

    def step(self, world: State, rng: Rng) -> None:  # noqa: ARG002 (habit leaves nothing to chance)
        assert isinstance(world, Realm)
        asked = waiting(world)[0]
        apply(world, habit(world, asked, legal(world, asked)))

    def evaluate(self, world: State) -> float:
        """Half of it is who has won, half by how much: few worlds tell more that way."""
        assert isinstance(world, Realm)
        won = win_chance(world, self.seat)
        return won if world.outcome is None else (won + margin(world, self.seat)) / 2.0


def margin(realm: Realm, seat: Seat) -> float:
    """The chance of winning if the councils had still been a little uncertain when all was counted."""
    powers = [council_power(realm, council) for council in realm.all_councils()]
    scores = [standing(powers, other) for other in range(realm.seats)]
    return 1.0 / sum([exp((score - scores[seat]) / CLOSE) for score in scores])


def standing(powers: list[int], seat: Seat) -> float:
    """BT-27, BT-28: the small council, and a little for the other one."""
    left, right = powers[seat], powers[(seat - 1) % len(powers)]
    return min(left, right) + OTHER * max(left, right)
