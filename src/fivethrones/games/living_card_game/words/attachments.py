"""Words about attachments."""

from typing import final

from fivethrones.games.card_engine.ability.trigger import Trigger
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.records.occurrences import WAS_PLAYED, Occurrence
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import Seat


@final
class AttachmentPlayedOnThis(Trigger):
    """LC-142: somebody has played an attachment on this card."""

    def __init__(self) -> None:
        super().__init__([WAS_PLAYED])

    def answers(self, table: Table, seat: Seat, me: Slot, occurrence: Occurrence) -> bool:
        return occurrence.what == WAS_PLAYED and table.attached_to[occurrence.card] == me
