"""The board of Hand of the King says what its texts hold, and nothing else."""

import re
from pathlib import Path

from locales.fluent_files import messages

BOARD = Path(__file__).parents[2] / "web" / "src" / "games" / "hand-of-the-king"


def ids_used() -> set[str]:
    """Ids in the source; one that ends in a dash is the beginning of several."""
    sources = [path for path in BOARD.iterdir() if path.suffix in (".ts", ".svelte")]
    return {id for path in sources for id in re.findall(r"web-hk-[a-z-]+", path.read_text(encoding="utf-8"))}


def test_every_text_of_the_board_is_used_and_every_id_has_a_text() -> None:
    texts, used = set(messages("ru", "web-hand-of-the-king")), ids_used()
    begun = {id for id in used if id.endswith("-")}

    assert used - begun <= texts
    assert {text for text in texts - used if not text.startswith(tuple(begun))} == set()
