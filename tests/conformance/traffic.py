"""Law 5 on the wire: two worlds that differ only in what a viewer may not know send it the same bytes.

Nothing of the server is left out that depends on the match: what a socket is sent when it opens and after each line, the
table's own data with its clocks, the steps of the replay, and the row in the lists.
"""

from types import SimpleNamespace
from typing import Any

from conformance.case import Case
from conformance.secrecy import undisclosed, viewers
from conformance.walk import pick
from fivethrones.kernel.action import SPECTATOR, Action, Seat
from fivethrones.kernel.decision import SECRET
from fivethrones.kernel.game import guess
from fivethrones.kernel.play import apply, is_begun, is_legal, legal, waiting
from fivethrones.kernel.rng import Rng, seeded
from fivethrones.kernel.settings import Settings
from fivethrones.kernel.state import State
from fivethrones.match.entry import ACT, UNDO, Entry
from fivethrones.server import encode
from fivethrones.server.config import Config
from fivethrones.server.people.guests import Guest
from fivethrones.server.storage.snapshots import Saved
from fivethrones.server.tables import seen
from fivethrones.server.tables.clocks import LIVE, NONE, ClockRules
from fivethrones.server.tables.entries import BOT, GUEST, Chair, Line, Opened, Started
from fivethrones.server.tables.info import line_of, table_info
from fivethrones.server.tables.live import LiveTable
from fivethrones.server.tables.replays import rows_for
from fivethrones.server.tables.table import Table

STEPS = 8  # how long two worlds are played side by side
TRIES = 6  # to find something to do that can be done in both
SECOND = 1000
UNDO_SELDOM = 5  # once in so many steps

# How people may sit: each alone, one of them among bots, all at one screen.
APART, AMONG_BOTS, TOGETHER = "apart", "among bots", "together"
WAYS = [APART, AMONG_BOTS, TOGETHER]


def chairs(way: str, seats: int) -> list[Chair]:
    if way == TOGETHER:
        return [Chair(GUEST, "guest-0", f"Player {seat}", hot=True) for seat in range(seats)]
    people = [Chair(GUEST, f"guest-{seat}", f"Player {seat}") for seat in range(seats)]
    return people if way == APART else [people[0], *[Chair(BOT, level="squire")] * (seats - 1)]


class World:
    """A table as a server keeps it, without a disk or anybody connected."""

    def __init__(self, case: Case, settings: Settings, seed: int, way: str) -> None:
        game = case.game
        self.now = 0
        opened = Opened(
            game.id,
            game.version,
            settings,
            "guest-0",
            chairs(way, game.blank(settings).seats),
            clock=ClockRules(NONE if way == TOGETHER else LIVE, 30, 300),
        )
        self.lines: list[Line] = []
        self.table = Table("table", {game.id: game}, opened, self.now)
        registry: Any = SimpleNamespace(config=Config(now=lambda: self.now))
        self.live = LiveTable(registry, self.table, Saved())
        self.enter(Started(seed))

    def enter(self, line: Line) -> None:
        self.now += SECOND
        self.table.enter(line, self.now)
        self.lines.append(line)

    @property
    def state(self) -> State:
        assert self.table.match is not None
        return self.table.match.state

    def deal_anew(self, viewer: Seat, rng: Rng) -> None:
        """Change what this viewer may not know; everything it was told stays."""
        match = self.table.match
        assert match is not None
        match.state = match.game.determinize(match.state, viewer, rng)
        match.kept = {len(match.steps): match.state.clone()}

    def sent_to(self, viewer: Seat) -> list[bytes]:
        """All that this viewer's socket and requests may bring."""
        table = self.table
        chair = table.chairs[viewer] if viewer != SPECTATOR else Chair(GUEST, "guest-9")
        sent = [
            seen.seen(table, viewer),
            seen.seen(table, viewer, first=True),
            encode.dumps(line_of(self.live)),
        ]
        if chair.kind == GUEST:
            reader = Guest(chair.guest, chair.name)
            sent.append(encode.dumps(table_info(self.live, reader)))
            if not chair.hot:  # at one screen all have done everything themselves
                sent.append(encode.dumps(rows_for(table, reader)))
        return sent


