"""``fivethrones serve``: tables in the browser, until interrupted."""

import sys
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from fivethrones.arena.outside import bot_called
from fivethrones.bots import bots_for
from fivethrones.cli import asking
from fivethrones.cli.failing import DONE
from fivethrones.kernel.message import literal
from fivethrones.locales import Translator

LAST_PORT: Final = 65535
LONGEST_NAME: Final = 20  # of a bot, as it is written down in results


def serve(
    host: str,
    port: str,
    database: str,
    open_browser: bool,
    club: bool,
    push: bool,
    passkeys: bool,
    origin: str,
    list_of_words: str,
    metrics: bool,
    bots: Sequence[str],
    log: str,
    lang: str,
) -> int:
    # The other commands start faster without all that a server needs.
    from fivethrones.server.config import Config, default_database
    from fivethrones.server.logs import FORMATS
    from fivethrones.server.people.passkeys.place import is_origin
    from fivethrones.server.serve import serve as run

    words = Translator(asking.language_of(lang))
    number = asking.number("--port", port)
    if number > LAST_PORT:
        raise asking.wrong("wrong-port", text=literal(port), last=LAST_PORT)
    if origin and not is_origin(origin):
        raise asking.wrong("wrong-origin", text=literal(origin))
    if log not in FORMATS:
        raise asking.wrong("wrong-log", text=literal(log), known=[literal(known) for known in FORMATS])

    def ready(address: str) -> None:
        print(words.say("cli-serving", address=literal(address)))
        print(words.say("cli-serving-stop"))
        sys.stdout.flush()
        if open_browser:
            with suppress(webbrowser.Error):
                webbrowser.open(address)

    config = Config(
        database=database or default_database(),
        club=club,
        push=push,
        passkeys=passkeys,
        origin=origin,
        words=list_of_words,
        metrics=metrics,
        bots=brought(bots),
        log=log,
    )
    run(config, host, number, ready)
    return DONE


def brought(bots: Sequence[str]) -> dict[str, dict[str, str]]:
    """By game and name, the host's own bots; each is tried here, so that none is missed first at a table."""
    found: dict[str, dict[str, str]] = {}
    for text in bots:
        id, equals, path = text.partition("=")
        if not equals:
            raise asking.wrong("wrong-brought", text=literal(text))
        game = asking.game_named(id)
        name = path.rpartition(":")[2]
        if not name.isidentifier() or len(name) > LONGEST_NAME:
            raise asking.wrong("wrong-brought", text=literal(text))
        if name in found.get(id, {}) or name in [bot.id for bot in bots_for(game)]:
            raise asking.wrong("wrong-brought-twice", bot=literal(name))
        bot_called(path, game)
        found.setdefault(id, {})[name] = path
    return found
