"""The boards say what their texts hold, and nothing else."""

import re
from pathlib import Path
from typing import Final

import pytest

from locales.fluent_files import messages

BOARDS: Final = Path(__file__).parents[2] / "web" / "src" / "games"

# By game: the beginnings of the ids, the folders that use them, and the files that hold them.
SPOKEN: Final = {
    "hand-of-the-king": ("web-hk", ["hand-of-the-king"], ["web-hand-of-the-king"]),
    "living-card-game": (
        "web-(?:ce|lc)",
        ["card-engine", "living-card-game"],
        ["web-card-engine", "web-living-card-game"],
    ),
    "monopoly": ("web-mo", ["monopoly"], ["web-monopoly"]),
    "stark-lannister": (
        "web-ce",
        ["card-engine", "stark-lannister"],
        ["web-card-engine", "web-stark-lannister"],
    ),
}


def ids_used(prefix: str, folders: list[str]) -> set[str]:
    """Ids in the source; one that ends in a dash is the beginning of several."""
    sources = [path for folder in folders for path in (BOARDS / folder).iterdir()]
    return {
        id
        for path in sources
        if path.suffix in (".ts", ".svelte")
        for id in re.findall(rf"{prefix}-[a-z-]+", path.read_text(encoding="utf-8"))
    }


@pytest.mark.parametrize("game", SPOKEN)
def test_every_text_of_the_board_is_used_and_every_id_has_a_text(game: str) -> None:
    prefix, folders, files = SPOKEN[game]
    texts = {id for file in files for id in messages("ru", file)}
    used = ids_used(prefix, folders)
    begun = {id for id in used if id.endswith("-")}

    assert used - begun <= texts
    assert {text for text in texts - used if not text.startswith(tuple(begun))} == set()
