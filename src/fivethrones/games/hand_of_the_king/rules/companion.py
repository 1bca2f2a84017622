"""Playing companions: which one, and what it does."""

from typing import Any, final

from fivethrones.games.hand_of_the_king.companions import COMPANIONS
from fivethrones.games.hand_of_the_king.pieces import HOUSES, VARYS
from fivethrones.games.hand_of_the_king.state import DEAD, GONE, IN_ROW, ON_GRID, Court
from fivethrones.games.hand_of_the_king.words import NO_SLOT, Word, in_place, mover_name
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Message


@final
class Summon(Frame[Court]):
    """HK-18: one face-up companion must be chosen and played."""

    def clone(self) -> "Frame[Any]":
        return self

    def resume(self, court: Court) -> Decision | None:
        if court.rules.removes_unusable:
            remove_unusable(court)
        row = in_place(court, IN_ROW)
        if len(row) > 1:
            return Decision(Message("prompt-play", {}, "HK-18"), [court.turn])
        court.pop()
        if row:  # HK-27: the only one is not asked for
            play(court, row[0])
        return None

    def options(self, court: Court, seat: Seat) -> list[Option]:
        return [Action(seat, "play", companion) for companion in in_place(court, IN_ROW)]

    def answer(self, court: Court, action: Action) -> None:
        court.pop()
        play(court, action.target)

    def why_not(self, court: Court, action: Action) -> Message:
        if action.verb != "play":
            return Message("refused-companion-due", {}, "HK-18")
        return why_not_face_up(court, action, "HK-18")


def remove_unusable(court: Court) -> None:
    """HK-48: companions that could do nothing now leave the game before one is chosen."""
    for slot in court.slots(IN_ROW):
        companion = court.companions[slot]
        if any(word.can_happen(court) for word in COMPANIONS[companion].words):
            continue
        court.place[slot] = GONE
        court.emit(Event("unusable", court.turn, {"companion": court.companion_name(companion)}, "HK-48"))


def play(court: Court, companion: int) -> None:
    """HK-23: a companion played leaves the game, unless it is kept."""
    slot = court.slot_of(companion)
    court.place[slot] = GONE
    court.emit(Event("play", court.turn, {"companion": court.companion_name(companion)}, "HK-18"))
    court.push(Play(slot, 0, False, []))


@final
class Play(Frame[Court]):
    """A companion's words, one after the other, as far as they can happen (HK-24)."""

    def __init__(self, slot: int, index: int, begun: bool, picked: list[int]) -> None:
        self.slot = slot
        self.index = index  # of the word
        self.begun = begun
        self.picked = picked  # for this word, so far

    def clone(self) -> "Frame[Any]":
        return Play(self.slot, self.index, self.begun, self.picked.copy())

    def word(self, court: Court) -> Word:
        return COMPANIONS[court.companions[self.slot]].words[self.index]

    def resume(self, court: Court) -> Decision | None:
        companion = court.companions[self.slot]
        if self.index == len(COMPANIONS[companion].words):
            court.pop()
            return None
        word = self.word(court)
        if not self.begun:
            self.begin(court, word)
            return None
        if len(self.picked) == len(word.prompts):
            self.finish(court, word)
            return None
        targets = word.targets(court, self.picked)
        if len(targets) == 1:  # HK-27: the only possibility is not asked for
            self.picked.append(targets[0])
            return None
        name = court.companion_name(companion)
        prompt = word.prompts[len(self.picked)]
        return Decision(Message(prompt, {"companion": name}, word.rule), [court.turn])

    def begin(self, court: Court, word: Word) -> None:
        """HK-24: what cannot happen is skipped."""
        if word.can_happen(court):
            self.begun = True
            word.begin(court)
            return
        name = court.companion_name(court.companions[self.slot])
        court.emit(Event("no-effect", court.turn, {"companion": name}, "HK-24"))
        self.index += 1

    def finish(self, court: Court, word: Word) -> None:
        picked = self.picked
        self.index += 1
        self.begun = False
        self.picked = []
        chosen = word.happen(court, self.slot, picked)
        if chosen != NO_SLOT:
            play(court, court.companions[chosen])

    def options(self, court: Court, seat: Seat) -> list[Option]:
        word = self.word(court)
        return [Action(seat, word.verb, target) for target in word.targets(court, self.picked)]

    def answer(self, court: Court, action: Action) -> None:
        self.picked.append(action.target)

    def why_not(self, court: Court, action: Action) -> Message:
        word = self.word(court)
        name = court.companion_name(court.companions[self.slot])
        if action.verb != word.verb or action.extra != NOTHING:
            return Message("refused-companion-first", {"companion": name}, word.rule)
        if word.verb in ("play", "discard"):
            return why_not_face_up(court, action, word.rule)
        if word.verb == "name":
            return why_not_house(action, word.rule)
        return why_not_character(court, action, word.rule, self.picked)


def why_not_face_up(court: Court, action: Action, rule: str) -> Message:
    if not 0 <= action.target < len(COMPANIONS) or action.extra != NOTHING:
        return Message("refused-no-companion", {}, rule)
    return Message("refused-not-face-up", {"companion": court.companion_name(action.target)}, rule)


def why_not_house(action: Action, rule: str) -> Message:
    if not 0 <= action.target < len(HOUSES):
        return Message("refused-no-house", {}, rule)
    return Message("refused-house-gone", {"house": f"house-{HOUSES[action.target]}"}, "HK-47")


def why_not_character(court: Court, action: Action, rule: str, picked: list[int]) -> Message:
    if action.target == VARYS and action.target not in picked:
        return Message("refused-varys", {}, "HK-25")
    if not 0 <= action.target <= VARYS:
        return Message("refused-no-character", {}, rule)
    name = mover_name(action.target)
    if action.target in picked:
        return Message("refused-picked-already", {"character": name}, rule)
    where = court.holder[action.target]
    if where == DEAD:
        return Message("refused-dead", {"character": name}, rule)
    if where == ON_GRID:
        return Message("refused-not-in-area", {"character": name}, rule)
    return Message("refused-not-on-grid", {"character": name}, rule)
