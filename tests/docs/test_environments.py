"""The tables of docs/environments.md are those of the encodings, and its examples run."""

import re
import runpy
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "environments.md"


def test_the_tables_are_those_of_the_encodings() -> None:
    script = runpy.run_path(str(ROOT / "scripts" / "encodings.py"))
    _, _, tables = PAGE.read_text(encoding="utf-8").partition(script["MARK"])

    assert tables == script["tables"](), "python scripts/encodings.py writes them anew"


def test_the_examples_run_one_after_the_other() -> None:
    """The one that learns has little time here; `tests/encoding/test_learning.py` looks at what it learns."""
    examples = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(examples) == 5

    told: dict[str, Any] = {}
    for example in examples:
        exec(example.replace("GAMES = 600", "GAMES = 2"), told)

    assert told["arrays"]
    assert told["weights"].any()
