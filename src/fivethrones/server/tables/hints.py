"""Help for a player, from what its seat knows: why not, what if, and what a strong bot would do."""

import asyncio
from typing import Any, Final, NamedTuple

from fivethrones.bots import bot_named
from fivethrones.bots.bot import ask
from fivethrones.club.review.prospects import gained
from fivethrones.games import GAMES
from fivethrones.kernel.action import Action, Seat
from fivethrones.kernel.game import Game
from fivethrones.kernel.message import Message
from fivethrones.kernel.play import waiting, why_not
from fivethrones.kernel.rng import Rng, seeded
from fivethrones.kernel.seen import options_seen
from fivethrones.kernel.state import State
from fivethrones.kernel.text import Data, state_from_data
from fivethrones.match.preview import preview as preview_of
from fivethrones.match.preview import supposing
from fivethrones.server import wire
from fivethrones.server.people.guests import Guest
from fivethrones.server.refusals import refuse
from fivethrones.server.tables.bots import imagined, strongest
from fivethrones.server.tables.live import LiveTable
from fivethrones.server.tables.play import Choice, check_holds, check_question, match_of

MOST: Final = 3
NEAR: Final = 0.02  # of the worth of a game
FAR: Final = 0.08


async def why(live: LiveTable, guest: Guest, asked: wire.Why) -> Message | None:
    async with live.lock:
        table = live.table
        check_holds(table, guest, asked.seat)
        state = match_of(table).state.clone()
    return await asyncio.to_thread(reason, table.game, state, asked, seeded(live.registry.config.new_seed()))


def reason(game: Game[Any], state: State, asked: wire.Why, rng: Rng) -> Message | None:
    state = supposed(game, state, asked.seat, asked.after, rng)
    if asked.action is not None:
        return why_not(state, Action(asked.seat, *asked.action))
    if asked.piece is None:
        raise refuse("malformed")
    if asked.piece not in game.pieces(state):
        raise refuse("no-piece")
    return game.why_not_piece(state, asked.seat, asked.piece)


async def preview(live: LiveTable, guest: Guest, asked: wire.Preview) -> dict[str, Any]:
    async with live.lock:
        table = live.table
        check_holds(table, guest, asked.seat)
        check_question(table, asked.seat, asked.d)
        state = match_of(table).state.clone()
    return await asyncio.to_thread(
        previewed, table.game, state, asked, seeded(live.registry.config.new_seed())
    )


def previewed(game: Game[Any], state: State, asked: wire.Preview, rng: Rng) -> dict[str, Any]:
    state = supposed(game, state, asked.seat, asked.after, rng)
    shown = preview_of(game, state, Action(asked.seat, *asked.action), rng)
    options = [] if shown.world is None else options_seen(game, shown.world, asked.seat)
    return {"events": shown.events, "view": shown.view, "undoable": shown.undoable, "options": options}


def supposed(game: Game[Any], state: State, seat: Seat, after: list[Choice], rng: Rng) -> State:
    """A state; or what it would be after these choices of a seat."""
    return supposing(game, state, [Action(seat, *choice) for choice in after], rng)


async def hint(live: LiveTable, guest: Guest, asked: wire.Hint) -> list[dict[str, Any]]:
    registry = live.registry
    async with live.lock:
        table = live.table
        check_holds(table, guest, asked.seat)
        state, game = match_of(table).state, table.game
        if not table.opened.hints:
            raise refuse("no-hints")
        check_question(table, asked.seat, asked.d)
        if asked.seat not in waiting(state):
            raise refuse("not-asked")
        world = imagined(game, state, asked.seat, registry.config.new_seed())
    seed = registry.config.new_seed()
    weighed = await registry.thinker.run(guest.id, weigh, game.id, strongest(game), world, asked.seat, seed)
    return graded(weighed)


class Advice(NamedTuple):
    action: tuple[str, int, int]
    worth: float
    gains: list[Message]  # that speak for it


def weigh(game_id: str, level: str, world: Data, seat: Seat, seed: int) -> list[Advice]:
    """What the best choices are worth to a bot, the best first; runs in a thinking process."""
    game = GAMES[game_id]
    bot = bot_named(level, game)
    rng = seeded(seed)
    question = ask(game, state_from_data(game, world), seat, bot, rng)
    best = sorted(bot.weigh(question), key=lambda weighed: -weighed[1])[:MOST]
    gains = gained(bot, question, [action for action, _ in best], rng)
    return [Advice((a.verb, a.target, a.extra), worth, gains[i]) for i, (a, worth) in enumerate(best)]


def graded(weighed: list[Advice]) -> list[dict[str, Any]]:
    found = []
    for i, (action, worth, gains) in enumerate(weighed):
        behind = weighed[0].worth - worth
        points = round(100 * behind)
        if behind <= NEAR:
            grade, reason = "good", Message("hint-best" if i == 0 else "hint-as-good")
        elif behind <= FAR:
            grade, reason = "fair", Message("hint-behind", {"points": points})
        else:
            grade, reason = "weak", Message("hint-far-behind", {"points": points})
        found.append({"action": action, "grade": grade, "reason": reason, "gains": gains})
    return found
