"""The lines of a tournament's log, from which everything about it follows."""

import json
from dataclasses import asdict, dataclass, field
from typing import Any, Final, TypeAlias

from fivethrones.club.tournaments.plan import Clock, Plan


@dataclass(frozen=True)
class Created:
    """The first line."""

    plan: Plan
    host: str


@dataclass(frozen=True)
class Joined:
    """A person by the id of a guest, or a bot with its level."""

    player: str
    name: str
    level: str = ""


@dataclass(frozen=True)
class Left:
    """Before the start the place is free again; after it the player is paired no more."""

    player: str


@dataclass(frozen=True)
class Started:
    """From here on players have numbers: the favourite has the first."""

    order: list[str]


@dataclass(frozen=True)
class Paired:
    """A round: who sits at which table, in order of seats, and who has no game."""

    games: list[list[str]]
    byes: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Bound:
    """A game is played at this table."""

    round: int
    game: int
    table: str


@dataclass(frozen=True)
class Result:
    """How a game ended: seats from first place down, equals together; and the game's own score of each seat, where it has one."""

    round: int
    game: int
    ranking: list[list[int]]
    scores: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Forfeited:
    """These did not come."""

    round: int
    game: int
    players: list[str]


@dataclass(frozen=True)
class Ready:
    """A player need not wait for the end of the pause."""

    player: str


@dataclass(frozen=True)
class Finished:
    cancelled: bool = False  # before the last round was over


Event: TypeAlias = Created | Joined | Left | Started | Paired | Bound | Result | Forfeited | Ready | Finished

WORDS: Final[dict[str, type[Event]]] = {
    "created": Created,
    "joined": Joined,
    "left": Left,
    "started": Started,
    "paired": Paired,
    "bound": Bound,
    "result": Result,
    "forfeited": Forfeited,
    "ready": Ready,
    "finished": Finished,
}


def write_event(event: Event) -> str:
    data = json.dumps(asdict(event), ensure_ascii=False, separators=(",", ":"))
    return f"{type(event).__name__.lower()} {data}"


def read_event(text: str) -> Event:
    word, _, rest = text.partition(" ")
    data: dict[str, Any] = json.loads(rest)
    kind = WORDS[word]
    if kind is Created:
        plan = data["plan"]
        return Created(Plan(**{**plan, "clock": Clock(**plan["clock"])}), data["host"])
    return kind(**data)
