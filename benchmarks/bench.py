"""`make bench`: each game interpreted and compiled, in one run, and how the two compare."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parent / "src"
COMPILED = HERE.parent / "build" / "compiled"
DECISIONS_A_ROUND = 18_000


def run(path: Path) -> Any:
    """The figures of the package that lies there."""
    done = subprocess.run(
        [sys.executable, str(HERE / "measure.py"), str(DECISIONS_A_ROUND)],
        env={**os.environ, "PYTHONPATH": str(path)},
        check=True,
        capture_output=True,
        text=True,
    )
    figures = json.loads(done.stdout)
    if figures["compiled"] != (path == COMPILED):
        raise SystemExit(f"{path} does not hold what was to be measured")
    return figures["games"]


def main() -> None:
    interpreted, compiled = run(SOURCE), run(COMPILED)
    table = Table("game", "figure", "interpreted", "compiled", "compiled / interpreted")
    for game, figures in interpreted.items():
        for name, value in figures.items():
            other = compiled[game][name]
            ratio = f"{other / value:.2f}" if value else ""
            table.add_row(game, name, f"{value:,.1f}", f"{other:,.1f}", ratio)
    Console().print(table)


if __name__ == "__main__":
    main()
