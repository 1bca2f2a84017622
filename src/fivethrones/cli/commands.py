"""What a player can type besides moves."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from fivethrones.cli.failing import explained, told
from fivethrones.cli.reading import plain
from fivethrones.cli.rules import show_rule
from fivethrones.cli.screen import hanging
from fivethrones.cli.table import Table
from fivethrones.kernel.action import Seat
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.message import Message, literal
from fivethrones.kernel.play import why_not
from fivethrones.kernel.printed import Printed
from fivethrones.locales import LANGUAGES
from fivethrones.match.record import save

SEVERAL: Final = 8  # cards to name where many are meant


class Left(Exception):
    """The player gets up from the table."""


class Command:
    """Understood by its name in either language, and by another word if it has one."""

    def __init__(self, id: str, do: Callable[[Table, Seat, str], None]) -> None:
        self.id = id
        self.do = do

    def heard(self, table: Table, line: str) -> str | None:
        """What was said after the command's word; None when the line is no such command."""
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:]
        forms = [translator.forms(self.id) for translator in table.languages.values()]
        words = [each[form] for each in forms for form in ("", "word") if form in each]
        return rest.strip() if word.lower() in words else None


def explain(table: Table, seat: Seat, text: str) -> None:
    """``?`` alone lists the commands; with a move or a piece, why it is allowed or not, without trying it."""
    if not text:
        for command in COMMANDS:
            usage, text = table.words.name(command.id, "usage"), table.words.name(command.id, "text")
            table.console.print(hanging(f"  {usage:14}", text))
        return
    ids = table.reader.ids(text)
    forms = table.words.forms(ids[0]) if len(ids) == 1 and table.words.has(ids[0]) else {}
    if "text" in forms:
        table.say(f"{forms['']}. {forms['text']}")
    try:
        action = table.reader.read(table.state, seat, text)
    except Refusal as refusal:
        table.say(explained(table.words, refusal))
        return
    reason = why_not(table.state, action)
    if reason is not None:
        table.say(told(table.words, reason))
        return
    label = table.words.text(table.match.game.label(table.state, action))
    table.say(table.words.say("cli-allowed", label=literal(label)))


def rule(table: Table, seat: Seat, text: str) -> None:  # noqa: ARG001 (all commands are called alike)
    show_rule(table.console, table.match.game.id, table.words, text.upper())


def read(table: Table, seat: Seat, text: str) -> None:  # noqa: ARG001
    """A card of the box, wherever it is; a part of its name will do, its beginning first, if no other card has it."""
    card = card_named(table, text)
    forms = table.words.forms(f"cards-{card.group}")
    houses = [table.words.name(f"house-{house}") for house in card.houses]
    table.say(table.words.name(card.name), "bold")
    table.say(", ".join([forms.get("one", forms[""]), *houses]), "dim")
    for fact in card.facts:
        table.say(table.words.text(fact))
    written = table.words.forms(card.name).get("text")
    if written:
        table.say(written)
    if card.rule:
        table.say(card.rule, "dim")


def card_named(table: Table, text: str) -> Printed:
    said = plain(text)
    called = [
        (plain(words.name(card.name)), card)
        for card in table.match.game.cards()
        for words in table.languages.values()
    ]
    found = [card for name, card in called if said and name == said]
    found = found or [card for name, card in called if said and name.startswith(said)]
    found = found or [card for name, card in called if said and said in name]
    names = list(dict.fromkeys(card.name for card in found))
    if not names:
        raise Refusal(Message("refused-unknown-card", {"text": literal(text)}))
    if len(names) > 1:
        raise Refusal(Message("refused-several-cards", {"text": literal(text), "cards": names[:SEVERAL]}))
    return found[0]


def show(table: Table, seat: Seat, text: str) -> None:  # noqa: ARG001
    table.show_board(table.state, seat)
    table.show_question(seat)


def log(table: Table, seat: Seat, text: str) -> None:  # noqa: ARG001
    for step in range(len(table.match.history)):
        table.show_events(step, seat)


def undo(table: Table, seat: Seat, text: str) -> None:  # noqa: ARG001
    if table.begun:
        table.begun.pop()
    else:
        table.match.undo(seat)
    table.told_to[seat] = len(table.match.history)
    table.say(table.words.say("cli-undone"))


def resign(table: Table, seat: Seat, text: str) -> None:  # noqa: ARG001
    if table.agrees(table.words.say("cli-resign-sure")):
        table.resign(seat)


def save_as(table: Table, seat: Seat, text: str) -> None:  # noqa: ARG001
    path = Path(text) if text else table.free_name()
    save(table.match, path)
    table.say(table.words.say("cli-saved", path=literal(str(path))))


def lang(table: Table, seat: Seat, text: str) -> None:
    """The one that is named, or the other one."""
    others = [language for language in LANGUAGES if language != table.words.language]
    table.words = table.languages.get(text.lower(), table.languages[others[0]])
    show(table, seat, "")


def leave(table: Table, seat: Seat, text: str) -> None:  # noqa: ARG001
    raise Left


COMMANDS: Final = [
    Command("command-explain", explain),
    Command("command-read", read),
    Command("command-rule", rule),
    Command("command-show", show),
    Command("command-log", log),
    Command("command-undo", undo),
    Command("command-resign", resign),
    Command("command-save", save_as),
    Command("command-lang", lang),
    Command("command-quit", leave),
]
