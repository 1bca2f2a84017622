"""All that one viewer is told: what the table sends, and what the secrecy law compares."""

from typing import Any

from fivethrones.kernel.action import Seat
from fivethrones.kernel.game import Game
from fivethrones.kernel.play import legal, waiting
from fivethrones.kernel.state import State
from fivethrones.kernel.text import Data, to_data, view_to_data


def seen(game: Game[Any], state: State, viewer: Seat) -> dict[str, Data]:
    return {
        "view": view_to_data(game.view(state, viewer)),
        "events": [to_data(event.seen_as(viewer)) for event in state.events],
        "decision": decision_seen(game, state, viewer),
        "outcome": to_data(state.outcome),
    }


def decision_seen(game: Game[Any], state: State, viewer: Seat) -> Data:
    decision = state.decision
    if decision is None:
        return None
    return {
        "prompt": to_data(decision.prompt),
        "mode": decision.mode,
        "asked": decision.asked,
        "waiting": waiting(state),
        "answer": [to_data(answer) for answer in state.answers if answer.seat == viewer],
        "options": [
            {**to_data(option), "label": to_data(game.label(state, option))}
            for option in legal(state, viewer)
        ],
    }
