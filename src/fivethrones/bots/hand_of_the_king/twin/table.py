"""A position in numbers, cheap to copy.

A choice is a number, too: where Varys goes, the character, companion, house or seat that is chosen.
"""

from typing import Final, final

from mypy_extensions import i64

from fivethrones.games.hand_of_the_king.pieces import CELLS, EMPTY, HOUSE_OF
from fivethrones.games.hand_of_the_king.rules.banners import Banners
from fivethrones.games.hand_of_the_king.rules.companion import Play
from fivethrones.games.hand_of_the_king.state import DRAWN as TURNED_UP
from fivethrones.games.hand_of_the_king.state import IN_DECK, IN_ROW, ON_GRID, Court, HouseRules
from fivethrones.kernel.action import Action, Option, Seat

# What is asked of the seat whose turn it is.
MOVE: Final = 0
SUMMON: Final = 1
KILL_ON_GRID: Final = 2
KILL_IN_AREA: Final = 3
DISCARD: Final = 4
SWAP_FIRST: Final = 5
SWAP_SECOND: Final = 6
NAME: Final = 7
PLAY_DRAWN: Final = 8
AWARD: Final = 9
OVER: Final = 10  # nothing

ASKED: Final = {
    "prompt-move": MOVE,
    "prompt-play": SUMMON,
    "prompt-kill-on-grid": KILL_ON_GRID,
    "prompt-kill-in-area": KILL_IN_AREA,
    "prompt-discard": DISCARD,
    "prompt-swap-first": SWAP_FIRST,
    "prompt-swap-second": SWAP_SECOND,
    "prompt-name": NAME,
    "prompt-play-drawn": PLAY_DRAWN,
    "prompt-award": AWARD,
}

NONE: Final = -1
SEATS: Final = 4  # columns of the support, used or not

# Where things are in the list of numbers.
SUPPORT: Final = 0  # by house and seat
LEFT: Final = SUPPORT + 7 * SEATS  # by house: its characters on the grid
BANNER: Final = LEFT + 7  # by house: who holds it
HOLDER: Final = BANNER + 7  # by character: where it is


@final
class Table:
    """What changes; and what does not, which copies share."""

    def __init__(
        self, rules: HouseRules, seats: i64, teams: bool, grid: list[int], numbers: list[int], deck: list[int]
    ) -> None:
        self.rules = rules
        self.seats: i64 = seats
        self.teams = teams
        self.grid = grid  # by cell: the character that lies or lay there; shared, replaced by a swap
        self.numbers = numbers  # small ones: support, left, banners, holders
        self.deck = deck  # companions from the top; shared
        self.occupied: i64 = 0  # one bit for each cell with a character
        self.varys: i64 = 0
        self.turn: i64 = 0
        self.asked: i64 = MOVE
        self.row: i64 = 0  # companions, one bit each
        self.drawn: i64 = 0
        self.top: i64 = 0  # of the deck
        self.due: i64 = 0  # companions that must still be played
        self.again = False
        self.playing: i64 = NONE  # the companion that is at work, and
        self.word: i64 = 0  # its word that is next
        self.picked: i64 = NONE  # the first of two to be swapped
        self.house: i64 = 0  # the next whose banner is settled
        self.touched: i64 = 0
        self.swayed: i64 = 0
        self.gained: i64 = 0
        self.before: list[int] = []  # support when a turn began that brought a companion; shared
        self.swaps: i64 = 0  # what was swapped, for the key of the position

    def copy(self) -> "Table":
        other = Table(self.rules, self.seats, self.teams, self.grid, self.numbers.copy(), self.deck)
        other.occupied = self.occupied
        other.varys = self.varys
        other.turn = self.turn
        other.asked = self.asked
        other.row = self.row
        other.drawn = self.drawn
        other.top = self.top
        other.due = self.due
        other.again = self.again
        other.playing = self.playing
        other.word = self.word
        other.picked = self.picked
        other.house = self.house
        other.touched = self.touched
        other.swayed = self.swayed
        other.gained = self.gained
        other.before = self.before
        other.swaps = self.swaps
        return other


LAST_BIT: Final = 0x8_0000_0000


def bit(place: i64) -> i64:
    """1 << place, which compiled would have room for 32 bits only: so large a number it shifts the other way."""
    return LAST_BIT >> (35 - place)


def bits(places: list[int]) -> i64:
    result: i64 = 0
    for place in places:
        result |= bit(place)
    return result


def table_of(court: Court) -> Table:
    """The position of a court, wherever in a turn it is."""
    numbers = [0] * (HOLDER + len(court.holder))
    for house in range(7):
        support = court.support(house)
        for seat in range(court.seats):
            numbers[SUPPORT + house * SEATS + seat] = support[seat]
        numbers[BANNER + house] = court.banners[house]
    for character in range(len(court.holder)):
        numbers[HOLDER + character] = court.holder[character]
        if court.holder[character] == ON_GRID:
            numbers[LEFT + HOUSE_OF[character]] += 1
    deck = [court.companions[slot] for slot in court.slots(IN_DECK)]
    table = Table(court.rules, court.seats, court.plays_in_teams(), court.grid.copy(), numbers, deck)
    table.occupied = bits([cell for cell in range(CELLS) if court.grid[cell] != EMPTY])
    table.varys = court.varys
    table.turn = court.turn
    table.row = bits([court.companions[slot] for slot in court.slots(IN_ROW)])
    table.drawn = bits([court.companions[slot] for slot in court.slots(TURNED_UP)])
    table.due = court.due
    table.again = court.again
    table.touched = court.touched
    table.swayed = court.swayed
    table.gained = court.gained
    if court.holder_before:
        table.before = [0] * (7 * SEATS)
        for house in range(7):
            support = court.support_before(house)
            for seat in range(court.seats):
                table.before[house * SEATS + seat] = support[seat]
    set_question(table, court)
    return table


def set_question(table: Table, court: Court) -> None:
    """Which choice a court waits for."""
    if court.decision is None:
        table.asked = OVER
        return
    table.asked = ASKED[court.decision.prompt.id]
    frame = court.stack[-1]
    if isinstance(frame, Banners):
        table.house = frame.house
    elif isinstance(frame, Play):
        table.playing = court.companions[frame.slot]
        table.word = frame.index
        table.picked = frame.picked[0] if frame.picked else NONE


def choice_of(court: Court, action: Action) -> int:
    """The number of an action."""
    if action.verb == "move":
        return court.farthest(action.target, action.extra)
    return action.extra if action.verb == "award" else action.target


def option_of(court: Court, options: list[Option], choice: int) -> Action:
    """The action of a number."""
    for option in options:
        if isinstance(option, Action) and option.verb != "confer" and choice_of(court, option) == choice:
            return option
    raise ValueError(f"{choice} is not among the options")


def side_of(table: Table, seat: Seat) -> int:
    """One bit for each seat of its side."""
    if table.teams:
        return 5 if seat % 2 == 0 else 10
    return 1 << seat
