"""One challenge, step by step."""

from typing import ClassVar, Final, final

from fivethrones.games.card_engine.abilities.ability import CHALLENGE
from fivethrones.games.card_engine.abilities.filters import ATTACKING, DEFENDING
from fivethrones.games.card_engine.cards import CHALLENGES, INTRIGUE, MILITARY
from fivethrones.games.card_engine.derived import (
    ATTACK,
    KEEPS_POWER,
    TOLL,
    UNOPPOSED_POWER,
    attack_total,
    cannot,
    claim,
    defence_total,
    figure,
    has_icon,
    stays_standing,
)
from fivethrones.games.card_engine.occurrences import DEFENDS, LOST, RESOLVED, WON
from fivethrones.games.card_engine.rules.keywords import ask_stealth, take_renown
from fivethrones.games.card_engine.rules.moves import discard_at_random, expire, kneel
from fivethrones.games.card_engine.rules.pick import ask
from fivethrones.games.card_engine.rules.power import house_gains, move_power
from fivethrones.games.card_engine.rules.resolve import begin_aftermath, new_use
from fivethrones.games.card_engine.rules.threat import threaten
from fivethrones.games.card_engine.rules.windows import ActionWindow
from fivethrones.games.card_engine.state import IF_YOU_WIN, WIDTH, Table, for_seat
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Args, seat_name

# The steps of a challenge, as in the rulebook.
CHOOSE_ATTACKERS: Final = 1
ATTACK_BEGINS: Final = 2
BAR_DEFENDERS: Final = 3
ACT_BEFORE_DEFENCE: Final = 4
CHOOSE_DEFENDERS: Final = 5
DEFENCE_BEGINS: Final = 6
ACT_BEFORE_RESOLUTION: Final = 7
RESOLVE: Final = 8
CLAIM: Final = 9
KILL: Final = 10
UNOPPOSED: Final = 11
TAKE_RENOWN: Final = 12
RESPOND: Final = 13
OVER: Final = 14


def may_attack(table: Table, seat: Seat, type: int) -> list[int]:
    """Standing characters with the icon."""
    return [
        card
        for card in table.characters(seat)
        if not table.kneeling[card] and has_icon(table, card, type) and not cannot(table, card, ATTACK)
    ]


def may_defend(table: Table) -> list[int]:
    """Standing characters with the icon that are neither barred nor in the challenge already."""
    return [
        card
        for card in table.characters(table.defender)
        if not table.kneeling[card]
        and card not in table.barred
        and card not in table.defenders
        and has_icon(table, card, table.type)
    ]


def begin_challenge(table: Table, seat: Seat, type: int, defender: Seat) -> None:
    """Announce it and pay what must be paid for that."""
    table.type = type
    table.attacker = seat
    table.defender = defender
    table.initiated[3 * seat + type] += 1
    public: Args = {"type": CHALLENGES[type], "against": seat_name(defender)}
    table.emit(Event("challenge", seat, public, table.rule("attackers")))
    toll = figure(table, seat, TOLL, type)
    if toll:
        table.gold[seat] -= toll
        table.gold[defender] += toll
        table.emit(Event("toll", seat, {"gold": toll, "to": seat_name(defender)}, table.rule("toll")))
    table.push(Challenge(0, NOTHING, False))


