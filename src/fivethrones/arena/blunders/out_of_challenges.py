"""Blunders of the card games in marshalling, and about who dies."""

from typing import ClassVar, Final, final

from fivethrones.arena.blunders.watch import Watch
from fivethrones.bots.card_engine.worth import loss, printed_worth, worth_in_play
from fivethrones.games.card_engine.ability.active import SAVE
from fivethrones.games.card_engine.box.figures import CHARACTER
from fivethrones.games.card_engine.moves.choosing import Pick
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.records.phases import MARSHALLING, TAXATION
from fivethrones.games.card_engine.records.zones import HAND
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.action_window import ActionWindow
from fivethrones.games.card_engine.timing.response_window import Window
from fivethrones.games.card_engine.values.of_players import KEEPS_GOLD, figure
from fivethrones.games.card_engine.values.prices import cost
from fivethrones.kernel.action import NOTHING, Action, Seat
from fivethrones.kernel.play import legal

MUCH: Final = 2.0  # gold: so much more one card is worth than another for all to see


@final
class IdleGold(Watch[Table]):
    """Pays gold back at the end of the round that would have bought a character in hand."""

    kind: ClassVar[str] = "idle-gold"

    def __init__(self) -> None:
        super().__init__()
        self.round = 0
        self.held: dict[
            Seat, tuple[int, int]
        ] = {}  # the step of the pass, and the price of the cheapest character
        self.gold: list[int] = []  # as it was last seen before taxation

    def look(self, state: Table, action: Action, step: int) -> None:
        if state.round != self.round or state.phase == TAXATION:
            self.settle()
            self.round = state.round
        self.gold = state.gold.copy()
        if not isinstance(state.stack[-1], ActionWindow) or state.phase != MARSHALLING:
            return
        if action.seat != state.active:
            return
        self.held.pop(action.seat, None)
        if action.verb == "pass" and figure(state, action.seat, KEEPS_GOLD) == 0:
            prices = character_prices(state, action.seat)
            if prices:
                self.held[action.seat] = (step, min(prices))

    def settle(self) -> None:
        for seat, (step, price) in self.held.items():
            if self.gold[seat] >= price:
                self.note(seat, step)
        self.held = {}


def character_prices(table: Table, seat: Seat) -> list[int]:
    """Of those in hand who can be played now."""
    return [
        cost(table, seat, Slot(option.target))
        for option in legal(table, seat)
        if isinstance(option, Action)
        and option.verb == "play"
        and table.card(Slot(option.target)).type == CHARACTER
    ]


@final
class SavesTheNamed(Watch[Table]):
    """Names a victim and then gives up for it what is worth more than another whom it could have named."""

    kind: ClassVar[str] = "saves-the-named"

    def __init__(self) -> None:
        super().__init__()
        self.least: dict[Slot, float] = {}  # of those named: what the least of the others was worth

    def look(self, state: Table, action: Action, step: int) -> None:
        top = state.stack[-1]
        if isinstance(top, Pick) and top.prompt == "prompt-victims":
            self.name(state, top, Slot(action.target))
        elif isinstance(top, Window) and top.timing == SAVE and action.verb == "use":
            self.save(state, action, top.records[0].card, step)
        elif not state.in_challenge():
            self.least = {}

    def save(self, table: Table, action: Action, victim: Slot, step: int) -> None:
        if victim not in self.least or table.controller[victim] != action.seat:
            return
        if table.zone[action.target] != HAND or action.extra == NOTHING:
            return
        if printed_worth(table.card(Slot(action.target))) >= self.least.pop(victim):
            self.note(action.seat, step)

    def name(self, table: Table, pick: Pick, victim: Slot) -> None:
        others = [card for card in pick.choices if card != victim and card not in pick.picked]
        self.least[victim] = min([loss(table, card) for card in others])


@final
class SparesTheLesser(Watch[Table]):
    """Spares a minor character, and its best die of the same effect."""

    kind: ClassVar[str] = "spares-the-lesser"

    def look(self, state: Table, action: Action, step: int) -> None:
        pick = state.stack[-1]
        if not isinstance(pick, Pick) or pick.prompt != "prompt-spare" or action.verb != "choose":
            return
        if len(pick.picked) + 1 < pick.high:
            return
        others = [card for card in pick.choices if card != action.target and card not in pick.picked]
        if others and max([loss(state, card) for card in others]) > MUCH + worth_in_play(
            state, Slot(action.target)
        ):
            self.note(action.seat, step)
