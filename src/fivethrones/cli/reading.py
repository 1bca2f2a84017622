"""Typed text to actions: a number, the notation, or words of either language in any order."""

from typing import Any, Final

from fivethrones.boards.board import Board
from fivethrones.kernel.action import Action, Option, Seat, Span
from fivethrones.kernel.errors import Refusal, Unreadable
from fivethrones.kernel.game import Game
from fivethrones.kernel.message import Message, literal, seat_name
from fivethrones.kernel.play import is_legal, legal
from fivethrones.kernel.state import State
from fivethrones.locales import Translator

# What messages are called that say a sentence rather than a name.
SENTENCES: Final = (
    "lesson-",
    "prompt-",
    "do-",
    "log-",
    "outcome-",
    "refused-",
    "option-",
    "board-",
    "cards-",
    "fact-",
    "fault-",
    "deck-",
    "stage-",
)
NO_NAMES: Final = {"letter", "text"}  # forms that nobody would type
LONGEST_LINE: Final = 200


class Reader:
    """Knows what things are called in all languages."""

    def __init__(self, game: Game[Any], board: Board, languages: list[Translator]) -> None:
        self.game = game
        self.board = board
        self.named = {phrase: id for words in languages for phrase, id in vocabulary(words).items()}
        self.longest = max(len(phrase.split()) for phrase in self.named)

    def read(self, state: State, seat: Seat, text: str) -> Action:
        """The action that is meant, legal or not; refuses text that means none, or several."""
        options = legal(state, seat)
        said = self.words(text)
        if not said or len(text) > LONGEST_LINE:
            raise unreadable(text)
        if plain(text).isdecimal():
            return numbered(options, plain(text))
        fitting = [option for option in options if self.fits(state, option, said)]
        if not fitting:
            ids = self.ids(text)
            fitting = [option for option in options if self.is_named(state, option, ids)]
        if len(fitting) > 1:
            raise ambiguous(options, fitting, text)
        if fitting and isinstance(fitting[0], Action):
            return fitting[0]
        actions = self.spoken(state, seat, options, said)
        for action in actions:
            if is_legal(state, action):
                return action
        return actions[0] if actions else self.pointed(state, seat, text)

    def words(self, text: str) -> list[str]:
        """The text in the words of the notation: «влево Старк» is ``left stark``."""
        return [bare(id) for id in self.ids(text)]

    def ids(self, text: str) -> list[str]:
        """The things that are named, the longest names first; what is no name stays as it is."""
        tokens = plain(text).split()
        found: list[str] = []
        while tokens:
            for length in range(min(self.longest, len(tokens)), 0, -1):
                id = self.named.get(" ".join(tokens[:length]))
                if id is not None or length == 1:
                    found.append(tokens[0] if id is None else id)
                    del tokens[:length]
                    break
        return found

    def fits(self, state: State, option: Option, said: list[str]) -> bool:
        if isinstance(option, Span):
            return False
        written = plain(self.game.write_at(state, option)).split()
        return all(word in written for word in said)

    def is_named(self, state: State, option: Option, ids: list[str]) -> bool:
        """Whether all that is said is its verb or something that its label names."""
        named = [f"verb-{option.verb}", *self.game.label(state, option).args.values()]
        return all(id in named for id in ids)

    def spoken(self, state: State, seat: Seat, options: list[Option], said: list[str]) -> list[Action]:
        """What the words are in the game's notation, the verb left out or not."""
        verbs = list(dict.fromkeys(option.verb for option in options))
        readings: list[Action] = []
        for text in [" ".join(said), *(" ".join([verb, *said]) for verb in verbs)]:
            try:
                readings.append(self.game.read_at(state, seat, text))
            except Unreadable:
                continue
        return [action for action in readings if action.verb in verbs or self.is_verb(action.verb)]

    def is_verb(self, word: str) -> bool:
        return f"verb-{word}" in self.named.values()

    def pointed(self, state: State, seat: Seat, text: str) -> Action:
        """The one option that is about the piece that is named."""
        ids = self.ids(text)
        piece = self.board.piece(self.game.view(state, seat), ids[0]) if len(ids) == 1 else ""
        if not piece and all(id in self.named.values() for id in ids):
            raise Refusal(Message("refused-none-fits", {"text": literal(text.strip())}))
        if not piece:
            raise unreadable(text)
        if piece not in self.game.pieces(state):
            raise Refusal(Message("refused-not-on-table", {"thing": ids[0]}))
        options = legal(state, seat)
        about = [option for option in options if self.game.piece_of(state, option) == piece]
        if len(about) > 1:
            raise ambiguous(options, about, text)
        if about and isinstance(about[0], Action):
            return about[0]
        reason = self.game.why_not_piece(state, seat, piece)
        raise Refusal(reason) if reason is not None else unreadable(text)


def vocabulary(words: Translator) -> dict[str, str]:
    """By phrase, the id of the thing that is called so; the first in the file has the word."""
    named: dict[str, str] = {}
    common = Translator(words.language).ids
    for id in words.ids:
        if id not in common and not id.startswith(SENTENCES):
            phrases = [phrase for form, phrase in words.forms(id).items() if form not in NO_NAMES]
            for phrase in [*phrases, bare(id)]:
                named.setdefault(plain(phrase), id)
    for seat in range(len(words.names)):
        named[plain(words.names[seat])] = seat_name(seat)
    return named


def bare(id: str) -> str:
    """As the notation calls it."""
    return id.partition("-")[2] or id


def plain(text: str) -> str:
    """Without what people type differently: capitals, ё, quotes, commas."""
    text = text.lower().replace("ё", "е")
    kept = [letter if letter.isalnum() or letter == "_" else " " for letter in text if letter not in "’'"]
    return " ".join("".join(kept).split())


def numbered(options: list[Option], said: str) -> Action:
    number = int(said)
    if not 1 <= number <= len(options):
        raise Refusal(Message("refused-move-number", {"number": literal(said), "last": len(options)}))
    option = options[number - 1]
    if isinstance(option, Span):
        raise unreadable(said)
    return option


def ambiguous(options: list[Option], fitting: list[Option], text: str) -> Refusal:
    numbers = [literal(str(options.index(option) + 1)) for option in fitting]
    return Refusal(Message("refused-several-moves", {"text": literal(text.strip()), "numbers": numbers}))


def unreadable(text: str) -> Unreadable:
    return Unreadable(Message("refused-unreadable", {"text": literal(text.strip()[:LONGEST_LINE])}))
