"""What a seat sees of a card game, in numbers: the fields, and what is written into them."""

from typing import Final

from fivethrones.encoding.card_engine.words import TITLES, UNKNOWN
from fivethrones.encoding.encoding import Field, from_here, padded
from fivethrones.games.card_engine.box.figures import ALL_TYPES, KEYWORDS
from fivethrones.games.card_engine.records.phases import PHASES
from fivethrones.games.card_engine.views.card_in_play import CardView
from fivethrones.games.card_engine.views.side import SideView
from fivethrones.games.card_engine.views.table import TableView
from fivethrones.kernel.action import NOTHING, Seat

ROWS: Final = 96  # cards in play
ROW: Final = 20 + len(KEYWORDS)
SIDE: Final = 21
PENDING: Final = 8  # abilities and windows in progress, the newest first
WAITING: Final = 3
MOST: Final = 4095


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
    icons, keywords = [0] * len(ALL_TYPES), [0] * len(KEYWORDS)
    for type in card.icons:
        icons[type] = 1
    for keyword in card.keywords:
        keywords[keyword] = 1
    row = [
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
    ]
    row += icons
    row += [
        card.income,
        card.influence,
        1 if card.blank else 0,
        card.doomed + 1,
        1 if card.slot in view.attackers else 0,
        1 if card.slot in view.defenders else 0,
        1 if card.slot in view.barred else 0,
    ]
    return row + keywords


def bearer_of(view: TableView, card: CardView) -> int:
    """The design of the card that it is attached to, counted from 1; 0 for none."""
    if card.attached_to == NOTHING:
        return 0
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
