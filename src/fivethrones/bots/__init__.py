"""Players without a person. ``BOTS`` is the only list of them: by game, from the weakest level up."""

from typing import Any, Final

from fivethrones.bots.bot import Bot
from fivethrones.bots.btwixt import levels as btwixt_levels
from fivethrones.bots.card_engine import levels as card_engine_levels
from fivethrones.bots.hand_of_the_king import levels as hand_of_the_king_levels
from fivethrones.bots.monopoly import levels as monopoly_levels
from fivethrones.bots.random_bot import RandomBot
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.game import Game
from fivethrones.kernel.message import Message, literal

# The levels that a game has of its own; the random bot plays them all.
BOTS: Final[dict[str, list[Bot]]] = {
    "hand-of-the-king": [hand_of_the_king_levels.Squire(), hand_of_the_king_levels.Knight()],
    "stark-lannister": [card_engine_levels.Squire(), card_engine_levels.Knight()],
    "living-card-game": [card_engine_levels.Squire(), card_engine_levels.Knight()],
    "btwixt": [btwixt_levels.Squire(), btwixt_levels.Knight()],
    "monopoly": [monopoly_levels.Squire(), monopoly_levels.Knight()],
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
