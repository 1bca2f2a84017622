"""What the Honor Guards of the four Houses have in common."""

from typing import Final

from fivethrones.games.card_engine.ability.ability import Ability
from fivethrones.games.card_engine.records.lasting import FOREVER
from fivethrones.games.card_engine.records.phases import CHALLENGES_PHASE
from fivethrones.games.card_engine.records.zones import HAND
from fivethrones.games.card_engine.values.players import CHOSEN, OPPONENTS
from fivethrones.games.card_engine.vocabulary.active_abilities import Act
from fivethrones.games.card_engine.vocabulary.control import TakeControl
from fivethrones.games.card_engine.vocabulary.groups import THIS_CARD
from fivethrones.games.card_engine.vocabulary.put_into_play import EnterPlay
from fivethrones.games.card_engine.vocabulary.waiting import Delayed, ThatPlayerWins, Waits

HONOR_GUARD: Final[list[Ability]] = [
    Act([EnterPlay(CHOSEN), Waits(1, FOREVER)], CHALLENGES_PHASE, player=OPPONENTS, where=HAND),
    Delayed(ThatPlayerWins(1), [TakeControl(THIS_CARD)]),
]
