"""Abilities that are used or triggered, as opposed to static effects, and their timings."""

from typing import Final

from mypy_extensions import mypyc_attr

from fivethrones.games.card_engine.ability.ability import Ability
from fivethrones.games.card_engine.ability.cost import Cost
from fivethrones.games.card_engine.ability.effect import Effect
from fivethrones.games.card_engine.ability.filter import CardFilter, Condition, PlayerFilter
from fivethrones.games.card_engine.ability.trigger import Trigger
from fivethrones.games.card_engine.records.lasting import ROUND
from fivethrones.games.card_engine.records.numbers import NO_PHASE, NO_ZONE, Duration, Phase, Timing, Zone
from fivethrones.kernel.action import NOTHING

# When an ability is used.
ACTION: Final = Timing(0)
RESPONSE: Final = Timing(1)
SAVE: Final = Timing(2)
CANCEL: Final = Timing(3)
PASSIVE: Final = Timing(4)
REVEALED: Final = Timing(5)
DELAYED: Final = Timing(6)  # waits after an effect has begun it, see `timing/delayed.py`
ALL_TIMINGS: Final = [ACTION, RESPONSE, SAVE, CANCEL, PASSIVE, REVEALED, DELAYED]


@mypyc_attr(allow_interpreted_subclasses=True)
class ActiveAbility(Ability):
    """An ability with conditions, costs, targets and effects."""

    def __init__(
        self,
        timing: Timing,
        effects: list[Effect],
        phase: Phase = NO_PHASE,
        trigger: Trigger | None = None,
        when: list[Condition] | None = None,
        costs: list[Cost] | None = None,
        target: CardFilter | None = None,
        limit: int = 0,
        per: Duration = ROUND,
        by_name: bool = False,
        second: CardFilter | None = None,
        target_in: Zone = NO_ZONE,
        player: int = NOTHING,
        player_if: PlayerFilter | None = None,
        where: Zone = NO_ZONE,
        limited: bool = False,
        whose: int = NOTHING,
    ) -> None:
        self.timing = timing
        self.effects = effects
        self.phase = phase  # NO_PHASE for any
        self.trigger = trigger
        self.when: list[Condition] = when or []
        self.costs: list[Cost] = costs or []
        self.target = target
        self.second = second  # a second target
        self.target_in = target_in  # the zone of the target; NO_ZONE for in play
        self.player = player  # whom one is chosen from, see `values/players.py`; NOTHING for nobody
        self.player_if = player_if
        self.where = where  # the zone it is used from; NO_ZONE for in play, or the hand if it is an event
        self.limit = limit  # how often it may be used; 0 for no limit
        self.per = per
        self.by_name = by_name  # the limit is shared by all copies that a player has
        self.limited = limited  # at most one such response a round
        self.whose = whose  # who may use it, see `values/players.py`; NOTHING for whoever controls the card
        self.once = True  # a delayed ability is over once it has happened
        self.branches: list[list[Effect]] = []
        self.add_branches(effects)

    def add_branches(self, effects: list[Effect]) -> None:
        for effect in effects:
            for branch in effect.branches():
                self.branches.append(branch)
                self.add_branches(branch)
