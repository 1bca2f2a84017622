"""Effects on challenges: who takes part, how many there may be, and against whom."""

from typing import Final, final

from fivethrones.games.card_engine.ability.effect import Effect
from fivethrones.games.card_engine.box.figures import CHALLENGES
from fivethrones.games.card_engine.challenge.opponents import make_pact
from fivethrones.games.card_engine.moves.moving import leave_challenge
from fivethrones.games.card_engine.records.numbers import Icon, Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.games.card_engine.values.players import CHOSEN, players_of
from fivethrones.games.card_engine.vocabulary.groups import Group
from fivethrones.games.card_engine.vocabulary.on_cards import OnCards
from fivethrones.kernel.action import Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.message import Args, seat_name

# The side that a card joins.
OWN_SIDE: Final = 0
ATTACKERS: Final = 1
DEFENDERS: Final = 2


@final
class JoinChallenge(OnCards):
    """These cards join the challenge without being declared, on your side unless stated otherwise."""

    def __init__(self, group: Group, side: int = OWN_SIDE) -> None:
        super().__init__(group)
        self.side = side

    def changes(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        return table.in_challenge() and card not in table.participants()

    def happen(self, table: Table, use: AbilityUse) -> None:
        attacking = use.seat == table.attacker if self.side == OWN_SIDE else self.side == ATTACKERS
        side = table.attackers if attacking else table.defenders
        for card in self.affected(table, use):
            side.append(card)
            side.sort()
            public: Args = {"card": table.name(card)}
            table.emit(Event("joins", use.seat, public, table.rule("participants")))


@final
class LeaveChallenge(OnCards):
    """These cards are removed from the challenge; nothing else about them changes."""

    def changes(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        return card in table.participants()

    def happen(self, table: Table, use: AbilityUse) -> None:
        for card in self.affected(table, use):
            leave_challenge(table, card)
            public: Args = {"card": table.name(card)}
            table.emit(Event("leaves", table.controller[card], public, table.rule("participants")))


@final
class OneMoreChallenge(Effect):
    """You may make one more challenge of this type in this phase."""

    def __init__(self, type: Icon) -> None:
        self.type = type

    def happen(self, table: Table, use: AbilityUse) -> None:
        table.count_challenge(use.seat, self.type, -1)
        public: Args = {"type": CHALLENGES[self.type]}
        table.emit(Event("one-more-challenge", use.seat, public, table.rule("challenges")))


@final
class Pact(Effect):
    """You and the chosen opponent cannot make challenges of this type against each other this round."""

    def __init__(self, type: Icon) -> None:
        self.type = type

    def happen(self, table: Table, use: AbilityUse) -> None:
        for other in players_of(table, use, CHOSEN):
            make_pact(table, use.seat, other, self.type, table.kinds[use.card], use.index)
            public: Args = {"with": seat_name(other), "type": CHALLENGES[self.type]}
            table.emit(Event("pact", use.seat, public, table.rule("pact")))
