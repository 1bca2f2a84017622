"""The state of a game of B'Twixt. Every card and token has a slot; what it is, is its kind."""

from typing import ClassVar, Final, final

from fivethrones.games.btwixt.card import Ally, Influence
from fivethrones.games.btwixt.pieces import (
    COUNCILS,
    FIRST_ALLY,
    HAND,
    NOBODY_YET,
    SLOTS,
    start_season,
)
from fivethrones.games.btwixt.records import NO_COUNCIL, NO_SLOT, OFF, Bag, Bid, Change, Council, Kind, Slot
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.knowledge import NOBODY
from fivethrones.kernel.rng import Chance
from fivethrones.kernel.row import Row
from fivethrones.kernel.settings import TRUE, Settings
from fivethrones.kernel.state import State

KINGSMOOT: Final = "kingsmoot"
NO_LIMIT: Final = 99


@final
class HouseRules:
    """What does not change during a game: the cards in the box, and what follows from the settings."""

    def __init__(self, influence: list[Influence], allies: list[Ally], settings: Settings) -> None:
        self.influence = influence
        self.allies = allies
        self.advanced = settings["rules"] == "advanced"
        self.kingsmoot = settings["draft"] == KINGSMOOT
        self.drafts = settings["draft"] != "none"
        self.drafts_white = settings["draft_white_too"] == TRUE
        self.keeps_white = settings["kingsmoot_keep_white"] == TRUE
        self.has_row = settings["ally_row"] == TRUE
        self.start = start_season(int(settings["seats"]), settings["quick"] == TRUE)
        self.from_deck = HAND - 1 if self.advanced else HAND  # BT-45


