"""Common effects: drawing, kneeling and standing, leaving play, power, saves and cancels."""

from typing import final

from fivethrones.games.card_engine.ability.aim import Aim
from fivethrones.games.card_engine.ability.effect import Effect
from fivethrones.games.card_engine.moves.moving import can_draw, draw_limited, kneel, stand
from fivethrones.games.card_engine.moves.power import cards_gain, houses_gain, may_gain
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.records.phases import STANDING
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing import leaving
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.games.card_engine.timing.doomed import DISCARDED, KILLED, RETURNED, may_leave
from fivethrones.games.card_engine.timing.occasion import stoppable
from fivethrones.games.card_engine.values.of_cards import STAND_UP, cannot, ignores
from fivethrones.games.card_engine.values.players import YOU, players_in, players_of
from fivethrones.games.card_engine.vocabulary.groups import Group
from fivethrones.games.card_engine.vocabulary.on_cards import OnCards
from fivethrones.kernel.action import Seat


@final
class Draw(Effect):
    """Some players draw ``count`` cards, subject to the draw limit."""

    def __init__(self, which: int, count: int) -> None:
        self.which = which
        self.count = count

    def could(self, table: Table, aim: Aim) -> bool:
        for other in players_in(table, aim, self.which):
            if can_draw(table, other):
                return True
        return False

    def happen(self, table: Table, use: AbilityUse) -> None:
        for seat in players_of(table, use, self.which):
            draw_limited(table, seat, self.count)


@final
class Kneel(OnCards):
    def changes(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        return not table.kneeling[card]

    def happen(self, table: Table, use: AbilityUse) -> None:
        standing = self.affected(table, use)
        for card in standing:
            kneel(table, card)
        use.done = len(standing) > 0


@final
class Stand(OnCards):
    def changes(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        """In the standing phase no effect can stand a card that cannot stand in that phase."""
        return table.kneeling[card] != 0 and (table.phase != STANDING or not cannot(table, card, STAND_UP))

    def happen(self, table: Table, use: AbilityUse) -> None:
        rising = self.affected(table, use)
        for card in rising:
            stand(table, card)
        use.done = len(rising) > 0


@final
class Kill(OnCards):
    """Saves are possible."""

    def changes(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        return may_leave(table, card, KILLED)

    def happen(self, table: Table, use: AbilityUse) -> None:
        leaving.kill(table, self.affected(table, use))


@final
class DiscardFromPlay(OnCards):
    """Saves are possible unless stated otherwise."""

    def __init__(self, group: Group, savable: bool = True) -> None:
        super().__init__(group)
        self.savable = savable

    def changes(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        return may_leave(table, card, DISCARDED)

    def happen(self, table: Table, use: AbilityUse) -> None:
        leaving.discard(table, self.affected(table, use), self.savable)


@final
class ReturnToHand(OnCards):
    """These cards return from play to their owners' hands. Duplicates may save from that."""

    def changes(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        return may_leave(table, card, RETURNED)

    def happen(self, table: Table, use: AbilityUse) -> None:
        leaving.return_to_hand(table, self.affected(table, use))


@final
class GainPower(OnCards):
    """Each of these cards takes 1 power."""

    def happen(self, table: Table, use: AbilityUse) -> None:
        cards_gain(table, self.affected(table, use), 1, "character-power")


@final
class HousePower(Effect):
    """Your House takes ``amount`` power, or the Houses of some players do."""

    def __init__(self, amount: int = 1, which: int = YOU) -> None:
        self.amount = amount
        self.which = which

    def could(self, table: Table, aim: Aim) -> bool:
        for seat in players_in(table, aim, self.which):
            if may_gain(table, seat):
                return True
        return False

    def happen(self, table: Table, use: AbilityUse) -> None:
        houses_gain(table, players_of(table, use, self.which), self.amount, "house-power")


@final
class SaveIt(Effect):
    """The card that is about to leave play stays."""

    def could(self, table: Table, aim: Aim) -> bool:
        return not ignores(table, aim.about, aim.me, aim.seat)

    def happen(self, table: Table, use: AbilityUse) -> None:
        stoppable(table, use.of).stop(table, use.about)


@final
class CancelIt(Effect):
    """The effect that was initiated does not happen. Its cost is not returned."""

    def happen(self, table: Table, use: AbilityUse) -> None:
        stoppable(table, use.of).stop(table, use.about)
