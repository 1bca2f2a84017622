"""What the Honor Guards of the four Houses have in common."""

from typing import Final

from fivethrones.games.card_engine.abilities.base.ability import Ability
from fivethrones.games.card_engine.abilities.control import TakeControl
from fivethrones.games.card_engine.abilities.deeds import Act
from fivethrones.games.card_engine.abilities.delayed import Delayed, ThatPlayerWins, Waits
from fivethrones.games.card_engine.abilities.entering import EnterPlay
from fivethrones.games.card_engine.abilities.groups import THIS_CARD
from fivethrones.games.card_engine.abilities.players import CHOSEN, OPPONENTS
from fivethrones.games.card_engine.lasting import FOREVER
from fivethrones.games.card_engine.phases import CHALLENGES_PHASE
from fivethrones.games.card_engine.zones import HAND

HONOR_GUARD: Final[list[Ability]] = [
    Act([EnterPlay(CHOSEN), Waits(1, FOREVER)], CHALLENGES_PHASE, player=OPPONENTS, where=HAND),
    Delayed(ThatPlayerWins(1), [TakeControl(THIS_CARD)]),
]
