"""Bots that others have written: a class that Python can import, or an address that answers over HTTP."""

import json
from importlib import import_module
from typing import Any, ClassVar, Final
from urllib.request import Request, urlopen

from fivethrones.bots import bot_named
from fivethrones.bots.bot import Bot, Question
from fivethrones.kernel.action import Action, Option, Span
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.game import Game
from fivethrones.kernel.message import Message, literal
from fivethrones.kernel.rng import Rng
from fivethrones.kernel.text import to_data

HTTP: Final = "http:"
SECONDS: Final = 60.0  # that an answer may take


class HttpBot(Bot):
    """Posts what its seat sees and what it may choose; hears ``{"choose": place}``, with an ``"amount"`` for a span."""

    id: ClassVar[str] = "http"
    looks: ClassVar[bool] = True

    def __init__(self, address: str) -> None:
        self.address = address

    def choose(self, question: Question, rng: Rng) -> Action:  # noqa: ARG002 (the same for every bot)
        said = {
            "game": question.game.id,
            "seat": question.seat,
            "prompt": question.decision.prompt.id,
            "view": to_data(question.view),
            "options": [told(option) for option in question.options],
        }
        request = Request(self.address, json.dumps(said).encode(), {"Content-Type": "application/json"})
        with urlopen(request, timeout=SECONDS) as answer:
            heard = json.load(answer)
        option: Option = question.options[heard["choose"]]
        if isinstance(option, Span):
            return Action(option.seat, option.verb, heard["amount"])
        return option


def told(option: Option) -> dict[str, Any]:
    if isinstance(option, Span):
        return {"verb": option.verb, "low": option.low, "high": option.high}
    return {"verb": option.verb, "target": option.target, "extra": option.extra}


def bot_called(name: str, game: Game[Any]) -> Bot:
    """A level of the game, ``http:ADDRESS``, or ``module:Class``."""
    if name.startswith(HTTP):
        return HttpBot(name)
    module, colon, kind = name.partition(":")
    if not colon:
        return bot_named(name, game)
    try:
        bot = getattr(import_module(module), kind)()
    except (ImportError, AttributeError) as error:
        raise Refusal(Message("refused-bot-import", {"bot": literal(name)})) from error
    assert isinstance(bot, Bot), f"{name} is no Bot"
    return bot
