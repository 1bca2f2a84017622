"""Words about challenges."""

from typing import final

from fivethrones.games.card_engine.ability.aim import Aim
from fivethrones.games.card_engine.ability.effect import Effect
from fivethrones.games.card_engine.ability.filter import Condition
from fivethrones.games.card_engine.moves.lasting import begin_lasting_for
from fivethrones.games.card_engine.records.lasting import CHALLENGE, CLAIM
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.kernel.action import Seat


@final
class MayMeddle(Condition):
    """LC-144: you may interfere in this challenge; a setting can restrict that to your own challenges."""

    def holds(self, table: Table, seat: Seat, me: Slot) -> bool:
        return table.settings["greatjon_scope"] == "any_challenge" or seat in (
            table.attacker,
            table.defending(),
        )


@final
class RaiseClaimOfHouse(Effect):
    """LC-148: in this challenge the claim of each player of this House is 1 higher."""

    def __init__(self, house: int) -> None:
        self.house = house

    def could(self, table: Table, aim: Aim) -> bool:
        return len(self.players(table)) > 0

    def players(self, table: Table) -> list[Seat]:
        return [seat for seat in range(table.seats) if table.card(table.house_card(seat)).house & self.house]

    def happen(self, table: Table, use: AbilityUse) -> None:
        for seat in self.players(table):
            begin_lasting_for(table, seat, CLAIM, CHALLENGE, 1, table.kinds[use.card], use.index)
