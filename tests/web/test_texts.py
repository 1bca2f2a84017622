"""The boards say what their texts hold, and nothing else."""

import re
from pathlib import Path
from typing import Final

import pytest

from fivethrones.games import GAMES
from fivethrones.locales.translator import files_of
from locales.fluent_files import messages

BOARDS: Final = Path(__file__).parents[2] / "web" / "src" / "games"


def beginnings(texts: set[str]) -> str:
    """What distinguishes the ids of a board: ``web-hk``."""
    return "|".join(sorted({"-".join(id.split("-")[:2]) for id in texts}))


def ids_used(prefix: str, folders: list[str]) -> set[str]:
    """Ids in the source; one that ends in a dash is the beginning of several."""
    sources = [path for folder in folders for path in (BOARDS / folder).iterdir()]
    return {
        id
        for path in sources
        if path.suffix in (".ts", ".svelte")
        for id in re.findall(rf"(?:{prefix})-[a-z-]+", path.read_text(encoding="utf-8"))
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_text_of_the_board_is_used_and_every_id_has_a_text(game: str) -> None:
    folders = files_of(game)
    texts = {id for folder in folders for id in messages("ru", f"web-{folder}")}
    used = ids_used(beginnings(texts), folders)
    begun = {id for id in used if id.endswith("-")}

    assert used - begun <= texts
    assert {text for text in texts - used if not text.startswith(tuple(begun))} == set()
