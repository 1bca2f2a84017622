"""The state of a tournament, which follows from its log. Nothing here waits, sends or stores."""

from dataclasses import dataclass, field
from typing import Final

from fivethrones.club.tournaments.events import (
    Bound,
    Created,
    Event,
    Finished,
    Forfeited,
    Joined,
    Left,
    Paired,
    Ready,
    Result,
    Started,
)
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.message import Arg, Message

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
FINISHED: Final = "finished"


@dataclass
class Player:
    id: str
    name: str
    level: str = ""  # of a bot
    number: int = 0  # from the start on; the favourite is 1
    withdrawn: bool = False

    @property
    def is_bot(self) -> bool:
        return self.level != ""


@dataclass
class Game:
    """Of one round. ``ranking`` holds players; who forfeited the game gets nothing, wherever that puts them."""

    players: list[str]  # in order of seats
    table: str = ""
    bound: int = 0  # when it got its table
    ranking: list[list[str]] = field(default_factory=list)
    scores: dict[str, int] = field(default_factory=dict)
    forfeited: list[str] = field(default_factory=list)

    @property
    def is_over(self) -> bool:
        return bool(self.ranking)

    def points(self, player: str) -> float:
        """One for each opponent who is behind, a half for each who is level."""
        if player in self.forfeited:
            return 0.0
        points = 0.0
        for place in reversed(self.ranking):
            if player in place:
                return points + (len(place) - 1) / 2
            points += len(place)
        return 0.0


@dataclass
class Round:
    games: list[Game]
    byes: list[str]

    @property
    def is_over(self) -> bool:
        return all(game.is_over for game in self.games)


def refuse(what: str, **args: Arg) -> Refusal:
    return Refusal(Message(f"refused-{what}", args))


class Tournament:
    """Changed by `enter` alone, which either takes an event or refuses it and changes nothing."""

    def __init__(self, id: str, created: Created, at: int) -> None:
        self.id = id
        self.plan = created.plan
        self.host = created.host
        self.created = at
        self.updated = at
        self.number = 1  # of the newest line
        self.players: dict[str, Player] = {}
        self.rounds: list[Round] = []
        self.ready: set[str] = set()
        self.rested: int = at  # when the last round was over, or the first could begin
        self.started = False
        self.finished = False
        self.cancelled = False

    @property
    def status(self) -> str:
        if self.finished:
            return FINISHED
        return PLAYING if self.started else GATHERING

    @property
    def round(self) -> Round | None:
        """The one that is played, or was played last."""
        return self.rounds[-1] if self.rounds else None

    @property
    def is_between_rounds(self) -> bool:
        return self.status == PLAYING and (self.round is None or self.round.is_over)

    def active(self) -> list[Player]:
        """Those who are still paired, by their numbers."""
        return sorted((p for p in self.players.values() if not p.withdrawn), key=lambda p: p.number)

    def people(self) -> list[Player]:
        return [player for player in self.active() if not player.is_bot]

    def all_ready(self) -> bool:
        return all(player.id in self.ready for player in self.people())

    def games(self) -> list[Game]:
        return [game for round in self.rounds for game in round.games]

    def game_of(self, player: str) -> Game | None:
        """What this player plays in the round at hand."""
        games = self.round.games if self.round is not None else []
        return next((game for game in games if player in game.players), None)

    # Changes

    def enter(self, event: Event, at: int) -> None:
        if self.finished:
            raise refuse("tournament-over")
        if isinstance(event, Joined):
            self._join(event)
        elif isinstance(event, Left):
            self._leave(event)
        elif isinstance(event, Started):
            self._start(event, at)
        elif isinstance(event, Paired):
            self._pair(event)
        elif isinstance(event, Bound):
            game = self._undecided(event.round, event.game)
            game.table, game.bound = event.table, at
        elif isinstance(event, Result | Forfeited):
            self._decide(event, at)
        elif isinstance(event, Ready):
            self._get_ready(event)
        elif isinstance(event, Finished):
            self.finished, self.cancelled = True, event.cancelled
        self.updated = at
        self.number += 1

    def _join(self, event: Joined) -> None:
        if self.started and not event.level:
            raise refuse("tournament-begun")
        if event.player in self.players:
            raise refuse("tournament-joined")
        if not self.started and not event.level and len(self.players) >= self.plan.places:
            raise refuse("tournament-full", most=self.plan.places)
        number = len(self.players) + 1 if self.started else 0
        self.players[event.player] = Player(event.player, event.name, event.level, number)

    def _leave(self, event: Left) -> None:
        player = self.players.get(event.player)
        if player is None or player.withdrawn:
            raise refuse("tournament-not-in-it")
        if self.started:
            player.withdrawn = True
        else:
            del self.players[event.player]

    def _start(self, event: Started, at: int) -> None:
        if self.started:
            raise refuse("tournament-begun")
        if sorted(event.order) != sorted(self.players):
            raise refuse("tournament-stale")
        if len(self.players) < self.plan.seats:
            raise refuse("tournament-too-few", fewest=self.plan.seats)
        self.started, self.rested = True, at
        for number, id in enumerate(event.order, 1):
            self.players[id].number = number

    def _pair(self, event: Paired) -> None:
        if not self.is_between_rounds:
            raise refuse("tournament-stale")
        self.rounds.append(Round([Game(list(players)) for players in event.games], list(event.byes)))
        self.ready = set()

    def _decide(self, event: Result | Forfeited, at: int) -> None:
        game = self._undecided(event.round, event.game)
        if isinstance(event, Result):
            game.ranking = [[game.players[seat] for seat in place] for place in event.ranking]
            game.scores = dict(zip(game.players, event.scores, strict=False))
        else:
            came = [player for player in game.players if player not in event.players]
            game.forfeited = list(event.players)
            game.ranking = [place for place in (came, list(event.players)) if place]
        if self.rounds[-1].is_over:
            self.rested = at

    def _undecided(self, round: int, number: int) -> Game:
        """A game of the round at hand that is not over."""
        if round != len(self.rounds) or not 0 <= number < len(self.rounds[-1].games):
            raise refuse("tournament-stale")
        game = self.rounds[-1].games[number]
        if game.is_over:
            raise refuse("tournament-stale")
        return game

    def _get_ready(self, event: Ready) -> None:
        player = self.players.get(event.player)
        if player is None or player.withdrawn:
            raise refuse("tournament-not-in-it")
        if not self.is_between_rounds:
            raise refuse("tournament-not-between-rounds")
        self.ready.add(event.player)
