"""The state of a game of Monopoly."""

from typing import ClassVar, Final, final

from fivethrones.games.monopoly.pieces import (
    BANK,
    BUILD,
    DEEDS,
    GROUP,
    GROUPS,
    INTEREST,
    KEEPS,
    MORTGAGE,
    NO_FACE,
    PRICE,
    RING,
    START_CASH,
    VILLAGES,
)
from fivethrones.kernel.action import Seat
from fivethrones.kernel.game import View
from fivethrones.kernel.rng import Chance
from fivethrones.kernel.settings import TRUE, Settings
from fivethrones.kernel.state import State

AT_LARGE: Final = -1  # not in jail

# MO-55: whether a seat is asked between throws.
AWAKE: Final = 0
PASSED: Final = 1  # not before the next throw
RESTING: Final = 2  # not before its own turn

SPEED: Final = "speed"
CLAIM: Final = "claim"
SHORT: Final = "short"
TIMED: Final = "timed"
UNLIMITED: Final = "unlimited"
CALLS: Final = 3  # MO-47: how many offers a seat may make from one turn of its own to the next


@final
class HouseRules:
    """What does not change during a game: what follows from the settings."""

    def __init__(self, settings: Settings) -> None:
        self.speed_die = settings["dice"] == SPEED
        self.rent_is_claimed = settings["rent_mode"] == CLAIM
        self.wilds_use_movement = settings["utility_roll"] == "movement"
        self.set_needs_no_mortgage = settings["set_rent_needs_no_mortgage"] == TRUE
        self.fee_on_price = settings["transfer_fee_base"] == "price"
        self.gifts = settings["trade_allows_cash_gift"] == TRUE
        self.short = settings["variant"] == SHORT
        self.timed = settings["variant"] == TIMED
        self.keep = 4 if self.short else 5  # MO-62: the level of a keep; those below are villages
        self.jail_throws = 1 if self.short else 3  # MO-63
        self.rounds = 0 if settings["rounds"] == UNLIMITED else int(settings["rounds"])
        self.cash = START_CASH + (int(settings["speed_die_extra_cash"]) if self.speed_die else 0)  # MO-57


@final
class Claim(View):
    """MO-19: rent that an owner may still ask for. It never changes, and everybody sees all of it."""

    def __init__(self, visitor: Seat, owner: Seat, square: int, amount: int, factor: int) -> None:
        self.visitor = visitor
        self.owner = owner
        self.square = square
        self.amount = amount
        self.factor = factor  # of the dice, which are thrown when it is asked for; 0 if the amount is fixed


