"""Delayed abilities: the effect `Waits` begins one now, and it happens later.

[
    Act([EnterPlay(CHOSEN), Waits(1, FOREVER)], CHALLENGES_PHASE, player=OPPONENTS, where=HAND),
    Delayed(ThatPlayerWins(1), [TakeControl(THIS_CARD)]),
]
"""

from typing import final

from fivethrones.games.card_engine.ability.active import DELAYED, ActiveAbility
from fivethrones.games.card_engine.ability.aim import Aim
from fivethrones.games.card_engine.ability.effect import Effect
from fivethrones.games.card_engine.ability.trigger import Trigger
from fivethrones.games.card_engine.records.lasting import PHASE
from fivethrones.games.card_engine.records.numbers import NO_PHASE, AbilityNo, Duration, Slot
from fivethrones.games.card_engine.records.occurrences import PLOT_REVEALED, WON, Occurrence
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.games.card_engine.timing.delayed import remembered, wait
from fivethrones.kernel.action import Seat


@final
class Delayed(ActiveAbility):
    """Happens on its trigger, once or each time, after an effect of this card has begun it."""

    def __init__(self, trigger: Trigger, effects: list[Effect], once: bool = True) -> None:
        super().__init__(DELAYED, effects, NO_PHASE, trigger)
        self.once = once


@final
class Waits(Effect):
    """Begins the delayed ability with this number, which then waits for its trigger until some time."""

    def __init__(self, index: int, until: Duration = PHASE) -> None:
        self.index = AbilityNo(index)
        self.until = until

    def could(self, table: Table, aim: Aim) -> bool:
        """Beginning a delayed ability is never a reason to use an ability."""
        return False

    def happen(self, table: Table, use: AbilityUse) -> None:
        wait(table, use, self.index, self.until)


@final
class ThatPlayerWins(Trigger):
    """The player who was chosen wins a challenge with this card; the number is that of the delayed ability."""

    def __init__(self, index: int) -> None:
        super().__init__([WON])
        self.index = AbilityNo(index)

    def answers(self, table: Table, seat: Seat, me: Slot, occurrence: Occurrence) -> bool:
        who = occurrence.who
        side = table.attackers if who == table.attacker else table.defenders
        return who == remembered(table, me, self.index) and table.controller[me] == who and me in side


@final
class NamedPlotRevealed(Trigger):
    """An opponent reveals the plot that was named; the number is that of the delayed ability."""

    def __init__(self, index: int) -> None:
        super().__init__([PLOT_REVEALED])
        self.index = AbilityNo(index)

    def answers(self, table: Table, seat: Seat, me: Slot, occurrence: Occurrence) -> bool:
        return table.are_opponents(seat, occurrence.who) and table.kinds[occurrence.card] == remembered(
            table, me, self.index
        )
