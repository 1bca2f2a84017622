"""Bots that others have written: a class that Python can import, or an address that answers over HTTP."""

import json
from functools import cache
from http.client import HTTPException
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
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

HTTP: Final = ("http:", "https:")
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
        try:
            with urlopen(request, timeout=SECONDS) as answer:
                return chosen(question.options, json.load(answer))
        except (OSError, HTTPException, LookupError, TypeError, ValueError) as error:
            raise Refusal(Message("refused-bot-answer", {"bot": literal(self.address)})) from error


def chosen(options: list[Option], heard: dict[str, Any]) -> Action:
    option = dict(enumerate(options))[heard["choose"]]  # no place counts from the end
    if isinstance(option, Span):
        return Action(option.seat, option.verb, int(heard["amount"]))
    return option


def told(option: Option) -> dict[str, Any]:
    if isinstance(option, Span):
        return {"verb": option.verb, "low": option.low, "high": option.high}
    return {"verb": option.verb, "target": option.target, "extra": option.extra}


def bot_called(name: str, game: Game[Any]) -> Bot:
    """A level of the game, ``http:ADDRESS``, ``module:Class`` or ``path/to/file.py:Class``."""
    if name.startswith(HTTP):
        return HttpBot(address_of(name))
    module, colon, kind = name.rpartition(":")
    if not colon:
        return bot_named(name, game)
    try:
        bot = getattr(module_called(module), kind)()
    except (ImportError, OSError, AttributeError, TypeError, SyntaxError) as error:
        raise Refusal(Message("refused-bot-import", {"bot": literal(name)})) from error
    if not isinstance(bot, Bot):
        raise Refusal(Message("refused-bot-import", {"bot": literal(name)}))
    return bot


def address_of(name: str) -> str:
    """``http://HOST…`` as it is; ``http:HOST…`` and ``http:https://HOST…`` as what is meant."""
    kind, _, rest = name.partition(":")
    return rest if rest.startswith(("http://", "https://")) else f"{kind}://{rest.removeprefix('//')}"


@cache
def module_called(name: str) -> ModuleType:
    """By the name that Python imports it under, or by its file, which need not be where Python looks."""
    if not name.endswith(".py"):
        return import_module(name)
    spec = spec_from_file_location(Path(name).stem, name)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
