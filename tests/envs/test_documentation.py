"""What docs/environments.md shows runs as it stands there, in a process that has imported nothing."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

TEXT = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")
EXAMPLES = {
    library: code
    for code in re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    for library in ("envs.pettingzoo", "import gymnasium", "pyspiel")
    if library in code
}
BY_NAME = "import gymnasium\n" + "".join(re.findall(r"gymnasium\.make\(\"fivethrones\.[^)]*\)", TEXT))


@pytest.mark.parametrize("code", [*EXAMPLES.values(), BY_NAME], ids=[*EXAMPLES, "by-name"])
def test_an_example_runs(code: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=False
    )

    assert (ran.returncode, ran.stderr) == (0, "")


def test_each_library_has_an_example() -> None:
    assert len(EXAMPLES) == 3
    assert "Btwixt-v0" in BY_NAME
