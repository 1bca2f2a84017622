"""What abilities do for a while: until the end of the challenge, the phase or the round."""

from typing import final

from fivethrones.games.card_engine.abilities.ability import CHALLENGE, PHASE, Effect, Who
from fivethrones.games.card_engine.abilities.groups import Group
from fivethrones.games.card_engine.rules.resolve import Use
from fivethrones.games.card_engine.state import (
    CHEAPER,
    CLAIM,
    ICON,
    IF_YOU_WIN,
    KEYWORD,
    STRONGER,
    WORTHLESS,
    Table,
    for_seat,
)
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.event import Event


class ForAWhile(Effect):
    """Something lasts for each of these cards."""

    def __init__(self, what: int, group: Group, amount: int, until: int) -> None:
        self.what = what
        self.group = group
        self.amount = amount
        self.until = until

    def happen(self, table: Table, use: Use) -> None:
        for card in self.group.cards(table, use):
            table.last(self.what, self.until, card, self.amount, table.kinds[use.card], use.index)


@final
class Strength(ForAWhile):
    """So much more strength, or less."""

    def __init__(self, group: Group, amount: int, until: int = CHALLENGE) -> None:
        super().__init__(STRONGER, group, amount, until)


@final
class NoStrength(ForAWhile):
    """Their strength does not count."""

    def __init__(self, group: Group, until: int = CHALLENGE) -> None:
        super().__init__(WORTHLESS, group, 0, until)


@final
class LoseIcon(ForAWhile):
    def __init__(self, group: Group, type: int, until: int = PHASE) -> None:
        super().__init__(ICON, group, -1 - type, until)


@final
class GainKeyword(ForAWhile):
    def __init__(self, group: Group, keyword: int, until: int = PHASE) -> None:
        super().__init__(KEYWORD, group, keyword, until)


@final
class RaiseClaim(Effect):
    """Your claim is so much higher."""

    def __init__(self, amount: int, until: int = CHALLENGE) -> None:
        self.amount = amount
        self.until = until

    def happen(self, table: Table, use: Use) -> None:
        table.last(CLAIM, self.until, for_seat(use.seat), self.amount, table.kinds[use.card], use.index)


@final
class NextIsCheaper(Effect):
    """The next card ``who`` that you play costs so much less."""

    def __init__(self, who: Who, amount: int, until: int = PHASE) -> None:
        self.who = who
        self.amount = amount
        self.until = until

    def happen(self, table: Table, use: Use) -> None:
        table.last(CHEAPER, self.until, for_seat(use.seat), self.amount, table.kinds[use.card], use.index)

    def reduces(self, table: Table, seat: Seat, card: int) -> bool:
        return self.who.matches(table, seat, NOTHING, card)


@final
class IfYouWin(Effect):
    """If you win this challenge, something more happens."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def happen(self, table: Table, use: Use) -> None:
        table.last(IF_YOU_WIN, CHALLENGE, for_seat(use.seat), use.card, table.kinds[use.card], use.index)

    def later(self, table: Table, use: Use) -> None:
        public = {"card": table.name(use.card)}
        table.emit(Event("pays-off", use.seat, {**public}, table.rule("lasting")))
        self.effect.happen(table, use)
