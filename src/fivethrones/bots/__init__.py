"""Players without a person. The levels of a game are in its folder here: ``<game>/levels.py`` lists them."""

from typing import Any, Final

from fivethrones.bots.bot import Bot
from fivethrones.bots.random_bot import RandomBot
from fivethrones.games import GAMES, beside
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.game import Game
from fivethrones.kernel.message import Message, literal

# The levels that a game has of its own; the random bot plays them all.
BOTS: Final[dict[str, list[Bot]]] = {
    game.id: beside(game, "fivethrones.bots.*.levels").LEVELS for game in GAMES.values()
}
ANYWHERE: Final[list[Bot]] = [RandomBot()]


def bots_for(game: Game[Any]) -> list[Bot]:
    """From the weakest level up."""
    return ANYWHERE + BOTS.get(game.id, [])


def bot_named(level: str, game: Game[Any]) -> Bot:
    for bot in bots_for(game):
        if bot.id == level:
            return bot
    known = [literal(bot.id) for bot in bots_for(game)]
    raise Refusal(Message("refused-bot-unknown", {"bot": literal(level), "known": known}))
