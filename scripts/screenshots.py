"""Pictures of the tables, into docs/images: `python scripts/screenshots.py [NAME...]`. Needs Chromium.

The positions are always the same: a game of a fixed seed, played by a fixed choice of moves, and played on from the middle; or
one that was put together.
"""

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Browser, expect, sync_playwright

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from pictures.picture import Middle, Picture, Stage  # noqa: E402

from browser import building  # noqa: E402
from browser.conftest import FLAGS, NAMES  # noqa: E402
from browser.positions import Moment, Positions, played  # noqa: E402
from browser.serving import Server  # noqa: E402
from browser.table import Table  # noqa: E402
from browser.visitor import Visitor, bot, me  # noqa: E402
from fivethrones.games import GAMES, beside  # noqa: E402
from fivethrones.match.record import loads  # noqa: E402

IMAGES: Final = ROOT / "docs" / "images"
LARGEST: Final = 250_000  # bytes
PEOPLE: Final = {"ru": "Анна", "en": "Anna"}


def main() -> None:
    wanted = sys.argv[1:]
    path = next((found for name in NAMES if (found := shutil.which(name))), None)
    if path is None:
        sys.exit("Chromium is not installed.")
    if not building.is_current():
        building.build()
    IMAGES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        servers = Servers(Path(folder))
        try:
            browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
            positions = Positions()
            for name, (shown, look) in pictures().items():
                if not wanted or name in wanted:
                    server = servers.of(shown.program if isinstance(shown, Stage) else "browser.dealing")
                    picture(browser, server, positions, IMAGES / f"{name}.png", shown, look)
            browser.close()
        finally:
            servers.stop()


def pictures() -> dict[str, Picture]:
    """All of them, by name; each game says its own in ``pictures/<game>.py``."""
    return {
        name: shown for game in GAMES.values() for name, shown in beside(game, "pictures.*").PICTURES.items()
    }


class Servers:
    """One for each program, started when it is needed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._running: dict[str, Server] = {}

    def of(self, program: str) -> Server:
        if program not in self._running:
            folder = self._folder / program
            folder.mkdir()
            self._running[program] = Server(folder, program)
            self._running[program].start()
        return self._running[program]

    def stop(self) -> None:
        for server in self._running.values():
            server.stop()


def picture(
    browser: Browser,
    server: Server,
    positions: Positions,
    path: Path,
    shown: Middle | Stage,
    look: dict[str, Any],
) -> None:
    visitor = Visitor(browser, server.address, PEOPLE[look["language"]], game=shown.game, **look)
    if isinstance(shown, Middle):
        id = positions.branch(visitor, moment(shown), shown.seats)
    else:
        server.deal(shown.seed)
        id = visitor.new_table(me(), *[bot("squire")] * (shown.seats - 1))
    table = Table(visitor, id)
    table.wait("asked")
    select_largest(table)
    visitor.page.screenshot(path=path, animations="disabled")
    visitor.leave()
    shrink(path)
    size = path.stat().st_size
    print(f"{path.relative_to(ROOT)}: {size} bytes")
    if size > LARGEST:
        sys.exit(f"{path.name} is too large.")


def moment(middle: Middle) -> Moment:
    record, asked = played(middle.seats, middle.seed, middle.game)
    if isinstance(middle.step, str):
        return Moment(record, *asked[middle.step])
    decision = loads(record, GAMES).at(middle.step).decision
    assert decision is not None
    return Moment(record, middle.step, decision.asked[0])


def select_largest(table: Table) -> None:
    """The move that takes most, or that the board suggests, or else the last one, so that there is something to see."""
    counts = [int(text) for text in table.page.locator("[data-legal] .badge i").all_inner_texts()]
    suggested = table.page.locator("[data-legal].primary:visible").first
    other = suggested if suggested.count() else table.ringed.last
    largest = table.ringed.nth(counts.index(max(counts))) if counts else other
    with table.visitor.sockets[-1].expect_event("framereceived", lambda frame: "preview" in frame):
        largest.click()
    expect(table.confirm).to_be_visible()


def shrink(path: Path) -> None:
    """To 256 colours, which flat heraldry can bear."""
    with Image.open(path) as image:
        image.convert("RGB").quantize(
            256, Image.Quantize.MAXCOVERAGE, kmeans=8, dither=Image.Dither.NONE
        ).save(path, optimize=True)


if __name__ == "__main__":
    main()
