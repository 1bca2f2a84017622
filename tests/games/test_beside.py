"""What belongs to a game is found beside it by name, and CONTRIBUTING.md names all of it."""

from pathlib import Path
from typing import Final

import pytest

from fivethrones.games import GAMES, beside, folder
from toy.game import Toy

ROOT: Final = Path(__file__).parents[2]
ROOMS: Final = ("", "src/fivethrones")
LANGUAGES: Final = "{ru,en}"
# As CONTRIBUTING.md names them: <game> is the game's folder, <id> its id.
PARTS: Final = [
    "games/<game>/game.py",
    "tests/conformance/<game>.py",
    "tests/playthroughs/<id>.txt",
    "locales/{ru,en}/<id>.ftl",
    "docs/rules/<id>.{ru,en}.md",
    "tests/games/<game>/spoken.py",
    "tests/games/<game>/box.py",
    "boards/<game>.py",
    "encoding/<game>.py",
    "bots/<game>/levels.py",
    "scenes/<game>.py",
    "lessons/<game>.py",
    "locales/{ru,en}/learn-<id>.ftl",
    "web/src/games/<id>/index.ts",
    "web/src/games/<id>/face.ts",
    "locales/{ru,en}/web-<id>.ftl",
    "club/facts/<game>.py",
    "club/assets/<game>.py",
    "club/puzzles/makers/<game>.py",
    "club/puzzles/data/<game>.jsonl",
    "arena/blunders/<game>.py",
    "scripts/pieces/<game>.py",
    "scripts/pictures/<game>.py",
    "benchmarks/rows/<game>.py",
]
every_part = pytest.mark.parametrize("part", PARTS)


def files_of(part: str, game: str) -> list[str]:
    """One in each language, where it is a text."""
    name = part.replace("<game>", folder(GAMES[game])).replace("<id>", game)
    return [name.replace(LANGUAGES, language) for language in ("ru", "en")] if LANGUAGES in name else [name]


def is_there(name: str) -> bool:
    """A module may be a folder."""
    places = [ROOT / room / name for room in ROOMS]
    return any(place.is_file() or (place.with_suffix("") / "__init__.py").is_file() for place in places)


@every_part
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_parts(game: str, part: str) -> None:
    assert [name for name in files_of(part, game) if not is_there(name)] == []


@every_part
def test_who_adds_a_game_is_told_of_every_part(part: str) -> None:
    steps = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Add a game")[2]

    assert f"`{part}`" in steps.partition("\n## ")[0]


@pytest.mark.parametrize("place", ["fivethrones.bots.*.levels", "fivethrones.boards.*", "conformance.*"])
@pytest.mark.parametrize("game", GAMES)
def test_a_part_is_found_by_the_name_of_the_games_folder(game: str, place: str) -> None:
    assert beside(GAMES[game], place).__name__ == place.replace("*", game.replace("-", "_"))


def test_a_part_that_is_missing_is_named() -> None:
    with pytest.raises(LookupError, match=r"^toy needs fivethrones/bots/toy/levels\.py$"):
        beside(Toy(), "fivethrones.bots.*.levels")


def test_what_a_part_itself_lacks_is_not_taken_for_the_part(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path_factory.mktemp("parts")
    (folder / "toy_part.py").write_text("import no_such_module\n", encoding="utf-8")
    monkeypatch.syspath_prepend(folder)

    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        beside(Toy(), "*_part")
