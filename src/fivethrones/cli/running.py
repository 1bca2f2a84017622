"""One command, from its words to its exit code."""

import os
import sys
from collections.abc import Sequence
from typing import Any

from typer.main import get_command

from fivethrones.cli.app import app
from fivethrones.cli.asking import language_in
from fivethrones.cli.failing import DONE, INTERRUPTED, PIPE_CLOSED, exit_code, explained
from fivethrones.cli.screen import complain
from fivethrones.cli.spoken_help import speak, usage_error
from fivethrones.kernel.errors import Refusal
from fivethrones.locales import Translator


def run(args: Sequence[str]) -> int:
    """One command; the exit code. What the user did wrong becomes one sentence, a bug of ours stays loud."""
    language = language_in(args)
    try:
        code = invoke(list(args) or ["--help"], language)
        sys.stdout.flush()
        return code
    except Refusal as refusal:
        complain(explained(Translator(language), refusal))
        return exit_code(refusal)
    except KeyboardInterrupt:
        complain(Translator(language).say("cli-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads any more; what is left in the buffer must not be tried again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED


def invoke(args: list[str], language: str) -> int:
    command: Any = get_command(app)
    words = Translator(language)
    speak(command, words)
    try:
        with command.make_context("fivethrones", args, obj=words) as context:
            return int(command.invoke(context))
    except Exception as error:
        if type(error).__name__ == "Exit":  # after --help
            return DONE
        if not hasattr(error, "format_message"):
            raise
        raise usage_error(error) from error
