"""Blunders of the card games in challenges."""

from typing import ClassVar, Final, final

from fivethrones.arena.blunders.watch import Watch
from fivethrones.bots.card_engine.battle import is_on_loan, possible_defenders
from fivethrones.bots.card_engine.sense import (
    attacks_later,
    decides_dominance,
    leaves_free_win,
    reserve,
)
from fivethrones.games.card_engine.box.card import Card
from fivethrones.games.card_engine.box.figures import MILITARY
from fivethrones.games.card_engine.moves.choosing import Choice, Pick
from fivethrones.games.card_engine.phases.turns import ChallengesPhase
from fivethrones.games.card_engine.records.numbers import NO_ICON, Icon, Slot
from fivethrones.games.card_engine.records.phases import CHALLENGES_PHASE
from fivethrones.games.card_engine.records.zones import PLAY
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.of_cards import strength
from fivethrones.games.card_engine.values.of_players import claim
from fivethrones.games.card_engine.values.totals import attack_total, total
from fivethrones.kernel.action import NOTHING, Action, Seat
from fivethrones.kernel.message import Arg
from fivethrones.kernel.play import legal

FEEBLE: Final = 2  # strength that many could stand up to


def lone_winners(table: Table, pick: Pick, reserve: int) -> list[Slot]:
    """Those who would win the challenge for the defence alone, even if the attack were so much stronger."""
    attack = attack_total(table) + reserve
    return [card for card in pick.choices if total(table, [*table.defenders, card]) > attack]


def number(argument: Arg) -> int:
    assert isinstance(argument, int)
    return argument


def names(argument: Arg) -> list[str]:
    assert isinstance(argument, list)
    return argument


@final
class FeebleAttack(Watch[Table]):
    """An attack that one standing defender beats alone.

    It is no blunder if a card in hand could turn it, if it wins against a defence after all, or if an ability has weakened it or
    strengthened the defence since it began, or if somebody has turned it against another player.
    """

    kind: ClassVar[str] = "feeble-attack"

    def __init__(self) -> None:
        super().__init__()
        self.step = 0  # of the last attack
        self.against: Seat = NOTHING  # at whom it was aimed
        self.strength = 0  # that it began with
        self.stood: dict[Slot, int] = {}  # who could have stood up to it then, and how strong they were
        self.feeble: Seat = NOTHING  # whose attack it is

    def look(self, state: Table, action: Action, step: int) -> None:  # noqa: ARG002 (the same for every watch)
        pick = state.stack[-1]
        if not isinstance(pick, Pick) or pick.prompt != "prompt-defend":
            return
        if state.defenders or attack_total(state) < self.strength or state.defender != self.against:
            return
        able = lone_winners(state, pick, reserve(state, state.attacker))
        if any(self.stood.get(card, 0) >= strength(state, card) for card in able):
            self.feeble = state.attacker

    def hear(self, state: Table, step: int) -> None:
        for event in state.events:
            if event.kind == "attacks":
                self.step = step
                self.against = state.defender
                self.strength = attack_total(state)
                self.stood = {
                    card: strength(state, card)
                    for seat in state.opponents(event.seat)
                    for card in state.characters(seat)
                    if not state.kneeling[card]
                }
            elif event.kind in ("wins-challenge", "challenge-unresolved"):
                if self.feeble != NOTHING and (event.seat != self.feeble or event.public["defence"] == 0):
                    self.note(self.feeble, self.step)
                self.feeble = NOTHING


@final
class IdleDefender(Watch[Table]):
    """Lets a challenge be lost that one character wins alone, who then stands idle to the end of the round.

    Whoever has yet to attack may well keep characters for that; it is no blunder then. Nor is it if nothing is lost, if whoever wins
    goes over to the other side, or if dominance hung on that character then, or does in the end.
    """

    kind: ClassVar[str] = "idle-defender"

    def __init__(self) -> None:
        super().__init__()
        self.refused: list[tuple[Seat, int, list[Slot]]] = []  # who, when, and who could have won

    def look(self, state: Table, action: Action, step: int) -> None:
        if state.phase != CHALLENGES_PHASE:
            self.settle(state)
            return
        pick = state.stack[-1]
        if not isinstance(pick, Pick) or pick.prompt != "prompt-defend":
            return
        if action.verb != "done" or pick.picked or attacks_later(state, action.seat):
            return
        if attack_total(state) > 0:
            able = [
                card for card in lone_winners(state, pick, 0) if stands_for_nothing(state, action.seat, card)
            ]
            if able:
                self.refused.append((action.seat, step, able))

    def hear(self, state: Table, step: int) -> None:  # noqa: ARG002 (the same for every watch)
        """Who kneels has found something to do, even if it stands again before anybody is asked."""
        for event in state.events:
            if event.kind == "kneels":
                for seat, _, able in self.refused:
                    knelt = [card for card in able if state.name(card) == event.public["card"]]
                    if seat == event.seat and knelt:
                        able.remove(knelt[0])

    def settle(self, table: Table) -> None:
        for seat, step, able in self.refused:
            if any(is_idle(table, seat, card) for card in able):
                self.note(seat, step)
        self.refused = []


