"""``fivethrones serve``: tables in the browser, until interrupted."""

import sys
import webbrowser
from contextlib import suppress
from typing import Final

from fivethrones.cli import asking
from fivethrones.cli.failing import DONE
from fivethrones.kernel.message import literal
from fivethrones.locales import Translator

LAST_PORT: Final = 65535


def serve(
    host: str,
    port: str,
    database: str,
    open_browser: bool,
    club: bool,
    list_of_words: str,
    metrics: bool,
    lang: str,
) -> int:
    # The other commands start faster without all that a server needs.
    from fivethrones.server.config import Config, default_database
    from fivethrones.server.serve import serve as run

    words = Translator(asking.language_of(lang))
    number = asking.number("--port", port)
    if number > LAST_PORT:
        raise asking.wrong("wrong-port", text=literal(port), last=LAST_PORT)

    def ready(address: str) -> None:
        print(words.say("cli-serving", address=literal(address)))
        print(words.say("cli-serving-stop"))
        sys.stdout.flush()
        if open_browser:
            with suppress(webbrowser.Error):
                webbrowser.open(address)

    config = Config(database=database or default_database(), club=club, words=list_of_words, metrics=metrics)
    run(config, host, number, ready)
    return DONE
