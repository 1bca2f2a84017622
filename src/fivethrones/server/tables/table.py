"""The state of a table, which follows from its log. Nothing here waits, sends or stores."""

from collections.abc import Mapping
from typing import Any, Final

from fivethrones.kernel.action import Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.game import Game
from fivethrones.kernel.message import Args, Message, literal
from fivethrones.kernel.play import awaited
from fivethrones.kernel.rng import commitment
from fivethrones.match.entry import ACT, BACK, DEFAULT, REDEAL, TAKE_BACK, UNDO, Entry
from fivethrones.match.match import Match
from fivethrones.server.refusals import refuse
from fivethrones.server.tables.clocks import Clocks
from fivethrones.server.tables.consent import Proposal, answer, propose, reconsider
from fivethrones.server.tables.entries import (
    BOT,
    GUEST,
    OPEN,
    Agreed,
    Asked,
    Carried,
    Chair,
    Ended,
    Freed,
    Hosted,
    Line,
    Opened,
    Parted,
    Rematched,
    Seated,
    Started,
    is_solo,
)
from fivethrones.server.tables.questions import asked_besides, asked_by, labels_of

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
UNFINISHED: Final = (GATHERING, PLAYING)
LONGEST: Final = 30_000  # lines of a log; no game that people mean to end comes near it


