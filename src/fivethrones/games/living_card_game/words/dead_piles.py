"""Words about dead piles."""

from typing import final

from fivethrones.games.card_engine.ability.aim import Aim
from fivethrones.games.card_engine.ability.effect import Effect
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.games.card_engine.timing.doomed import SHUFFLED, may_redirect, redirect
from fivethrones.kernel.settings import TRUE


@final
class IsShuffledInHimself(Effect):
    """LC-147: by a setting, this doomed card is shuffled in together with the dead piles."""

    def could(self, table: Table, aim: Aim) -> bool:
        return table.settings["benjen_shuffles_himself"] == TRUE and may_redirect(table, aim.me, SHUFFLED)

    def happen(self, table: Table, use: AbilityUse) -> None:
        if self.could(table, use.aim()):
            redirect(table, use.card, SHUFFLED)
