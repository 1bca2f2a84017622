"""The code in the how-tos runs and says what it shows."""

import doctest
import re
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = ["docs/games.md", "docs/bots.md"]


@pytest.mark.parametrize("page", PAGES)
def test_the_code_of_a_page_runs_from_top_to_bottom(page: str) -> None:
    names: dict[str, Any] = {"__name__": "page"}
    attempted = 0
    for block in re.findall(
        r"^```python\n(.*?)^```", (ROOT / page).read_text("utf-8"), re.MULTILINE | re.DOTALL
    ):
        if ">>>" not in block:
            exec(compile(block, page, "exec"), names)
            continue
        test = doctest.DocTestParser().get_doctest(block, names, page, page, None)
        done = doctest.DocTestRunner().run(test, clear_globs=False)
        names.update(test.globs)
        assert done.failed == 0
        attempted += done.attempted

    assert attempted > 0
