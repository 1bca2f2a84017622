"""A match as plain data, part by part, and back.

A part is some dozens of steps with their effects, and the state after them. So a match can be stored while it is being
played: earlier parts never change, and nothing need be replayed to continue from the last one.
"""

from dataclasses import dataclass
from typing import Any

from fivethrones.kernel.action import Action
from fivethrones.kernel.game import Game
from fivethrones.kernel.settings import Settings, with_defaults
from fivethrones.kernel.text import Data, from_data, state_to_data, to_data
from fivethrones.match.entry import Effect, Entry, Step
from fivethrones.match.match import Frozen, Match


@dataclass(frozen=True)
class Part:
    """A part in the form of a certain version of the game."""

    version: int
    data: Data


def reach(match: Match, index: int) -> tuple[int, int]:
    """The number of steps before a part and at its end."""
    ends = [*match.starts[1:], len(match.steps)]
    return match.starts[index], ends[index]


def write_part(match: Match, index: int) -> Data:
    first, last = reach(match, index)
    state = match.state if last == len(match.steps) else match.at(last)
    return {
        "first": first,
        "opening": [to_data(event) for event in match.opening] if index == 0 else [],
        "steps": [step_to_data(step) for step in match.steps[first:last]],
        "state": state_to_data(state),
        "entered": match.entered,
        "stand_ins": {str(seat): level for seat, level in match.stand_ins.items()},
        "resigned": match.resigned,
        "floor": match.floor,
    }


def restored(game: Game[Any], settings: Settings, seed: int, parts: list[Part]) -> Match:
    """The match of these parts, at the end of the last one and with the version of that one."""
    head = parts[-1].data
    frozen = [Frozen(part.version, part.data["state"]) for part in parts]
    match = Match(game, settings, seed, frozen[-1].thawed(game, with_defaults(game.settings, settings)))
    match.version = parts[-1].version
    match.opening = [from_data(game, event) for event in parts[0].data["opening"]]
    match.steps = [step_from_data(game, step) for part in parts for step in part.data["steps"]]
    match.starts = [part.data["first"] for part in parts]
    match.entered = head["entered"]
    match.stand_ins = {int(seat): level for seat, level in head["stand_ins"].items()}
    match.resigned = list(head["resigned"])
    match.floor = head["floor"]
    for start, state in zip(match.starts[1:], frozen, strict=False):
        match.kept[start] = state
    match.kept[len(match.steps)] = match.state.clone()
    return match


def step_to_data(step: Step) -> Data:
    effect = step.effect
    return {
        **entry_to_data(step.entry),
        "events": [to_data(event) for event in effect.events],
        "chance": effect.chance,
        "disclosed": effect.disclosed,
        "number": step.number,
        "pending": step.pending,
    }


def step_from_data(game: Game[Any], data: Data) -> Step:
    events = [from_data(game, event) for event in data["events"]]
    effect = Effect(events, data["chance"], data["disclosed"])
    return Step(entry_from_data(data), effect, data["number"], data["pending"])


def entry_to_data(entry: Entry) -> Data:
    return {
        "kind": entry.kind,
        "seat": entry.seat,
        "actions": [[action.verb, action.target, action.extra] for action in entry.actions],
        "level": entry.level,
        "seed": str(entry.seed),  # too long for numbers in some readers of JSON
    }


def entry_from_data(data: Data) -> Entry:
    seat = data["seat"]
    actions = tuple(Action(seat, *action) for action in data["actions"])
    return Entry(data["kind"], seat, actions, data["level"], int(data["seed"]))
