"""Pictures of the table for the README, into docs/images: `python scripts/screenshots.py`. Needs Chromium.

The position is always the same: a game of a fixed seed, played by a fixed choice of moves, and played on from the middle.
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

from browser import building  # noqa: E402
from browser.conftest import FLAGS, NAMES  # noqa: E402
from browser.positions import Moment, Positions, played  # noqa: E402
from browser.serving import Server  # noqa: E402
from browser.table import Table  # noqa: E402
from browser.visitor import Visitor  # noqa: E402
from fivethrones.games import GAMES  # noqa: E402
from fivethrones.match.record import loads  # noqa: E402

IMAGES: Final = ROOT / "docs" / "images"
LARGEST: Final = 250_000  # bytes
SEATS: Final = 3
SEED: Final = 45
STEP: Final = 12
LOOKS: Final[dict[str, dict[str, Any]]] = {
    "table-paper-ru": {"language": "ru", "settings": {"theme": "paper"}},
    "table-iron-en": {"language": "en", "settings": {"theme": "iron"}},
    "table-phone-ru": {"language": "ru", "phone": True, "settings": {"theme": "paper"}},
}
PEOPLE: Final = {"ru": "Анна", "en": "Anna"}


def main() -> None:
    path = next((found for name in NAMES if (found := shutil.which(name))), None)
    if path is None:
        sys.exit("Chromium is not installed.")
    if not building.is_current():
        building.build()
    IMAGES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
            positions = Positions()
            for name, look in LOOKS.items():
                picture(browser, server.address, positions, IMAGES / f"{name}.png", look)
            browser.close()
        finally:
            server.stop()


def picture(browser: Browser, address: str, positions: Positions, path: Path, look: dict[str, Any]) -> None:
    visitor = Visitor(browser, address, PEOPLE[look["language"]], **look)
    table = Table(visitor, positions.branch(visitor, middle(), SEATS))
    table.wait("asked")
    select_largest(table)
    visitor.page.screenshot(path=path, animations="disabled")
    visitor.leave()
    shrink(path)
    size = path.stat().st_size
    print(f"{path.relative_to(ROOT)}: {size} bytes")
    if size > LARGEST:
        sys.exit(f"{path.name} is too large.")


def middle() -> Moment:
    record, _ = played(SEATS, SEED)
    decision = loads(record, GAMES).at(STEP).decision
    assert decision is not None
    return Moment(record, STEP, decision.asked[0])


def select_largest(table: Table) -> None:
    """The move that takes most, so that there is something to see."""
    counts = [int(text) for text in table.page.locator("[data-legal] .badge i").all_inner_texts()]
    with table.visitor.sockets[-1].expect_event("framereceived", lambda frame: "preview" in frame):
        table.ringed.nth(counts.index(max(counts))).click()
    expect(table.confirm).to_be_visible()


def shrink(path: Path) -> None:
    """To 256 colours, which flat heraldry can bear."""
    with Image.open(path) as image:
        image.convert("RGB").quantize(
            256, Image.Quantize.MAXCOVERAGE, kmeans=8, dither=Image.Dither.NONE
        ).save(path, optimize=True)


if __name__ == "__main__":
    main()
