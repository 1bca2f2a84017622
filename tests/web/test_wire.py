"""The types that the page reads messages by are those of the server."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_page_are_current() -> None:
    assert (ROOT / "web" / "node_modules").is_dir(), "the page's packages are not installed: make page"
    script = ROOT / "scripts" / "wire.py"
    done = subprocess.run(
        [sys.executable, str(script), "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
