"""The lines of a table's log: those of its match, as in a record, and those about the table itself."""

import json
from dataclasses import asdict, dataclass, field
from typing import Any, Final, TypeAlias

from fivethrones.kernel.action import Seat
from fivethrones.kernel.game import Game
from fivethrones.kernel.options import Options
from fivethrones.match.entry import Entry
from fivethrones.match.notation import first_word, read_entry, write_entry
from fivethrones.server.clocks import ClockRules

OPEN: Final = "open"
GUEST: Final = "guest"
BOT: Final = "bot"


@dataclass(frozen=True)
class Chair:
    """Who sits in a seat."""

    kind: str = OPEN
    guest: str = ""
    name: str = ""
    level: str = ""  # of a bot
    hot: bool = False  # several people share this guest's screen


@dataclass(frozen=True)
class Opened:
    """The first line: what will be played, and how."""

    game: str
    version: int
    options: Options
    host: str
    chairs: list[Chair]
    private: bool = False
    code: str = ""  # opens a private table
    clock: ClockRules = field(default_factory=ClockRules)
    hints: bool = False
    window: int = 2  # seconds that a window for responses lasts; 0: open play
    imported: bool = False  # there to be looked at
    origin: str = ""  # the table it goes on from
    seed: int = 0  # of the match to come, to which the table commits itself; 0: it does not


@dataclass(frozen=True)
class Seated:
    """A seat has another holder, or none."""

    seat: Seat
    chair: Chair


@dataclass(frozen=True)
class Hosted:
    """The table belongs to another guest."""

    guest: str


@dataclass(frozen=True)
class Started:
    """The match begins."""

    seed: int


@dataclass(frozen=True)
class Asked:
    """A seat asks the others to take back its newest step."""

    seat: Seat


@dataclass(frozen=True)
class Agreed:
    """A seat's answer to that."""

    seat: Seat
    agree: bool


@dataclass(frozen=True)
class Parted:
    """A seat has ended its private talk."""

    seat: Seat


@dataclass(frozen=True)
class Rematched:
    """The same players go on there."""

    table: str


TableEntry: TypeAlias = Opened | Seated | Hosted | Started | Asked | Agreed | Parted | Rematched
Line: TypeAlias = Entry | TableEntry

# No line of a match begins with one of these words.
WORDS: Final[dict[str, type[TableEntry]]] = {
    "opened": Opened,
    "seated": Seated,
    "hosted": Hosted,
    "started": Started,
    "asked": Asked,
    "agreed": Agreed,
    "parted": Parted,
    "rematched": Rematched,
}


def write_line(game: Game[Any] | None, line: Line) -> str:
    if isinstance(line, Entry):
        assert game is not None
        return write_entry(game, line)
    data = json.dumps(asdict(line), ensure_ascii=False, separators=(",", ":"))
    return f"{type(line).__name__.lower()} {data}"


def read_line(game: Game[Any] | None, text: str) -> Line:
    word, rest = first_word(text)
    kind = WORDS.get(word)
    if kind is None:
        assert game is not None, "the first line of a log opens the table"
        return read_entry(game, text)
    data = json.loads(rest)
    if kind is Opened:
        data["chairs"] = [Chair(**chair) for chair in data["chairs"]]
        data["clock"] = ClockRules(**data["clock"])
    if kind is Seated:
        data["chair"] = Chair(**data["chair"])
    return kind(**data)
