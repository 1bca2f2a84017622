"""The state of a card game. Every card has a slot; what is printed on it is its kind."""

from typing import ClassVar, Final, final

from fivethrones.games.card_engine.box.box import Box
from fivethrones.games.card_engine.box.card import Card
from fivethrones.games.card_engine.box.figures import ATTACHMENT, CHARACTER
from fivethrones.games.card_engine.records.cards import Doomed, PassedOn
from fivethrones.games.card_engine.records.lasting import Lasting
from fivethrones.games.card_engine.records.numbers import (
    NO_CARD,
    NO_ICON,
    NO_PHASE,
    Icon,
    Kind,
    OccurrenceKind,
    Phase,
    Slot,
    Zone,
)
from fivethrones.games.card_engine.records.occurrences import Occurrence
from fivethrones.games.card_engine.records.phases import PLOT_PHASE
from fivethrones.games.card_engine.records.zones import AGENDA, HOUSE, OUT, PLAY, REVEALED, UNDER, ZONES
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.knowledge import NOBODY
from fivethrones.kernel.rng import Chance
from fivethrones.kernel.row import Row
from fivethrones.kernel.settings import Settings
from fivethrones.kernel.state import State

UNREAD: Final = -1
TYPES: Final = 3  # of challenges


@final
class Table(State):
    """Cards by slot, players by seat, the challenge under way, lasting effects."""

    FIXED: ClassVar[tuple[str, ...]] = ("box", "brisk")
    MEMOS: ClassVar[tuple[str, ...]] = (*State.MEMOS, "touches", "touching")
    ROWS: ClassVar[dict[str, type[Row]]] = {
        "lasting": Lasting,
        "doomed": Doomed,
        "happened": Occurrence,
        "passed": PassedOn,
    }

    def __init__(
        self, settings: Settings, box: Box, seats: int, rng: Chance, kinds: list[Kind], owner: list[Seat]
    ) -> None:
        super().__init__(settings, seats, rng)
        self.box = box
        # Whether only players with a real choice are asked. So in imagined worlds, where a question gives nothing away.
        self.brisk = False
        cards = len(kinds)
        self.kinds = kinds
        self.owner = owner
        self.controller = owner.copy()
        self.zone = [OUT] * cards
        self.kneeling = [0] * cards
        self.attached_to = [NO_CARD] * cards
        self.power_on = [0] * cards
        self.gold_on = [0] * cards
        self.piles: list[list[Slot]] = [[] for _ in range(ZONES * seats)]
        # Caches: which values static effects change, one bit each, and the cards that change each of them. Filled on demand,
        # dropped when a card whose text works enters or leaves its place. Clones share them until then.
        self.touches = UNREAD
        self.touching: dict[int, list[Slot]] = {}
        self.knowledge.extend([NOBODY] * cards)
        self.gold = [0] * seats
        self.power = [0] * seats  # of their House, on its card or banner
        self.limited = [0] * seats  # limited cards played this round
        self.drawn = [0] * seats  # cards drawn this round that count towards the draw limit
        self.titles = [NOTHING] * seats
        self.chamber = list(range(len(box.titles)))  # titles that can still be taken
        self.round = 0
        self.phase = PLOT_PHASE
        self.first: Seat = 0
        self.active: Seat = NOTHING
        self.initiative: Seat = NOTHING  # who won it this round
        self.type = NO_ICON  # of the challenge under way, or NO_ICON
        self.attacker: Seat = NOTHING
        self.defender: Seat = NOTHING  # whoever was challenged, and suffers claim
        self.supporter: Seat = NOTHING  # who defends in place of the player who was challenged
        self.commander: Seat = NOTHING  # who took the challenge over as Lord Commander
        self.attackers: list[Slot] = []
        self.named: list[Slot] = []  # declared as attackers, even if they have left the challenge since
        self.defenders: list[Slot] = []
        self.barred: list[Slot] = []  # by stealth
        self.winner: Seat = NOTHING  # of the challenge; set when it is resolved
        self.margin = 0  # by how much the winner won
        self.opposed = False
        self.initiated = [0] * (TYPES * seats)  # challenges this phase, see `made`
        self.lasting: list[Lasting] = []
        self.doomed: list[Doomed] = []  # cards about to leave play
        self.happened: list[Occurrence] = []  # and has not been answered yet
        self.picked: list[int] = []  # the last answer to a choice, see `moves/choosing.py`
        self.passed: list[PassedOn] = []  # by whom which plots were passed in the draft
        self.secret_decks: list[Seat] = []  # players whose decks are unknown to the others

    def clone(self) -> "Table":
        # Built empty: every list is replaced below.
        other = Table(self.settings, self.box, 0, self.rng.clone(), [], [])
        other.seats = self.seats
        other.brisk = self.brisk
        other.kinds = self.kinds.copy()
        other.owner = self.owner.copy()
        other.controller = self.controller.copy()
        other.zone = self.zone.copy()
        other.kneeling = self.kneeling.copy()
        other.attached_to = self.attached_to.copy()
        other.power_on = self.power_on.copy()
        other.gold_on = self.gold_on.copy()
        other.piles = [pile.copy() for pile in self.piles]
        other.touches = self.touches
        other.touching = self.touching
        other.gold = self.gold.copy()
        other.power = self.power.copy()
        other.limited = self.limited.copy()
        other.drawn = self.drawn.copy()
        other.titles = self.titles.copy()
        other.chamber = self.chamber.copy()
        other.round = self.round
        other.phase = self.phase
        other.first = self.first
        other.active = self.active
        other.initiative = self.initiative
        other.type = self.type
        other.attacker = self.attacker
        other.defender = self.defender
        other.supporter = self.supporter
        other.commander = self.commander
        other.attackers = self.attackers.copy()
        other.named = self.named.copy()
        other.defenders = self.defenders.copy()
        other.barred = self.barred.copy()
        other.winner = self.winner
        other.margin = self.margin
        other.opposed = self.opposed
        other.initiated = self.initiated.copy()
        other.lasting = self.lasting.copy()
        other.doomed = self.doomed.copy()
        other.happened = self.happened.copy()
        other.picked = self.picked.copy()
        other.passed = self.passed.copy()
        other.secret_decks = self.secret_decks.copy()
        self.copy_to(other)
        return other

    def forget_touching(self) -> None:
        self.touches = UNREAD
        self.touching = {}

    # Cards

    def add(self, zone: Zone, seat: Seat, owner: Seat, cards: list[Card], known_to: int = NOBODY) -> None:
        """Take cards out of the box and put them into a pile."""
        self.forget_touching()
        for card in cards:
            self.piles[zone * self.seats + seat].append(Slot(len(self.kinds)))
            self.kinds.append(Kind(self.box.cards.index(card)))
            self.owner.append(owner)
            self.controller.append(seat)
            self.zone.append(zone)
            self.kneeling.append(0)
            self.attached_to.append(NO_CARD)
            self.power_on.append(0)
            self.gold_on.append(0)
            self.knowledge.append(known_to)

    def card(self, slot: Slot) -> Card:
        return self.box.cards[self.kinds[slot]]

    def name(self, slot: Slot) -> str:
        return self.box.cards[self.kinds[slot]].name

    def names(self, slots: list[Slot]) -> list[str]:
        return [self.name(slot) for slot in slots]

    def are_copies(self, one: Slot, other: Slot) -> bool:
        """Versions of a card count as copies of each other, since they share a name."""
        return self.card(one).title == self.card(other).title

    def type_of(self, slot: Slot) -> int:
        """Whatever is attached to a card in play counts as an attachment."""
        if self.attached_to[slot] != NOTHING and self.zone[slot] == PLAY:
            return ATTACHMENT
        return self.box.cards[self.kinds[slot]].type

    def is_a(self, slot: Slot, types: int) -> bool:
        return self.type_of(slot) & types != 0

    def pile(self, zone: Zone, seat: Seat) -> list[Slot]:
        """Its cards, top or oldest first. Not to be changed by the caller."""
        return self.piles[zone * self.seats + seat]

    def in_play(self) -> list[Slot]:
        """All cards in play, seat by seat."""
        found: list[Slot] = []
        for seat in range(self.seats):
            found += self.piles[PLAY * self.seats + seat]
        return found

    def sources(self) -> list[Slot]:
        """All cards whose text is active: those in play, revealed plots, agendas."""
        found: list[Slot] = []
        for seat in range(self.seats):
            found += self.piles[PLAY * self.seats + seat]
            found += self.piles[REVEALED * self.seats + seat]
            found += self.piles[AGENDA * self.seats + seat]
        return found

    def characters(self, seat: Seat) -> list[Slot]:
        return [slot for slot in self.pile(PLAY, seat) if self.is_a(slot, CHARACTER)]

    def plot(self, seat: Seat) -> Slot:
        """The revealed plot of a player, or NO_CARD."""
        revealed = self.pile(REVEALED, seat)
        return revealed[0] if revealed else NO_CARD

    def house_card(self, seat: Seat) -> Slot:
        """The House card of a player, or NO_CARD in a box without them."""
        cards = self.pile(HOUSE, seat)
        return cards[0] if cards else NO_CARD

    def attachments(self, bearer: Slot) -> list[Slot]:
        return [slot for slot in self.in_play() if self.attached_to[slot] == bearer]

    def duplicates(self, slot: Slot) -> list[Slot]:
        under = self.pile(UNDER, self.controller[slot])
        return [other for other in under if self.attached_to[other] == slot]

    # Players

    def next_seat(self, seat: Seat) -> Seat:
        return (seat + 1) % self.seats

    def in_order(self, start: Seat) -> list[Seat]:
        """All seats clockwise from this one."""
        return [(start + i) % self.seats for i in range(self.seats)]

    def partner(self, seat: Seat) -> Seat:
        """The teammate, who sits opposite, or NOTHING."""
        return (seat + 2) % self.seats if self.box.teams else NOTHING

    def are_opponents(self, one: Seat, other: Seat) -> bool:
        return one != other and (not self.box.teams or (one - other) % 2 != 0)

    def opponents(self, seat: Seat) -> list[Seat]:
        """Clockwise, beginning on the left."""
        return [other for other in self.in_order(seat) if self.are_opponents(seat, other)]

    def total_power(self, seat: Seat) -> int:
        """Power of the House and on cards in play."""
        total = self.power[seat]
        for slot in self.pile(PLAY, seat):
            total += self.power_on[slot]
        return total

    def rule(self, topic: str) -> str:
        """The number that the rule on this topic has in the rules of the box."""
        return self.box.rules[topic]

    # Challenges

    def in_challenge(self) -> bool:
        return self.type != NOTHING

    def defending(self) -> Seat:
        """The defending player: whoever was challenged, or whoever supports them."""
        return self.defender if self.supporter == NOTHING else self.supporter

    def loser(self) -> Seat:
        """The loser of the challenge, or NOTHING before it is resolved or if nobody won it."""
        if self.winner == NOTHING:
            return NOTHING
        return self.defending() if self.winner == self.attacker else self.attacker

    def participants(self) -> list[Slot]:
        return self.attackers + self.defenders

    def made(self, seat: Seat, type: Icon) -> int:
        """How many challenges of a type a player has made this phase, minus the extra ones granted by effects."""
        return self.initiated[TYPES * seat + type]

    def count_challenge(self, seat: Seat, type: Icon, count: int) -> None:
        self.initiated[TYPES * seat + type] += count

    # What occurs

    def note(self, what: OccurrenceKind, who: Seat, card: Slot, phase: Phase = NO_PHASE) -> None:
        """Record an occurrence, if any card of the box could answer it."""
        if (self.box.passive_triggers | self.box.answer_triggers) >> what & 1:
            self.happened.append(Occurrence(what, who, card, phase))

    def mark(self) -> int:
        """A position in the list of occurrences, for `take_since`. It counts numbers, since it is saved that way."""
        return Occurrence.WIDTH * len(self.happened)

    def take_since(self, mark: int) -> list[Occurrence]:
        """Remove and return the occurrences since a mark."""
        place = mark // Occurrence.WIDTH
        found = self.happened[place:]
        if found:
            self.happened = self.happened[:place]
        return found
