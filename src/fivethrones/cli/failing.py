"""What goes wrong by no fault of ours ends with one sentence and an exit code. Our own faults stay loud."""

from typing import Final

from fivethrones.games import GAMES
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.message import Message
from fivethrones.locales import Translator
from fivethrones.match.record import BadRecord

DONE: Final = 0
REFUSED: Final = 1
WRONG_USAGE: Final = 2
INTERRUPTED: Final = 130  # as a shell reports an interrupt
PIPE_CLOSED: Final = 141  # as a shell reports that nobody reads any more


class Wrong(Refusal):
    """A command line that asks for something that is not there."""


def exit_code(refusal: Refusal) -> int:
    return WRONG_USAGE if isinstance(refusal, Wrong) else REFUSED


def told(words: Translator, message: Message) -> str:
    """A message with the number of its rule."""
    text = words.text(message)
    return f"{text} ({message.rule})" if message.rule else text


def explained(words: Translator, refusal: Refusal) -> str:
    """A refusal in words, with what lies behind it where that is known."""
    text = told(knowing(words, refusal.reason), refusal.reason)
    if isinstance(refusal, BadRecord) and refusal.cause is not None:
        return f"{text}. {told(Translator(words.language, refusal.game), refusal.cause)}"
    return text


def knowing(words: Translator, message: Message) -> Translator:
    """The translator at hand, or that of the game which said this."""
    for translator in [words, *(Translator(words.language, game) for game in GAMES)]:
        if translator.has(message.id):
            return translator
    raise LookupError(message.id)
