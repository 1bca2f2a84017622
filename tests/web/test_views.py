"""What the page takes a view for is what the game shows."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from fivethrones.kernel.game import View

SCRIPT = Path(__file__).parents[2] / "scripts" / "web_views.py"


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("web_views", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    return script


def test_the_views_of_the_page_are_current(script: ModuleType) -> None:
    written = {name: (script.BOARDS / name).read_text(encoding="utf-8") for name in script.pages()}
    assert written == script.pages(), "run python scripts/web_views.py"


class Card(View):
    """A card."""

    kneels: bool


class Sight(View):
    hand: int  # how many
    seen: list[Card]


def test_a_view_becomes_an_interface_with_its_remarks(script: ModuleType) -> None:
    assert script.interface(Card) == "/** A card. */\nexport interface Card {\n  kneels: boolean;\n}\n"
    assert "  /** How many. */\n  hand: number;\n  seen: readonly Card[];\n" in script.interface(Sight)
