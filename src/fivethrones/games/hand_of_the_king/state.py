"""What changes during a game of Hand of the King."""

from typing import ClassVar, Final, final

from fivethrones.games.hand_of_the_king.pieces import EMPTY, HOUSE_OF, MEMBERS, RAYS
from fivethrones.kernel.action import Seat
from fivethrones.kernel.rng import Chance
from fivethrones.kernel.settings import TRUE, Settings
from fivethrones.kernel.state import State

# Where a character is; from 0 up: in the play area of that seat.
ON_GRID: Final = -1
DEAD: Final = -2  # out of the game: killed, or discarded from the grid when it ended

# Where a companion is; from 0 up: kept in the play area of that seat.
IN_ROW: Final = -1
IN_DECK: Final = -2
DRAWN: Final = -3
GONE: Final = -4

SUPPLY: Final = -1  # holder of a banner that nobody has
NO_HOUSE: Final = -1
EVEN: Final = -2  # several lead

TEAMS: Final = "teams"
RAVEN: Final = "raven"


@final
class HouseRules:
    """What stays the same all game: the companions in the box by name, and the settings, read once."""

    def __init__(self, companion_names: list[str], settings: Settings) -> None:
        self.companion_names = companion_names
        self.variant = settings["variant"]
        self.has_companions = settings["companions_enabled"] == TRUE
        self.stop_anywhere = settings["stop_anywhere"] == TRUE
        self.ramsay_moves_varys = settings["ramsay_may_move_varys"] == TRUE
        self.jon_needs_grid = settings["jon_snow_house_must_be_on_grid"] == TRUE
        self.removes_unusable = settings["remove_unusable_companions"] == TRUE
        self.empty_banner_stays = settings["zero_support_banner"] == "stay"
        self.petyr_fills_row = settings["petyr_mode"] == "add_both_to_row_then_choose"
        self.choice_needs_new_tie = settings["tie_choice_needs_new_tie"] == TRUE
        self.grid_kill_touches = settings["grid_kill_touches"] == TRUE


@final
class Court(State):
    """King's Landing, the play areas, the companions, and what has happened this turn."""

    FIXED: ClassVar[tuple[str, ...]] = ("rules",)

    def __init__(
        self,
        settings: Settings,
        rules: HouseRules,
        rng: Chance,
        grid: list[int],
        holder: list[int],
        banners: list[int],
        companions: list[int],
        place: list[int],
        ravens: list[int],
    ) -> None:
        super().__init__(settings, len(ravens), rng)
        self.rules = rules
        self.grid = grid  # by cell: the character there, or EMPTY
        self.varys = 0  # his cell, which is EMPTY in the grid
        self.holder = holder  # by character
        self.banners = banners  # by house: the seat that holds it, or SUPPLY
        self.companions = companions  # by slot: which companion; the deck's first slot is its top
        self.place = place  # by slot
        self.kept: list[int] = []  # slots of kept companions, and what each is worth to its keeper
        self.kept_house: list[int] = []
        self.kept_worth: list[int] = []
        self.ravens = ravens  # by seat: Three-Eyed Raven tokens left
        self.talk: list[Seat] = []  # the two who may talk in private just now
        self.turn: Seat = 0
        self.holder_before: list[int] = []  # as it was when a turn began that brought a companion
        self.kept_before = 0
        self.touched = 0  # houses whose banner is settled at the end of the turn, one bit each
        self.swayed = 0  # those of them that a companion touched
        self.gained = 0  # those of which the acting player took or kept something, lost again or not
        self.due = 0  # companions that must still be played
        self.again = False  # the same seat moves once more

    def clone(self) -> "Court":
        other = Court(
            self.settings,
            self.rules,
            self.rng.clone(),
            self.grid.copy(),
            self.holder.copy(),
            self.banners.copy(),
            self.companions.copy(),
            self.place.copy(),
            self.ravens.copy(),
        )
        other.varys = self.varys
        other.kept = self.kept.copy()
        other.kept_house = self.kept_house.copy()
        other.kept_worth = self.kept_worth.copy()
        other.talk = self.talk.copy()
        other.turn = self.turn
        other.holder_before = self.holder_before.copy()
        other.kept_before = self.kept_before
        other.touched = self.touched
        other.swayed = self.swayed
        other.gained = self.gained
        other.due = self.due
        other.again = self.again
        self.copy_to(other)
        return other

    def support(self, house: int) -> list[int]:
        """HK-10: by seat, characters of the house plus what kept companions are worth for it."""
        return self.count(house, self.holder, len(self.kept))

    def support_before(self, house: int) -> list[int]:
        """The same when the turn began."""
        return self.count(house, self.holder_before, self.kept_before)

    def count(self, house: int, holder: list[int], kept: int) -> list[int]:
        counts = [0] * self.seats
        for character in MEMBERS[house]:
            seat = holder[character]
            if seat >= 0:
                counts[seat] = counts[seat] + 1
        for i in range(kept):
            if self.kept_house[i] == house:
                counts[self.place[self.kept[i]]] += self.kept_worth[i]
        return counts

    def is_on_grid(self, house: int) -> bool:
        for character in MEMBERS[house]:
            if self.holder[character] == ON_GRID:
                return True
        return False

    def varys_can_move(self) -> bool:
        """HK-6: some character lies on his row or column."""
        for cells in RAYS[self.varys]:
            for cell in cells:
                if self.grid[cell] != EMPTY:
                    return True
        return False

    def farthest(self, direction: int, house: int) -> int:
        """HK-7: the cell of the farthest character of the house that way, or EMPTY."""
        found = EMPTY
        for cell in RAYS[self.varys][direction]:
            character = self.grid[cell]
            if character != EMPTY and HOUSE_OF[character] == house:
                found = cell
        return found

    def slots(self, place: int) -> list[int]:
        """Where companions lie that are in this place."""
        return [slot for slot in range(len(self.place)) if self.place[slot] == place]

    def slot_of(self, companion: int) -> int:
        return self.companions.index(companion)

    def companion_name(self, companion: int) -> str:
        return self.rules.companion_names[companion]

    def partner(self, seat: Seat) -> Seat:
        """HK-41: partners sit opposite."""
        return (seat + 2) % 4

    def plays_in_teams(self) -> bool:
        return self.rules.variant == TEAMS or (self.rules.variant == RAVEN and self.seats == 4)
