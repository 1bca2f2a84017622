"""Compile the hot code (kernel, games, bots) with mypyc into build/compiled, beside a copy of the rest of the package.

``compiled.py build`` compiles unless the hot code is as it was the last time;
``compiled.py path`` prints the folder to put on PYTHONPATH, or nothing when there is no build of this very hot code.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "fivethrones"
TARGET = ROOT / "build" / "compiled"
PACKAGE = TARGET / "fivethrones"
STAMP = TARGET / "stamp"
# Compiled together or not at all: a compiled kernel under interpreted games is slower than none.
HOT = ["kernel", "games", "bots"]
ONCE = ["__init__", "plots"]


def hot_hash() -> str:
    """Of everything that is compiled, and of what compiles it."""
    digest = hashlib.sha256(sys.version.encode())
    digest.update((ROOT / "requirements-dev.txt").read_bytes())
    for part in HOT:
        for file in sorted((SOURCE / part).rglob("*.py")):
            digest.update(str(file.relative_to(SOURCE)).encode() + file.read_bytes())
    return digest.hexdigest()


def is_fresh() -> bool:
    return STAMP.is_file() and STAMP.read_text() == hot_hash()


def build() -> None:
    if not is_fresh():
        compile_anew()
    copy_rest()


def compile_anew() -> None:
    shutil.rmtree(TARGET, ignore_errors=True)
    for part in HOT:
        shutil.copytree(SOURCE / part, PACKAGE / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(SOURCE / "__init__.py", PACKAGE)
    subprocess.run(
        [sys.executable, str(Path(__file__).resolve()), "mypyc", *hot_files()],
        cwd=TARGET,
        env={**os.environ, "MYPYPATH": str(TARGET)},
        check=True,
    )
    shutil.rmtree(TARGET / "build")
    STAMP.write_text(hot_hash())


def hot_files() -> list[str]:
    """All hot modules, save those that run once: what only describes a package, and lists of cards.

    Lists become one enormous function each and gain nothing by it.
    """
    files = [file for part in HOT for file in (PACKAGE / part).rglob("*.py") if not runs_once(file)]
    return sorted(str(file.relative_to(TARGET)) for file in files)


def runs_once(file: Path) -> bool:
    return file.stem in ONCE or file.parent.name == "cards"


def mypyc(files: list[str]) -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    extensions: Any = mypycify(["--strict", *files], opt_level="2", debug_level="0", group_name="fivethrones")
    setup(
        name="fivethrones-compiled",
        packages=[],
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--inplace"],
    )


def copy_rest() -> None:
    """What is not compiled, as it is now."""
    for path in SOURCE.iterdir():
        copy = PACKAGE / path.name
        if path.is_file():
            shutil.copy(path, copy)
        elif path.name not in [*HOT, "__pycache__"]:
            shutil.rmtree(copy, ignore_errors=True)
            shutil.copytree(path, copy, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "docs" / "rules", PACKAGE / "rules", dirs_exist_ok=True)  # as in a wheel


def path() -> str:
    if not is_fresh():
        return ""
    copy_rest()
    return str(TARGET)


def main(arguments: list[str]) -> int:
    match arguments:
        case ["build"]:
            build()
        case ["path"]:
            print(path())
        case ["mypyc", *files]:
            mypyc(files)
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
