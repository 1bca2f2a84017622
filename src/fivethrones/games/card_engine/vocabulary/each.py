"""Effects for which players choose cards one after another; then they happen to all chosen cards at once.

``who`` is seen from the side of the player who chooses: ``CHARACTERS.mine()`` are that player's own.
"""

from typing import ClassVar, final

from fivethrones.games.card_engine.ability.aim import Aim
from fivethrones.games.card_engine.ability.effect import Effect
from fivethrones.games.card_engine.ability.filter import CardFilter
from fivethrones.games.card_engine.moves.moving import kneel
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing import leaving
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.games.card_engine.timing.doomed import DISCARDED, KILLED, RETURNED, may_leave
from fivethrones.games.card_engine.values.matching import matching
from fivethrones.games.card_engine.values.of_cards import ignores
from fivethrones.games.card_engine.values.players import EACH, players, players_in, players_of
from fivethrones.kernel.action import Seat


class EachChooses(Effect):
    """Some players choose a matching card in play for which something would change."""

    def __init__(self, who: CardFilter, which: int = EACH) -> None:
        self.who = who
        self.which = which

    def changes(self, table: Table, card: Slot) -> bool:
        """Whether the effect would change anything for this card."""
        return True

    def could(self, table: Table, aim: Aim) -> bool:
        for seat in players_in(table, aim, self.which):
            if self.eligible(table, aim, seat):
                return True
        return False

    def eligible(self, table: Table, aim: Aim, seat: Seat) -> list[Slot]:
        """The cards from which this player chooses."""
        found = matching(table, self.who, seat, aim.me)
        return [
            card for card in found if self.changes(table, card) and not ignores(table, card, aim.me, aim.seat)
        ]

    def choosers(self, table: Table, use: AbilityUse) -> list[Seat]:
        return players_of(table, use, self.which)

    def choices(self, table: Table, use: AbilityUse, seat: Seat) -> list[Slot]:
        """Without what earlier players have chosen."""
        return [card for card in self.eligible(table, use.aim(), seat) if card not in use.chosen]


@final
class EachKneels(EachChooses):
    """Each of these players kneels a card."""

    prompt: ClassVar[str] = "prompt-kneel-one"

    def changes(self, table: Table, card: Slot) -> bool:
        return not table.kneeling[card]

    def happen(self, table: Table, use: AbilityUse) -> None:
        for card in use.chosen:
            kneel(table, card)


@final
class EachKills(EachChooses):
    """Each of these players chooses a card, which is killed."""

    prompt: ClassVar[str] = "prompt-kill-one"

    def changes(self, table: Table, card: Slot) -> bool:
        return may_leave(table, card, KILLED)

    def happen(self, table: Table, use: AbilityUse) -> None:
        leaving.kill(table, use.chosen)


@final
class EachDiscards(EachChooses):
    """Each of these players discards a card from play."""

    prompt: ClassVar[str] = "prompt-discard-one"

    def changes(self, table: Table, card: Slot) -> bool:
        return may_leave(table, card, DISCARDED)

    def happen(self, table: Table, use: AbilityUse) -> None:
        leaving.discard(table, use.chosen)


class EachKeeps(EachChooses):
    """Each of these players chooses up to a number of cards; something happens to all others at once."""

    prompt: ClassVar[str] = "prompt-spare"

    def __init__(self, who: CardFilter, most: int, savable: bool = True) -> None:
        super().__init__(who)
        self.most = most
        self.savable = savable

    def at_least(self) -> int:
        return 0

    def at_most(self) -> int:
        return self.most

    def others(self, table: Table, use: AbilityUse) -> list[Slot]:
        found: list[Slot] = []
        for seat in self.choosers(table, use):
            found += [card for card in self.choices(table, use, seat) if card not in use.chosen]
        return found


@final
class EachSpares(EachKeeps):
    """The others are killed."""

    def happen(self, table: Table, use: AbilityUse) -> None:
        leaving.kill(table, self.others(table, use), self.savable)


@final
class DiscardTheRest(EachKeeps):
    """The others are discarded from play."""

    def happen(self, table: Table, use: AbilityUse) -> None:
        leaving.discard(table, self.others(table, use), self.savable)


@final
class ReturnOneOfEach(Effect):
    """You choose a matching card of each player who has one; these cards return to their owners' hands."""

    prompt: ClassVar[str] = "prompt-return-one"

    def __init__(self, who: CardFilter) -> None:
        self.who = who

    def could(self, table: Table, aim: Aim) -> bool:
        return len(self.eligible(table, aim)) > 0

    def eligible(self, table: Table, aim: Aim) -> list[Slot]:
        found = matching(table, self.who, aim.seat, aim.me)
        return [card for card in found if may_leave(table, card, RETURNED)]

    def choosers(self, table: Table, use: AbilityUse) -> list[Seat]:
        return [use.seat] * table.seats

    def choices(self, table: Table, use: AbilityUse, seat: Seat) -> list[Slot]:
        """Without cards of players from whom one has been chosen already."""
        done = [table.controller[card] for card in use.chosen]
        found = self.eligible(table, use.aim())
        for other in players(table, seat, EACH):
            of_one = [card for card in found if table.controller[card] == other]
            if other not in done and of_one:
                return of_one
        return []

    def happen(self, table: Table, use: AbilityUse) -> None:
        leaving.return_to_hand(table, use.chosen)
