"""OpenSpiel: importing this module registers the games, ``pyspiel.load_game("fivethrones_btwixt(players=4)")``.

All chance follows from a seed that is drawn when a game begins, in a few chance nodes of equally likely outcomes.
``resample_from_infostate`` deals anew what a player cannot know, so searches over information sets never see the seed.
"""

import copyreg
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final, final

import numpy as np
import pyspiel

from fivethrones.encoding import encoding_of
from fivethrones.encoding.episode import Episode
from fivethrones.envs.table import Table, named
from fivethrones.games import GAMES, folder
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.game import Game
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import FALSE, TRUE, Setting, Settings
from fivethrones.kernel.state import State
from fivethrones.kernel.text import Data, state_from_data, state_to_data

DRAWS: Final = 4  # chance nodes before the first decision
OUTCOMES: Final = 256  # of each
PLAYERS: Final = "players"
SEATS: Final = "seats"
NO_NUMBER: Final = 0
LONGEST: Final = 1_000_000  # words of a game
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)


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
            **{
                setting.id: parameter(setting, setting.values[0])
                for setting in game.settings
                if setting.id != SEATS
            },
        },
    )


def parameter(setting: Setting, value: str) -> str | int | bool:
    """A value as OpenSpiel would read it back from a game's name."""
    if value in (TRUE, FALSE):
        return value == TRUE
    if is_counted(setting):
        return int(value) if value.isdecimal() else NO_NUMBER
    return value


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

    def taken_up(self, world: State, seat: Seat) -> "ThroneState":
        """A game in the middle, with this seat to speak. What was told before is forgotten: only what follows tells positions apart."""
        state = self.new_initial_state()
        state.episode = Episode(self.box, self.table.encoding, world.clone())
        state.episode.seat = seat
        return state

    def make_py_observer(self, obs_type: Any = None, params: dict[str, Any] | None = None) -> "Observer":
        return Observer(self.table, obs_type, params)


@final
@dataclass(frozen=True, slots=True)
class Heard:
    """What was said last, what came of it, and all before that. It never changes, so that clones have it in common."""

    before: "Heard | None"
    seat: Seat  # who spoke, if anybody
    code: int
    events: list[Event]

    def __deepcopy__(self, memo: object) -> "Heard":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """In one row: pickle would go down link by link."""
        links: list[Heard] = []
        link: Heard | None = self
        while link is not None:
            links.append(link)
            link = link.before
        return heard_again, ([(link.seat, link.code, link.events) for link in reversed(links)],)


def heard_again(links: list[tuple[Seat, int, list[Event]]]) -> Heard | None:
    heard = None
    for seat, code, events in links:
        heard = Heard(heard, seat, code, events)
    return heard


def told(heard: Heard | None, player: Seat) -> list[str]:
    """All that a player was told and all that it said; in words only where somebody asks for them."""
    lines: list[str] = []
    while heard is not None:
        for event in reversed(heard.events):
            message = event.seen_as(player)
            lines.append(f"{message.id} {message.args}")
        if heard.seat == player:
            lines.append(str(heard.code))
        heard = heard.before
    return lines[::-1]


# How OpenSpiel keeps a state is by pickle, which does not know what is compiled.


def event_in_parts(event: Event) -> tuple[Any, ...]:
    parts = (event.kind, event.seat, event.public, event.rule, event.secret, event.seen_by, event.discloses)
    return Event, parts


def episode_in_parts(episode: Episode) -> tuple[Any, ...]:
    state = state_to_data(episode.state)
    return episode_again, (episode.game.id, state, episode.happened, episode.steps, episode.said)


def episode_again(game: str, state: Data, happened: list[int], steps: int, said: list[int]) -> Episode:
    box = GAMES[game]
    episode = Episode(box, encoding_of(box), state_from_data(box, state))
    episode.happened, episode.steps = happened, steps
    for code in said[len(episode.said) :]:
        episode.say(code)
    return episode


copyreg.pickle(Event, event_in_parts)
copyreg.pickle(Episode, episode_in_parts)


class ThroneState(pyspiel.State):
    def __init__(self, game: ThroneGame, table: Table) -> None:
        super().__init__(game)
        self.table = table
        self.seed: tuple[int, ...] = ()
        self.episode: Episode | None = None
        self.heard: Heard | None = None

    def current_player(self) -> int:
        if self.episode is None:
            return CHANCE
        seat = self.episode.seat
        return TERMINAL if seat == NOTHING else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _legal_actions(self, player: Seat) -> list[int]:
        return self.played().codes() if player == self.played().seat else []

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.draw(action)
            return
        seat, steps = self.episode.seat, self.episode.steps
        self.episode.say(action)
        events = self.episode.state.events if self.episode.steps != steps else []
        self.heard = Heard(self.heard, seat, action, events)

    def draw(self, outcome: int) -> None:
        self.seed = (*self.seed, outcome)
        if len(self.seed) == DRAWS:
            self.episode = self.table.begin(int.from_bytes(bytes(self.seed), "big"))
            self.heard = Heard(None, NOTHING, NOTHING, self.episode.state.events)

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
            shown = self.table.observe(state.episode, player)
            np.divide(shown, self.scale, out=self.tensor, dtype=np.float32, casting="unsafe")

    def string_from(self, state: ThroneState, player: Seat) -> str:
        if self.recalls:
            return "\n".join(told(state.heard, player))
        return "" if state.episode is None else str([list(array) for array in state.episode.observe(player)])


def registered(game: Game[Any]) -> type[ThroneGame]:
    kind = type(f"{folder(game)}_game", (ThroneGame,), {"box": game})
    pyspiel.register_game(type_of(game), kind)
    return kind


REGISTERED: Final = {game.id: registered(game) for game in GAMES.values()}


def game_of(box: Game[Any], settings: Settings) -> ThroneGame:
    """As it is set up at a table."""
    others = {
        setting.id: parameter(setting, settings[setting.id])
        for setting in box.settings
        if setting.id != SEATS
    }
    return REGISTERED[box.id]({PLAYERS: int(settings[SEATS]), **others})
