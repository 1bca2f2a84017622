"""Conditions under which an ability can be used or applies."""

from typing import final

from fivethrones.games.card_engine.ability.filter import CardFilter, Condition
from fivethrones.games.card_engine.records.lasting import STRENGTH_WAS
from fivethrones.games.card_engine.records.numbers import Phase, Slot, Zone
from fivethrones.games.card_engine.records.zones import HAND
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.matching import any_matches, matching
from fivethrones.games.card_engine.values.players import OPPONENTS, players
from fivethrones.kernel.action import NOTHING, Seat

# Cards


@final
class There(Condition):
    """At least ``at_least`` cards in play match: ``There(ITSELF.attacking())``, ``There(CHARACTERS.mine(), 3)``."""

    def __init__(self, who: CardFilter, at_least: int = 1) -> None:
        self.who = who
        self.at_least = at_least

    def holds(self, table: Table, seat: Seat, me: Slot) -> bool:
        if self.at_least == 1:
            return any_matches(table, self.who, seat, me)
        return len(matching(table, self.who, seat, me)) >= self.at_least


@final
class InPile(Condition):
    """At least ``at_least`` cards in a public pile of yours match: ``InPile(DEAD, CHARACTERS, 3)``."""

    def __init__(self, zone: Zone, who: CardFilter, at_least: int = 1) -> None:
        self.zone = zone
        self.who = who
        self.at_least = at_least

    def holds(self, table: Table, seat: Seat, me: Slot) -> bool:
        pile = table.pile(self.zone, seat)
        return len([card for card in pile if self.who.matches(table, seat, me, card)]) >= self.at_least


@final
class CardsInHand(Condition):
    """You hold at least ``at_least`` cards."""

    def __init__(self, at_least: int) -> None:
        self.at_least = at_least

    def holds(self, table: Table, seat: Seat, me: Slot) -> bool:
        return len(table.pile(HAND, seat)) >= self.at_least


@final
class StrengthChanged(Condition):
    """The strength of this card has changed in this phase. The card must be `Watched`."""

    def holds(self, table: Table, seat: Seat, me: Slot) -> bool:
        for lasting in table.lasting:
            if lasting.what == STRENGTH_WAS and lasting.card == me:
                return lasting.amount == NOTHING
        return False


# Time


@final
class InPhase(Condition):
    def __init__(self, phase: Phase) -> None:
        self.phase = phase

    def holds(self, table: Table, seat: Seat, me: Slot) -> bool:
        return table.phase == self.phase


@final
class InChallenge(Condition):
    """A challenge is under way, of one of these types if any are given."""

    def __init__(self, *types: int) -> None:
        self.types = list(types)

    def holds(self, table: Table, seat: Seat, me: Slot) -> bool:
        return table.in_challenge() and (not self.types or table.type in self.types)


@final
class YouAttack(Condition):
    """Your side attacks in the challenge under way."""

    def holds(self, table: Table, seat: Seat, me: Slot) -> bool:
        return table.in_challenge() and table.attacker == seat


@final
class YouAreActive(Condition):
    """It is your turn to marshal or to make challenges."""

    def holds(self, table: Table, seat: Seat, me: Slot) -> bool:
        return table.active == seat


# Players


@final
class SomeoneHasMorePower(Condition):
    """An opponent has more power than you."""

    def holds(self, table: Table, seat: Seat, me: Slot) -> bool:
        mine = table.total_power(seat)
        for other in table.opponents(seat):
            if table.total_power(other) > mine:
                return True
        return False


@final
class Fewest(Condition):
    """You have fewer cards ``who`` in play than each of these players: ``Fewest(CHARACTERS.mine())``."""

    def __init__(self, who: CardFilter, than: int = OPPONENTS) -> None:
        self.who = who
        self.than = than

    def holds(self, table: Table, seat: Seat, me: Slot) -> bool:
        mine = len(matching(table, self.who, seat, me))
        return all(count > mine for count in counts_of_others(table, self.who, seat, me, self.than))


@final
class Most(Condition):
    """You have more cards ``who`` in play than each of these players."""

    def __init__(self, who: CardFilter, than: int = OPPONENTS) -> None:
        self.who = who
        self.than = than

    def holds(self, table: Table, seat: Seat, me: Slot) -> bool:
        mine = len(matching(table, self.who, seat, me))
        return all(count < mine for count in counts_of_others(table, self.who, seat, me, self.than))


def counts_of_others(table: Table, who: CardFilter, seat: Seat, me: Slot, than: int) -> list[int]:
    """How many cards ``who`` each of these other players has, seen from that player's side."""
    others = players(table, seat, than)
    return [len(matching(table, who, other, me)) for other in others if other != seat]


@final
class SeveralOpponents(Condition):
    """You have more than one opponent."""

    def holds(self, table: Table, seat: Seat, me: Slot) -> bool:
        return len(table.opponents(seat)) > 1


@final
class LostInitiative(Condition):
    """Another player won initiative this round."""

    def holds(self, table: Table, seat: Seat, me: Slot) -> bool:
        return table.initiative != seat


# Combinations


@final
class Unless(Condition):
    """This condition does not hold."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def holds(self, table: Table, seat: Seat, me: Slot) -> bool:
        return not self.condition.holds(table, seat, me)
