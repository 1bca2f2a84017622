"""Does some test notice when a card does nothing? Blanks each card in turn and runs the tests of its game.

    python scripts/blank_cards.py [game ...]

Run by hand, it starts pytest once as it is and once for each card; loaded by that pytest as a plugin, it blanks the card.
"""

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from fivethrones.games import GAMES, beside
from fivethrones.games.card_engine.box.card import Card

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))
BLANKED: Final = "FIVETHRONES_BLANKED"  # "game card", for the plugin


def box(game: str) -> ModuleType:
    """What the tests know of its cards."""
    return beside(GAMES[game], "games.*.box")


def cards(game: str) -> list[Any]:
    """Those that do something."""
    return [card for card in box(game).CARDS if not isinstance(card, Card) or card.abilities]


def blank(card: Any) -> None:
    if isinstance(card, Card):
        card.abilities, card.static_effects, card.touches = [], [], 0
        for places in (card.active, card.held, card.buried):
            places[:] = [[] for _ in places]
    else:
        card.words = []


def pytest_configure() -> None:
    """Called by pytest before it collects the tests."""
    game, _, id = os.environ.get(BLANKED, "").partition(" ")
    for card in cards(game) if game else []:
        if card.id == id:
            blank(card)


def fails(game: str, id: str = "") -> str:
    """The first test that fails with this card blanked (with none: as the game is); empty when all pass."""
    tests = box(game).TESTS
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-x",
        "-p",
        "no:randomly",
        "-p",
        "no:cacheprovider",
        "-p",
        "blank_cards",
    ]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "scripts")}
    if id:
        environment[BLANKED] = f"{game} {id}"
    run = subprocess.run([*command, tests], cwd=ROOT, env=environment, capture_output=True, text=True)
    if run.returncode == 0:
        return ""
    if run.returncode != 1:
        sys.exit(f"the tests of {game} did not run:\n{run.stdout}{run.stderr}")
    return next(line.split()[1] for line in run.stdout.splitlines() if line.startswith("FAILED"))


def check(game: str) -> list[str]:
    """The cards of the game that no test misses; a line is printed for each card."""
    if failed := fails(game):
        sys.exit(f"{game}: the tests must pass before a card is blanked, but {failed} does not")
    unnoticed = []
    for card in cards(game):
        caught = fails(game, card.id)
        print(f"{game} {card.id}: {caught or 'NOT NOTICED'}", flush=True)
        if not caught:
            unnoticed.append(card.id)
    return unnoticed


def main() -> None:
    games = sys.argv[1:] or list(GAMES)
    for game in games:
        if game not in GAMES:
            sys.exit(f"no cards to blank in {game!r}; there are: {', '.join(GAMES)}")
    unnoticed = [f"{game} {id}" for game in games for id in check(game)]
    if unnoticed:
        sys.exit(f"no test notices that these do nothing: {', '.join(unnoticed)}")


if __name__ == "__main__":
    main()
