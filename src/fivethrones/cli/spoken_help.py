"""Help and usage errors in the reader's language. The command line library itself speaks English only."""

import re
from typing import Any, Final

from typer.core import TyperCommand, TyperGroup

from fivethrones.cli.asking import wrong
from fivethrones.cli.failing import Wrong
from fivethrones.kernel.message import literal
from fivethrones.locales import Translator

# What the library writes into a help page, and what we call it.
HEADINGS: Final = {
    "Usage:": "help-usage",
    "Options:": "help-options",
    "Arguments:": "help-arguments",
    "Commands:": "help-commands",
    "Show this message and exit.": "help-help",
    "[required]": "help-required",
    "[OPTIONS]": "help-any-options",
    "COMMAND [ARGS]...": "help-any-command",
}


class SpokenCommand(TyperCommand):
    def get_help(self, ctx: Any) -> str:
        return in_words(super().get_help(ctx), ctx.obj)


class SpokenGroup(TyperGroup):
    def get_help(self, ctx: Any) -> str:
        return in_words(super().get_help(ctx), ctx.obj)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if self.get_command(ctx, args[0]) is None:
            known = [literal(name) for name in self.commands if not self.commands[name].hidden]
            raise wrong("wrong-command", text=literal(args[0]), known=known)
        return super().resolve_command(ctx, args)


def in_words(page: str, words: Translator) -> str:
    for english, id in HEADINGS.items():
        page = page.replace(english, words.say(id))
    return page.replace(" <str>", "")


def speak(command: Any, words: Translator) -> None:
    """Put the help texts of a command and of all below it into words."""
    command.help = words.say(command.help)
    for parameter in command.params:
        id = getattr(parameter, "help", None)
        if id is not None and words.has(id):
            parameter.help = words.say(id)
    for below in getattr(command, "commands", {}).values():
        speak(below, words)


def usage_error(error: Any) -> Wrong:
    """What the library found wrong, in a message of ours."""
    kind, text = type(error).__name__, str(error.format_message())
    context = getattr(error, "ctx", None)
    command = literal(context.command_path if context is not None else "fivethrones")
    option = literal(str(getattr(error, "option_name", "")))
    if kind == "NoSuchOption":
        return wrong("wrong-no-such-option", option=option, command=command)
    if kind == "BadOptionUsage":
        return wrong("wrong-option-usage", option=option, command=command)
    if kind == "MissingParameter":
        return wrong("wrong-missing", name=literal(error.param.metavar or error.param.name), command=command)
    if text == "Missing command.":
        return wrong("wrong-missing", name=literal("COMMAND"), command=command)
    extra = re.search(r"unexpected extra argument\S* \((.*)\)", text)
    if extra:
        return wrong("wrong-extra", text=literal(extra[1]), command=command)
    return wrong("wrong-usage", text=literal(text), command=command)
