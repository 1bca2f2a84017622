"""The games on the card engine in numbers: what both boxes share."""

from typing import ClassVar, Final

from fivethrones.encoding.codes import ANY_AMOUNT, ANY_CARD, Codes, Verb, plain, seats
from fivethrones.encoding.encoding import Array, Encoding, Field, counted, from_here, padded
from fivethrones.games.card_engine.box.figures import ALL_TYPES, KEYWORDS
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.records.phases import PHASES
from fivethrones.games.card_engine.records.zones import ZONES
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.offers import WISHES
from fivethrones.games.card_engine.views.card_in_play import CardView
from fivethrones.games.card_engine.views.log import nearness
from fivethrones.games.card_engine.views.side import SideView
from fivethrones.games.card_engine.views.table import TableView
from fivethrones.kernel.action import Seat
from fivethrones.kernel.game import View
from fivethrones.kernel.knowledge import knows

UNKNOWN: Final = 64  # cards that can be chosen without knowing them
ROWS: Final = 96  # cards in play
ROW: Final = 20 + len(KEYWORDS)
SIDE: Final = 21
PENDING: Final = 8  # abilities and windows in progress, the newest first
WAITING: Final = 3
ABILITIES: Final = 8  # of one card
TITLES: Final = 6
MOST: Final = 4095

PROMPTS: Final = [
    "act", "act-or-offer", "amount", "attack", "bearer", "cancel", "challenge", "cost", "defend",
    "discard-from-hand", "discard-one", "draft", "first", "infamy", "influence", "kill-one",
    "kneel-one", "lose-gold", "mulligan", "name", "new-plot", "new-target", "offer", "offer-gold",
    "offer-to", "order", "payee", "place", "player", "plot", "plot-deck", "purse", "put-under-deck",
    "respond", "return-one", "save", "search", "setup", "spare", "stand", "stealth", "take-over",
    "target", "title", "top-card", "turn-away", "type", "victims", "way", "winner", "wish",
]  # fmt: skip
EVENTS: Final = [
    "accepts-gold", "active", "attaches", "attacks", "bars", "begins-setup", "cancelled", "challenge",
    "challenge-unresolved", "claim", "declines", "declines-gold", "defends", "dies", "discarded",
    "discards", "discards-at-random", "discards-duplicate", "discards-from-deck", "dominance", "drafts",
    "draws", "duplicate", "enters", "finds", "finds-nothing", "first-player", "gains-power",
    "gets-chosen-plot", "gold-on-card", "hands-over", "house-gains-power", "income", "initiative",
    "joins", "keeps-hand", "kneels", "leaves", "leaves-on-top", "leaves-play", "looks-at-hand",
    "looks-at-plots", "looks-at-top", "loses-gold", "mulligans-hand", "no-answer", "no-dominance",
    "no-effect", "no-new-target", "offers-gold", "one-more-challenge", "pact", "pays", "pays-from-card",
    "pays-off", "phase", "places", "plays", "plays-event", "power-moves", "puts-on-deck",
    "puts-top-under", "puts-under-deck", "recycles-plots", "returns", "reveals-plot", "reveals-setup",
    "round", "saved", "searches", "shows-hand", "shuffles-dead-in", "shuffles-discard-in",
    "skips-standing", "skips-taxation", "spared", "stand", "stands", "swaps-plots", "takes-control",
    "takes-in-hand", "takes-over", "takes-power", "takes-title", "takes-top", "targets",
    "targets-player", "taxes", "toll", "turned-away", "uses", "uses-title", "wins-challenge",
]  # fmt: skip


def codes(kinds: int, copies: int, players: int) -> Codes:
    """The codes for a box with this many designs, of each of which this many copies may be on the table."""
    return Codes(
        [
            Verb("pass"),
            Verb("rest"),
            Verb("done"),
            Verb("keep"),
            Verb("mulligan"),
            Verb("accept"),
            Verb("decline"),
            Verb("banner"),
            Verb("top"),
            Verb("under"),
            Verb("noagenda"),
            Verb("offer"),
            Verb("first", seats(players)),
            Verb("winner", seats(players)),
            Verb("target", seats(players)),
            Verb("player", seats(players)),
            Verb("challenge", plain(len(ALL_TYPES)), seats(players)),
            Verb("type", plain(len(ALL_TYPES))),
            Verb("title", plain(TITLES)),
            Verb("wish", plain(len(WISHES))),
            Verb("rule", plain(16)),
            Verb("way", plain(16, may_miss=True)),
            Verb("goal", plain(ZONES, may_miss=True)),
            Verb("amount", plain(256)),
            Verb("size", ANY_AMOUNT),
            Verb("name", plain(kinds)),
            Verb("house", plain(kinds)),
            Verb("starter", plain(kinds)),
            Verb("agenda", plain(kinds)),
            Verb("take", plain(kinds), plain(11)),
            Verb("play", ANY_CARD),
            Verb("attach", ANY_CARD),
            Verb("duplicate", ANY_CARD),
            Verb("place", ANY_CARD),
            Verb("plot", ANY_CARD),
            Verb("draft", ANY_CARD),
            Verb("choose", ANY_CARD),
            Verb("use", ANY_CARD, plain(ABILITIES, may_miss=True)),
            Verb("order", ANY_CARD, plain(ABILITIES, may_miss=True)),
        ],
        cards=kinds * copies + UNKNOWN,
    )


