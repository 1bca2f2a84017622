"""The kinds of abilities that are used, or that happen when their time comes."""

from typing import final

from fivethrones.games.card_engine.abilities.ability import (
    ACTION,
    CANCEL,
    PASSIVE,
    RESPONSE,
    REVEALED,
    ROUND,
    SAVE,
    Condition,
    Cost,
    Deed,
    Effect,
    Trigger,
    Who,
)
from fivethrones.games.card_engine.abilities.effects import CancelIt, SaveIt
from fivethrones.games.card_engine.abilities.triggers import After
from fivethrones.games.card_engine.occurrences import THREATENED
from fivethrones.kernel.action import NOTHING


@final
class Act(Deed):
    """An action, in one phase or in any."""

    def __init__(
        self,
        effects: list[Effect],
        phase: int = NOTHING,
        when: list[Condition] | None = None,
        costs: list[Cost] | None = None,
        target: Who | None = None,
        limit: int = 0,
        per: int = ROUND,
        by_name: bool = False,
    ) -> None:
        super().__init__(ACTION, effects, phase, None, when, costs, target, limit, per, by_name)


@final
class Respond(Deed):
    """A response: optional, right after what triggers it."""

    def __init__(
        self,
        trigger: Trigger,
        effects: list[Effect],
        when: list[Condition] | None = None,
        costs: list[Cost] | None = None,
        target: Who | None = None,
        limit: int = 0,
        per: int = ROUND,
        by_name: bool = False,
    ) -> None:
        super().__init__(RESPONSE, effects, NOTHING, trigger, when, costs, target, limit, per, by_name)


@final
class Forced(Deed):
    """A passive: it happens by itself, before any response."""

    def __init__(
        self,
        trigger: Trigger,
        effects: list[Effect],
        when: list[Condition] | None = None,
        target: Who | None = None,
    ) -> None:
        super().__init__(PASSIVE, effects, NOTHING, trigger, when, None, target)


@final
class Save(Deed):
    """A response that saves a card ``who`` from being killed."""

    def __init__(self, who: Who, costs: list[Cost] | None = None) -> None:
        super().__init__(SAVE, [SaveIt()], NOTHING, After(THREATENED, who), None, costs)


@final
class Cancel(Deed):
    """A response that cancels what has just been begun."""

    def __init__(self, trigger: Trigger, costs: list[Cost] | None = None) -> None:
        super().__init__(CANCEL, [CancelIt()], NOTHING, trigger, None, costs)


@final
class WhenRevealed(Deed):
    """What a plot does when it is revealed, as far as it can."""

    def __init__(
        self, effects: list[Effect], when: list[Condition] | None = None, target: Who | None = None
    ) -> None:
        super().__init__(REVEALED, effects, NOTHING, None, when, None, target)
