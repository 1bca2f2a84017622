"""Tournaments that are held in a test: players come, results are told."""

from collections.abc import Callable
from typing import Any

from fivethrones.club.tournaments.course import new_bot, next_event
from fivethrones.club.tournaments.events import Created, Event, Joined, Result, Started
from fivethrones.club.tournaments.plan import NO_BOTS, SWISS, Plan
from fivethrones.club.tournaments.rounds import bots_needed
from fivethrones.club.tournaments.tournament import Game, Tournament

Ranking = list[list[int]]
Judge = Callable[[Tournament, Game], Ranking]


def plan(**more: Any) -> Plan:
    values: dict[str, Any] = {
        "name": "Council",
        "game": "hand-of-the-king",
        "settings": {"seats": "2"},
        "format": SWISS,
        "places": 64,
        "bots": NO_BOTS,
        "level": "squire",
        **more,
    }
    return Plan(**values)


class Held:
    """A tournament with its log."""

    def __init__(self, players: int, **more: Any) -> None:
        self.now = 1_000
        self.log: list[tuple[int, Event]] = []
        first = Created(plan(**more), "p1")
        self.log.append((self.now, first))
        self.tournament = Tournament("T", first, self.now)
        for number in range(1, players + 1):
            self.enter(Joined(f"p{number}", f"Player {number}"))

    def enter(self, event: Event) -> None:
        self.tournament.enter(event, self.now)
        self.log.append((self.now, event))

    def start(self) -> "Held":
        while bots_needed(self.tournament):
            self.enter(new_bot(self.tournament))
        self.enter(Started(list(self.tournament.players)))
        return self

    def go_on(self) -> None:
        """Whatever is due."""
        while (event := next_event(self.tournament, self.now)) is not None:
            self.enter(event)

    def pass_time(self, seconds: float) -> None:
        self.now += int(seconds * 1000)
        self.go_on()

    def result(self, game: int, ranking: Ranking, scores: list[int] | None = None) -> None:
        self.enter(Result(len(self.tournament.rounds), game, ranking, scores or []))

    def play_round(self, judge: Judge) -> None:
        assert self.tournament.round is not None
        for number, game in enumerate(self.tournament.round.games):
            if not game.is_over:
                self.result(number, judge(self.tournament, game))

    def play_out(self, judge: Judge) -> Tournament:
        self.go_on()
        while not self.tournament.finished:
            self.play_round(judge)
            self.pass_time(self.tournament.plan.pause)
        return self.tournament


def by_number(tournament: Tournament, game: Game) -> Ranking:
    """The better number wins."""
    numbers = [tournament.players[id].number for id in game.players]
    return [[seat] for seat in sorted(range(len(numbers)), key=numbers.__getitem__)]


def drawn(_tournament: Tournament, game: Game) -> Ranking:
    return [list(range(len(game.players)))]
