"""What changes during a card game. Every card is a slot; what lies in a slot is its kind."""

from typing import ClassVar, Final, final

from fivethrones.games.card_engine.box.box import Box
from fivethrones.games.card_engine.box.card import Card
from fivethrones.games.card_engine.box.figures import ATTACHMENT, CHARACTER
from fivethrones.games.card_engine.records.cards import Doomed, PassedOn
from fivethrones.games.card_engine.records.lasting import SPENT, Lasting
from fivethrones.games.card_engine.records.numbers import (
    NO_CARD,
    NO_ICON,
    NO_PHASE,
    AbilityNo,
    Icon,
    Kind,
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


@final
class Table(State):
    """Cards by slot, players by seat, the challenge, and what lasts."""

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
        # Whether only those are asked who have a choice: so in worlds that are imagined, where a question hides nothing.
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
        # What static effects change, one bit each, and by that the cards that change it: read off the piles when asked, and
        # thrown away whenever a card moves whose text works. Copies of a table share it until then.
        self.touches = UNREAD
        self.touching: dict[int, list[Slot]] = {}
        self.knowledge.extend([NOBODY] * cards)
        self.gold = [0] * seats
        self.power = [0] * seats  # on the banner, or the House card
        self.limited = [0] * seats  # limited cards played this round
        self.drawn = [0] * seats  # cards drawn this round that the draw limit counts
        self.titles = [NOTHING] * seats
        self.chamber = list(range(len(box.titles)))  # titles that can still be taken
        self.round = 0
        self.phase = PLOT_PHASE
        self.first: Seat = 0
        self.active: Seat = NOTHING
        self.initiative: Seat = NOTHING  # who won it
        self.type = NO_ICON  # of the challenge under way
        self.attacker: Seat = NOTHING
        self.defender: Seat = NOTHING  # the target: claim is theirs
        self.supporter: Seat = NOTHING  # who defends in the place of the target
        self.commander: Seat = NOTHING  # who became the target as Lord Commander
        self.attackers: list[Slot] = []
        self.named: list[Slot] = []  # as attackers, whatever became of them
        self.defenders: list[Slot] = []
        self.barred: list[Slot] = []  # by stealth
        self.winner: Seat = NOTHING  # of the challenge, once it is resolved
        self.margin = 0  # by how much
        self.opposed = False
        self.initiated = [0] * (3 * seats)  # challenges this phase by seat and type
        self.lasting: list[Lasting] = []
        self.doomed: list[Doomed] = []  # cards about to leave play
        self.happened: list[Occurrence] = []  # since the effect in progress began
        self.picked: list[int] = []  # what was chosen last: see `moves/choosing.py`
        self.passed: list[PassedOn] = []  # in the draft
        self.secret_decks: list[Seat] = []  # whose deck nobody else knows, only what they have seen of it

    def clone(self) -> "Table":
        # Empty, so that nothing is laid out that is thrown away at once.
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
        """Take cards out of the box and lay them down there."""
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
        """Versions of a card are copies of one another: it is the name that tells."""
        return self.card(one).title == self.card(other).title

    def type_of(self, slot: Slot) -> int:
        """Whatever lies in play attached to a card is an attachment."""
        if self.attached_to[slot] != NOTHING and self.zone[slot] == PLAY:
            return ATTACHMENT
        return self.box.cards[self.kinds[slot]].type

    def is_a(self, slot: Slot, types: int) -> bool:
        return self.type_of(slot) & types != 0

    def pile(self, zone: Zone, seat: Seat) -> list[Slot]:
        """The cards there, top or oldest first. Read it only."""
        return self.piles[zone * self.seats + seat]

    def in_play(self) -> list[Slot]:
        """All cards in play, seat by seat."""
        found: list[Slot] = []
        for seat in range(self.seats):
            found += self.piles[PLAY * self.seats + seat]
        return found

    def sources(self) -> list[Slot]:
        """All cards whose text works now: those in play, the revealed plots, the agendas."""
        found: list[Slot] = []
        for seat in range(self.seats):
            found += self.piles[PLAY * self.seats + seat]
            found += self.piles[REVEALED * self.seats + seat]
            found += self.piles[AGENDA * self.seats + seat]
        return found

    def characters(self, seat: Seat) -> list[Slot]:
        return [slot for slot in self.pile(PLAY, seat) if self.is_a(slot, CHARACTER)]

    def plot(self, seat: Seat) -> Slot:
        """The revealed plot of a player, or NOTHING."""
        revealed = self.pile(REVEALED, seat)
        return revealed[0] if revealed else NO_CARD

    def house_card(self, seat: Seat) -> Slot:
        """NOTHING where the box has none."""
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
        """Who sits opposite in a game of two teams, or NOTHING."""
        return (seat + 2) % self.seats if self.box.teams else NOTHING

    def are_opponents(self, one: Seat, other: Seat) -> bool:
        return one != other and (not self.box.teams or (one - other) % 2 != 0)

    def opponents(self, seat: Seat) -> list[Seat]:
        """Clockwise from the left."""
        return [other for other in self.in_order(seat) if self.are_opponents(seat, other)]

    def total_power(self, seat: Seat) -> int:
        """On the banner and on the cards in play."""
        total = self.power[seat]
        for slot in self.pile(PLAY, seat):
            total += self.power_on[slot]
        return total

    def shown_power(self, seat: Seat) -> int:
        """On the banner and on characters, whether or not it counts for victory: what ties of initiative look at."""
        total = self.power[seat]
        for slot in self.characters(seat):
            total += self.power_on[slot]
        return total

    def rule(self, topic: str) -> str:
        """The number of the rule on this in the rules of the box."""
        return self.box.rules[topic]

    # Challenges

    def in_challenge(self) -> bool:
        return self.type != NOTHING

    def defending(self) -> Seat:
        """The player of the defending side: the target, or who supports it."""
        return self.defender if self.supporter == NOTHING else self.supporter

    def loser(self) -> Seat:
        """Of the challenge, once it is resolved and won by somebody."""
        if self.winner == NOTHING:
            return NOTHING
        return self.defending() if self.winner == self.attacker else self.attacker

    def participants(self) -> list[Slot]:
        return self.attackers + self.defenders

    def made(self, seat: Seat, type: Icon) -> int:
        """How many challenges of a type a player has made this phase, less those that effects have allowed."""
        return self.initiated[3 * seat + type]

    def count_challenge(self, seat: Seat, type: Icon, count: int) -> None:
        self.initiated[3 * seat + type] += count

    # What lasts

    def last(self, what: int, until: int, card: Slot, amount: int, kind: Kind, ability: AbilityNo) -> None:
        """Begin a lasting effect for a card."""
        self.lasting.append(Lasting(what, until, card=card, amount=amount, kind=kind, ability=ability))

    def last_for(
        self, seat: Seat, what: int, until: int, amount: int, kind: Kind, ability: AbilityNo
    ) -> None:
        """Begin a lasting effect for a player."""
        self.lasting.append(Lasting(what, until, seat=seat, amount=amount, kind=kind, ability=ability))

    def lasts(self, what: int) -> bool:
        """Whether there is such a lasting effect at all."""
        for lasting in self.lasting:
            if lasting.what == what:
                return True
        return False

    def times_spent(self, card: Slot, seat: Seat, kind: Kind, ability: AbilityNo) -> int:
        """How many uses of an ability are counted for this card, or for this player."""
        count = 0
        for lasting in self.lasting:
            if (
                lasting.what == SPENT
                and lasting.kind == kind
                and lasting.ability == ability
                and lasting.card == card
                and lasting.seat == seat
            ):
                count += 1
        return count

    def has_spent(self, seat: Seat, title: int) -> bool:
        """Whether a player has used a title this round."""
        for lasting in self.lasting:
            if (
                lasting.what == SPENT
                and lasting.kind == NOTHING
                and lasting.seat == seat
                and lasting.title == title
            ):
                return True
        return False

    # What occurs

    def note(self, what: int, who: Seat, card: Slot, phase: Phase = NO_PHASE) -> None:
        """Something has occurred that a card of this box may answer."""
        if (self.box.passive_triggers | self.box.answer_triggers) >> what & 1:
            self.happened.append(Occurrence(what, who, card, phase))

    def mark(self) -> int:
        """What occurs from now on can be told from what has occurred; as in what is saved, the mark counts numbers."""
        return Occurrence.WIDTH * len(self.happened)

    def take_since(self, mark: int) -> list[Occurrence]:
        """What has occurred since then; it is over with that."""
        place = mark // Occurrence.WIDTH
        found = self.happened[place:]
        if found:
            self.happened = self.happened[:place]
        return found