def fields(kinds: int, copies: int, players: int) -> list[Field]:
    piles = [players, kinds]
    most = copies * players
    return [
        Field("round", [1], 0, 255, "which"),
        Field("phase", [1], 0, len(PHASES), "which"),
        Field(
            "turn",
            [4],
            0,
            players,
            "first player, active one, who has the initiative, who is ahead in the challenge",
        ),
        Field(
            "challenge", [8], -1, MOST, "step, type, attacker, defender, both totals, supporter, commander"
        ),
        Field("initiated", [players * len(ALL_TYPES)], 0, 15, "by seat and type: challenges this round"),
        Field(
            "cards",
            [ROWS, ROW],
            -MOST,
            kinds * copies + UNKNOWN,
            "in play, a row each: one more than its code, one more than its design, owner, controller, kneels, one more than the design that it is attached to, power, gold, duplicates, strength, three icons, income, influence, blank, where it is doomed to go, attacks, defends, barred, and each keyword",
        ),
        Field(
            "figures",
            [players, SIDE],
            -1,
            MOST,
            "by seat: gold, power on the House, all power, power that counts, power that wins, income, influence, initiative, claim, limited cards played, cards drawn, one more than the plot, plots left, hand, deck, cards laid at set-up, one more than House, agenda and title, 1 for a used title, partner",
        ),
        Field("hand", [kinds], 0, most, "by design: own cards in hand"),
        Field("prices", [kinds], 0, MOST, "by design: one more than what each would cost now"),
        Field("hands_seen", piles, 0, most, "by seat and design: cards in hand that one knows"),
        Field("plots_seen", piles, 0, most, "by seat and design: plots that one knows"),
        Field("used", piles, 0, most, "by seat and design: used plots"),
        Field("discarded", piles, 0, most, "by seat and design"),
        Field("dead", piles, 0, most, "by seat and design"),
        Field("laid_seen", piles, 0, most, "by seat and design: cards laid at set-up that one knows"),
        Field("drafted_seen", piles, 0, most, "by seat and design: plots to draft from, and drafted"),
        Field("decks_seen", piles, 0, most, "by seat and design: cards in the deck that one knows"),
        Field(
            "pending",
            [PENDING, WAITING],
            0,
            MOST,
            "the newest first: what waits to be finished, whose, one more than the design",
        ),
        Field("titles", [TITLES], 0, 1, "1 for each that can still be taken"),
    ]


