"""Where a command writes. Texts are shown as they stand: nothing typed is taken for markup."""

import sys
from typing import IO, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

NARROWEST: Final = 40  # columns; a narrower screen is drawn as if it had so many


class Screen(Console):
    def on_broken_pipe(self) -> None:
        """Nobody reads any more: `run` knows what to do."""
        raise BrokenPipeError


def screen(file: IO[str] | None = None) -> Console:
    console = Screen(file=file, highlight=False, markup=False, emoji=False, soft_wrap=False)
    console.width = max(console.width, NARROWEST)
    return console


def hanging(mark: str, text: str, style: str = "") -> Table:
    """A line that goes on under its text, not under its mark."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_row(mark, Text(text, style))
    return table


def complain(text: str) -> None:
    """One sentence on the error stream."""
    print(text, file=sys.stderr, flush=True)


def speak_any_letter() -> None:
    """A terminal or a file that lacks a letter gets a question mark for it, and we no error."""
    for stream in [sys.stdin, sys.stdout, sys.stderr]:
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
