"""Words about claim."""

from typing import final

from fivethrones.games.card_engine.ability.aim import Aim
from fivethrones.games.card_engine.ability.effect import Effect
from fivethrones.games.card_engine.moves.lasting import begin_lasting_for
from fivethrones.games.card_engine.records.lasting import CHALLENGE, CLAIM
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.games.card_engine.values.players import players_in, players_of


@final
class LowerClaimByX(Effect):
    """In this challenge the claim of some players is lower by the amount of gold paid."""

    def __init__(self, which: int) -> None:
        self.which = which

    def could(self, table: Table, aim: Aim) -> bool:
        return len(players_in(table, aim, self.which)) > 0

    def happen(self, table: Table, use: AbilityUse) -> None:
        for seat in players_of(table, use, self.which):
            begin_lasting_for(table, seat, CLAIM, CHALLENGE, -use.amount, table.kinds[use.card], use.index)