@final
class Challenge(Frame[Table]):
    FIELDS: ClassVar[tuple[str, ...]] = ("step", "winner", "opposed")

    def __init__(self, step: int, winner: Seat, opposed: bool) -> None:
        self.step = step
        self.winner = winner
        self.opposed = opposed

    def clone(self) -> "Frame[Table]":
        return Challenge(self.step, self.winner, self.opposed)

    def resume(self, table: Table) -> Decision | None:
        self.step += 1
        if self.step == CHOOSE_ATTACKERS:
            choices = may_attack(table, table.attacker, table.type)
            ask(table, table.attacker, "prompt-attack", "attackers", NOTHING, 1, len(choices), choices)
        elif self.step == ATTACK_BEGINS:
            table.attackers = table.picked
            take_part(table, table.attacker, table.attackers, ATTACKING, "attacks", "attackers")
            ask_stealth(table)
        elif self.step == BAR_DEFENDERS:
            self.bar(table)
        elif self.step in (ACT_BEFORE_DEFENCE, ACT_BEFORE_RESOLUTION):
            table.push(ActionWindow(table.first, 0))
        elif self.step == CHOOSE_DEFENDERS:
            choices = may_defend(table)
            ask(table, table.defender, "prompt-defend", "defenders", NOTHING, 0, len(choices), choices)
        elif self.step == DEFENCE_BEGINS:
            self.defend(table)
        elif self.step == RESOLVE:
            self.winner = judge(table)
            self.opposed = defence_total(table) > 0
            self.pay_off(table)
        elif self.step == CLAIM:
            self.claim(table)
        elif self.step == KILL:
            if self.winner == table.attacker and table.type == MILITARY:
                threaten(table, table.picked)
        elif self.step == UNOPPOSED:
            self.unopposed(table)
        elif self.step == TAKE_RENOWN:
            take_renown(table, self.winner)
        elif self.step == RESPOND:
            self.respond(table)
        else:
            end_challenge(table)
        return None

    def bar(self, table: Table) -> None:
        table.barred = table.picked
        if table.barred:
            public: Args = {"cards": table.names(table.barred)}
            table.emit(Event("bars", table.attacker, public, table.rule("stealth")))

    def defend(self, table: Table) -> None:
        """Beside those who have joined by an effect."""
        declared = table.picked
        table.defenders = sorted(table.defenders + declared)
        if not table.defenders:
            table.emit(Event("declines", table.defender, {}, table.rule("defenders")))
        if not declared:
            return
        take_part(table, table.defender, declared, DEFENDING, "defends", "defenders")
        for card in declared:
            table.note(DEFENDS, table.defender, card)
        begin_aftermath(table, 0)

    def pay_off(self, table: Table) -> None:
        """What was to happen if a player wins this challenge."""
        lasting = table.lasting
        for i in range(0, len(lasting), WIDTH):
            if lasting[i] == IF_YOU_WIN and self.winner >= 0 and lasting[i + 2] == for_seat(self.winner):
                card, index = lasting[i + 3], lasting[i + 5]
                use = new_use(self.winner, card, index, NOTHING, NOTHING, 0)
                for effect in table.box.cards[lasting[i + 4]].deed(index).effects:
                    effect.later(table, use)

    def claim(self, table: Table) -> None:
        table.picked = []
        if self.winner != table.attacker:
            return
        loser, amount = table.defender, claim(table, table.attacker)
        if amount == 0:
            return
        table.emit(Event("claim", table.attacker, {"amount": amount}, table.rule("claim")))
        if table.type == MILITARY:
            victims = table.characters(loser)
            ask(table, loser, "prompt-victims", "military", NOTHING, amount, amount, victims)
        elif table.type == INTRIGUE:
            discard_at_random(table, loser, amount)
        elif figure(table, loser, KEEPS_POWER) == 0:
            move_power(table, loser, table.attacker, amount)

    def unopposed(self, table: Table) -> None:
        if self.winner == table.attacker and not self.opposed:
            house_gains(table, self.winner, 1 + figure(table, self.winner, UNOPPOSED_POWER), "unopposed")

    def respond(self, table: Table) -> None:
        if self.winner >= 0:
            loser = table.defender if self.winner == table.attacker else table.attacker
            table.note(WON, self.winner, NOTHING)
            table.note(LOST, loser, NOTHING)
        table.note(RESOLVED, table.attacker, NOTHING)
        begin_aftermath(table, 0)


def take_part(table: Table, seat: Seat, cards: list[int], role: int, kind: str, topic: str) -> None:
    """Whoever is declared kneels, unless a card says otherwise."""
    table.emit(Event(kind, seat, {"cards": table.names(cards)}, table.rule(topic)))
    for card in cards:
        if not stays_standing(table, card, role):
            kneel(table, card)


def ahead(table: Table) -> Seat:
    """The higher total wins, the attacker a tie; nobody wins with a total below 1 or without a character."""
    attack, defence = attack_total(table), defence_total(table)
    if attack >= 1 and attack >= defence:
        return table.attacker
    return table.defender if defence >= 1 and defence > attack else NOTHING


def judge(table: Table) -> Seat:
    attack, defence = attack_total(table), defence_total(table)
    winner = ahead(table)
    public: Args = {"attack": attack, "defence": defence}
    kind = "challenge-unresolved" if winner == NOTHING else "wins-challenge"
    seat = table.attacker if winner == NOTHING else winner
    table.emit(Event(kind, seat, public, table.rule("totals")))
    return winner


def end_challenge(table: Table) -> None:
    expire(table, CHALLENGE)
    table.type = NOTHING
    table.attacker = NOTHING
    table.defender = NOTHING
    table.attackers = []
    table.defenders = []
    table.barred = []
    table.pop()
