"""``fivethrones restore``: put a backup in the place of the tables."""

from pathlib import Path

from fivethrones.cli import asking
from fivethrones.cli.failing import DONE
from fivethrones.kernel.message import literal
from fivethrones.locales import Translator


def restore(file: str, database: str, lang: str) -> int:
    # The other commands start faster without all that a server needs.
    from fivethrones.server.config import default_database
    from fivethrones.server.storage.backup import restore as put_back

    words = Translator(asking.language_of(lang))
    kept = put_back(Path(file), database or default_database())
    print(words.say("cli-restored", path=literal(file)))
    if kept is not None:
        print(words.say("cli-restored-kept", path=literal(str(kept))))
    return DONE
