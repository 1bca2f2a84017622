"""Effects on gold, and moving power."""

from typing import ClassVar, final

from fivethrones.games.card_engine.ability.aim import Aim
from fivethrones.games.card_engine.ability.effect import Effect
from fivethrones.games.card_engine.moves.payment import seize
from fivethrones.games.card_engine.moves.victory import check_victory
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.games.card_engine.values.players import players_in, players_of
from fivethrones.games.card_engine.vocabulary.groups import TARGET, THIS_CARD, Group
from fivethrones.games.card_engine.vocabulary.on_cards import OnCards
from fivethrones.kernel.action import Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.message import Args


@final
class GoldOn(OnCards):
    """Puts ``amount`` gold from the treasury on each of these cards."""

    def __init__(self, group: Group, amount: int) -> None:
        super().__init__(group)
        self.amount = amount

    def happen(self, table: Table, use: AbilityUse) -> None:
        for card in self.affected(table, use):
            table.gold_on[card] += self.amount
            public: Args = {"card": table.name(card), "amount": self.amount}
            table.emit(Event("gold-on-card", table.controller[card], public, table.rule("gold")))


@final
class TakePool(Effect):
    """Some players give you all the gold in their pools."""

    def __init__(self, which: int) -> None:
        self.which = which

    def could(self, table: Table, aim: Aim) -> bool:
        for seat in players_in(table, aim, self.which):
            if seat != aim.seat and table.gold[seat]:
                return True
        return False

    def happen(self, table: Table, use: AbilityUse) -> None:
        for seat in players_of(table, use, self.which):
            if seat != use.seat and table.gold[seat]:
                seize(table, seat, use.seat, table.gold[seat], "hands-over", "gold")


@final
class DiscardGold(Effect):
    """A player of your choice loses ``amount`` gold from the pool."""

    prompt: ClassVar[str] = "prompt-lose-gold"
    asks_for_players: ClassVar[bool] = True

    def __init__(self, amount: int = 1) -> None:
        self.amount = amount

    def could(self, table: Table, aim: Aim) -> bool:
        return max(table.gold) > 0

    def choosers(self, table: Table, use: AbilityUse) -> list[Seat]:
        return [use.seat]

    def candidates(self, table: Table, use: AbilityUse, seat: Seat) -> list[Seat]:
        return [other for other in table.in_order(seat) if table.gold[other]]

    def happen(self, table: Table, use: AbilityUse) -> None:
        for seat in use.chosen_players():
            lost = min(self.amount, table.gold[seat])
            table.gold[seat] -= lost
            table.emit(Event("loses-gold", seat, {"amount": lost}, table.rule("gold")))


@final
class MovePower(Effect):
    """Moves 1 power from the target to this card, if there is any."""

    def could(self, table: Table, aim: Aim) -> bool:
        goals, sources = THIS_CARD.within(table, aim), TARGET.within(table, aim)
        return len(goals) > 0 and any(table.power_on[card] and card not in goals for card in sources)

    def happen(self, table: Table, use: AbilityUse) -> None:
        for goal in THIS_CARD.cards(table, use):
            for source in TARGET.cards(table, use):
                moved = min(1, table.power_on[source])
                table.power_on[source] -= moved
                table.power_on[goal] += moved
                public: Args = {"amount": moved, "card": table.name(goal), "from": table.name(source)}
                table.emit(Event("power-moves", use.seat, public, table.rule("character-power")))
        check_victory(table)
