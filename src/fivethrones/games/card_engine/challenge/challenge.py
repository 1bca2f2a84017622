"""One challenge, step by step."""

from typing import Final, final

from fivethrones.games.card_engine.box.figures import CHALLENGES
from fivethrones.games.card_engine.challenge.claim import begin_claim, gain_unopposed
from fivethrones.games.card_engine.challenge.keywords import ask_stealth, bar, take_renown
from fivethrones.games.card_engine.challenge.opponents import pay_tolls
from fivethrones.games.card_engine.challenge.participants import ask_attackers, ask_defenders, attack, defend
from fivethrones.games.card_engine.challenge.redirect import begin_take_over, begin_turn_away
from fivethrones.games.card_engine.moves.choosing import forget_picked, is_picked, picked_cards
from fivethrones.games.card_engine.moves.lasting import expire
from fivethrones.games.card_engine.records.lasting import CHALLENGE
from fivethrones.games.card_engine.records.numbers import NO_CARD, NO_ICON, Icon
from fivethrones.games.card_engine.records.occurrences import LOST, RESOLVED, WON
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.action_window import ActionWindow
from fivethrones.games.card_engine.timing.delayed import pay_off
from fivethrones.games.card_engine.timing.resolution import begin_aftermath
from fivethrones.games.card_engine.values.titles import supporter
from fivethrones.games.card_engine.values.totals import attack_total, defence_total
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Args, seat_name

# The steps of a challenge, as in the rulebook.
CHOOSE_ATTACKERS: Final = 1
ATTACK_BEGINS: Final = 2
TURN_AWAY: Final = 3
ANSWER_ATTACK: Final = 4
EARLY_STEALTH: Final = 5
EARLY_BAR: Final = 6
ACT_BEFORE_DEFENCE: Final = 7
LATE_STEALTH: Final = 8
LATE_BAR: Final = 9
CHOOSE_DEFENDERS: Final = 10
DEFENCE_BEGINS: Final = 11
TAKE_OVER: Final = 12
GO_BACK: Final = 13
SUPPORT: Final = 14
SUPPORT_BEGINS: Final = 15
ACT_BEFORE_RESOLUTION: Final = 16
RESOLVE: Final = 17
CLAIM: Final = 18
UNOPPOSED: Final = 19
TAKE_RENOWN: Final = 20
RESPOND: Final = 21
OVER: Final = 22


def begin_challenge(table: Table, seat: Seat, type: Icon, defender: Seat) -> None:
    """Announce a challenge and pay what is owed for it."""
    table.type = type
    table.attacker = seat
    table.defender = defender
    table.count_challenge(seat, type, 1)
    public: Args = {"type": CHALLENGES[type], "against": seat_name(defender)}
    table.emit(Event("challenge", seat, public, table.rule("attackers")))
    table.push(Challenge(0))
    pay_tolls(table, seat, type, defender)


@final
class Challenge(Frame[Table]):
    def __init__(self, step: int) -> None:
        self.step = step

    def clone(self) -> "Frame[Table]":
        return Challenge(self.step)

    def resume(self, table: Table) -> Decision | None:
        self.step += 1
        if self.step <= ANSWER_ATTACK:
            self.attack(table)
        elif self.step <= LATE_BAR:
            self.prepare(table)
        elif self.step <= ACT_BEFORE_RESOLUTION:
            self.defend(table)
        else:
            self.resolve(table)
        return None

    def attack(self, table: Table) -> None:
        if self.step == CHOOSE_ATTACKERS:
            ask_attackers(table)
        elif self.step == ATTACK_BEGINS:
            attack(table, picked_cards(table))
        elif self.step == TURN_AWAY:
            begin_turn_away(table)
        else:
            begin_aftermath(table, 0, table.attacker)

    def prepare(self, table: Table) -> None:
        """Stealth and the first actions, in the order that the box prescribes."""
        late = self.step > ACT_BEFORE_DEFENCE
        if self.step == ACT_BEFORE_DEFENCE:
            table.push(ActionWindow(table.first, 0))
        elif late != table.box.late_stealth:
            return
        elif self.step in (EARLY_STEALTH, LATE_STEALTH):
            ask_stealth(table)
        else:
            bar(table, picked_cards(table))

    def defend(self, table: Table) -> None:
        """The challenged player defends; if nobody is declared, the challenge may be taken over or a supporter may defend."""
        if self.step == CHOOSE_DEFENDERS:
            ask_defenders(table, table.defender)
        elif self.step == DEFENCE_BEGINS:
            if defend(table, table.defender, picked_cards(table)) or table.commander != NOTHING:
                self.step = SUPPORT_BEGINS
        elif self.step == TAKE_OVER:
            begin_take_over(table)
        elif self.step == GO_BACK:
            if table.commander != NOTHING:
                self.step = (ACT_BEFORE_DEFENCE if table.box.commander_after_actions else LATE_STEALTH) - 1
        elif self.step == SUPPORT:
            forget_picked(table)
            seat = supporter(table, table.defender)
            if seat != NOTHING:
                ask_defenders(table, seat)
        elif self.step == SUPPORT_BEGINS:
            if is_picked(table):
                table.supporter = supporter(table, table.defender)
                defend(table, table.supporter, picked_cards(table))
        else:
            table.push(ActionWindow(table.first, 0))

    def resolve(self, table: Table) -> None:
        if self.step == RESOLVE:
            judge(table)
            if not table.box.passives:  # otherwise one of them pays these rewards
                pay_off(table, table.winner)
        elif self.step == CLAIM:
            begin_claim(table)
        elif self.step == UNOPPOSED:
            gain_unopposed(table)
        elif self.step == TAKE_RENOWN:
            take_renown(table)
        elif self.step == RESPOND:
            note_result(table)
            begin_aftermath(table, 0)
        else:
            end_challenge(table)


def ahead(table: Table) -> Seat:
    """Who would win now: the higher total, the attacker on a tie. Nobody wins with a total below 1 or without a character."""
    attack, defence = attack_total(table), defence_total(table)
    if attack >= 1 and attack >= defence:
        return table.attacker
    return table.defending() if defence >= 1 and defence > attack else NOTHING


def judge(table: Table) -> None:
    attack, defence = attack_total(table), defence_total(table)
    table.winner = ahead(table)
    table.margin = abs(attack - defence)
    table.opposed = defence > 0
    public: Args = {"attack": attack, "defence": defence}
    kind = "challenge-unresolved" if table.winner == NOTHING else "wins-challenge"
    seat = table.attacker if table.winner == NOTHING else table.winner
    table.emit(Event(kind, seat, public, table.rule("totals")))


def note_result(table: Table) -> None:
    if table.winner != NOTHING:
        table.note(WON, table.winner, NO_CARD)
        table.note(LOST, table.loser(), NO_CARD)
    table.note(RESOLVED, table.attacker, NO_CARD)


def end_challenge(table: Table) -> None:
    expire(table, CHALLENGE)
    table.type = NO_ICON
    table.attacker = NOTHING
    table.defender = NOTHING
    table.supporter = NOTHING
    table.commander = NOTHING
    table.attackers = []
    table.named = []
    table.defenders = []
    table.barred = []
    table.winner = NOTHING
    table.margin = 0
    table.opposed = False
    table.pop()
