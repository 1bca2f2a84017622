"""The kinds of abilities that are used or triggered."""

from typing import Final, final

from fivethrones.games.card_engine.ability.active import (
    ACTION,
    CANCEL,
    PASSIVE,
    RESPONSE,
    REVEALED,
    SAVE,
    ActiveAbility,
)
from fivethrones.games.card_engine.ability.cost import Cost
from fivethrones.games.card_engine.ability.effect import Effect
from fivethrones.games.card_engine.ability.filter import CardFilter, Condition, PlayerFilter
from fivethrones.games.card_engine.ability.trigger import Trigger
from fivethrones.games.card_engine.records.lasting import ROUND
from fivethrones.games.card_engine.records.numbers import (
    NO_PHASE,
    NO_ZONE,
    Duration,
    OccurrenceKind,
    Phase,
    Zone,
)
from fivethrones.games.card_engine.records.occurrences import FADING, THREATENED, THREATENED_DISCARD
from fivethrones.games.card_engine.vocabulary.effects import CancelIt, SaveIt
from fivethrones.games.card_engine.vocabulary.triggers import AfterOneOf
from fivethrones.kernel.action import NOTHING

# What a card is saved from.
DEATH: Final = [THREATENED]
DEATH_AND_DISCARD: Final = [THREATENED, THREATENED_DISCARD]


@final
class Act(ActiveAbility):
    """An action, for one phase or for any."""

    def __init__(
        self,
        effects: list[Effect],
        phase: Phase = NO_PHASE,
        when: list[Condition] | None = None,
        costs: list[Cost] | None = None,
        target: CardFilter | None = None,
        limit: int = 0,
        per: Duration = ROUND,
        by_name: bool = False,
        *,
        second: CardFilter | None = None,
        target_in: Zone = NO_ZONE,
        player: int = NOTHING,
        player_if: PlayerFilter | None = None,
        where: Zone = NO_ZONE,
    ) -> None:
        super().__init__(
            ACTION, effects, phase=phase, when=when, costs=costs, target=target, limit=limit, per=per,
            by_name=by_name, second=second, target_in=target_in, player=player, player_if=player_if, where=where,
        )  # fmt: skip


@final
class Respond(ActiveAbility):
    """A response: optional, right after its trigger."""

    def __init__(
        self,
        trigger: Trigger,
        effects: list[Effect],
        when: list[Condition] | None = None,
        costs: list[Cost] | None = None,
        target: CardFilter | None = None,
        limit: int = 0,
        per: Duration = ROUND,
        by_name: bool = False,
        *,
        target_in: Zone = NO_ZONE,
        player: int = NOTHING,
        player_if: PlayerFilter | None = None,
        where: Zone = NO_ZONE,
        limited: bool = False,
        whose: int = NOTHING,
    ) -> None:
        super().__init__(
            RESPONSE, effects, trigger=trigger, when=when, costs=costs, target=target, limit=limit, per=per,
            by_name=by_name, target_in=target_in, player=player, player_if=player_if, where=where, limited=limited,
            whose=whose,
        )  # fmt: skip


@final
class Forced(ActiveAbility):
    """A passive: it happens by itself, before all responses."""

    def __init__(
        self,
        trigger: Trigger,
        effects: list[Effect],
        when: list[Condition] | None = None,
        target: CardFilter | None = None,
    ) -> None:
        super().__init__(PASSIVE, effects, trigger=trigger, when=when, target=target)


@final
class Save(ActiveAbility):
    """A response that saves a card ``who`` from being killed or from other threats, possibly with further effects.

    A character that dies at strength 0 can be saved only with a further effect, such as more strength.
    """

    def __init__(
        self,
        who: CardFilter,
        costs: list[Cost] | None = None,
        from_: list[OccurrenceKind] | None = None,
        then: list[Effect] | None = None,
        when: list[Condition] | None = None,
    ) -> None:
        dangers = from_ or DEATH
        if then and THREATENED in dangers:
            dangers = [*dangers, FADING]
        trigger = AfterOneOf(dangers, who)
        super().__init__(SAVE, [SaveIt(), *(then or [])], trigger=trigger, when=when, costs=costs)


@final
class Cancel(ActiveAbility):
    """A response that cancels an effect that has just been initiated."""

    def __init__(self, trigger: Trigger, costs: list[Cost] | None = None) -> None:
        super().__init__(CANCEL, [CancelIt()], trigger=trigger, costs=costs)


@final
class WhenRevealed(ActiveAbility):
    """What a plot does when it is revealed, as far as possible."""

    def __init__(
        self,
        effects: list[Effect],
        when: list[Condition] | None = None,
        target: CardFilter | None = None,
        *,
        target_in: Zone = NO_ZONE,
        player: int = NOTHING,
    ) -> None:
        super().__init__(REVEALED, effects, when=when, target=target, target_in=target_in, player=player)
