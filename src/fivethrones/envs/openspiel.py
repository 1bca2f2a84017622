"""OpenSpiel: importing this module registers the games, ``pyspiel.load_game("fivethrones_btwixt(players=4)")``.

All chance follows from a seed that is drawn when a game begins, in a few chance nodes of equally likely outcomes.
``resample_from_infostate`` deals anew what a player cannot know, so searches over information sets never see the seed.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from fivethrones.encoding.episode import Episode
from fivethrones.envs.table import Table, named
from fivethrones.games import GAMES, folder
from fivethrones.kernel.action import Seat
from fivethrones.kernel.game import Game
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import FALSE, TRUE, Setting

DRAWS: Final = 4  # chance nodes before the first decision
OUTCOMES: Final = 256  # of each
PLAYERS: Final = "players"
SEATS: Final = "seats"
NO_NUMBER: Final = 0
LONGEST: Final = 1_000_000  # words of a game


def type_of(game: Game[Any]) -> Any:
    return pyspiel.GameType(
        short_name=f"fivethrones_{folder(game)}",
        long_name=f"Five Thrones: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        default_loadable=True,
        parameter_specification={
            PLAYERS: game.seats[0],
            **{setting.id: parameter(setting) for setting in game.settings if setting.id != SEATS},
        },
    )


def parameter(setting: Setting) -> str | int | bool:
    """The default as OpenSpiel would read it back from a game's name."""
    first = setting.values[0]
    if first in (TRUE, FALSE):
        return first == TRUE
    if is_counted(setting):
        return int(first) if first.isdecimal() else NO_NUMBER
    return first


def is_counted(setting: Setting) -> bool:
    return any(value.isdecimal() for value in setting.values)


def setting_of(setting: Setting, value: Any) -> Any:
    """The inverse: 0 is the one value of a counted setting that is no number."""
    if is_counted(setting) and value == NO_NUMBER:
        return next((word for word in setting.values if not word.isdecimal()), value)
    return value


class ThroneGame(pyspiel.Game):
    """A game of the box that a subclass names."""

    box: ClassVar[Game[Any]]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        kind = type_of(self.box)
        given = {**kind.parameter_specification, **(params or {})}
        settings = {
            setting.id: setting_of(setting, given[setting.id])
            for setting in self.box.settings
            if setting.id != SEATS
        }
        self.table = Table(self.box.id, {SEATS: given[PLAYERS], **settings})
        super().__init__(
            kind,
            pyspiel.GameInfo(
                num_distinct_actions=self.table.actions,
                max_chance_outcomes=OUTCOMES,
                num_players=self.table.seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=LONGEST,
            ),
            given,
        )

    def new_initial_state(self) -> "ThroneState":
        return ThroneState(self, self.table)

    def make_py_observer(self, obs_type: Any = None, params: dict[str, Any] | None = None) -> "Observer":
        return Observer(self.table, obs_type, params)


class ThroneState(pyspiel.State):
    def __init__(self, game: ThroneGame, table: Table) -> None:
        super().__init__(game)
        self.table = table
        self.seed: tuple[int, ...] = ()
        self.episode: Episode | None = None
        self.heard: list[tuple[str, ...]] = [()] * table.seats  # by seat: all it was told, and all it said

    def current_player(self) -> int:
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.is_over() else self.episode.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _legal_actions(self, player: Seat) -> list[int]:
        return self.played().codes() if player == self.played().seat else []

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.draw(action)
            return
        seat, steps = self.episode.seat, self.episode.steps
        self.heard[seat] = (*self.heard[seat], str(action))
        self.episode.say(action)
        if self.episode.steps != steps:
            self.listen()

    def draw(self, outcome: int) -> None:
        self.seed = (*self.seed, outcome)
        if len(self.seed) == DRAWS:
            self.episode = self.table.begin(int.from_bytes(bytes(self.seed), "big"))
            self.listen()

    def listen(self) -> None:
        for seat in range(self.table.seats):
            events = [event.seen_as(seat) for event in self.played().state.events]
            self.heard[seat] = (*self.heard[seat], *(f"{event.id} {event.args}" for event in events))

    def played(self) -> Episode:
        assert self.episode is not None, "chance comes first"
        return self.episode

    def resample_from_infostate(self, player: Seat, sampler: Callable[[], float]) -> "ThroneState":
        """The same game in another world that this player cannot tell apart."""
        other: ThroneState = self.clone()
        if self.episode is not None:
            other.episode = self.episode.imagined(player, seeded(int(sampler() * 2**53)))
        return other

    def _action_to_string(self, player: int, action: int) -> str:
        return (
            f"draw {action}" if player == pyspiel.PlayerId.CHANCE else self.table.encoding.codes.name(action)
        )

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.is_over()

    def returns(self) -> list[float]:
        return [0.0] * self.table.seats if self.episode is None else self.episode.returns()

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.history())


class Observer:
    """What a player sees; with perfect recall the string tells all that it was ever told, too."""

    def __init__(self, table: Table, obs_type: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"no parameters are known, not even {sorted(params)}")
        self.table = table
        self.recalls = obs_type is not None and obs_type.perfect_recall
        self.tensor = np.zeros(table.size, np.float32)
        self.dict = named(table.fields, self.tensor)
        low, high = table.bounds()
        self.scale = np.maximum(np.maximum(np.abs(low), np.abs(high)), 1).astype(np.float32)

    def set_from(self, state: ThroneState, player: Seat) -> None:
        """Every number as a share of the most that it can be."""
        if state.episode is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.table.observe(state.episode, player) / self.scale

    def string_from(self, state: ThroneState, player: Seat) -> str:
        if self.recalls:
            return "\n".join(state.heard[player])
        return "" if state.episode is None else str([list(array) for array in state.episode.observe(player)])


def registered(game: Game[Any]) -> type[ThroneGame]:
    kind = type(f"{folder(game)}_game", (ThroneGame,), {"box": game})
    pyspiel.register_game(type_of(game), kind)
    return kind


REGISTERED: Final = {game.id: registered(game) for game in GAMES.values()}
