"""What belongs to a game is found beside it by name."""

import pytest

from fivethrones.games import GAMES, beside
from toy.game import Toy

EVERYWHERE = [
    "fivethrones.games.*.game",
    "fivethrones.bots.*.levels",
    "fivethrones.boards.*",
    "fivethrones.encoding.*",
    "conformance.*",
]


@pytest.mark.parametrize("place", EVERYWHERE)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_parts(game: str, place: str) -> None:
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
