"""``fivethrones verify``: whether every card and die of a recorded match followed from its seed."""

from pathlib import Path

from fivethrones.cli import asking
from fivethrones.cli.failing import DONE, REFUSED
from fivethrones.cli.screen import hanging, screen
from fivethrones.games import GAMES
from fivethrones.kernel.message import literal
from fivethrones.kernel.rng import is_commitment
from fivethrones.locales import Translator
from fivethrones.match.record import load
from fivethrones.match.verify import verify as verify_match


def verify(file: str, commitment: str, lang: str) -> int:
    words, console = Translator(asking.language_of(lang)), screen()
    noted = commitment.strip().lower()
    if noted and not is_commitment(noted):
        raise asking.wrong("wrong-commitment", text=literal(commitment))
    verdict = verify_match(load(Path(file), GAMES), noted)
    for mark, messages in (("✓", verdict.right), ("✗", verdict.wrong), ("–", verdict.open)):
        for message in messages:
            console.print(hanging(mark, words.text(message)))
    console.print(words.say("verify-fails" if verdict.wrong else "verify-holds"), style="bold")
    return REFUSED if verdict.wrong else DONE
