"""Puzzles of Hand of the King: near the end of a game a choice is proved to be the only one that wins."""

from typing import Any, Final

from fivethrones.bots.search.budget import Budget
from fivethrones.club.assets.hand_of_the_king import BANNERS, assets
from fivethrones.club.judges.proof import Proof, Proved, can_be_proved
from fivethrones.club.puzzles.maker import QUIET, Maker
from fivethrones.club.puzzles.puzzle import Answer
from fivethrones.club.puzzles.standing_out import Found, words_of
from fivethrones.games.hand_of_the_king.state import ON_GRID, Court
from fivethrones.kernel.action import Action, Seat
from fivethrones.kernel.game import Game
from fivethrones.kernel.play import apply
from fivethrones.kernel.rng import Rng
from fivethrones.kernel.state import State

PATIENCE: Final = Budget(60_000)
NEAR: Final = 15  # characters on the grid; with more of them no proof is tried
ASKED: Final = ["prompt-move", "prompt-play"]  # where different choices never lead to the same position


class CourtPuzzles(Maker):
    themes = {"prompt-play": "theme-companion"}

    def outstanding(self, game: Game[Any], world: State, seat: Seat, rng: Rng) -> Found | None:  # noqa: ARG002 (nothing is tried at random)
        assert isinstance(world, Court)
        return proved_best(world)

    def theme(self, world: State, seat: Seat, solution: Action) -> str:
        theme = super().theme(world, seat, solution)
        return "theme-banner" if theme == QUIET and wins_banner(world, seat, solution) else theme


def proved_best(court: Court) -> Found | None:
    """The only choice that wins."""
    assert court.decision is not None
    if (
        court.decision.prompt.id not in ASKED
        or court.holder.count(ON_GRID) > NEAR
        or not can_be_proved(court)
    ):
        return None
    proof = Proof(court, PATIENCE)
    if proof.results is None or proof.results.count(1) != 1:
        return None
    order = sorted(
        [proof.proved(place) for place in range(len(proof.results))], key=lambda proved: -proved.result
    )
    return Found(True, tuple(answer_of(proved) for proved in order))


def answer_of(proved: Proved) -> Answer:
    return Answer(
        words_of(proved.action),
        50 + 50 * proved.result,
        tuple((step.seat, *words_of(step)) for step in proved.line),
    )


def wins_banner(world: State, seat: Seat, solution: Action) -> bool:
    after = world.clone()
    apply(after, solution)
    before, now = assets(world, seat), assets(after, seat)
    return any(now[banner] > before[banner] for banner in BANNERS)


MAKER: Final = CourtPuzzles()
