"""When a bot had better resign: it has seen no hope in three rounds in a row."""

from typing import Any, Final, final

from fivethrones.bots.hope import Hope, Judgement
from fivethrones.games import GAMES, beside
from fivethrones.kernel.action import Seat
from fivethrones.kernel.game import Game
from fivethrones.kernel.state import State

ROUNDS: Final = 3  # without hope, before it offers to resign
AGAIN: Final = 5  # more of them, before it does so once more


def hope_of(game: Game[Any]) -> Hope | None:
    """How the bots of a game judge their position; none where they never resign, because more than two sides play."""
    try:
        found: Hope = beside(game, "fivethrones.bots.*.hope").HOPE
    except LookupError:
        return None
    return found


HOPES: Final = {game.id: hope_of(game) for game in GAMES.values()}


def side_of(game: Game[Any], state: State, seat: Seat) -> list[Seat]:
    """Those who would resign together with this seat; nobody where there are not two sides."""
    hope = HOPES.get(game.id)
    sides = hope.sides(state) if hope is not None else []
    return next(side for side in sides if seat in side) if len(sides) == 2 else []


def judge(game: Game[Any], world: State, seat: Seat) -> Judgement | None:
    """In a world that the seat cannot tell from the true one; None where there is nothing to judge."""
    hope = HOPES.get(game.id)
    if hope is None or not side_of(game, world, seat):
        return None
    round = hope.round(world)
    return Judgement(round, hope.chance(world, seat) < hope.least) if round else None


@final
class Despair:
    """Grows from round to round, and is gone with the first hope."""

    def __init__(self) -> None:
        self.rounds = 0
        self.last = 0  # the round that was counted last

    def note(self, judgement: Judgement) -> bool:
        """Whether it is time to offer to resign."""
        if not judgement.hopeless:
            self.rounds = min(self.rounds, 0)
        elif judgement.round != self.last:
            self.rounds += 1
            self.last = judgement.round
        if self.rounds < ROUNDS:
            return False
        self.rounds = ROUNDS - AGAIN
        return True
