"""What was begun and waits for its time. It then happens by itself, among the passives, whatever has become of the text
that began it; only a card that leaves play is forgotten."""

from typing import ClassVar, final

from fivethrones.games.card_engine.abilities.base.deed import Deed
from fivethrones.games.card_engine.abilities.base.trigger import RulePassive
from fivethrones.games.card_engine.lasting import AWAITED, WIDTH
from fivethrones.games.card_engine.occurrences import PHASE_ENDS, PLOT_REVEALED, WON
from fivethrones.games.card_engine.rules.resolve import begin_use
from fivethrones.games.card_engine.rules.use import Use
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import NOTHING, Seat


def wait(table: Table, use: Use, index: int, until: int) -> None:
    """Let another ability of the card in use wait, and remember who was chosen or what was named for it."""
    number = use.named if use.player == NOTHING else use.player
    amount = number * table.seats + use.seat
    table.last(AWAITED, until, use.card, amount, table.kinds[use.card], index)


def remembered(table: Table, card: int, index: int) -> int:
    """The player who was chosen, or what was named, for an ability of this card that waits."""
    lasting = table.lasting
    for i in range(0, len(lasting), WIDTH):
        if lasting[i] == AWAITED and lasting[i + 2] == card and lasting[i + 5] == index:
            return lasting[i + 3] // table.seats
    return NOTHING


def due(table: Table, what: int, who: Seat, card: int) -> list[int]:
    """Where each begins, in the list of what lasts, that waits for this occurrence."""
    lasting = table.lasting
    return [
        i
        for i in range(0, len(lasting), WIDTH)
        if lasting[i] == AWAITED and is_due(table, i, what, who, card)
    ]


def is_due(table: Table, i: int, what: int, who: Seat, card: int) -> bool:
    seat, me = table.lasting[i + 3] % table.seats, table.lasting[i + 2]
    trigger = deed_at(table, i).trigger
    return trigger is not None and what in trigger.heeds and trigger.answers(table, seat, me, what, who, card)


def deed_at(table: Table, i: int) -> Deed:
    return table.box.cards[table.lasting[i + 4]].deed(table.lasting[i + 5])


@final
class Awaited(RulePassive):
    name: ClassVar[str] = "rule-awaited"

    def __init__(self) -> None:
        super().__init__([WON, PHASE_ENDS, PLOT_REVEALED])

    def is_due(self, table: Table, what: int, who: Seat, card: int) -> bool:
        return len(due(table, what, who, card)) > 0

    def happen(self, table: Table, what: int, who: Seat, card: int) -> None:
        """All that wait for it; what happens once is over with that."""
        places = due(table, what, who, card)
        for i in places:
            seat = table.lasting[i + 3] % table.seats
            begin_use(table, seat, table.lasting[i + 2], table.lasting[i + 5], card, who)
        kept: list[int] = []
        for i in range(0, len(table.lasting), WIDTH):
            if i not in places or not deed_at(table, i).once:
                kept += table.lasting[i : i + WIDTH]
        table.lasting = kept
