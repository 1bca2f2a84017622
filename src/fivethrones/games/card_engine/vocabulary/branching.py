"""Effects that contain effects: “then”, “may”, and choices between outcomes."""

from typing import final

from fivethrones.games.card_engine.ability.aim import Aim
from fivethrones.games.card_engine.ability.cost import Cost
from fivethrones.games.card_engine.ability.effect import Effect
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.games.card_engine.timing.sequence import Fork, number_of
from fivethrones.games.card_engine.values.players import YOU, players_of
from fivethrones.kernel.action import Seat


@final
class Then(Effect):
    """Happens only if the previous effect was carried out."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def needs_then(self) -> bool:
        return True

    def itself(self) -> Effect:
        return self.effect

    def could(self, table: Table, aim: Aim) -> bool:
        """What follows “then” is never a reason to use an ability."""
        return False

    def later(self, table: Table, use: AbilityUse) -> None:
        self.effect.later(table, use)

    def instead(self, table: Table, me: Slot, card: Slot, how: int) -> bool:
        return self.effect.instead(table, me, card, how)

    def branches(self) -> list[list[Effect]]:
        return self.effect.branches()

    def reduces(self, table: Table, seat: Seat, card: Slot) -> bool:
        return self.effect.reduces(table, seat, card)


@final
class Pay(Effect):
    """A cost paid during the effects of an ability; it must not need a choice of cards or numbers."""

    def __init__(self, cost: Cost) -> None:
        self.cost = cost

    def could(self, table: Table, aim: Aim) -> bool:
        return self.cost.payable(table, aim.seat, aim.me)

    def happen(self, table: Table, use: AbilityUse) -> None:
        self.cost.pay(table, use)


@final
class Way:
    """One of several outcomes; ``words`` is the message that names it."""

    def __init__(self, words: str, effects: list[Effect]) -> None:
        self.words = words
        self.effects = effects

    def is_open(self, table: Table, aim: Aim) -> bool:
        """Whether it can be chosen: all of it must be possible."""
        for effect in self.effects:
            if not effect.could(table, aim):
                return False
        return True


@final
class ChooseOne(Effect):
    """A player chooses one of several possible outcomes, or none if it is a “may”."""

    def __init__(self, ways: list[Way], which: int = YOU, may: bool = False) -> None:
        self.ways = ways
        self.which = which
        self.may = may

    def could(self, table: Table, aim: Aim) -> bool:
        return len(self.open(table, aim)) > 0

    def open(self, table: Table, aim: Aim) -> list[Way]:
        return [way for way in self.ways if way.is_open(table, aim)]

    def branches(self) -> list[list[Effect]]:
        return [way.effects for way in self.ways]

    def happen(self, table: Table, use: AbilityUse) -> None:
        ways = self.open(table, use.aim())
        deciding = players_of(table, use, self.which)
        if not ways or not deciding:
            use.done = False
            return
        numbers = [number_of(table, use, way.effects) for way in ways]
        words = [way.words for way in ways]
        table.push(Fork(table.stack.index(use), deciding[0], numbers, words, self.may, False))


def may(words: str, effects: list[Effect], which: int = YOU) -> ChooseOne:
    """A player may do this: all of it or nothing."""
    return ChooseOne([Way(words, effects)], which, may=True)
