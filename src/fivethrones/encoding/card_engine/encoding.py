"""The encoding that both games on the card engine share. Each box adds its figures, and a few words."""

from typing import ClassVar

from fivethrones.encoding.card_engine.observation import (
    ROW,
    ROWS,
    SIDE,
    challenge_of,
    figures_of,
    pending_of,
    row_of,
    turned,
)
from fivethrones.encoding.card_engine.words import TITLES
from fivethrones.encoding.encoding import Array, Encoding, counted, from_here, padded
from fivethrones.games.card_engine.box.figures import ALL_TYPES
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.views.log import nearness
from fivethrones.games.card_engine.views.table import TableView
from fivethrones.kernel.action import Seat
from fivethrones.kernel.game import View
from fivethrones.kernel.knowledge import knows


class CardEncoding(Encoding[Table]):
    """Each box gives the numbers of its designs, of the copies of each, and of players."""

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
