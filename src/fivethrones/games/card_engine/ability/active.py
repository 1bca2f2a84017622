"""What is used or happens when its time comes, and when that is."""

from typing import Final

from mypy_extensions import mypyc_attr

from fivethrones.games.card_engine.ability.ability import Ability
from fivethrones.games.card_engine.ability.cost import Cost
from fivethrones.games.card_engine.ability.effect import Effect
from fivethrones.games.card_engine.ability.filter import CardFilter, Condition, PlayerFilter
from fivethrones.games.card_engine.ability.trigger import Trigger
from fivethrones.games.card_engine.records.lasting import ROUND
from fivethrones.games.card_engine.records.numbers import NO_PHASE, NO_ZONE, Phase, Timing, Zone
from fivethrones.kernel.action import NOTHING

# When an ability is used.
ACTION: Final = Timing(0)
RESPONSE: Final = Timing(1)
SAVE: Final = Timing(2)
CANCEL: Final = Timing(3)
PASSIVE: Final = Timing(4)
REVEALED: Final = Timing(5)
DELAYED: Final = Timing(6)  # begun by an effect, see `delayed.py`
ALL_TIMINGS: Final = [ACTION, RESPONSE, SAVE, CANCEL, PASSIVE, REVEALED, DELAYED]


@mypyc_attr(allow_interpreted_subclasses=True)
class ActiveAbility(Ability):
    """Something that is used, or that happens when its time comes: conditions, costs, targets, effects."""

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
        per: int = ROUND,
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
        self.phase = phase  # NOTHING: any
        self.trigger = trigger
        self.when: list[Condition] = when or []
        self.costs: list[Cost] = costs or []
        self.target = target
        self.second = second  # another target
        self.target_in = target_in  # the place of the target, if not in play
        self.player = player  # which players one is chosen from, as in `players.py`; NOTHING: none is
        self.player_if = player_if
        self.where = where  # the place of its card: a pile, or the hand; NOTHING: in play, events in hand
        self.limit = limit  # uses, 0 for as many as you like
        self.per = per
        self.by_name = by_name  # all copies of a player together
        self.limited = limited  # one such response a round
        self.whose = whose  # who uses it, as in `players.py`: the player of what is answered; NOTHING: who controls the card
        self.once = True  # what was delayed is over when it has happened
        self.branches: list[list[Effect]] = []
        self.add_branches(effects)

    def add_branches(self, effects: list[Effect]) -> None:
        for effect in effects:
            for branch in effect.branches():
                self.branches.append(branch)
                self.add_branches(branch)
