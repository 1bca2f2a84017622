"""Compile the hot code (kernel, games, bots) with mypyc into build/compiled, beside the rest of the package.

``compiled.py build`` compiles unless nothing has changed since the last time;
``compiled.py path`` prints the folder to put on PYTHONPATH, or nothing when there is no build of this very source.
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
STAMP = TARGET / "stamp"
# Compiled together or not at all: a compiled kernel under interpreted games is slower than none.
HOT = ["kernel", "games", "bots"]


def source_hash() -> str:
    """Of everything that goes into the build, this interpreter included."""
    digest = hashlib.sha256(sys.version.encode())
    for file in sorted(SOURCE.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            digest.update(str(file.relative_to(SOURCE)).encode() + file.read_bytes())
    return digest.hexdigest()


def is_fresh() -> bool:
    return STAMP.is_file() and STAMP.read_text() == source_hash()


def build() -> None:
    if is_fresh():
        return
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(SOURCE, TARGET / "fivethrones", ignore=shutil.ignore_patterns("__pycache__"))
    hot = [str(file.relative_to(TARGET)) for part in HOT for file in hot_files(part)]
    subprocess.run(
        [sys.executable, str(Path(__file__).resolve()), "mypyc", *sorted(hot)],
        cwd=TARGET,
        env={**os.environ, "MYPYPATH": str(TARGET)},
        check=True,
    )
    shutil.rmtree(TARGET / "build")
    STAMP.write_text(source_hash())


def hot_files(part: str) -> list[Path]:
    """All modules of a part, save the files that only describe a package."""
    files = (TARGET / "fivethrones" / part).rglob("*.py")
    return [file for file in files if file.name != "__init__.py"]


def mypyc(files: list[str]) -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    extensions: Any = mypycify(["--strict", *files], opt_level="3", group_name="fivethrones")
    setup(
        name="fivethrones-compiled",
        packages=[],
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--inplace"],
    )


def main(arguments: list[str]) -> int:
    match arguments:
        case ["build"]:
            build()
        case ["path"]:
            print(TARGET if is_fresh() else "")
        case ["mypyc", *files]:
            mypyc(files)
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
