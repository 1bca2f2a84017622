"""The built page: made anew when one of its sources is younger."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
WEB: Final = ROOT / "web"
PAGE: Final = ROOT / "src" / "fivethrones" / "server" / "page"
NPM: Final = [sys.executable, str(ROOT / "scripts" / "npm.py")]


def sources() -> Iterator[Path]:
    for folder in ("src", "public", "tools"):
        yield from (path for path in (WEB / folder).rglob("*") if path.is_file())
    yield from (path for path in WEB.iterdir() if path.is_file())


def is_current() -> bool:
    built = PAGE / "index.html"
    if not built.is_file():
        return False
    return all(path.stat().st_mtime <= built.stat().st_mtime for path in sources())


def build() -> None:
    if not (WEB / "node_modules").is_dir():
        run("ci", "--no-audit", "--no-fund")
    run("run", "build")


def run(*words: str) -> None:
    done = subprocess.run([*NPM, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"npm {' '.join(words)} failed:\n{done.stdout}{done.stderr}"
