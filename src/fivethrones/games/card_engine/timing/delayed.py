"""Delayed abilities: begun by an effect, they wait for an occurrence, or for a challenge to be won.

They then happen as passives, even if the text that began them is blank by now. They are dropped if their card leaves play.
"""

from typing import ClassVar, final

from fivethrones.games.card_engine.ability.active import ActiveAbility
from fivethrones.games.card_engine.ability.trigger import RulePassive
from fivethrones.games.card_engine.moves.lasting import begin_lasting
from fivethrones.games.card_engine.records.lasting import AWAITED, IF_YOU_WIN, Lasting
from fivethrones.games.card_engine.records.numbers import NO_CARD, AbilityNo, Duration, Slot
from fivethrones.games.card_engine.records.occurrences import PHASE_ENDS, PLOT_REVEALED, WON, Occurrence
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.games.card_engine.timing.resolution import begin_use, new_use
from fivethrones.kernel.action import NOTHING, Seat


def wait(table: Table, use: AbilityUse, index: AbilityNo, until: Duration) -> None:
    """Begin a delayed ability of the card in use, and remember for it who was chosen or what was named."""
    number = use.named if use.player == NOTHING else use.player
    amount = number * table.seats + use.seat
    begin_lasting(table, AWAITED, until, use.card, amount, table.kinds[use.card], index)


def remembered(table: Table, card: Slot, index: AbilityNo) -> int:
    """The player who was chosen, or what was named, for a delayed ability of this card."""
    for lasting in table.lasting:
        if lasting.what == AWAITED and lasting.card == card and lasting.ability == index:
            return lasting.amount // table.seats
    return NOTHING


def due(table: Table, occurrence: Occurrence) -> list[Lasting]:
    """The delayed abilities that this occurrence triggers."""
    return [
        lasting for lasting in table.lasting if lasting.what == AWAITED and is_due(table, lasting, occurrence)
    ]


def is_due(table: Table, lasting: Lasting, occurrence: Occurrence) -> bool:
    trigger = ability_of(table, lasting).trigger
    return (
        trigger is not None
        and occurrence.what in trigger.listens_for
        and trigger.answers(table, lasting.amount % table.seats, lasting.card, occurrence)
    )


def ability_of(table: Table, lasting: Lasting) -> ActiveAbility:
    return table.box.cards[lasting.kind].ability(lasting.ability)


@final
class Awaited(RulePassive):
    name: ClassVar[str] = "rule-awaited"

    def __init__(self) -> None:
        super().__init__([WON, PHASE_ENDS, PLOT_REVEALED])

    def is_due(self, table: Table, occurrence: Occurrence) -> bool:
        return len(due(table, occurrence)) > 0

    def happen(self, table: Table, occurrence: Occurrence) -> None:
        """Carry them all out; those that happen only once are then over."""
        begun = due(table, occurrence)
        for lasting in begun:
            seat = lasting.amount % table.seats
            begin_use(table, seat, lasting.card, lasting.ability, occurrence.card, occurrence.who)
        table.lasting = [
            lasting
            for lasting in table.lasting
            if lasting not in begun or not ability_of(table, lasting).once
        ]


# What happens if a player wins the challenge


def rewards(table: Table, winner: Seat) -> list[Lasting]:
    return [
        lasting
        for lasting in table.lasting
        if lasting.what == IF_YOU_WIN and winner != NOTHING and lasting.seat == winner
    ]


def pay_off(table: Table, winner: Seat) -> None:
    for lasting in rewards(table, winner):
        use = new_use(winner, lasting.by, lasting.kind, lasting.ability, NO_CARD, NOTHING, NOTHING, 0)
        for effect in use.ability(table).effects:
            effect.later(table, use)
