"""Gymnasium: one seat against bots. ``gymnasium.make("fivethrones/Btwixt-v0", seats=4, opponents="knight")``."""

from typing import Any

import gymnasium
import numpy as np

from fivethrones.bots import bot_named
from fivethrones.bots.bot import Bot, ask, begin
from fivethrones.encoding.episode import Episode
from fivethrones.envs.render import ansi, rgb_array
from fivethrones.envs.table import SEEDS, Table
from fivethrones.games import GAMES
from fivethrones.kernel.action import Seat
from fivethrones.kernel.rng import Rng, derived, seeded
from fivethrones.kernel.seen import seen
from fivethrones.kernel.text import to_data

NAMESPACE = "fivethrones"
ILLEGAL = -1.0  # what a word that may not be said costs, which also ends the game

Observation = dict[str, Any]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """The learner's seat is asked; everybody else is a bot, one for all or one for each seat but the learner's.

    By level, or one of your own.
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seat: Seat = 0,
        opponents: str | Bot | list[str | Bot] = "knight",
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.table = Table(game, settings)
        self.seat = seat
        self.render_mode = render_mode
        others = self.table.seats - 1
        named = opponents if isinstance(opponents, list) else [opponents] * others
        if len(named) != others:
            raise ValueError(f"{others} opponents, not {len(named)}")
        met = [bot if isinstance(bot, Bot) else bot_named(bot, self.table.game) for bot in named]
        self.bots: list[Bot | None] = [*met[:seat], None, *met[seat:]]
        self.streams: list[Rng] = []
        self.episode: Episode | None = None
        low, high = self.table.bounds()
        self.observation_space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(low, high, dtype=np.int32),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.table.actions,), np.int8),
            }
        )
        self.action_space = gymnasium.spaces.Discrete(self.table.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        dealt = int(self.np_random.integers(SEEDS))
        self.streams = [seeded(derived(dealt, f"bot {seat}")) for seat in range(self.table.seats)]
        self.episode = self.table.begin(dealt)
        self.wait()
        return self.observe(), {}

    def played(self) -> Episode:
        assert self.episode is not None, "reset() begins a game"
        return self.episode

    def wait(self) -> None:
        """Until the learner is asked, or the game is over."""
        episode = self.played()
        while not episode.is_over() and episode.seat != self.seat:
            bot = self.bots[episode.seat]
            assert bot is not None
            rng = self.streams[episode.seat]
            plan = bot.plan(ask(self.table.game, episode.state, episode.seat, bot, rng), rng)
            for action in plan if len(plan) == 1 else begin(episode.state.clone(), plan):
                episode.act(action)

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        episode = self.played()
        if not episode.may_say(int(action)):
            return self.observe(), ILLEGAL, True, False, {"illegal": True}
        episode.say(int(action))
        self.wait()
        over = episode.is_over()
        reward = episode.returns()[self.seat] if over else 0.0
        return self.observe(), reward, over, False, {}

    def observe(self) -> Observation:
        return {
            "observation": self.table.observe(self.played(), self.seat),
            "action_mask": self.table.mask(self.played(), self.seat),
        }

    def view(self) -> dict[str, Any]:
        """All that the page would show this seat, for JSON: view, question, what has just happened."""
        state = self.played().state
        told: dict[str, Any] = to_data(seen(self.table.game, state, self.seat, state.events))
        return told

    def render(self) -> Any:
        state = self.played().state
        if self.render_mode == "rgb_array":
            return rgb_array(self.table.game, state, self.seat)
        text = ansi(self.table.game, state, self.seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None


def name_of(game: str) -> str:
    """As Gymnasium spells names: ``fivethrones/HandOfTheKing-v0``."""
    return f"{NAMESPACE}/{''.join(word.capitalize() for word in game.split('-'))}-v0"


def register() -> None:
    """By importing this module: Gymnasium no longer looks for what is installed."""
    for game in GAMES:
        if name_of(game) not in gymnasium.registry:
            gymnasium.register(name_of(game), f"{__name__}:{SeatEnv.__name__}", kwargs={"game": game})


register()
