"""Words for agendas."""

from typing import final

from fivethrones.games.card_engine.ability.aim import Aim
from fivethrones.games.card_engine.ability.effect import Effect
from fivethrones.games.card_engine.ability.filter import CardFilter, Condition
from fivethrones.games.card_engine.ability.static import FIGURES, StaticEffect
from fivethrones.games.card_engine.box.figures import CHALLENGES
from fivethrones.games.card_engine.moves.moving import can_draw, draw_limited
from fivethrones.games.card_engine.records.lasting import FOREVER, PACT, Lasting
from fivethrones.games.card_engine.records.numbers import NO_CARD, Icon, Slot
from fivethrones.games.card_engine.records.zones import AGENDA
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.games.card_engine.values.matching import matching
from fivethrones.games.card_engine.values.of_players import WINS_AT
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.event import Event


@final
class OthersWinEarlier(StaticEffect):
    """Opponents need ``amount`` less power to win, unless their agenda has this trait, too."""

    def __init__(self, amount: int, trait: str) -> None:
        super().__init__(FIGURES << WINS_AT)
        self.amount = amount
        self.trait = trait

    def figure(self, table: Table, seat: Seat, me: Slot, of: Seat, what: int, type: Icon) -> int:
        if what != WINS_AT or not table.are_opponents(seat, of) or self.has_one(table, of):
            return 0
        return -self.amount

    def has_one(self, table: Table, seat: Seat) -> bool:
        return any(self.trait in table.card(agenda).traits for agenda in table.pile(AGENDA, seat))


@final
class GiveUp(Effect):
    """You cannot make challenges of this type for the rest of the game."""

    def __init__(self, type: Icon) -> None:
        self.type = type

    def happen(self, table: Table, use: AbilityUse) -> None:
        for other in table.opponents(use.seat):
            pact = Lasting(
                PACT, FOREVER, seat=use.seat, other=other, type=self.type, kind=table.kinds[use.card], ability=use.index
            )  # fmt: skip
            table.lasting.append(pact)
        table.emit(Event("gives-up", use.seat, {"type": CHALLENGES[self.type]}, table.rule("agenda")))


@final
class UnequalTotals(Condition):
    """One side of the challenge had the higher total."""

    def holds(self, table: Table, seat: Seat, me: Slot) -> bool:
        return table.margin > 0


@final
class FewestDraw(Effect):
    """The player with the fewest cards ``who`` draws ``count`` cards; on a tie nobody does."""

    def __init__(self, who: CardFilter, count: int) -> None:
        self.who = who
        self.count = count

    def could(self, table: Table, aim: Aim) -> bool:
        drawing = self.drawing(table)
        return drawing != NOTHING and can_draw(table, drawing)

    def drawing(self, table: Table) -> Seat:
        counts = [len(matching(table, self.who, seat, NO_CARD)) for seat in range(table.seats)]
        return counts.index(min(counts)) if counts.count(min(counts)) == 1 else NOTHING

    def happen(self, table: Table, use: AbilityUse) -> None:
        seat = self.drawing(table)
        if seat != NOTHING:
            draw_limited(table, seat, self.count)
