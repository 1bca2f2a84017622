"""Lasting effects: until the end of the challenge, the phase or the round."""

from typing import Final, final

from fivethrones.games.card_engine.ability.aim import Aim
from fivethrones.games.card_engine.ability.effect import Effect
from fivethrones.games.card_engine.moves.lasting import begin_lasting, begin_lasting_for
from fivethrones.games.card_engine.records.lasting import (
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
    Lasting,
)
from fivethrones.games.card_engine.records.numbers import NO_ICON, Duration, Icon, Keyword, LastingKind, Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.games.card_engine.values.of_cards import has_keyword
from fivethrones.games.card_engine.values.players import YOU, players_in, players_of
from fivethrones.games.card_engine.vocabulary.groups import Group
from fivethrones.games.card_engine.vocabulary.on_cards import OnCards
from fivethrones.kernel.action import Seat
from fivethrones.kernel.event import Event

# Effects of these kinds add up. Any other kind changes nothing for a card on which one is in force already.
ADDS_UP: Final = (STRONGER, ICON, KEYWORD, LOST_KEYWORD)


class ForAWhile(OnCards):
    """A lasting effect on each of these cards."""

    def __init__(
        self, what: LastingKind, group: Group, amount: int, until: Duration, type: Icon = NO_ICON
    ) -> None:
        super().__init__(group)
        self.what = what
        self.amount = amount
        self.type = type
        self.until = until

    def changes(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        return self.what in ADDS_UP or not lasts(table, self.what, self.until, card, self.amount)

    def happen(self, table: Table, use: AbilityUse) -> None:
        for card in self.affected(table, use):
            lasting = Lasting(
                self.what, self.until, card=card, amount=self.amount, type=self.type, kind=table.kinds[use.card],
                ability=use.index,
            )  # fmt: skip
            table.lasting.append(lasting)


def lasts(table: Table, what: LastingKind, until: Duration, card: Slot, amount: int) -> bool:
    """Whether the same is in force for a card already, for at least as long."""
    for lasting in table.lasting:
        if (
            lasting.what == what
            and lasting.until >= until
            and lasting.card == card
            and lasting.amount == amount
        ):
            return True
    return False


@final
class Strength(ForAWhile):
    """These cards get ``amount`` strength, which may be negative."""

    def __init__(self, group: Group, amount: int, until: Duration = CHALLENGE) -> None:
        super().__init__(STRONGER, group, amount, until)


@final
class NoStrength(ForAWhile):
    """Their strength does not count in the total of this challenge, but is not changed otherwise."""

    def __init__(self, group: Group) -> None:
        super().__init__(LEFT_OUT, group, 0, CHALLENGE)


@final
class LoseIcon(ForAWhile):
    """These cards lose an icon in this phase."""

    def __init__(self, group: Group, type: Icon) -> None:
        super().__init__(ICON, group, -1, PHASE, type)


@final
class GainIcon(ForAWhile):
    """These cards gain an icon in this phase."""

    def __init__(self, group: Group, type: Icon) -> None:
        super().__init__(ICON, group, 1, PHASE, type)


@final
class GainKeyword(ForAWhile):
    """These cards gain a keyword in this phase."""

    def __init__(self, group: Group, keyword: Keyword) -> None:
        super().__init__(KEYWORD, group, keyword, PHASE)


@final
class TakeKeywords(OnCards):
    """In this phase these cards lose one of each of these keywords that they have, and this card gains them.

    What it takes from itself it gets back at once.
    """

    def __init__(self, group: Group, keywords: list[Keyword]) -> None:
        super().__init__(group)
        self.keywords = keywords

    def changes(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        return card != me and len(self.taken(table, card)) > 0

    def taken(self, table: Table, card: Slot) -> list[int]:
        return [keyword for keyword in self.keywords if has_keyword(table, card, keyword)]

    def happen(self, table: Table, use: AbilityUse) -> None:
        kind = table.kinds[use.card]
        for card in self.affected(table, use):
            for keyword in self.taken(table, card):
                begin_lasting(table, LOST_KEYWORD, PHASE, card, keyword, kind, use.index)
                begin_lasting(table, KEYWORD, PHASE, use.card, keyword, kind, use.index)


@final
class BlankText(ForAWhile):
    """Their text boxes are blank in this phase."""

    def __init__(self, group: Group) -> None:
        super().__init__(BLANK, group, 0, PHASE)


@final
class Forbid(ForAWhile):
    """Something cannot be done with these cards in this round, see `Cannot`."""

    def __init__(self, group: Group, what: int) -> None:
        super().__init__(FORBIDDEN, group, what, ROUND)


@final
class RaiseClaim(Effect):
    """The claim of some players is ``amount`` higher in this challenge."""

    def __init__(self, amount: int, which: int = YOU) -> None:
        self.amount = amount
        self.which = which

    def could(self, table: Table, aim: Aim) -> bool:
        return len(players_in(table, aim, self.which)) > 0

    def happen(self, table: Table, use: AbilityUse) -> None:
        for seat in players_of(table, use, self.which):
            begin_lasting_for(table, seat, CLAIM, CHALLENGE, self.amount, table.kinds[use.card], use.index)


@final
class TollForNamed(Effect):
    """In this phase some players must pay you 1 gold before each challenge of the type that was named."""

    def __init__(self, which: int) -> None:
        self.which = which

    def happen(self, table: Table, use: AbilityUse) -> None:
        for seat in players_of(table, use, self.which):
            toll = Lasting(
                TOLL_TO, PHASE, seat=seat, other=use.seat, type=Icon(use.named), kind=table.kinds[use.card], ability=use.index
            )  # fmt: skip
            table.lasting.append(toll)


@final
class IfYouWin(Effect):
    """If you win this challenge, something more happens."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def happen(self, table: Table, use: AbilityUse) -> None:
        kind = table.kinds[use.card]
        reward = Lasting(IF_YOU_WIN, CHALLENGE, seat=use.seat, by=use.card, kind=kind, ability=use.index)
        table.lasting.append(reward)

    def later(self, table: Table, use: AbilityUse) -> None:
        public = {"card": table.name(use.card)}
        table.emit(Event("pays-off", use.seat, {**public}, table.rule("lasting")))
        self.effect.happen(table, use)