def twin(case: Case, world: World, settings: Settings, seed: int, way: str) -> World:
    """The same table once more."""
    other = World(case, settings, seed, way)
    for line in world.lines[1:]:
        other.enter(line)
    return other


def check_traffic(case: Case, settings: Settings, seed: int, way: str, steps: int) -> int:
    """Go so far into a random game and look at it through all eyes; how often what was sent was compared."""
    rng, compared = seeded(seed), 0
    here = World(case, settings, seed, way)
    for _ in range(steps):
        if here.state.decision is None:
            break
        here.enter(gesture(here.state, rng))
    for viewer in viewers(here.state):
        there = twin(case, here, settings, seed, way)
        there.deal_anew(viewer, rng.branch())
        compared += check_pair(twin(case, here, settings, seed, way), there, viewer, rng)
    return compared


def check_pair(here: World, there: World, viewer: Seat, rng: Rng) -> int:
    """Play two worlds side by side until something is rightly disclosed."""
    for step in range(STEPS):
        mine, other = here.sent_to(viewer), there.sent_to(viewer)
        assert mine == other, f"viewer {viewer} can tell two worlds apart:\n{mine}\n{other}"
        if answer_apart(here, there, viewer, rng):
            continue
        line = common_line(here, there, viewer, rng)
        if line is None or here.state.answers != there.state.answers:
            return step + 1
        here.enter(line)
        there.enter(line)
        before_here, discloses_here = undisclosed(here.state.events, viewer)
        before_there, discloses_there = undisclosed(there.state.events, viewer)
        assert before_here == before_there, f"after {line} viewer {viewer} is told what it may not know"
        assert discloses_here == discloses_there, f"after {line} viewer {viewer} learns something unannounced"
        if discloses_here:
            return step + 1
    return STEPS


def answer_apart(here: World, there: World, viewer: Seat, rng: Rng) -> bool:
    """What is asked in secret others may answer otherwise in each world, and change in one of them, until all are in."""
    decision = here.state.decision
    if decision is None or decision.mode != SECRET:
        return False
    others = [seat for seat in waiting(here.state) if seat != viewer]
    if not others or len(waiting(here.state)) == 1:
        return False
    seat = others[rng.below(len(others))]
    here.enter(answer(here.state, seat, rng))
    there.enter(answer(there.state, seat, rng))
    if rng.below(2):
        there.now -= SECOND
        there.enter(answer(there.state, seat, rng))
    return True


def answer(state: State, seat: Seat, rng: Rng) -> Entry:
    return Entry(ACT, seat, (guess(legal(state, seat), rng),))


def common_line(here: World, there: World, viewer: Seat, rng: Rng) -> Line | None:
    """Something that can be done in both, seldom that the viewer takes something back."""
    if here.state.decision is None:
        return None
    if viewer != SPECTATOR and rng.below(UNDO_SELDOM) == 0 and may_undo(here, viewer):
        return Entry(UNDO, viewer)
    tried = [gesture(here.state, rng) for _ in range(TRIES)]
    return next((entry for entry in tried if can_do(there.state, entry)), None)


def may_undo(world: World, seat: Seat) -> bool:
    """Whether its newest step is free to take back, and was made in this world."""
    match = world.table.match
    assert match is not None
    made_here = len(match.steps) > min(match.kept)
    return made_here and match.why_not_undo(seat) is None


def gesture(state: State, rng: Rng) -> Entry:
    """What somebody does next, to the end of what he begins."""
    first = pick(state, rng)
    actions, world = [first], state.clone()
    apply(world, first)
    while is_begun(world):
        actions.append(pick(world, rng))
        apply(world, actions[-1])
    return Entry(ACT, first.seat, tuple(actions))


def can_do(state: State, entry: Entry) -> bool:
    world = state.clone()
    return all(done(world, action) for action in entry.actions)


def done(world: State, action: Action) -> bool:
    if not is_legal(world, action):
        return False
    apply(world, action)
    return True
