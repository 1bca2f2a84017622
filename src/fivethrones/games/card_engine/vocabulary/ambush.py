"""The keyword Ambush, written as an action from hand."""

from typing import ClassVar, final

from fivethrones.games.card_engine.ability.active import ACTION, ActiveAbility
from fivethrones.games.card_engine.ability.aim import Aim
from fivethrones.games.card_engine.ability.effect import Effect
from fivethrones.games.card_engine.box.figures import ATTACHMENT
from fivethrones.games.card_engine.moves.entering import may_enter, put_into_play
from fivethrones.games.card_engine.records.numbers import NO_CARD, Slot
from fivethrones.games.card_engine.records.occurrences import WAS_PLAYED
from fivethrones.games.card_engine.records.zones import HAND
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.games.card_engine.values.bearing import bearers
from fivethrones.games.card_engine.vocabulary.costs import Influence
from fivethrones.kernel.action import NOTHING, Seat


@final
class Ambush(ActiveAbility):
    """Put the card into play in any phase, paying its cost in influence."""

    def __init__(self, cost: int) -> None:
        super().__init__(ACTION, [LeapOut()], costs=[Influence(cost)], where=HAND)


@final
class LeapOut(Effect):
    """The card comes into play; if it is an attachment, its player chooses the bearer."""

    prompt: ClassVar[str] = "prompt-bearer"

    def could(self, table: Table, aim: Aim) -> bool:
        return aim.me == NOTHING or may_enter(table, aim.seat, aim.me)

    def choosers(self, table: Table, use: AbilityUse) -> list[Seat]:
        return [use.seat] if table.is_a(use.card, ATTACHMENT) else []

    def choices(self, table: Table, use: AbilityUse, seat: Seat) -> list[Slot]:
        return bearers(table, seat, use.card)

    def happen(self, table: Table, use: AbilityUse) -> None:
        if not may_enter(table, use.seat, use.card):
            use.done = False
            return
        use.card = put_into_play(table, use.card, use.seat, use.chosen[0] if use.chosen else NO_CARD)
        if table.box.ambush_is_play:
            table.note(WAS_PLAYED, use.seat, use.card)
