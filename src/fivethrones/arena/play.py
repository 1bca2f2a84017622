"""One game between bots."""

from collections.abc import Sequence
from typing import Any

from fivethrones.arena.blunders.watch import Blunder, Watch
from fivethrones.arena.result import Result
from fivethrones.bots.bot import Bot, ask
from fivethrones.kernel.action import Action, Seat
from fivethrones.kernel.game import Game
from fivethrones.kernel.play import is_begun, legal, next_to_answer
from fivethrones.kernel.rng import Rng, derived, seeded
from fivethrones.kernel.settings import Settings
from fivethrones.match.entry import carry_out_one
from fivethrones.match.match import Match
from fivethrones.match.record import dumps


def game_seed(series: int, number: int) -> int:
    """The seed of the game with this number in a series; a wide one, so that equal games stay comparable.

    Where two line-ups play from the same seed, each deck and die goes on alike after they have gone different ways.
    """
    return derived(series, f"game {number}")


def bot_rng(seed: int, seat: Seat) -> Rng:
    """The stream of the bot in a seat of the game with this seed."""
    return seeded(derived(seed, f"bot {seat}"))


def play_one(
    game: Game[Any],
    settings: Settings,
    bots: list[Bot],
    seed: int,
    keep: bool = False,
    watches: Sequence[Watch[Any]] = (),
) -> Result:
    """A whole game; settings as `with_defaults` returns them, a bot for each seat. ``keep`` writes its record."""
    state = game.setup(settings, seed)
    rngs = [bot_rng(seed, seat) for seat in range(len(bots))]
    result = Result(seed)
    gestures: list[list[Action]] = [[]]  # the last of them still goes on
    plan: list[Action] = []  # what is left of what a bot has set out to do
    result.happen(state.events)
    while state.decision is not None:
        if not plan:
            seat = next_to_answer(state)
            plan = bots[seat].plan(ask(game, state, seat, bots[seat], rngs[seat]), rngs[seat]).copy()
        action = plan.pop(0)
        result.ask(state.decision, legal(state, action.seat))
        for watch in watches:
            watch.look(state, action, result.decisions - 1)
        effect = carry_out_one(state, action)
        for watch in watches:
            watch.hear(state, result.decisions - 1)
        result.happen(effect.events)
        if effect.chance or effect.disclosed:
            plan = []
        if keep:
            gestures[-1].append(action)
            if not plan and not is_begun(state):
                gestures.append([])
    assert state.outcome is not None
    result.ranking = state.outcome.ranking
    result.reason = state.outcome.reason.id
    for watch in watches:
        result.blunders += [Blunder(watch.kind, seat, seed, step) for seat, step in watch.found]
    if keep:
        result.record = record_of(game, settings, seed, gestures[:-1])
    return result


def record_of(game: Game[Any], settings: Settings, seed: int, gestures: list[list[Action]]) -> str:
    match = Match(game, settings, seed)
    for actions in gestures:
        match.play(*actions)
    return dumps(match)
