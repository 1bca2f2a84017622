"""Matches played at random, to the end or until somebody gives up."""

from typing import Any

from fivethrones.club.results import Played, Sitter
from fivethrones.games import GAMES
from fivethrones.kernel.action import Action, Span
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.play import awaited, legal
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import with_defaults
from fivethrones.match.match import Match


def random_match(id: str, seats: int, most: int = 1000, **settings: str) -> Match:
    """At most so many answers; then all but the first seat give up."""
    game: Any = GAMES[id]
    match = Match(game, with_defaults(game.settings, {"seats": str(seats), **settings}), seed=5)
    rng = seeded(3)
    for _ in range(most):
        if match.state.outcome is not None:
            return match
        play_one(match, rng)
    for seat in range(1, seats):
        if match.state.outcome is None:
            match.resign(seat)
    return match


def play_one(match: Match, rng: Any) -> None:
    seat = awaited(match.state)[0]
    options = legal(match.state, seat)
    option = options[rng.below(len(options))]
    try:
        match.play(Action(seat, option.verb, option.low) if isinstance(option, Span) else option)
    except Refusal:  # the first word of a gesture
        match.play_default(seat)


def played(*sitters: Sitter, rated: bool = False, table: str = "TABLE", ended: int = 61_000) -> Played:
    return Played(table, 1000, ended, sitters, rated)
