"""Law 5: nobody is told more than they may know, neither at rest nor in motion."""
# ruff: noqa: ARG001 (all laws are called alike)

from typing import Any

from conformance.case import Case
from conformance.walk import pick, strange
from fivethrones.kernel.action import SPECTATOR, Action, Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.game import Game
from fivethrones.kernel.knowledge import knows
from fivethrones.kernel.play import apply, is_legal, why_not
from fivethrones.kernel.rng import Rng, seeded
from fivethrones.kernel.seen import seen
from fivethrones.kernel.settings import Settings
from fivethrones.kernel.state import State
from fivethrones.kernel.text import Data, dumps, state_hash, to_data

STEPS = 8  # how long two worlds are played side by side
TRIES = 6  # to find an action that is legal in both


def viewers(state: State) -> list[Seat]:
    return [SPECTATOR, *range(state.seats)]


def heard(game: Game[Any], state: State, viewer: Seat) -> Data:
    """All that a viewer is told, as plain data."""
    return to_data(seen(game, state, viewer, state.events))


def told(case: Case, state: Any, viewer: Seat, asks: list[Action], pieces: list[str]) -> str:
    """All that a viewer can find out: what it is sent, and how its mistakes are answered."""
    return dumps(
        {
            **heard(case.game, state, viewer),
            "stage": to_data(case.game.stage(state)),
            "refusals": [to_data(why_not(state, action)) for action in asks],
            "pieces": [to_data(case.game.why_not_piece(state, viewer, piece)) for piece in pieces],
        }
    )


def check_told_alike(case: Case, state: Any, world: Any, viewer: Seat, rng: Rng) -> None:
    asks: list[Action] = []
    pieces: list[str] = []
    if viewer != SPECTATOR:
        asks = [Action(viewer, a.verb, a.target, a.extra) for a in strange(state, rng, bases=2)]
        pieces = sorted({*case.game.pieces(state), *case.game.pieces(world)})
    here, there = (told(case, table, viewer, asks, pieces) for table in (state, world))
    assert here == there, f"viewer {viewer} can tell two worlds apart:\n{here}\n{there}"


def secrets_stay_at_rest(case: Case, state: Any, rng: Rng) -> None:
    """Another world with the same known facts looks the same; making one leaves this one as it is."""
    before = state_hash(state)
    for viewer in viewers(state):
        world = case.game.determinize(state, viewer, rng.branch())
        check_told_alike(case, state, world, viewer, rng)
    assert state_hash(state) == before, "determinize changed the original"


def secrets_stay_in_motion(case: Case, state: Any, rng: Rng) -> None:
    """Side by side, two worlds look the same until something is rightly disclosed."""
    for viewer in viewers(state):
        here, there = state.clone(), case.game.determinize(state, viewer, rng.branch())
        for _ in range(STEPS):
            action = common_action(here, there, rng)
            if action is None or step_both(case, here, there, viewer, action, rng):
                break


def common_action(here: State, there: State, rng: Rng) -> Action | None:
    if here.decision is None:
        return None
    tried = [pick(here, rng) for _ in range(TRIES)]
    return next((action for action in tried if is_legal(there, action)), None)


def step_both(case: Case, here: Any, there: Any, viewer: Seat, action: Action, rng: Rng) -> bool:
    """Apply an action in two worlds that the viewer cannot tell apart; whether they may differ from now on.

    A difference may begin only with an event that discloses, in the one world as in the other.
    """
    apply(here, action)
    apply(there, action)
    before_here, discloses_here = undisclosed(here.events, viewer)
    before_there, discloses_there = undisclosed(there.events, viewer)
    assert before_here == before_there, f"after {action} viewer {viewer} is told what it may not know"
    assert discloses_here == discloses_there, f"after {action} viewer {viewer} learns something unannounced"
    if not discloses_here:
        check_told_alike(case, here, there, viewer, rng)
    return discloses_here


def undisclosed(events: list[Event], viewer: Seat) -> tuple[list[str], bool]:
    """What the viewer reads up to the first event that discloses something to it, and whether there is one."""
    lines: list[str] = []
    for event in events:
        if knows(event.discloses, viewer):
            return lines, True
        lines.append(dumps(to_data(event.seen_as(viewer))))
    return lines, False


def determinize_knows_no_more(case: Case, state: Any, rng: Rng) -> None:
    """Worlds that look the same lead to the same worlds: one made by the game, and one made here, by hand."""
    for viewer in viewers(state):
        world = case.game.determinize(state, viewer, rng.branch())
        check_same_worlds(case, state, world, viewer, rng.word())
        dealt = dealt_anew(case, state, viewer, rng)
        check_told_alike(case, state, dealt, viewer, rng)
        check_same_worlds(case, state, dealt, viewer, rng.word())


def dealt_anew(case: Case, state: Any, viewer: Seat, rng: Rng) -> Any:
    """A copy in which all pieces that the viewer has not seen have changed places with their like."""
    world = state.clone()
    for kinds, slots in case.decks(world):
        unseen = [slot for slot in slots if not knows(world.knowledge[slot], viewer)]
        dealt = [kinds[slot] for slot in unseen]
        rng.shuffle(dealt)
        for slot, kind in zip(unseen, dealt, strict=True):
            kinds[slot] = kind
    return world


def check_same_worlds(case: Case, state: Any, world: Any, viewer: Seat, seed: int) -> None:
    one = case.game.determinize(state, viewer, seeded(seed))
    other = case.game.determinize(world, viewer, seeded(seed))
    assert state_hash(one) == state_hash(other), f"determinize uses what viewer {viewer} cannot know"


def events_keep_their_secrets(case: Case, state: Any, rng: Rng) -> None:
    """A viewer outside ``seen_by`` gets none of the secret arguments."""
    for viewer in viewers(state):
        for event in state.events:
            if knows(event.seen_by, viewer):
                continue
            assert not set(event.secret) & set(event.seen_as(viewer).args), (
                f"{event.kind} for viewer {viewer}"
            )
            assert not any(event.redacted(viewer).secret.values())


def check_twins(case: Case, settings: Settings, seeds: list[int]) -> int:
    """Different deals that look the same to a viewer lead to the same worlds, as long as they look the same.

    This needs no world made by ``determinize``, so it also sees one that keeps what it should redeal.
    Returns how many positions were compared.
    """
    compared = 0
    deals = [case.game.setup(settings, seed) for seed in seeds]
    for viewer in viewers(deals[0]):
        first: dict[str, Any] = {}
        for deal in deals:
            twin = first.setdefault(dumps(heard(case.game, deal, viewer)), deal)
            if twin is not deal:
                compared += check_pair(case, twin.clone(), deal.clone(), viewer)
    return compared


def check_pair(case: Case, here: Any, there: Any, viewer: Seat) -> int:
    rng = seeded(1)
    for step in range(STEPS):
        check_same_worlds(case, here, there, viewer, rng.word())
        action = common_action(here, there, rng)
        if action is None:
            return step + 1
        step_both(case, here, there, viewer, action, rng)
        if heard(case.game, here, viewer) != heard(case.game, there, viewer):
            return step + 1
    return STEPS