def is_idle(table: Table, seat: Seat, card: Slot) -> bool:
    """Still there, and standing for nothing."""
    if table.zone[card] != PLAY or table.controller[card] != seat or table.kneeling[card]:
        return False
    return stands_for_nothing(table, seat, card)


def stands_for_nothing(table: Table, seat: Seat, card: Slot) -> bool:
    return not is_on_loan(table, card) and not decides_dominance(table, seat, strength(table, card))


@final
class FreeWinLeft(Watch[Table]):
    """The last player makes no challenge though one cannot be opposed, brings something and costs nothing."""

    kind: ClassVar[str] = "free-win-left"

    def look(self, state: Table, action: Action, step: int) -> None:
        frame = state.stack[-1]
        if not isinstance(frame, ChallengesPhase) or action.verb != "done" or frame.turns < state.seats:
            return
        if leaves_free_win(
            state, [option for option in legal(state, action.seat) if isinstance(option, Action)]
        ):
            self.note(action.seat, step)


@final
class JoinsTheEnemy(Watch[Table]):
    """The defender lets a character join the attack."""

    kind: ClassVar[str] = "joins-the-enemy"

    def look(self, state: Table, action: Action, step: int) -> None:
        choice = state.stack[-1]
        if not isinstance(choice, Choice) or not choice.words or action.seat != state.defending():
            return
        if choice.words[choice.values.index(action.target)] == "way-attackers":
            self.note(action.seat, step)


@final
class LaidBare(Watch[Table]):
    """Loses two to a feeble unopposed attack, because who could have stood up to it knelt to attack.

    Whoever saw no claim of two when it knelt is not to blame, nor whoever left another guard at home.
    """

    kind: ClassVar[str] = "laid-bare"

    def __init__(self) -> None:
        super().__init__()
        self.attacks: list[tuple[Seat, int, list[str]]] = []  # of this round: who, when, with whom
        self.target: Seat = NOTHING
        self.type = NO_ICON
        self.strength = 0  # of an attack that nobody opposed
        self.forewarned = False  # whoever attacks sees that it may cost two

    def look(self, state: Table, action: Action, step: int) -> None:  # noqa: ARG002 (the same for every watch)
        if action.verb == "challenge":
            self.target, self.type = action.extra, Icon(action.target)
            self.forewarned = is_two_at_stake(state, action.seat)

    def hear(self, state: Table, step: int) -> None:
        for event in state.events:
            if event.kind == "round":
                self.attacks = []
            elif event.kind == "attacks" and self.forewarned and not is_guarded(state, event.seat):
                self.attacks.append((event.seat, step, names(event.public["cards"])))
            elif event.kind == "wins-challenge":
                self.strength = FEEBLE + 1 if event.public["defence"] else number(event.public["attack"])
            elif event.kind == "claim" and self.type == MILITARY and self.strength <= FEEBLE:
                self.bleed(state, number(event.public["amount"]))

    def bleed(self, table: Table, victims: int) -> None:
        for seat, step, attackers in self.attacks:
            able = [card for card in table.box.cards if card.name in attackers and self.could_stand_up(card)]
            if seat == self.target and able and victims > 1:
                self.note(seat, step)
                return

    def could_stand_up(self, card: Card) -> bool:
        return MILITARY in card.icons and card.strength > self.strength


def is_guarded(table: Table, seat: Seat) -> bool:
    return any(amount > 0 for amount, _ in possible_defenders(table, seat, MILITARY))


def is_two_at_stake(table: Table, seat: Seat) -> bool:
    """Whether an opponent who attacks later this round has a claim of two or more."""
    return any(attacks_later(table, other) and claim(table, other) > 1 for other in table.opponents(seat))
