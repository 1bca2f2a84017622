"""``fivethrones rules``: the numbered rules of a game, whole or one by one."""

import re

from rich.console import Console
from rich.markdown import Markdown

from fivethrones.cli import asking
from fivethrones.cli.failing import DONE
from fivethrones.cli.screen import screen
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.message import Message, literal
from fivethrones.locales import Translator
from fivethrones.locales.rules import rules_text


def rules(game_id: str, lang: str, rule: str) -> int:
    game = asking.game_named(game_id)
    words = Translator(asking.language_of(lang), game.id)
    console = screen()
    if rule:
        show_rule(console, game.id, words, rule.upper())
    else:
        console.print(Markdown(rules_text(game.id, words.language)))
    return DONE


def show_rule(console: Console, game: str, words: Translator, number: str) -> None:
    console.print(Markdown(paragraph(rules_text(game, words.language), number)))


def paragraph(text: str, number: str) -> str:
    """A rule from its heading to the next heading."""
    found = re.search(rf"^### {re.escape(number)}\b.*?(?=^#|\Z)", text, re.MULTILINE | re.DOTALL)
    if not number or found is None:
        known = re.findall(r"^### (\S+-\d+)\b", text, re.MULTILINE)
        raise Refusal(
            Message(
                "refused-no-rule",
                {"text": literal(number), "first": literal(known[0]), "last": literal(known[-1])},
            )
        )
    return found[0]
