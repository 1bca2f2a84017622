"""Effects on leaving play: where cards go, what happens instead, who dies at strength 0."""

from typing import final

from fivethrones.games.card_engine.ability.aim import Aim
from fivethrones.games.card_engine.ability.effect import Effect
from fivethrones.games.card_engine.ability.filter import CardFilter
from fivethrones.games.card_engine.ability.static import FADES, GOALS, StaticEffect
from fivethrones.games.card_engine.moves.moving import stand
from fivethrones.games.card_engine.records.lasting import FADES as LASTS
from fivethrones.games.card_engine.records.lasting import INSTEAD, PHASE, Lasting
from fivethrones.games.card_engine.records.numbers import NO_ZONE, Slot, Zone
from fivethrones.games.card_engine.records.zones import PLAY
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.games.card_engine.timing.doomed import FADED, KILLED, may_redirect, redirect
from fivethrones.games.card_engine.values.of_cards import ignores
from fivethrones.games.card_engine.vocabulary.for_a_while import ForAWhile
from fivethrones.games.card_engine.vocabulary.groups import Group
from fivethrones.games.card_engine.vocabulary.on_cards import OnCards
from fivethrones.games.card_engine.vocabulary.static_effects import reaches
from fivethrones.kernel.action import Seat
from fivethrones.kernel.event import Event


@final
class GoesTo(StaticEffect):
    """Cards ``who`` that leave play go to one zone instead of another."""

    def __init__(self, who: CardFilter, place: Zone, instead_of: int) -> None:
        super().__init__(GOALS)
        self.who = who
        self.place = place
        self.instead_of = instead_of

    def goal(self, table: Table, seat: Seat, me: Slot, card: Slot, how: int, goal: Zone) -> Zone:
        return (
            self.place
            if goal == self.instead_of and reaches(self.who, [], table, seat, me, card)
            else NO_ZONE
        )


@final
class DiesAtZero(StaticEffect):
    """Cards ``who`` die at strength 0."""

    def __init__(self, who: CardFilter) -> None:
        super().__init__(FADES)
        self.who = who

    def fades(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        return reaches(self.who, [], table, seat, me, card)


@final
class DieAtZero(ForAWhile):
    """In this phase these cards die at strength 0."""

    def __init__(self, group: Group) -> None:
        super().__init__(LASTS, group, 0, PHASE)


@final
class GoElsewhere(Effect):
    """The doomed card that it answers goes to another zone."""

    def __init__(self, place: Zone) -> None:
        self.place = place

    def could(self, table: Table, aim: Aim) -> bool:
        return may_redirect(table, aim.about, self.place) and not ignores(table, aim.about, aim.me, aim.seat)

    def happen(self, table: Table, use: AbilityUse) -> None:
        if not ignores(table, use.about, use.card, use.seat):
            redirect(table, use.about, self.place)


@final
class StandsInstead(OnCards):
    """In this phase, whenever one of these cards would be killed while this card is kneeling, this card stands instead."""

    def changes(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        for lasting in table.lasting:
            if lasting.what == INSTEAD and lasting.card == card and lasting.by == me:
                return False
        return True

    def happen(self, table: Table, use: AbilityUse) -> None:
        for card in self.affected(table, use):
            table.lasting.append(
                Lasting(INSTEAD, PHASE, card=card, by=use.card, kind=table.kinds[use.card], ability=use.index)
            )

    def instead(self, table: Table, me: Slot, card: Slot, how: int) -> bool:
        if how not in (KILLED, FADED) or table.zone[me] != PLAY or not table.kneeling[me]:
            return False
        public = {"card": table.name(card), "instead": table.name(me)}
        table.emit(Event("spared", table.controller[card], {**public}, table.rule("instead")))
        stand(table, me)
        return True
