"""What abilities do for a while: until the end of the challenge, the phase or the round."""

from typing import final

from fivethrones.games.card_engine.abilities.base.effect import Effect
from fivethrones.games.card_engine.abilities.groups import Group
from fivethrones.games.card_engine.abilities.players import YOU, players_of
from fivethrones.games.card_engine.derived.of_cards import has_keyword
from fivethrones.games.card_engine.lasting import (
    BLANK,
    CHALLENGE,
    CLAIM,
    FORBIDDEN,
    ICON,
    IF_YOU_WIN,
    KEYWORD,
    LEFT_OUT,
    LOST_KEYWORD,
    PHASE,
    ROUND,
    STRONGER,
    TOLL_TO,
    for_seat,
)
from fivethrones.games.card_engine.rules.use import Use
from fivethrones.games.card_engine.state import Table
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
    """Their strength stays what it is, but does not count in the total of this challenge."""

    def __init__(self, group: Group) -> None:
        super().__init__(LEFT_OUT, group, 0, CHALLENGE)


@final
class LoseIcon(ForAWhile):
    """In this phase."""

    def __init__(self, group: Group, type: int) -> None:
        super().__init__(ICON, group, -1 - type, PHASE)


@final
class GainIcon(ForAWhile):
    """In this phase."""

    def __init__(self, group: Group, type: int) -> None:
        super().__init__(ICON, group, 1 + type, PHASE)


@final
class GainKeyword(ForAWhile):
    """In this phase."""

    def __init__(self, group: Group, keyword: int) -> None:
        super().__init__(KEYWORD, group, keyword, PHASE)


@final
class TakeKeywords(Effect):
    """In this phase these cards lose each of these keywords once that they have; this card gains what they lose."""

    def __init__(self, group: Group, keywords: list[int]) -> None:
        self.group = group
        self.keywords = keywords

    def happen(self, table: Table, use: Use) -> None:
        kind = table.kinds[use.card]
        for card in self.group.cards(table, use):
            for keyword in [word for word in self.keywords if has_keyword(table, card, word)]:
                table.last(LOST_KEYWORD, PHASE, card, keyword, kind, use.index)
                table.last(KEYWORD, PHASE, use.card, keyword, kind, use.index)


@final
class BlankText(ForAWhile):
    """Their text does not work in this phase."""

    def __init__(self, group: Group) -> None:
        super().__init__(BLANK, group, 0, PHASE)


@final
class Forbid(ForAWhile):
    """Something cannot be done with them in this round, see `Cannot`."""

    def __init__(self, group: Group, what: int) -> None:
        super().__init__(FORBIDDEN, group, what, ROUND)


@final
class RaiseClaim(Effect):
    """The claim of some players is so much higher in this challenge."""

    def __init__(self, amount: int, which: int = YOU) -> None:
        self.amount = amount
        self.which = which

    def happen(self, table: Table, use: Use) -> None:
        for seat in players_of(table, use, self.which):
            table.last(CLAIM, CHALLENGE, for_seat(seat), self.amount, table.kinds[use.card], use.index)


@final
class TollForNamed(Effect):
    """Some players hand you 1 gold before each challenge of the type that was named, in this phase."""

    def __init__(self, which: int) -> None:
        self.which = which

    def happen(self, table: Table, use: Use) -> None:
        for seat in players_of(table, use, self.which):
            amount = 3 * use.seat + use.named
            table.last(TOLL_TO, PHASE, for_seat(seat), amount, table.kinds[use.card], use.index)


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
