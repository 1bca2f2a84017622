"""The lines of a table's log: those of its match, as in a record, and those about the table itself."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Final, TypeAlias

from fivethrones.kernel.action import Seat
from fivethrones.kernel.settings import Settings
from fivethrones.match.entry import ACT, RESIGN, TAKE_BACK, Entry
from fivethrones.match.match import Match
from fivethrones.match.notation import first_word, read_entry, write_entry
from fivethrones.server.refusals import refuse
from fivethrones.server.tables.clocks import ClockRules

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
    letter: str = ""  # on the mark, if the guest has chosen one


def lettered(chairs: Sequence[Chair], letters: Mapping[str, str]) -> list[Chair]:
    """With the letters that guests have chosen; where several share a screen, it is that of the first."""
    left = dict(letters)
    return [replace(chair, letter=left.pop(chair.guest, "")) for chair in chairs]


def is_solo(chairs: Sequence[Chair]) -> bool:
    """At most one person, and nobody else can come."""
    return all(chair.kind != OPEN for chair in chairs) and sum(chair.kind == GUEST for chair in chairs) <= 1


@dataclass(frozen=True)
class Opened:
    """The first line: what will be played, and how."""

    game: str
    version: int
    options: Settings  # called so in logs
    host: str
    chairs: list[Chair]
    private: bool = False
    code: str = ""  # opens a private table
    clock: ClockRules = field(default_factory=ClockRules)
    hints: bool = False
    window: int = 2  # seconds that a window for responses lasts; 0: open play
    imported: bool = False  # there to be looked at
    origin: str = ""  # the table it goes on from
    rated: bool = False  # it counts for the ratings, to which everybody agrees by sitting down
    tournament: str = ""  # of which it is a game
    seed: int = 0  # of the match to come, to which the table commits itself; 0: it does not


@dataclass(frozen=True)
class Seated:
    """A seat has another holder, or none."""

    seat: Seat
    chair: Chair


@dataclass(frozen=True)
class Freed:
    """The host has asked a guest to get up."""

    seat: Seat
    guest: str


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
    """A seat asks the people at the table to agree to something: to take back its newest step, or that it resigns."""

    seat: Seat
    what: str = TAKE_BACK  # the entry of the match that is made when they do


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


@dataclass(frozen=True)
class Carried:
    """From here on the rules of this version hold; a server that does not know them leaves the table alone."""

    version: int
    upto: int  # the line up to which the match stands: what was entered after it is given back
    given_back: int = 0  # how many entries that were
    closed: bool = False  # it cannot go on: the rules do not allow what was played
    move: str = ""  # namely this; told only of a match that is closed, in which nothing is hidden any more
    rule: str = ""


@dataclass(frozen=True)
class Ended:
    """Those who look after the server have closed the table: the match ends without a result."""


TableEntry: TypeAlias = (
    Opened | Seated | Freed | Hosted | Started | Asked | Agreed | Parted | Rematched | Carried | Ended
)
Line: TypeAlias = Entry | TableEntry

# No line of a match begins with one of these words.
WORDS: Final[dict[str, type[TableEntry]]] = {
    "opened": Opened,
    "seated": Seated,
    "freed": Freed,
    "hosted": Hosted,
    "started": Started,
    "asked": Asked,
    "agreed": Agreed,
    "parted": Parted,
    "rematched": Rematched,
    "carried": Carried,
    "ended": Ended,
}


def write_line(match: Match | None, line: Line) -> str:
    """Of a match that it is about to be entered in."""
    if isinstance(line, Entry):
        assert match is not None, "the match has not begun"
        return write_entry(match.game, match.state, line)
    data = json.dumps(asdict(line), ensure_ascii=False, separators=(",", ":"))
    return f"{type(line).__name__.lower()} {data}"


def is_entry(text: str) -> bool:
    """Whether it is a line of the match."""
    return first_word(text)[0] not in WORDS


def is_plain_move(line: Line) -> bool:
    return isinstance(line, Entry) and line.kind == ACT


def is_play(line: Line) -> bool:
    """What makes a game longer."""
    return isinstance(line, Asked | Agreed) or (isinstance(line, Entry) and line.kind != RESIGN)


def read_line(match: Match | None, text: str) -> Line:
    word, rest = first_word(text)
    kind = WORDS.get(word)
    if kind is None:
        if match is None:
            raise refuse("not-playing")
        return read_entry(match.game, match.state, text)
    data = json.loads(rest)
    if kind is Opened:
        data["chairs"] = [Chair(**chair) for chair in data["chairs"]]
        data["clock"] = ClockRules(**data["clock"])
    if kind is Seated:
        data["chair"] = Chair(**data["chair"])
    return kind(**data)