class CardEncoding(Encoding[Table]):
    """Each box gives the numbers of its designs, of the copies of each, and of players."""

    version: ClassVar[int] = 1
    kinds: ClassVar[int]
    copies: ClassVar[int]
    players: ClassVar[int]

    def card_codes(self, state: Table, seat: Seat, cards: list[int]) -> dict[int, int]:
        """Codes by design and copy: public cards come first, then one's own, then others that one knows."""
        codes: dict[int, int] = {}
        unknown = 0
        for card in cards:
            slot = Slot(card)
            if not knows(state.knowledge[slot], seat):
                codes[card] = self.kinds * self.copies + unknown
                unknown += 1
            else:
                codes[card] = self.copies * state.kinds[slot] + copy_of(state, seat, slot)
        return codes

    def observe(self, view: View) -> list[Array]:
        assert isinstance(view, TableView)
        me, count = view.viewer, len(view.sides)
        sides = [view.sides[(me + i) % count] for i in range(count)]
        prices = [0] * self.kinds
        for i in range(len(view.mine)):
            prices[view.mine_kinds[i]] = view.mine_costs[i] + 1
        return [
            [view.round],
            [view.phase],
            [from_here(seat, me, count) for seat in (view.first, view.active, view.initiative, view.ahead)],
            challenge_of(view),
            padded(turned(view.initiated, me, count), self.players * len(ALL_TYPES), 0),
            self.rows(view),
            padded(
                [figure for side in sides for figure in figures_of(side, me, count)], self.players * SIDE, 0
            ),
            counted(view.mine_kinds, self.kinds),
            prices,
            self.piles([side.hand_seen for side in sides]),
            self.piles([side.plots_seen for side in sides]),
            self.piles([side.used for side in sides]),
            self.piles([side.discard for side in sides]),
            self.piles([side.dead for side in sides]),
            self.piles([side.laid_seen for side in sides]),
            self.piles([side.draft_seen for side in sides]),
            self.piles([side.deck_seen[1::2] for side in sides]),
            pending_of(view),
            [1 if title in view.chamber else 0 for title in range(TITLES)],
        ]

    def rows(self, view: TableView) -> list[int]:
        """In both boxes the first copy of a design in play has the first code of that design."""
        seen: dict[int, int] = {}
        rows: list[int] = []
        for card in view.cards:
            copy = seen.get(card.kind, 0)
            seen[card.kind] = copy + 1
            rows += row_of(view, card, self.copies * card.kind + copy + 1)
        return rows[: ROWS * ROW]

    def piles(self, piles: list[list[int]]) -> bytearray:
        """How many cards there are of each design, seat by seat."""
        counts = bytearray(self.players * self.kinds)
        for i in range(len(piles)):
            for kind in piles[i]:
                counts[self.kinds * i + kind] += 1
        return counts


def copy_of(table: Table, seat: Seat, slot: Slot) -> int:
    """The number of this card among the copies that this seat knows, public ones first."""
    kind, near = table.kinds[slot], nearness(table, seat, slot)
    place = 0
    for i in range(len(table.kinds)):
        other = Slot(i)
        if table.kinds[other] != kind or other == slot or not knows(table.knowledge[other], seat):
            continue
        nearer = nearness(table, seat, other)
        if nearer < near or (nearer == near and other < slot):
            place += 1
    return place


def turned(numbers: list[int], viewer: Seat, count: int) -> list[int]:
    """Numbers of ``count`` seats, rotated so that the viewer's come first."""
    width = len(numbers) // count
    start = viewer * width
    return numbers[start:] + numbers[:start]


def challenge_of(view: TableView) -> list[int]:
    me, count = view.viewer, len(view.sides)
    return [
        view.step,
        view.type,
        from_here(view.attacker, me, count),
        from_here(view.defender, me, count),
        view.attack,
        view.defence,
        from_here(view.supporter, me, count),
        from_here(view.commander, me, count),
    ]


def row_of(view: TableView, card: CardView, code: int) -> list[int]:
    me, count = view.viewer, len(view.sides)
    return [
        code,
        card.kind + 1,
        from_here(card.owner, me, count),
        from_here(card.controller, me, count),
        card.kneeling,
        bearer_of(view, card),
        card.power,
        card.gold,
        card.duplicates,
        card.strength,
        *[1 if type in card.icons else 0 for type in ALL_TYPES],
        card.income,
        card.influence,
        1 if card.blank else 0,
        card.doomed + 1,
        1 if card.slot in view.attackers else 0,
        1 if card.slot in view.defenders else 0,
        1 if card.slot in view.barred else 0,
        *[1 if keyword in card.keywords else 0 for keyword in range(len(KEYWORDS))],
    ]


def bearer_of(view: TableView, card: CardView) -> int:
    """The design of the card that it is attached to, counted from 1; 0 for none."""
    for other in view.cards:
        if other.slot == card.attached_to:
            return other.kind + 1
    return 0


def figures_of(side: SideView, viewer: Seat, count: int) -> list[int]:
    return [
        side.gold,
        side.power,
        side.total_power,
        side.counted_power,
        side.wins_at,
        side.income,
        side.influence,
        side.initiative,
        side.claim,
        side.limited,
        side.drawn,
        side.plot_kind + 1,
        side.plots,
        side.hand,
        side.deck,
        side.laid,
        side.house_kind + 1,
        side.agenda_kind + 1,
        side.title + 1,
        1 if side.title_used else 0,
        from_here(side.partner, viewer, count),
    ]


def pending_of(view: TableView) -> list[int]:
    me, count = view.viewer, len(view.sides)
    numbers: list[int] = []
    for waiting in reversed(view.pending):
        numbers += [waiting.what + 1, from_here(waiting.seat, me, count), waiting.kind + 1]
    return padded(numbers, PENDING * WAITING, 0)
