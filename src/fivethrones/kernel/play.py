"""The only loop: list what is legal, apply one action, run on to the next decision."""

from fivethrones.kernel.action import Action, Option, Seat, Span
from fivethrones.kernel.decision import BEGUN, OPEN, SECRET
from fivethrones.kernel.errors import IllegalAction
from fivethrones.kernel.message import Message
from fivethrones.kernel.state import NOT_LISTED, State


def legal(state: State, seat: Seat) -> list[Option]:
    """What this seat may answer now; empty when it is not asked. The list belongs to the state: read it only."""
    if state.listed_for == seat:
        return state.listed
    decision = state.decision
    if decision is None or seat not in decision.asked:
        return []
    state.listed = state.stack[-1].options(state, seat)
    state.listed_for = seat
    return state.listed


def is_legal(state: State, action: Action) -> bool:
    if is_plainly_legal(state, action):
        return True
    options = legal(state, action.seat)
    return action in options or any(isinstance(option, Span) and option.holds(action) for option in options)


def is_plainly_legal(state: State, action: Action) -> bool:
    """Whether the action is known to be legal without listing all options."""
    if state.listed_for == action.seat:
        return False
    decision = state.decision
    return (
        decision is not None
        and action.seat in decision.asked
        and state.stack[-1].surely_allows(state, action)
    )


def why_not(state: State, action: Action) -> Message | None:
    """Why an action is not legal, without telling more than its seat may know; None exactly if it is."""
    if is_legal(state, action):
        return None
    decision = state.decision
    if decision is None:
        return Message("refused-game-over")
    if action.seat not in decision.asked:
        return Message("refused-not-asked", {}, decision.rule)
    return state.stack[-1].why_not(state, action)


def apply(state: State, action: Action) -> None:
    """Carry out a legal action and run on to the next decision; refuse any other and change nothing."""
    if not is_legal(state, action):
        reason = why_not(state, action)
        assert reason is not None
        raise IllegalAction(action, reason)
    decision = state.decision
    assert decision is not None
    state.events = []
    if decision.mode == SECRET:
        collect(state, action)
        return
    state.stack[-1].answer(state, action)
    advance(state)


def collect(state: State, action: Action) -> None:
    """Keep a secret answer; once the last one is in, the frame gets all of them in seat order."""
    state.answers = [answer for answer in state.answers if answer.seat != action.seat]
    state.answers.append(action)
    if waiting(state):
        return
    answers = sorted(state.answers, key=seat_of)
    state.answers = []
    frame = state.stack[-1]
    for answer in answers:
        frame.answer(state, answer)
    advance(state)


def seat_of(action: Action) -> Seat:
    return action.seat


def waiting(state: State) -> list[Seat]:
    """The seats whose answer is still missing. Not to be changed by the caller."""
    if state.decision is None:
        return []
    if not state.answers:
        return state.decision.asked
    answered = [answer.seat for answer in state.answers]
    return [seat for seat in state.decision.asked if seat not in answered]


def awaited(state: State) -> list[Seat]:
    """Those of the waiting seats that the game cannot go on without. Not to be changed by the caller."""
    seats = waiting(state)
    if len(seats) < 2 or state.decision is None or state.decision.mode != OPEN:
        return seats
    frame = state.stack[-1]
    return [seat for seat in seats if frame.awaits(state, seat)]


def next_to_answer(state: State) -> Seat:
    """The seat to ask next, where seats that are asked together answer in seat order."""
    decision = state.decision
    assert decision is not None, "nothing is asked"
    return waiting(state)[0] if state.answers else decision.asked[0]


def is_begun(state: State) -> bool:
    """Whether a seat has begun a gesture that counts only as a whole."""
    return state.decision is not None and state.decision.mode == BEGUN


def advance(state: State) -> None:
    """Run frames until someone must choose or the game is over."""
    state.decision = None
    state.listed_for = NOT_LISTED
    while state.outcome is None:
        decision = state.stack[-1].resume(state)
        if decision is not None:
            state.decision = decision
            return
    state.stack = []


def default(state: State, seat: Seat) -> Action:
    """What is done for a seat that does not answer: the first of its options."""
    first = legal(state, seat)[0]
    return Action(seat, first.verb, first.low) if isinstance(first, Span) else first
