"""Which tests `make quick` takes for what has changed."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def changed() -> ModuleType:
    spec = importlib.util.spec_from_file_location("changed", ROOT / "scripts" / "changed.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("path", "tests"),
    [
        ("tests/kernel/test_rng.py", "tests/kernel/test_rng.py"),
        (
            "src/fivethrones/games/monopoly/rules/turn.py",
            "tests/games/monopoly tests/rulebook/monopoly tests/bots/monopoly",
        ),
        ("tests/games/monopoly/scene.py", "tests/games/monopoly tests/rulebook/monopoly tests/bots/monopoly"),
        ("src/fivethrones/match/undo.py", "tests/match/test_undo.py"),
        ("src/fivethrones/locales/ru/common.ftl", "tests/locales"),
        ("docs/rules/monopoly.ru.md", "tests/docs"),
        ("README.md", "tests/docs"),
        ("web/src/shell/table/prompt.ts", "tests/web"),
        ("tests/kernel/test_that_is_gone.py", ""),
        ("tests/browser/test_shape.py", ""),
        ("tests/browser/table.py", ""),
        ("Makefile", ""),
    ],
)
def test_tests_are_found_by_name(changed: ModuleType, path: str, tests: str) -> None:
    assert [str(each) for each in changed.tests_for(Path(path))] == tests.split()


def test_a_shared_engine_concerns_all_its_games(changed: ModuleType) -> None:
    found = {str(each) for each in changed.tests_for(Path("src/fivethrones/games/card_engine/state.py"))}

    assert {f"tests/games/{game}" for game in ("card_engine", "living_card_game", "stark_lannister")} <= found
    assert "tests/games/monopoly" not in found


def test_a_module_of_the_server_concerns_the_tests_that_import_it(changed: ModuleType) -> None:
    found = [str(each) for each in changed.tests_for(Path("src/fivethrones/server/bots.py"))]

    assert "tests/server/test_bots.py" in found
    assert "tests/server/test_chat.py" not in found
