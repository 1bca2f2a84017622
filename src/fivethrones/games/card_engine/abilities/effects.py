"""What abilities do to cards in play, to decks and to power."""

from typing import final

from fivethrones.games.card_engine.abilities.base.effect import Effect
from fivethrones.games.card_engine.abilities.groups import Every, Group
from fivethrones.games.card_engine.abilities.matching import matching
from fivethrones.games.card_engine.abilities.players import YOU, players, players_of
from fivethrones.games.card_engine.derived.of_cards import STAND_UP, cannot
from fivethrones.games.card_engine.phases import STANDING
from fivethrones.games.card_engine.rules import leaving
from fivethrones.games.card_engine.rules.moves import can_draw, draw_limited, kneel, stand
from fivethrones.games.card_engine.rules.power import cards_gain, houses_gain
from fivethrones.games.card_engine.rules.stopping import stoppable
from fivethrones.games.card_engine.rules.use import Use
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import Seat


@final
class Draw(Effect):
    """Some players draw so many cards, as far as the draw limit goes."""

    def __init__(self, which: int, count: int) -> None:
        self.which = which
        self.count = count

    def could(self, table: Table, seat: Seat, me: int) -> bool:
        for other in players(table, seat, self.which):
            if can_draw(table, other):
                return True
        return False

    def happen(self, table: Table, use: Use) -> None:
        for seat in players_of(table, use, self.which):
            draw_limited(table, seat, self.count)


@final
class Kneel(Effect):
    def __init__(self, group: Group) -> None:
        self.group = group

    def could(self, table: Table, seat: Seat, me: int) -> bool:
        return not isinstance(self.group, Every) or any(
            not table.kneeling[card] for card in matching(table, self.group.who, seat, me)
        )

    def happen(self, table: Table, use: Use) -> None:
        standing = [card for card in self.group.cards(table, use) if not table.kneeling[card]]
        for card in standing:
            kneel(table, card)
        use.done = len(standing) > 0


@final
class Stand(Effect):
    def __init__(self, group: Group) -> None:
        self.group = group

    def could(self, table: Table, seat: Seat, me: int) -> bool:
        """The target of a deed is seen to when it is chosen."""
        if not isinstance(self.group, Every):
            return True
        for card in matching(table, self.group.who, seat, me):
            if table.kneeling[card] and may_stand(table, card):
                return True
        return False

    def happen(self, table: Table, use: Use) -> None:
        use.done = False
        for card in self.group.cards(table, use):
            if table.kneeling[card] and may_stand(table, card):
                stand(table, card)
                use.done = True


def may_stand(table: Table, card: int) -> bool:
    """In the standing phase nothing stands a card that cannot stand then."""
    return table.phase != STANDING or not cannot(table, card, STAND_UP)


@final
class Kill(Effect):
    """Saves are possible."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def happen(self, table: Table, use: Use) -> None:
        leaving.kill(table, self.group.cards(table, use))


@final
class DiscardFromPlay(Effect):
    """Saves are possible, unless it says otherwise."""

    def __init__(self, group: Group, savable: bool = True) -> None:
        self.group = group
        self.savable = savable

    def happen(self, table: Table, use: Use) -> None:
        leaving.discard(table, self.group.cards(table, use), self.savable)


@final
class ReturnToHand(Effect):
    """From play to the hands of their owners; a duplicate may save from it."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def happen(self, table: Table, use: Use) -> None:
        leaving.return_to_hand(table, self.group.cards(table, use))


@final
class GainPower(Effect):
    """Each of these cards takes 1 power."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def happen(self, table: Table, use: Use) -> None:
        cards_gain(table, self.group.cards(table, use), 1, "character-power")


@final
class HousePower(Effect):
    """Your house takes so much power, or those of some players."""

    def __init__(self, amount: int = 1, which: int = YOU) -> None:
        self.amount = amount
        self.which = which

    def happen(self, table: Table, use: Use) -> None:
        houses_gain(table, players_of(table, use, self.which), self.amount, "house-power")


@final
class SaveIt(Effect):
    """The card that is about to leave play does not."""

    def happen(self, table: Table, use: Use) -> None:
        stoppable(table, use.of).stop(table, use.about)


@final
class CancelIt(Effect):
    """What was begun does not happen; its cost stays paid."""

    def happen(self, table: Table, use: Use) -> None:
        stoppable(table, use.of).stop(table, use.about)
