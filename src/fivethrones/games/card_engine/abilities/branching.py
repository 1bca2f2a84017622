"""Effects made of effects: what follows “then”, what a player may do or has to choose while an ability happens."""

from typing import ClassVar, final

from fivethrones.games.card_engine.abilities.ability import Cost, Effect, Who, Whom
from fivethrones.games.card_engine.abilities.filters import matching
from fivethrones.games.card_engine.abilities.players import YOU, players, players_of
from fivethrones.games.card_engine.rules.effects import Fork, begin_branch, number_of
from fivethrones.games.card_engine.rules.use import Use
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.usable import choosable
from fivethrones.kernel.action import Seat


@final
class Then(Effect):
    """Happens only if the effect before it was carried out."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def needs_then(self) -> bool:
        return True

    def itself(self) -> Effect:
        return self.effect

    def could(self, table: Table, seat: Seat, me: int) -> bool:
        """By itself it is never a reason to use an ability."""
        return False

    def later(self, table: Table, use: Use) -> None:
        self.effect.later(table, use)

    def instead(self, table: Table, me: int, card: int, how: int) -> bool:
        return self.effect.instead(table, me, card, how)

    def branches(self) -> list[list[Effect]]:
        return self.effect.branches()

    def reduces(self, table: Table, seat: Seat, card: int) -> bool:
        return self.effect.reduces(table, seat, card)


@final
class Pay(Effect):
    """A cost that is paid while an ability happens: one without cards or numbers to choose."""

    def __init__(self, cost: Cost) -> None:
        self.cost = cost

    def could(self, table: Table, seat: Seat, me: int) -> bool:
        return self.cost.payable(table, seat, me)

    def happen(self, table: Table, use: Use) -> None:
        self.cost.pay(table, use)


@final
class Way:
    """One of several outcomes; ``words`` is the message that names it."""

    def __init__(self, words: str, effects: list[Effect]) -> None:
        self.words = words
        self.effects = effects

    def is_open(self, table: Table, seat: Seat, me: int) -> bool:
        """It can be chosen only if all of it can be carried out."""
        for effect in self.effects:
            if not effect.could(table, seat, me):
                return False
        return True


@final
class ChooseOne(Effect):
    """A player chooses one of several outcomes, of those that can be carried out; where it is a “may”, or none."""

    def __init__(self, ways: list[Way], which: int = YOU, may: bool = False) -> None:
        self.ways = ways
        self.which = which
        self.may = may

    def could(self, table: Table, seat: Seat, me: int) -> bool:
        return len(self.open(table, seat, me)) > 0

    def open(self, table: Table, seat: Seat, me: int) -> list[Way]:
        return [way for way in self.ways if way.is_open(table, seat, me)]

    def branches(self) -> list[list[Effect]]:
        return [way.effects for way in self.ways]

    def happen(self, table: Table, use: Use) -> None:
        ways = self.open(table, use.seat, use.card)
        deciding = players_of(table, use, self.which)
        if not ways or not deciding:
            use.done = False
            return
        numbers = [number_of(table, use, way.effects) for way in ways]
        words = [way.words for way in ways]
        table.push(Fork(table.stack.index(use), deciding[0], numbers, words, self.may, False))


def may(words: str, effects: list[Effect], which: int = YOU) -> ChooseOne:
    """A player may do this, all of it or nothing."""
    return ChooseOne([Way(words, effects)], which, may=True)


@final
class Choose(Effect):
    """A player chooses cards in play that match; they are then the targets of some effects."""

    prompt: ClassVar[str] = "prompt-target"

    def __init__(
        self, who: Who, effects: list[Effect], which: int = YOU, low: int = 1, high: int = 1
    ) -> None:
        self.who = who
        self.effects = effects
        self.which = which
        self.low = low
        self.high = high

    def could(self, table: Table, seat: Seat, me: int) -> bool:
        return len(choosable(table, matching(table, self.who, seat, me), seat, me)) > 0

    def branches(self) -> list[list[Effect]]:
        return [self.effects]

    def choosers(self, table: Table, use: Use) -> list[Seat]:
        return players_of(table, use, self.which)

    def choices(self, table: Table, use: Use, seat: Seat) -> list[int]:
        """As the player who chooses sees it: “mine” and “theirs” are from their side."""
        return choosable(table, matching(table, self.who, seat, use.card), use.seat, use.card)

    def at_least(self) -> int:
        return self.low

    def at_most(self) -> int:
        return self.high

    def happen(self, table: Table, use: Use) -> None:
        if not use.chosen:
            use.done = False
            return
        use.targets = use.chosen
        begin_branch(table, use, self.effects)


@final
class ChoosePlayer(Effect):
    """You choose a player, who is then the chosen one of some effects."""

    prompt: ClassVar[str] = "prompt-player"
    asks_for_players: ClassVar[bool] = True

    def __init__(self, which: int, effects: list[Effect], player_if: Whom | None = None) -> None:
        self.which = which
        self.effects = effects
        self.player_if = player_if

    def could(self, table: Table, seat: Seat, me: int) -> bool:
        return len(self.fitting(table, seat, me)) > 0

    def fitting(self, table: Table, seat: Seat, me: int) -> list[Seat]:
        found = players(table, seat, self.which)
        if self.player_if is None:
            return found
        return [player for player in found if self.player_if.fits(table, seat, me, player)]

    def branches(self) -> list[list[Effect]]:
        return [self.effects]

    def choosers(self, table: Table, use: Use) -> list[Seat]:
        return [use.seat]

    def choices(self, table: Table, use: Use, seat: Seat) -> list[int]:
        return self.fitting(table, seat, use.card)

    def happen(self, table: Table, use: Use) -> None:
        if not use.chosen:
            use.done = False
            return
        use.player = use.chosen[0]
        begin_branch(table, use, self.effects)
