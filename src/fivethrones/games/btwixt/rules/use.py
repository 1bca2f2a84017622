"""Carrying out a card: its clauses, word by word, as far as possible (BT-12)."""

from typing import final

from fivethrones.games.btwixt.card import Clause, Time, Word, holds
from fivethrones.games.btwixt.pieces import FIRST_ALLY
from fivethrones.games.btwixt.records import Slot
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Message


def clauses_of(realm: Realm, card: Slot) -> list[Clause]:
    return realm.card(card).words if card < FIRST_ALLY else realm.ally(card).words


def trigger(realm: Realm, card: Slot, when: Time, you: Seat, subject: Seat = NOTHING) -> None:
    """Begin the clauses that a card has for this time. All conditions are checked before anything happens."""
    clauses = clauses_of(realm, card)
    due: list[int] = []
    for i in range(len(clauses)):
        clause = clauses[i]
        if clause.when == when and all(holds(realm, given, you, subject) for given in clause.given):
            due.append(i)
    if due:
        realm.push(Use(card, you, subject, due, 0, False, []))


@final
class Use(Frame[Realm]):
    def __init__(
        self,
        card: Slot,
        you: Seat,
        subject: Seat,
        due: list[int],
        index: int,
        agreed: bool,
        picked: list[int],
    ) -> None:
        self.card = card
        self.you = you
        self.subject = subject  # the ruler whom the text refers to: who kneels, or who was chosen last
        self.due = due  # clauses to carry out, the one in progress first
        self.index = index  # of the next word in it
        self.agreed = agreed  # whether a clause that may be declined was accepted
        self.picked = picked  # so far, for this word

    def clone(self) -> "Frame[Realm]":
        return Use(
            self.card, self.you, self.subject, self.due.copy(), self.index, self.agreed, self.picked.copy()
        )

    def clause(self, realm: Realm) -> Clause:
        return clauses_of(realm, self.card)[self.due[0]]

    def word(self, realm: Realm) -> Word:
        return self.clause(realm).words[self.index]

    def resume(self, realm: Realm) -> Decision | None:
        if not self.due:
            realm.pop()
            return None
        clause = self.clause(realm)
        if self.index == len(clause.words):
            self.end_clause()
            return None
        word = clause.words[self.index]
        asks_leave = clause.may and not self.agreed
        if len(self.picked) < len(word.prompts):
            targets = word.targets(realm, self, self.picked)
            if not targets:
                self.go_on(clause, False)
                return None
            if len(targets) > 1 or asks_leave:
                prompt = word.prompts[len(self.picked)]
                return Decision(Message(prompt, {"card": realm.name(self.card)}, "BT-35"), [self.you])
            self.picked.append(targets[0])
            return None
        if asks_leave:
            if word.can_happen(realm, self):
                return Decision(Message("prompt-use", {"card": realm.name(self.card)}, "BT-35"), [self.you])
            self.go_on(clause, False)
            return None
        picked = self.picked
        self.picked = []
        self.index += 1
        if not word.happen(realm, self, picked) and clause.chain:
            self.end_clause()
        return None

    def go_on(self, clause: Clause, done: bool) -> None:
        """Go on to the next word, unless that depends on this one and it was not done."""
        self.picked = []
        self.index += 1
        if clause.chain and not done:
            self.end_clause()

    def end_clause(self) -> None:
        self.due.pop(0)
        self.index = 0
        self.agreed = False

    def options(self, realm: Realm, seat: Seat) -> list[Option]:
        clause = self.clause(realm)
        word = clause.words[self.index]
        leave: list[Option] = [Action(seat, "pass")] if clause.may and not self.agreed else []
        if len(self.picked) < len(word.prompts):
            verb = word.verb_of(len(self.picked))
            return leave + [Action(seat, verb, target) for target in word.targets(realm, self, self.picked)]
        return [*leave, Action(seat, "use")]

    def answer(self, realm: Realm, action: Action) -> None:
        if action.verb == "pass":
            self.end_clause()
            return
        self.agreed = True
        if action.verb != "use":
            self.picked.append(action.target)

    def why_not(self, realm: Realm, action: Action) -> Message:
        card = realm.name(self.card)
        word = self.word(realm)
        if action.verb == "pass":
            return Message("refused-compulsory", {"card": card}, "BT-12")
        if action.verb == word.verb_of(len(self.picked)) and action.extra == NOTHING:
            return Message("refused-no-target", {"card": card}, "BT-35")
        return Message("refused-card-first", {"card": card}, "BT-35")
