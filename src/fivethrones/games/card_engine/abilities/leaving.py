"""How and where cards leave play: what changes it, what happens instead, who dies at strength 0."""

from typing import final

from fivethrones.games.card_engine.abilities.base.constant import FADES, GOALS, Constant
from fivethrones.games.card_engine.abilities.base.effect import Effect
from fivethrones.games.card_engine.abilities.base.who import Who
from fivethrones.games.card_engine.abilities.constants import reaches
from fivethrones.games.card_engine.abilities.groups import Group
from fivethrones.games.card_engine.abilities.lasting import ForAWhile
from fivethrones.games.card_engine.lasting import FADES as LASTS
from fivethrones.games.card_engine.lasting import INSTEAD, PHASE
from fivethrones.games.card_engine.rules.doomed import redirect
from fivethrones.games.card_engine.rules.leaving import FADED, KILLED
from fivethrones.games.card_engine.rules.moves import stand
from fivethrones.games.card_engine.rules.use import Use
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.zones import PLAY
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.event import Event


@final
class GoesTo(Constant):
    """Cards ``who`` that leave play go to one place instead of another."""

    def __init__(self, who: Who, place: int, instead_of: int) -> None:
        super().__init__(GOALS)
        self.who = who
        self.place = place
        self.instead_of = instead_of

    def goal(self, table: Table, seat: Seat, me: int, card: int, how: int, goal: int) -> int:
        return self.place if goal == self.instead_of and self.who.matches(table, seat, me, card) else NOTHING


@final
class DiesAtZero(Constant):
    """Cards ``who`` are killed as soon as their strength is 0."""

    def __init__(self, who: Who) -> None:
        super().__init__(FADES)
        self.who = who

    def fades(self, table: Table, seat: Seat, me: int, card: int) -> bool:
        return reaches(self.who, [], table, seat, me, card)


@final
class DieAtZero(ForAWhile):
    """In this phase these cards are killed as soon as their strength is 0."""

    def __init__(self, group: Group) -> None:
        super().__init__(LASTS, group, 0, PHASE)


@final
class GoElsewhere(Effect):
    """The card that it answers is doomed and goes to another place."""

    def __init__(self, place: int) -> None:
        self.place = place

    def happen(self, table: Table, use: Use) -> None:
        redirect(table, use.about, self.place)


@final
class StandsInstead(Effect):
    """Whenever one of these cards would be killed in this phase while this card kneels, this card stands instead."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def happen(self, table: Table, use: Use) -> None:
        for card in self.group.cards(table, use):
            table.last(INSTEAD, PHASE, card, use.card, table.kinds[use.card], use.index)

    def instead(self, table: Table, me: int, card: int, how: int) -> bool:
        if how not in (KILLED, FADED) or table.zone[me] != PLAY or not table.kneeling[me]:
            return False
        public = {"card": table.name(card), "instead": table.name(me)}
        table.emit(Event("spared", table.controller[card], {**public}, table.rule("instead")))
        stand(table, me)
        return True