@final
class Realm(State):
    """Councils with their allies and tokens, hands, stacks, decks, and the state of the round."""

    FIXED: ClassVar[tuple[str, ...]] = ("rules",)
    ROWS: ClassVar[dict[str, type[Row]]] = {"bags": Bag, "bids": Bid, "changes": Change}

    def __init__(self, settings: Settings, rules: HouseRules, seats: int, rng: Chance) -> None:
        super().__init__(settings, seats, rng)
        self.rules = rules
        self.kinds: list[Kind] = []
        self.knowledge.extend([NOBODY] * SLOTS)
        self.bags: list[Bag] = []
        self.leaders = [NOBODY_YET] * seats
        self.first: Seat = 0
        self.season = rules.start
        self.left = seats  # rounds after this one until the season ends
        # Influence cards.
        self.deck: list[Slot] = []  # the top is last
        self.discard: list[Slot] = []
        self.box: list[Slot] = []  # unique cards that have been used
        self.hands: list[list[Slot]] = [[] for _ in range(seats)]
        self.drafted: list[list[Slot]] = [[] for _ in range(seats)]
        self.aside: list[list[Slot]] = [[] for _ in range(seats)]  # by seat, unique cards for later seasons
        self.strays: list[list[Seat]] = [
            [] for _ in range(seats)
        ]  # by seat, the hands in which its unique card of this season may be
        self.stories: list[Slot] = []  # blue cards not in the game yet
        self.out: list[Slot] = []  # cards that this game does not use
        # Allies.
        self.ally_deck: list[Slot] = []  # the top is last
        self.row: list[Slot] = []  # to the right of the current ally
        self.current = NO_SLOT
        self.councils: list[list[Slot]] = [[] for _ in range(seats)]
        self.killed: list[Slot] = []
        # Tokens.
        self.supply: list[Slot] = []
        self.tokens: list[list[Slot]] = [[] for _ in range(seats)]  # by council
        self.on_ally: list[Slot] = []  # on the current ally
        # This round.
        self.turn: Seat = 0
        self.kneeling = [0] * seats
        self.played = [0] * seats  # cards played from hand
        self.bids: list[Bid] = []  # the cards in the stacks, in the order in which they were added
        self.changes: list[Change] = []  # to cards in the stacks
        self.playing = NO_SLOT  # the card that is being played
        self.plays_to: Seat = 0  # whose stack it will join
        self.decreed = 0  # colours that nobody may play, one bit each
        self.hushed = [NO_LIMIT] * seats  # the printed value from which on a seat may not play cards
        self.plain = 0  # seats whose cards do nothing when played, one bit each
        self.ruling = NO_SLOT  # the ally whose ability applies this round
        self.unbound = False  # the current ally is an additional one, see BT-41
        self.winner: Seat = NOTHING
        self.second: Seat = NOTHING
        self.totals: list[int] = []  # when the bid was decided
        self.claimed = NO_SLOT
        self.claimed_council = NO_COUNCIL
        self.no_token = False
        self.token_by: Seat = NOTHING

    def clone(self) -> "Realm":
        other = Realm(self.settings, self.rules, self.seats, self.rng.clone())
        other.kinds = self.kinds.copy()
        other.bags = self.bags.copy()
        other.leaders = self.leaders.copy()
        other.first = self.first
        other.season = self.season
        other.left = self.left
        other.deck = self.deck.copy()
        other.discard = self.discard.copy()
        other.box = self.box.copy()
        other.hands = [pile.copy() for pile in self.hands]
        other.drafted = [pile.copy() for pile in self.drafted]
        other.aside = [pile.copy() for pile in self.aside]
        other.strays = [pile.copy() for pile in self.strays]
        other.stories = self.stories.copy()
        other.out = self.out.copy()
        other.ally_deck = self.ally_deck.copy()
        other.row = self.row.copy()
        other.current = self.current
        other.councils = [pile.copy() for pile in self.councils]
        other.killed = self.killed.copy()
        other.supply = self.supply.copy()
        other.tokens = [pile.copy() for pile in self.tokens]
        other.on_ally = self.on_ally.copy()
        other.turn = self.turn
        other.kneeling = self.kneeling.copy()
        other.played = self.played.copy()
        other.bids = self.bids.copy()
        other.changes = self.changes.copy()
        other.playing = self.playing
        other.plays_to = self.plays_to
        other.decreed = self.decreed
        other.hushed = self.hushed.copy()
        other.plain = self.plain
        other.ruling = self.ruling
        other.unbound = self.unbound
        other.winner = self.winner
        other.second = self.second
        other.totals = self.totals.copy()
        other.claimed = self.claimed
        other.claimed_council = self.claimed_council
        other.no_token = self.no_token
        other.token_by = self.token_by
        self.copy_to(other)
        return other

    # Cards

    def card(self, slot: Slot) -> Influence:
        return self.rules.influence[self.kinds[slot]]

    def ally(self, slot: Slot) -> Ally:
        return self.rules.allies[self.kinds[slot]]

    def name(self, slot: Slot) -> str:
        if slot < FIRST_ALLY:
            return self.rules.influence[self.kinds[slot]].name
        return self.rules.allies[self.kinds[slot]].name

    def names(self, slots: list[Slot]) -> list[str]:
        return [self.name(slot) for slot in slots]

    # The table: BT-7

    def left_of(self, seat: Seat) -> Seat:
        """The neighbour to the left, who shares the left council."""
        return (seat + 1) % self.seats

    def right_of(self, seat: Seat) -> Seat:
        return (seat - 1) % self.seats

    def neighbors(self, seat: Seat) -> list[Seat]:
        return [self.left_of(seat), self.right_of(seat)]

    def councils_of(self, seat: Seat) -> list[Council]:
        """The left council, which lies between this seat and the next, and the right one."""
        return [COUNCILS[seat], COUNCILS[(seat - 1) % self.seats]]

    def all_councils(self) -> list[Council]:
        return COUNCILS[: self.seats]

    def clockwise(self, start: Seat) -> list[Seat]:
        return [(start + i) % self.seats for i in range(self.seats)]

    def council_with(self, ally: Slot) -> Council:
        """The council of this ally, or NO_COUNCIL."""
        for council in self.all_councils():
            if ally in self.councils[council]:
                return council
        return NO_COUNCIL

    # Stacks

    def stack_of(self, seat: Seat) -> list[Slot]:
        """The cards that a seat has bid, the oldest first."""
        return [bid.card for bid in self.bids if bid.holder == seat]

    def holder(self, slot: Slot) -> Seat:
        """The seat whose stack holds a card, or NOTHING."""
        for bid in self.bids:
            if bid.card == slot:
                return bid.holder
        return NOTHING

    def lift(self, slot: Slot) -> None:
        """Remove a card from the stacks."""
        self.bids = [bid for bid in self.bids if bid.card != slot]

    def is_off(self, slot: Slot) -> bool:
        """BT-44: whether a card's ability is switched off."""
        for change in self.changes:
            if change.card == slot and change.effect == OFF:
                return True
        return False
