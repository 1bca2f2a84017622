"""The decisions of a match that can be judged, and the judging of one."""

from dataclasses import dataclass
from typing import Any, Final

from fivethrones.club.judges import weigh
from fivethrones.club.judges.judge import Case, of_played
from fivethrones.club.review.verdict import Verdict, verdict
from fivethrones.games import GAMES
from fivethrones.kernel.action import Action, Seat
from fivethrones.kernel.game import Game
from fivethrones.kernel.play import legal
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.state import State
from fivethrones.kernel.text import Data, state_from_data, state_to_data
from fivethrones.match.entry import ACT, RESIGN
from fivethrones.match.match import Match
from fivethrones.match.steps import do

WORLDS: Final = 48  # that a decision is judged in
GLANCE: Final = 4  # the same to see how important it is
MOST: Final = 60  # decisions of a match that are judged with care


@dataclass(frozen=True)
class Errand:
    """One decision for a thinking process: a world that the seat cannot tell from the true one, and the true one."""

    game: str
    step: int  # of the match, counted from 0
    seat: Seat
    played: tuple[tuple[str, int, int], ...]
    world: Data
    truth: Data

    def case(self, open: bool) -> Case:
        game = GAMES[self.game]
        state = state_from_data(game, self.truth if open else self.world)
        played = tuple(Action(self.seat, *words) for words in self.played)
        return Case(game, state, self.seat, played, self.step, open)


@dataclass(frozen=True)
class Decision:
    """How it looks from what the seat knew, and with all cards open."""

    step: int
    seat: Seat
    known: Verdict
    open: Verdict


def choices(match: Match, seats: list[Seat]) -> list[int]:
    """The steps at which these seats had a choice, in order, as far as today's rules reach back."""
    found: list[int] = []
    state = match.at(match.floor)
    gone = [step.entry.seat for step in match.steps[: match.floor] if step.entry.kind == RESIGN]
    for number in range(match.floor, len(match.steps)):
        entry = match.steps[number].entry
        if entry.kind == ACT and entry.seat in seats and len(legal(state, entry.seat)) > 1:
            found.append(number)
        gone += [entry.seat] * (entry.kind == RESIGN)
        state, _ = do(match.game, state, entry, gone)
    return found


def errand_at(match: Match, number: int) -> Errand:
    """One by one: all states of a long match at once would not fit into memory."""
    entry = match.steps[number].entry
    return errand(match.game, match.at(number), number, entry.seat, entry.actions)


def errand(game: Game[Any], state: State, step: int, seat: Seat, played: tuple[Action, ...]) -> Errand:
    world = game.determinize(state, seat, seeded(step))
    said = tuple((action.verb, action.target, action.extra) for action in played)
    return Errand(game.id, step, seat, said, state_to_data(world), state_to_data(state))


def judge(errand: Errand, worlds: int = WORLDS) -> Decision | None:
    """None where there was nothing to choose. Runs in a thinking process; the same for the same errand."""
    case = errand.case(open=False)
    found = weigh(case, worlds)
    if not found:
        return None
    opened = errand.case(open=True)
    return Decision(
        errand.step, errand.seat, verdict(case, found), verdict(opened, weigh(opened, worlds) or found)
    )


def weight(errand: Errand) -> float:
    """How much may have been lost there, at a glance; for choosing among many."""
    case = errand.case(open=False)
    found = weigh(case, GLANCE)
    if not found:
        return -1.0
    return found[0].chance.middle - of_played(found, case.played).chance.middle
