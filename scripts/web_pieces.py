"""What the page must know of what lies in the boxes, written from the Python: `python scripts/web_pieces.py`.

What that is, each game says in ``pieces/<game>.py``.
"""

import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent))

from fivethrones.games import GAMES, beside

BOARDS: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "games"


def main() -> None:
    for name, text in pages().items():
        (BOARDS / name).write_text(text, encoding="utf-8")
        print(BOARDS / name)


def pages() -> dict[str, str]:
    """By the name of the file."""
    return {name: text for game in GAMES.values() for name, text in beside(game, "pieces.*").pages().items()}


if __name__ == "__main__":
    main()
