"""The encoding that both games on the card engine share. Each box adds its figures, and a few words."""

from typing import ClassVar, Final

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
from fivethrones.encoding.encoding import Array, Encoding, counted_by_seat, from_here, padded
from fivethrones.games.card_engine.box.figures import ALL_TYPES
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.views.log import nearness
from fivethrones.games.card_engine.views.table import TableView
from fivethrones.kernel.action import Seat
from fivethrones.kernel.game import View
from fivethrones.kernel.knowledge import knows

FARTHEST: Final = 3  # that a card may be from who looks, as `nearness` counts


class CardEncoding(Encoding[Table]):
    """Each box gives the numbers of its designs, of the copies of each, and of players."""

    kinds: ClassVar[int]
    copies: ClassVar[int]
    players: ClassVar[int]

    def card_codes(self, state: Table, seat: Seat, cards: list[int]) -> dict[int, int]:
        """Codes by design and copy: public cards come first, then one's own, then others that one knows."""
        codes: dict[int, int] = {}
        unknown = 0
        wanted = [False] * self.kinds
        for card in cards:
            slot = Slot(card)
            if knows(state.knowledge[slot], seat):
                wanted[state.kinds[slot]] = True
            else:
                codes[card] = self.kinds * self.copies + unknown
                unknown += 1
        for kind, copies in known_copies(state, seat, wanted).items():
            for i in range(len(copies)):
                codes[copies[i]] = self.copies * kind + i
        return codes

    def observe(self, view: View) -> list[Array]:
        assert isinstance(view, TableView)
        me, count = view.viewer, len(view.sides)
        sides = [view.sides[(me + i) % count] for i in range(count)]
        prices = bytearray(self.kinds)
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
            counted_by_seat([view.mine_kinds], self.kinds),
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
        return counted_by_seat(piles, self.kinds, self.players)


def known_copies(table: Table, seat: Seat, wanted: list[bool]) -> dict[int, list[int]]:
    """By wanted design: the copies that this seat knows, public ones first."""
    found: dict[int, list[list[int]]] = {}
    for i in range(len(table.kinds)):
        slot = Slot(i)
        kind = table.kinds[slot]
        if not wanted[kind] or not knows(table.knowledge[slot], seat):
            continue
        if kind not in found:
            found[kind] = [[] for _ in range(FARTHEST + 1)]
        found[kind][nearness(table, seat, slot)].append(i)
    return {kind: [i for near in copies for i in near] for kind, copies in found.items()}