class Table:
    """Changed by `enter` alone, which either takes a line or refuses it and changes nothing."""

    def __init__(self, id: str, games: Mapping[str, Game[Any]], opened: Opened, at: int) -> None:
        game = games.get(opened.game)
        if game is None or game.version < opened.version:
            raise refuse("table-newer", version=opened.version)
        self.id = id
        self.game = game
        self.version = opened.version  # of the rules that hold
        self.closed = False  # it cannot go on under today's rules
        self.opened = opened
        self.created = at
        self.updated = at
        self.number = 1  # of the newest line
        self.host = opened.host
        self.chairs: list[Chair] = list(opened.chairs)
        self.freed: list[str] = []  # guests whom the host has asked to get up
        self.match: Match | None = None
        self.news: list[Event] = []  # what the newest line of the match brought
        self.moments = [0]  # how many steps were in effect each time no secret answer was pending
        self.asides: dict[
            int, list[Event]
        ] = {}  # by step, what is told there besides: that it was gone back to
        self.labels: list[list[Message]] = []  # of the steps in effect: what was chosen, in words
        self.movers: list[str] = []  # of the same steps: the guest who chose, if it was one
        self.questions = [0] * len(self.chairs)  # put to each seat so far
        self.clocks = Clocks(opened.clock, len(self.chairs))
        self.last_by: list[str] = [""] * len(self.chairs)  # the kind of each seat's newest entry
        self.last_at = [at] * len(self.chairs)  # and when it was made
        self.talk_until: int | None = None  # when a private talk is over at the latest
        self.proposal: Proposal | None = None  # what somebody wants the others to agree to
        self.rematch = ""
        self.changed_mind: Seat | None = (
            None  # who has just changed a secret answer, of which nobody else may know
        )

    @property
    def status(self) -> str:
        if self.opened.imported or self.closed:
            return FINISHED
        if self.match is None:
            return GATHERING
        return PLAYING if self.match.state.outcome is None else FINISHED

    @property
    def is_playing(self) -> bool:
        return self.status == PLAYING

    @property
    def is_full(self) -> bool:
        return self.number >= LONGEST

    @property
    def commitment(self) -> str:
        """What everybody is shown of the seed, from the first moment on; nothing at tables that were opened without."""
        return commitment(self.opened.seed) if self.opened.seed else ""

    @property
    def step(self) -> int:
        """As viewers count: secret answers that are not all in do not show."""
        return len(self.moments) - 1

    def enter(self, line: Line, at: int) -> None:
        self.changed_mind = None
        if isinstance(line, Entry):
            self._enter_match(line, at)
        elif isinstance(line, Seated):
            self.chairs[line.seat] = line.chair
            reconsider(self, line.seat)
        elif isinstance(line, Freed):
            self.chairs[line.seat] = Chair()
            self.freed.append(line.guest)
        elif isinstance(line, Started):
            self._start(line, at)
        elif isinstance(line, Hosted):
            self.host = line.guest
        elif isinstance(line, Asked):
            self._tell_besides(propose(self, line))
        elif isinstance(line, Agreed):
            self._tell_besides(answer(self, line))
        elif isinstance(line, Parted):
            self.talk_until = at
        elif isinstance(line, Rematched):
            self.rematch = line.table
        elif isinstance(line, Carried):
            self._carry(line)
        elif isinstance(line, Ended):
            self._end()
        if self.changed_mind is None:
            self.updated = at
        self.number += 1

    def _carry(self, carried: Carried) -> None:
        """Other rules hold from here on, and everybody is told so."""
        if carried.version > self.game.version:
            raise refuse("table-newer", version=carried.version)
        told = [Event("rules-changed", 0, {"before": self.version, "now": carried.version})]
        if carried.closed:
            what: Args = {"step": self.step, "move": literal(carried.move)}
            told.append(Event("closed", 0, what, carried.rule))
        elif carried.given_back:
            told.append(Event("given-back", 0, {"count": carried.given_back}))
        self.version = carried.version
        self.closed = carried.closed
        self.proposal = None
        if self.match is not None:
            self._tell_besides(told)

    def _end(self) -> None:
        self.closed = True
        self.proposal = None
        self._tell_besides([Event("closed-by-host", 0, {})])

    def _tell_besides(self, told: list[Event]) -> None:
        """What is no step of the match, but said in the middle of it."""
        if told:
            self.news = told
            self.asides.setdefault(self.step, []).extend(told)

    def _start(self, started: Started, at: int) -> None:
        self.match = Match(self.game, self.opened.options, started.seed)
        self.match.commitment = self.commitment
        self.news = self.match.state.events
        self._put_questions(at, asked_by(self.match.state))

    def _enter_match(self, entry: Entry, at: int) -> None:
        assert self.match is not None, "the match has not begun"
        secret_before = bool(self.match.state.answers)
        labels, mover = labels_of(self.match, entry), self._mover(entry)
        besides = asked_besides(self.match.state, entry.seat)
        answered = entry.seat in self.answered()
        self.match.enter(entry)
        if entry.kind != REDEAL:
            self.last_by[entry.seat] = entry.kind
            self.last_at[entry.seat] = at
        if entry.kind in (BOT, BACK):
            return
        state = self.match.state
        del self.labels[len(self.match.steps) :]
        del self.movers[len(self.match.steps) :]
        if len(self.match.steps) > len(self.labels):
            self.labels.append(labels)
            self.movers.append(mover)
        if answered and entry.kind == ACT and state.answers:
            self.changed_mind = entry.seat
            return
        reconsider(self, entry.seat)
        back = entry.kind in (UNDO, TAKE_BACK)
        self.news = [Event("undo", entry.seat, {})] if back else state.events
        before = self.step
        self._note_moment()
        if self.step < before:
            self.asides = {step: told for step, told in self.asides.items() if step <= self.step}
            self.asides.setdefault(self.step, []).extend(self.news)
        self._note_talk(at)
        asked = asked_by(state)
        if state.answers or (back and secret_before):
            # Others' secret answers come and go unseen: what they are asked is what they were asked.
            asked = [entry.seat] if back else []
        same = [seat for seat, asks in asked_besides(state, entry.seat).items() if asks == besides.get(seat)]
        self._put_questions(at, [seat for seat in asked if seat not in same])

    def _mover(self, entry: Entry) -> str:
        """The person behind an entry."""
        chair = self.chairs[entry.seat]
        return chair.guest if entry.kind == ACT and not self.plays_itself(entry.seat) else ""

    def _note_moment(self) -> None:
        assert self.match is not None
        steps = len(self.match.steps)
        while len(self.moments) > 1 and self.moments[-1] >= steps:
            self.moments.pop()
        if steps and not self.match.state.answers:
            self.moments.append(steps)

    def _note_talk(self, at: int) -> None:
        if not self.talkers():
            self.talk_until = None
        elif self.talk_until is None:
            self.talk_until = at + self.game.manners.talk_seconds * 1000

    def _put_questions(self, at: int, asked: list[Seat]) -> None:
        for seat in asked:
            self.questions[seat] += 1
        assert self.match is not None
        self.clocks.ask(at, awaited(self.match.state), asked)

    def waiting(self) -> list[Seat]:
        """The seats that the match waits for."""
        return awaited(self.match.state) if self.match is not None and not self.closed else []

    def talkers(self) -> list[Seat] | None:
        """The only seats that may talk; rules bind those who play, before and after it everybody may."""
        if self.match is None or self.status != PLAYING:
            return None
        return self.game.manners.talkers(self.match.state)

    def stand_in(self, seat: Seat) -> str:
        """The level of the bot that plays for a seat's player, or nothing."""
        return self.match.stand_ins.get(seat, "") if self.match is not None else ""

    def has_resigned(self, seat: Seat) -> bool:
        return self.match is not None and seat in self.match.resigned

    def plays_itself(self, seat: Seat) -> bool:
        """Whether a bot moves for this seat now."""
        return self.chairs[seat].kind != GUEST or self.has_resigned(seat) or self.stand_in(seat) != ""

    def bot_level(self, seat: Seat, strongest: str) -> str:
        """The level of the bot that moves for this seat now; nothing where a person does."""
        chair = self.chairs[seat]
        if chair.kind == BOT:
            return chair.level
        if chair.kind == OPEN or self.has_resigned(seat):
            return strongest
        return self.stand_in(seat)

    def seats_of(self, guest: str) -> list[Seat]:
        return [
            seat
            for seat in range(len(self.chairs))
            if self.chairs[seat].kind == GUEST and self.chairs[seat].guest == guest
        ]

    def people(self) -> list[str]:
        """The guests who play, each once."""
        return list(dict.fromkeys(chair.guest for chair in self.chairs if chair.kind == GUEST))

    @property
    def wants_code(self) -> bool:
        """Whether only those who sit there, or know its code, may see it: it is private, or somebody plays with bots alone."""
        return self.opened.private or (self.status == PLAYING and is_solo(self.chairs))

    def answered(self) -> list[Seat]:
        """Who has given a secret answer to what is asked now."""
        if self.match is None or not self.match.state.answers:
            return []
        return sorted(answer.seat for answer in self.match.state.answers)

    def defaulted(self, seat: Seat) -> bool:
        """Whether the newest thing done in this seat was done because nobody did anything."""
        return self.last_by[seat] == DEFAULT
