"""Cards made up to try abilities, and a table of the living card game with them."""

from typing import Any, Final, final

from fivethrones.games.card_engine.ability.effect import Effect
from fivethrones.games.card_engine.ability.filter import PlayerFilter
from fivethrones.games.card_engine.box.card import Card, character, event, location
from fivethrones.games.card_engine.box.figures import NEUTRAL
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.records.zones import HAND
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.games.card_engine.vocabulary.active_abilities import Act
from fivethrones.games.card_engine.vocabulary.effects import (
    Kill,
)
from fivethrones.games.card_engine.vocabulary.filters import CHARACTERS
from fivethrones.games.card_engine.vocabulary.groups import (
    TARGET,
)
from fivethrones.kernel.action import Seat
from games.card_engine.driver import Driver
from games.card_engine.scene import LIVING, Side, scene


@final
class Note(Effect):
    """The House takes as much power as something that was chosen says."""

    def __init__(self, what: str) -> None:
        self.what = what

    def happen(self, table: Table, use: AbilityUse) -> None:
        table.power[use.seat] += getattr(use, self.what)


@final
class HoldsCards(PlayerFilter):
    def fits(self, table: Table, seat: Seat, me: Slot, player: Seat) -> bool:
        return len(table.pile(HAND, player)) > 0


def man(id: str, *abilities: Any, strength: int = 1, **more: Any) -> Card:
    return character(
        id,
        NEUTRAL,
        cost=2,
        strength=strength,
        icons=[],
        traits=[],
        abilities=list(abilities),
        unique=False,
        **more,
    )


def act(id: str, *effects: Effect, **more: Any) -> Card:
    return event(id, NEUTRAL, Act(list(effects), **more))


def using(*sides: Side, cards: list[Card], **figures: Any) -> Driver:
    return scene(*sides, cards=cards, phase="taxation", **{**LIVING, **figures})


KNIGHT: Final = man("knight")
SHRINE: Final = location("shrine", NEUTRAL, cost=1, traits=[], influence=2)
CHAPEL: Final = location("chapel", NEUTRAL, cost=1, traits=[], influence=1)
AXE: Final = act("axe", Kill(TARGET), target=CHARACTERS)
