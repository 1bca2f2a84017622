"""``fivethrones deck``: decks as files: whether they are legal, and starter decks to begin with."""

from pathlib import Path
from typing import Final

from rich.console import Console

from fivethrones.cli import asking
from fivethrones.cli.failing import DONE, REFUSED, told
from fivethrones.cli.screen import screen
from fivethrones.games import GAMES
from fivethrones.kernel.decks import CheckedDeck
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.message import Message, literal
from fivethrones.locales import Translator
from fivethrones.server.tables import decks

GAME: Final = next(game for game in GAMES.values() if game.decks is not None)  # the only one that has any
LONGEST: Final = 100_000  # characters of a deck file


def check(file: str, lang: str) -> int:
    """Every reason against the deck on a line of its own."""
    words, console = Translator(asking.language_of(lang), GAME.id), screen()
    found = checked(file, words, console)
    console.print(words.say(f"deck-{found.standing}"), style="red" if found.problems else "green")
    return REFUSED if found.problems else DONE


def moves(file: str, lang: str) -> int:
    """To be typed at a table by whoever brings this deck."""
    words, console = Translator(asking.language_of(lang), GAME.id), screen()
    found = checked(file, words, console)
    for choice in found.choices:
        console.print(GAME.write(choice))
    return DONE if found.choices else REFUSED


def checked(file: str, words: Translator, console: Console) -> CheckedDeck:
    """The deck in a file; what is wrong with it is told."""
    found = decks.check(GAME, text_of(Path(file)))
    for problem in found.problems:
        console.print(told(words, problem))
    return found


def text_of(path: Path) -> str:
    """What is no text becomes lines that cannot be read."""
    try:
        with path.open(encoding="utf-8-sig", errors="replace") as file:
            return file.read(LONGEST)
    except FileNotFoundError as error:
        raise Refusal(Message("refused-record-missing", {"path": literal(str(path))})) from error
    except OSError as error:
        raise Refusal(Message("refused-record-unopened", {"path": literal(str(path))})) from error


def export(starter: str, lang: str) -> int:
    own = decks.decks_of(GAME)
    if starter not in own.starters():
        known = [literal(known) for known in own.starters()]
        raise asking.wrong("wrong-starter", text=literal(starter), known=known)
    words = Translator(asking.language_of(lang), GAME.id)
    screen().print(own.write(starter, words.name), end="", soft_wrap=True)
    return DONE
