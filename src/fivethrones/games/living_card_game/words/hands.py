"""Words about hands."""

from typing import ClassVar, final

from fivethrones.games.card_engine.ability.aim import Aim
from fivethrones.games.card_engine.ability.effect import Effect
from fivethrones.games.card_engine.moves.hidden import FromHand
from fivethrones.games.card_engine.records.zones import DISCARD, HAND
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.kernel.action import Seat


@final
class LargestHand(Effect):
    """LC-185: the player with the most cards in hand discards down to a number; the first player breaks ties."""

    prompt: ClassVar[str] = "prompt-largest-hand"
    asks_for_players: ClassVar[bool] = True

    def __init__(self, left: int) -> None:
        self.left = left

    def could(self, table: Table, aim: Aim) -> bool:
        return len(table.pile(HAND, self.largest(table)[0])) > self.left

    def largest(self, table: Table) -> list[Seat]:
        sizes = [len(table.pile(HAND, seat)) for seat in range(table.seats)]
        return [seat for seat in table.in_order(table.first) if sizes[seat] == max(sizes)]

    def choosers(self, table: Table, use: AbilityUse) -> list[Seat]:
        return [table.first] if table.settings["rule_by_decree_tie"] == "first_player" else []

    def candidates(self, table: Table, use: AbilityUse, seat: Seat) -> list[Seat]:
        return self.largest(table)

    def happen(self, table: Table, use: AbilityUse) -> None:
        for seat in reversed(use.chosen_players() or self.without_choice(table)):
            count = len(table.pile(HAND, seat)) - self.left
            if count > 0:
                table.push(FromHand(seat, seat, DISCARD, count))

    def without_choice(self, table: Table) -> list[Seat]:
        largest = self.largest(table)
        return largest if table.settings["rule_by_decree_tie"] == "all_tied" or len(largest) == 1 else []
