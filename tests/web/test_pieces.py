"""What the page knows of the box is what the rules know of it."""

import importlib.util
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "scripts" / "web_pieces.py"


def test_the_pieces_of_the_page_are_current() -> None:
    spec = importlib.util.spec_from_file_location("web_pieces", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)

    written = {name: (script.BOARDS / name).read_text(encoding="utf-8") for name in script.pages()}
    assert written == script.pages()
