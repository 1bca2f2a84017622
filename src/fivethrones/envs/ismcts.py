"""OpenSpiel's own search as a bot: ``fivethrones arena hand-of-the-king --bots fivethrones.envs.ismcts:Ismcts,squire``.

Information-set Monte Carlo tree search plays on from what its seat may know, each time in another world that it cannot tell apart, and
to the end at random.
"""

from math import sqrt
from typing import ClassVar, Final

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from fivethrones.bots.bot import Bot, Question
from fivethrones.envs.openspiel import game_of
from fivethrones.kernel.action import Action
from fivethrones.kernel.rng import Rng

SIMULATIONS: Final = 100  # for each word of a choice
EXPLORATION: Final = sqrt(2.0)  # as usual, with twice the range of returns that it is usual for
EACH_TIME_ANOTHER: Final = -1  # world
SEEDS: Final = 2**32


class Ismcts(Bot):
    id: ClassVar[str] = "ismcts"
    imagines: ClassVar[bool] = True

    def choose(self, question: Question, rng: Rng) -> Action:
        assert question.world is not None
        game = game_of(question.game, question.world.settings)
        state = game.taken_up(question.world, question.seat)
        luck = np.random.RandomState(rng.below(SEEDS))
        search = ISMCTSBot(
            game=game,
            evaluator=RandomRolloutEvaluator(1, luck),
            uct_c=EXPLORATION,
            max_simulations=SIMULATIONS,
            max_world_samples=EACH_TIME_ANOTHER,
            random_state=luck,
            allow_inconsistent_action_sets=True,  # what others may do differs from world to world
        )
        # By itself it would draw worlds by the clock.
        search.set_resampler(lambda root, player: root.resample_from_infostate(player, luck.uniform))
        while True:
            code = int(search.step(state))
            chosen = state.played().clone().add(code)
            if chosen is not None:
                return chosen
            state.apply_action(code)
