"""Known moments of games: the first question of each kind, brought to the server as a record and played on from there."""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from browser.texts import GAME
from browser.visitor import ADDRESSES, Visitor, bot, me
from fivethrones.games import GAMES
from fivethrones.kernel.game import guess
from fivethrones.kernel.play import legal, waiting
from fivethrones.kernel.rng import seeded
from fivethrones.match.match import Match
from fivethrones.match.record import dumps

KINDS: Final = (
    "prompt-move",
    "prompt-play",
    "prompt-kill-on-grid",
    "prompt-kill-in-area",
    "prompt-discard",
    "prompt-swap-first",
    "prompt-swap-second",
    "prompt-name",
    "prompt-play-drawn",
    "prompt-award",
)
SEEDS: Final = range(100)


@dataclass(frozen=True)
class Moment:
    record: str
    step: int
    seat: int


@cache
def played(seats: int, seed: int, game: str = GAME, **options: str) -> tuple[str, dict[str, tuple[int, int]]]:
    """A random game as a record, and when each kind of question was first asked of whom.

    Steps are counted as viewers do: secret answers that are not all in do not show.
    """
    match = Match(GAMES[game], {"seats": str(seats), **options}, seed)
    rng = seeded(seed)
    asked: dict[str, tuple[int, int]] = {}
    step = 0
    while (decision := match.state.decision) is not None:
        seat = waiting(match.state)[0]
        asked.setdefault(decision.prompt.id, (step, seat))
        match.play(guess(legal(match.state, seat), rng))
        step += not match.state.answers
    return dumps(match), asked


def moment(kind: str, seats: int = 2, game: str = GAME, **options: str) -> Moment:
    for seed in SEEDS:
        record, asked = played(seats, seed, game, **options)
        if kind in asked:
            return Moment(record, *asked[kind])
    raise LookupError(f"{kind} is never asked")


class Positions:
    """Brings each record to each server once."""

    def __init__(self) -> None:
        self._ids: dict[tuple[str, str], str] = {}

    def table(self, visitor: Visitor, kind: str, seats: int = 2, **options: str) -> str:
        """A new table where this visitor is asked this."""
        return self.branch(visitor, moment(kind, seats, visitor.game, **options), seats)

    def branch(self, visitor: Visitor, found: Moment, seats: int = 2, exact: bool = True) -> str:
        """A new table at this moment; not exact: what the asked seat has not seen is dealt anew."""
        chairs: list[dict[str, Any]] = [bot() for _ in range(seats)]
        chairs[found.seat] = me()
        body = {"step": found.step, "seats": chairs, "exact": exact, "eyes": found.seat}
        return str(
            visitor.ask("POST", f"/api/tables/{self.finished(visitor, found.record)}/branch", body)["id"]
        )

    def finished(self, visitor: Visitor, record: str) -> str:
        """The finished game that a record tells of; a guest hands in a record only now and then, so another one does."""
        key = (visitor.address, record)
        if key not in self._ids:
            request, maester = visitor.context.request, {"x-forwarded-for": next(ADDRESSES)}
            token = request.post("/api/me?bearer=1", data={"name": "Maester"}, headers=maester).json()[
                "token"
            ]
            headers = {"authorization": f"Bearer {token}", "content-type": "text/plain"}
            answer = request.post("/api/records", data=record, headers=headers)
            assert answer.ok, answer.text()
            self._ids[key] = answer.json()["id"]
        return self._ids[key]
