"""``fivethrones deck``: decks of the living card game as files: whether they are legal, and starter decks to begin with."""

from pathlib import Path
from typing import Final

from rich.console import Console

from fivethrones.cli import asking
from fivethrones.cli.failing import DONE, REFUSED, told
from fivethrones.cli.screen import screen
from fivethrones.games.living_card_game.bringing import choices
from fivethrones.games.living_card_game.deck_file import write_deck
from fivethrones.games.living_card_game.decks import Deck
from fivethrones.games.living_card_game.game import LivingCardGame
from fivethrones.games.living_card_game.starters import FRIENDLY, ILLEGAL, LEGAL, STARTERS
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.message import Message, literal
from fivethrones.locales import Translator
from fivethrones.server.tables.decks import read

GAME: Final = "living-card-game"
LONGEST: Final = 100_000  # characters of a deck file


def check(file: str, lang: str) -> int:
    """Every reason against the deck on a line of its own."""
    words, console = Translator(asking.language_of(lang), GAME), screen()
    _, standing = playable(file, words, console)
    is_fit = standing in (LEGAL, FRIENDLY)
    console.print(words.say(f"deck-{standing}"), style="green" if is_fit else "red")
    return DONE if is_fit else REFUSED


def moves(file: str, lang: str) -> int:
    """To be typed at a table by whoever brings this deck."""
    words, console = Translator(asking.language_of(lang), GAME), screen()
    deck, standing = playable(file, words, console)
    if standing == ILLEGAL:
        return REFUSED
    for choice in choices(0, deck):
        console.print(LivingCardGame().write(choice))
    return DONE


def playable(file: str, words: Translator, console: Console) -> tuple[Deck, str]:
    """The deck in a file and what it is fit for; what is wrong with it is told."""
    deck, standing, reasons = read(text_of(Path(file)))
    for reason in reasons:
        console.print(told(words, reason))
    return deck, standing


def text_of(path: Path) -> str:
    """What is no text becomes lines that cannot be read."""
    try:
        with path.open(encoding="utf-8-sig", errors="replace") as file:
            return file.read(LONGEST)
    except FileNotFoundError as error:
        raise Refusal(Message("refused-record-missing", {"path": literal(str(path))})) from error
    except OSError as error:
        raise Refusal(Message("refused-record-unopened", {"path": literal(str(path))})) from error


def export(house: str, lang: str) -> int:
    if house not in STARTERS:
        raise asking.wrong("wrong-starter", text=literal(house), known=[literal(known) for known in STARTERS])
    words = Translator(asking.language_of(lang), GAME)
    screen().print(write_deck(STARTERS[house], words.name), end="", soft_wrap=True)
    return DONE
