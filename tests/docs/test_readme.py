"""The README's code runs and says what it shows."""

import doctest
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_readme_tells_the_truth() -> None:
    done = doctest.testfile(str(README), module_relative=False)

    assert done.attempted > 0
    assert done.failed == 0
