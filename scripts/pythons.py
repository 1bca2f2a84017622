"""The tests on every Python that pyproject.toml names, each in an environment of its own: `make test-pythons`.

Looks where uv looks (the path, its own Pythons) and where pyenv keeps them; names those that are not here.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
ENVIRONMENTS: Final = ROOT / "build" / "pythons"
CLASSIFIER: Final = "Programming Language :: Python :: 3."


def main(tests: list[str]) -> int:
    """What follows the command goes to pytest; without it, everything but the browser and the package."""
    found = {version: interpreter(version) for version in versions()}
    results = {version: passes(version, path, tests) for version, path in found.items() if path}
    for version in found:
        print(f"Python {version}: {told(results.get(version))}")
    return 0 if results and all(results.values()) else 1


def versions() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [
        f"3.{each.removeprefix(CLASSIFIER)}" for each in project["classifiers"] if each.startswith(CLASSIFIER)
    ]


def told(passed: bool | None) -> str:
    if passed is None:
        return "not here, not tried"
    return "passed" if passed else "FAILED"


def interpreter(version: str) -> str | None:
    """The path of that Python, if there is one; nothing is fetched."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    path = os.pathsep.join([*map(str, sorted(pyenv.glob("*/bin"))), os.environ["PATH"]])
    found = subprocess.run(
        [uv(), "python", "find", "--no-python-downloads", "--no-project", "--system", version],
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    return found.stdout.strip() or None


def passes(version: str, interpreter: str, tests: list[str]) -> bool:
    environment = ENVIRONMENTS / version
    python = environment / "bin" / "python"
    requirements = ROOT / "requirements-dev.txt"
    subprocess.run([uv(), "venv", "--quiet", "--clear", "--python", interpreter, environment], check=True)
    subprocess.run(
        [
            uv(),
            "pip",
            "install",
            "--quiet",
            "--python",
            python,
            "--require-hashes",
            "--requirement",
            requirements,
        ],
        check=True,
    )
    chosen = tests or ["--ignore=tests/browser", "--ignore=tests/package"]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run([python, "-m", "pytest", *chosen], cwd=ROOT, env=env, check=False).returncode == 0


def uv() -> str:
    return shutil.which("uv", path=Path(sys.executable).parent) or "uv"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
