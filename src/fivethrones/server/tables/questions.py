"""What is asked of whom, and how an answer to it reads."""

from fivethrones.kernel.action import Option, Seat
from fivethrones.kernel.decision import OPEN
from fivethrones.kernel.message import Message
from fivethrones.kernel.play import apply, is_legal, legal
from fivethrones.kernel.state import State
from fivethrones.match.entry import Entry
from fivethrones.match.match import Match


def asked_by(state: State) -> list[Seat]:
    """Everybody who may answer now."""
    return state.decision.asked if state.decision is not None else []


def asked_besides(state: State, seat: Seat) -> dict[Seat, tuple[Message, list[Option]]]:
    """What other seats are asked at the same time, first come, first served: while it stays the same, this seat has no new question."""
    if state.decision is None or state.decision.mode != OPEN:
        return {}
    others = [other for other in state.decision.asked if other != seat]
    return {other: (state.decision.prompt, legal(state, other)) for other in others}


def labels_of(match: Match, entry: Entry) -> list[Message]:
    """What is chosen, in words; as far as it is legal."""
    labels: list[Message] = []
    state = match.state.clone() if len(entry.actions) > 1 else match.state
    for action in entry.actions:
        if not is_legal(state, action):
            break
        labels.append(match.game.label(state, action))
        if len(labels) < len(entry.actions):
            apply(state, action)
    return labels