@final
class Realm(State):
    """The board, what everybody owns, both decks, and the state of the turn."""

    FIXED: ClassVar[tuple[str, ...]] = ("rules",)

    def __init__(self, settings: Settings, rules: HouseRules, rng: Chance, seats: int) -> None:
        super().__init__(settings, seats, rng)
        self.rules = rules
        self.tokens: list[int] = []  # by seat, the token chosen
        self.cash = [rules.cash] * seats
        self.bank = -rules.cash * seats  # what it has received minus what it has paid (MO-1)
        self.place = [0] * seats  # the square of each token
        self.jail = [AT_LARGE] * seats  # missed throws in jail, or AT_LARGE
        self.past_go = [False] * seats  # whether a seat has had its first salary (MO-57)
        self.owner = [BANK] * RING
        self.mortgaged = [False] * RING
        self.level = [0] * RING  # building steps on each location
        self.villages = VILLAGES  # in the bank
        self.keeps = KEEPS
        self.cards: list[int] = []  # by slot: which card; the first half is one deck, the rest the other
        self.valar: list[int] = []  # slots from the top of the deck down
        self.throne: list[int] = []
        self.held = [BANK, BANK]  # by deck: who holds its jail-free card
        self.out: list[Seat] = []  # the bankrupt, in order
        self.leaving: list[Seat] = []  # those who give up as soon as nothing else is in progress (MO-54)
        self.starter: Seat = 0
        self.turn: Seat = 0
        self.round = 1
        self.dice = [0, 0]
        self.speed: str = NO_FACE  # the face of the third die in this throw
        self.throws = 0  # this turn
        self.doubles = 0  # this turn
        self.again = False  # whether the throw was doubles
        self.calls = [0] * seats  # since its own turn began (MO-47)
        self.callers: list[Seat] = []  # who has called a shortage since anybody last built or threw (MO-38)
        self.wakeful = [AWAKE] * seats  # MO-55: whether a seat is asked between throws
        self.claims: list[Claim] = []
        self.buyer: Seat = BANK  # at the last auction; BANK if nobody bid

    def clone(self) -> "Realm":
        other = Realm(self.settings, self.rules, self.rng.clone(), self.seats)
        other.tokens = self.tokens.copy()
        other.cash = self.cash.copy()
        other.bank = self.bank
        other.place = self.place.copy()
        other.jail = self.jail.copy()
        other.past_go = self.past_go.copy()
        other.owner = self.owner.copy()
        other.mortgaged = self.mortgaged.copy()
        other.level = self.level.copy()
        other.villages = self.villages
        other.keeps = self.keeps
        other.cards = self.cards.copy()
        other.valar = self.valar.copy()
        other.throne = self.throne.copy()
        other.held = self.held.copy()
        other.out = self.out.copy()
        other.leaving = self.leaving.copy()
        other.starter = self.starter
        other.turn = self.turn
        other.round = self.round
        other.dice = self.dice.copy()
        other.speed = self.speed
        other.throws = self.throws
        other.doubles = self.doubles
        other.again = self.again
        other.calls = self.calls.copy()
        other.callers = self.callers.copy()
        other.wakeful = self.wakeful.copy()
        other.claims = self.claims.copy()
        other.buyer = self.buyer
        self.copy_to(other)
        return other

    def solvent(self) -> list[Seat]:
        """The seats still in the game."""
        return [seat for seat in range(self.seats) if seat not in self.out]

    def from_left_of(self, seat: Seat) -> list[Seat]:
        """MO-4: the seats still in the game in the order of play, this one last."""
        order = [(seat + n) % self.seats for n in range(1, self.seats + 1)]
        return [other for other in order if other not in self.out]

    def next_after(self, seat: Seat) -> Seat:
        """MO-4: the next seat to the left that is still in the game."""
        seat = (seat + 1) % self.seats
        while seat in self.out:
            seat = (seat + 1) % self.seats
        return seat

    def owns(self, seat: Seat) -> bool:
        """Whether a seat owns anything that could change hands."""
        return seat in self.owner or seat in self.held

    def deeds_of(self, seat: Seat) -> list[int]:
        return [square for square in DEEDS if self.owner[square] == seat]

    def held_by(self, seat: Seat) -> list[int]:
        """The decks whose jail-free card this seat holds."""
        return [deck for deck in range(2) if self.held[deck] == seat]

    def has_set(self, seat: Seat, group: int) -> bool:
        for square in GROUPS[group]:
            if self.owner[square] != seat:
                return False
        return True

    def set_has_mortgage(self, group: int) -> bool:
        for square in GROUPS[group]:
            if self.mortgaged[square]:
                return True
        return False

    def has_buildings(self) -> bool:
        """Whether there are buildings anywhere on the board."""
        return self.villages < VILLAGES or self.keeps < KEEPS

    def is_built(self, group: int) -> bool:
        for square in GROUPS[group]:
            if self.level[square]:
                return True
        return False

    def raisable(self, seat: Seat) -> int:
        """What selling all buildings and mortgaging all deeds would bring in (MO-49)."""
        total = 0
        for square in DEEDS:
            if self.owner[square] == seat and not self.mortgaged[square]:
                total += MORTGAGE[square] + self.level[square] * BUILD[square] // 2
        return total

    def worth(self, seat: Seat) -> int:
        """MO-56: cash, deeds at their price, mortgaged ones at half of it, buildings at what they cost."""
        total = self.cash[seat]
        for square in DEEDS:
            if self.owner[square] == seat:
                total += MORTGAGE[square] if self.mortgaged[square] else PRICE[square]
                total += self.level[square] * BUILD[square]
        return total

    def fee(self, square: int) -> int:
        """MO-45: the tenth to pay when this deed, if mortgaged, changes hands."""
        return tenth(PRICE[square] if self.rules.fee_on_price else MORTGAGE[square])

    def tradable(self, square: int) -> bool:
        """MO-44: whether a deed can be traded: there must be no building in its group."""
        return not self.is_built(GROUP[square])


def tenth(amount: int) -> int:
    """MO-42: ten per cent, rounded up to a whole coin."""
    return (INTEREST * amount + 99) // 100
