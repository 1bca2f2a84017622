"""What must be so for an ability to be used or to apply."""

from typing import final

from fivethrones.games.card_engine.abilities.ability import Condition, Who
from fivethrones.games.card_engine.abilities.filters import matching
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import Seat


@final
class There(Condition):
    """At least so many cards in play match: ``There(ITSELF.attacking())``, ``There(CHARACTERS.mine(), 3)``."""

    def __init__(self, who: Who, at_least: int = 1) -> None:
        self.who = who
        self.at_least = at_least

    def holds(self, table: Table, seat: Seat, me: int) -> bool:
        return len(matching(table, self.who, seat, me)) >= self.at_least


@final
class InChallenge(Condition):
    """A challenge is under way, of one of these types if any are named."""

    def __init__(self, *types: int) -> None:
        self.types = list(types)

    def holds(self, table: Table, seat: Seat, me: int) -> bool:
        return table.in_challenge() and (not self.types or table.type in self.types)


@final
class YouAttack(Condition):
    """Your side attacks in the challenge under way."""

    def holds(self, table: Table, seat: Seat, me: int) -> bool:
        return table.in_challenge() and table.attacker == seat


@final
class YouAreActive(Condition):
    """It is your turn to marshal or to challenge."""

    def holds(self, table: Table, seat: Seat, me: int) -> bool:
        return table.active == seat


@final
class SomeoneHasMorePower(Condition):
    """An opponent has more power than you."""

    def holds(self, table: Table, seat: Seat, me: int) -> bool:
        mine = table.total_power(seat)
        for other in range(table.seats):
            if table.total_power(other) > mine:
                return True
        return False


@final
class FewestCharacters(Condition):
    """You have fewer characters than each opponent."""

    def holds(self, table: Table, seat: Seat, me: int) -> bool:
        mine = len(table.characters(seat))
        for other in range(table.seats):
            if other != seat and len(table.characters(other)) <= mine:
                return False
        return True


@final
class LostInitiative(Condition):
    """An opponent won initiative this round."""

    def holds(self, table: Table, seat: Seat, me: int) -> bool:
        return table.initiative != seat
