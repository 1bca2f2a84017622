"""What a command line says: language, game, numbers, options, players."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from fivethrones.arena.outside import bot_called
from fivethrones.bots import bots_for
from fivethrones.bots.bot import Bot
from fivethrones.bots.search.budget import ENDLESS, Budget
from fivethrones.cli.failing import Wrong
from fivethrones.games import GAMES
from fivethrones.kernel.errors import BadSettings, Refusal
from fivethrones.kernel.game import Game
from fivethrones.kernel.message import Args, Message, literal
from fivethrones.kernel.rng import is_seed
from fivethrones.kernel.settings import Settings, with_defaults
from fivethrones.locales import LANGUAGES, Translator

HUMAN: Final = "human"
USUAL: Final = "knight"  # the bot that is played against when none is named
LONGEST_NUMBER: Final = 100  # digits
LONGEST_THOUGHT: Final = 600_000  # milliseconds


def wrong(id: str, **args: Any) -> Wrong:
    told: Args = args
    return Wrong(Message(id, told))


def language_of(lang: str, environment: Mapping[str, str] = os.environ) -> str:
    """As asked for; else as the environment speaks."""
    if lang in LANGUAGES:
        return lang
    if lang:
        raise wrong("wrong-language", text=literal(lang), known=[literal(known) for known in LANGUAGES])
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"]:
        if environment.get(name):
            return "ru" if environment[name].lower().startswith("ru") else "en"
    return "en"


def language_in(args: Sequence[str]) -> str:
    """The language of a command line that may be wrong in other ways."""
    for i in range(len(args)):
        option, _, value = args[i].partition("=")
        if option == "--lang":
            value = value or "".join(args[i + 1 : i + 2])
            return value if value in LANGUAGES else language_of("")
    return language_of("")


def game_named(id: str) -> Game[Any]:
    if id not in GAMES:
        raise wrong("wrong-game", text=literal(id), known=[literal(known) for known in GAMES])
    return GAMES[id]


def number(name: str, text: str, low: int = 0, high: int | None = None) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER) or int(text) < low:
        raise wrong("wrong-number", name=literal(name), text=literal(text), low=low)
    if high is not None and int(text) > high:
        raise wrong("wrong-number-high", name=literal(name), text=literal(text), high=high)
    return int(text)


def seed(text: str) -> int:
    found = number("--seed", text)
    if not is_seed(found):
        raise wrong("wrong-seed", text=literal(text))
    return found


def thought(text: str) -> Budget | None:
    """``500ms`` by the clock, ``500`` in iterations; without a word each level thinks as much as it does."""
    if not text:
        return None
    if text.endswith("ms"):
        return Budget(ENDLESS, number("--think", text.removesuffix("ms"), 1, LONGEST_THOUGHT))
    return Budget(number("--think", text, 1, ENDLESS))


def players(
    game: Game[Any], text: str, options: Sequence[str], one: str = HUMAN, others: str = USUAL
) -> list[str]:
    """Who sits where: ``human``, the level of a bot or a bot from elsewhere, by seat. Without a word: these."""
    known = [HUMAN, *(bot.id for bot in bots_for(game))]
    if not text:
        count = number("seats", given(options).get("seats", str(game.seats[0])), 1)
        check_seats(game, count)
        return [one] + [others] * (count - 1)
    kinds = text.split(",")
    for kind in kinds:
        if kind not in known and ":" not in kind:
            raise wrong("wrong-player", text=literal(kind), known=[literal(kind) for kind in known])
    check_seats(game, len(kinds))
    return kinds


def check_seats(game: Game[Any], count: int) -> None:
    if count not in game.seats:
        raise wrong("wrong-seats", count=count, low=game.seats[0], high=game.seats[-1])


def bots(game: Game[Any], kinds: Sequence[str]) -> list[Bot | None]:
    """By seat; a human is None."""
    return [None if kind == HUMAN else bot_called(kind, game) for kind in kinds]


def names(words: Translator, kinds: Sequence[str]) -> list[str]:
    """What the players are called: by what they are, and by their number."""
    return [
        words.say("player", number=seat + 1)
        if kind == HUMAN
        else words.say("player-bot", bot=called(kind), number=seat + 1)
        for seat, kind in enumerate(kinds)
    ]


def called(kind: str) -> str:
    """The name of a level; a bot from elsewhere is called by its class or address."""
    return literal(kind.rpartition(":")[2].strip("/")) if ":" in kind else f"bot-{kind}"


def given(options: Sequence[str]) -> Settings:
    """``k=v`` as often as it was said."""
    said: Settings = {}
    for text in options:
        id, equals, value = text.partition("=")
        if not equals:
            raise wrong("wrong-option", text=literal(text))
        if id in said:
            raise wrong("wrong-option-twice", option=literal(id))
        said[id] = value
    return said


def settled(game: Game[Any], options: Sequence[str], seats: int) -> Settings:
    """All settings of a game for so many players."""
    said = given(options)
    if said.setdefault("seats", str(seats)) != str(seats):
        raise wrong("wrong-seats-differ", count=seats, option=literal(said["seats"]))
    try:
        settled = with_defaults(game.settings, said)
        game.blank(settled)
    except BadSettings as refusal:
        raise Wrong(refusal.reason) from refusal
    return settled


def check_new(path: Path) -> None:
    """Refuse early a file that could not be written later."""
    try:
        writable = not path.is_dir() and path.parent.is_dir() and os.access(path.parent, os.W_OK)
    except OSError:  # a name that is too long
        writable = False
    if not writable:
        raise Refusal(Message("refused-record-unsaved", {"path": literal(str(path))}))
