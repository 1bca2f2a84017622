"""One game between bots, word by word, as what each of them saw and said."""

from dataclasses import dataclass, field
from typing import final

from fivethrones.arena.outside import bot_called
from fivethrones.arena.play import bot_rng
from fivethrones.bots.bot import gesture
from fivethrones.datasets.dataset import Dataset
from fivethrones.encoding.episode import Episode
from fivethrones.envs.table import Mask, Numbers, Table


@final
@dataclass
class Played:
    """A row for each word; what came of it for each seat."""

    number: int
    line_up: list[str]
    observations: list[Numbers] = field(default_factory=list)
    masks: list[Mask] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    outcomes: list[int] = field(default_factory=list)  # by seat: its place, 1 for who won
    returns: list[float] = field(default_factory=list)  # by seat

    def note(self, table: Table, episode: Episode, code: int) -> None:
        self.observations.append(table.observe(episode, episode.seat))
        self.masks.append(table.mask(episode, episode.seat))
        self.actions.append(code)
        self.seats.append(episode.seat)
        self.decisions.append(episode.steps)


def play(dataset: Dataset, table: Table, number: int) -> Played:
    """What a bot decides on as a whole is said word by word, as anybody else would have to."""
    seed = dataset.seed_of(number)
    played = Played(number, dataset.line_up(number, table.seats))
    bots = [bot_called(name, table.game) for name in played.line_up]
    streams = [bot_rng(seed, seat) for seat in range(table.seats)]
    episode = table.begin(seed)
    while not episode.is_over():
        seat = episode.seat
        for action in gesture(table.game, episode.state.clone(), seat, bots[seat], streams[seat]):
            for code in episode.spelled(action):
                played.note(table, episode, code)
                episode.say(code)
    outcome = episode.state.outcome
    assert outcome is not None
    place = {seat: 1 + ahead for ahead, seats in enumerate(outcome.ranking) for seat in seats}
    played.outcomes = [place[seat] for seat in range(table.seats)]
    played.returns = episode.returns()
    return played
