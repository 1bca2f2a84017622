"""``fivethrones picture``: the terminal in the middle of a game, as a picture for documents."""

import io
import re
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.terminal_theme import MONOKAI

from fivethrones.cli import asking
from fivethrones.cli.failing import DONE
from fivethrones.cli.table import Table
from fivethrones.games import GAMES
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.message import Message, literal
from fivethrones.kernel.play import default
from fivethrones.match.match import Match

GAME: Final = "hand-of-the-king"
SEED: Final = 5
STEPS: Final = 6  # moves played before the picture is taken
COLUMNS: Final = 120
LINES: Final = 40


def picture(file: str, lang: str) -> int:
    path = Path(file)
    asking.check_new(path)
    console = Console(
        file=io.StringIO(),
        record=True,
        width=COLUMNS,
        height=LINES,
        force_terminal=True,
        color_system="truecolor",
    )
    draw(console, asking.language_of(lang))
    svg = console.export_svg(title=f"fivethrones play {GAME}", theme=MONOKAI, unique_id="terminal")
    svg = re.sub(r"@font-face {.*?}\s*", "", svg, flags=re.DOTALL)  # a picture asks the net for nothing
    try:
        path.write_text(svg, encoding="utf-8")
    except OSError as error:
        raise Refusal(Message("refused-record-unsaved", {"path": literal(file)})) from error
    return DONE


def draw(console: Console, language: str) -> None:
    table = Table(Match(GAMES[GAME], {}, SEED), [asking.HUMAN, "knight"], language, console)
    seat = table.next_human()
    while seat is not None and len(table.match.log) < STEPS:
        table.told_to[seat] = len(table.match.history)
        table.match.play(default(table.state, seat))
        seat = table.next_human()
    assert seat is not None, "the game was over before its picture"
    table.show(seat)
