"""Compile the hot code (kernel, games, bots, encodings) with mypyc into build/compiled, beside a copy of the rest of the package.

``compiled.py build`` compiles what has changed since the last time;
``compiled.py path`` prints the folder to put on PYTHONPATH, or nothing when there is no build of this very hot code.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from itertools import groupby
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "fivethrones"
TARGET = ROOT / "build" / "compiled"
STAMP = "stamp"
# Compiled together or not at all: a compiled kernel under interpreted games is slower than none.
HOT = ["kernel", "match", "games", "bots", "encoding"]
ONCE = ["__init__", "plots"]
# What mypyc writes is indented oddly, and to look at every line's indentation takes gcc most of its time.
# Nobody replaces our functions at run time, so calls among them need no detour through the linker's table.
FLAGS = ["-Wno-misleading-indentation", "-fno-semantic-interposition"]


def tools_hash() -> str:
    """Of what compiles."""
    digest = hashlib.sha256(sys.version.encode())
    digest.update((ROOT / "requirements-dev.txt").read_bytes())
    digest.update(Path(__file__).read_bytes())
    return digest.hexdigest()


def hot_hash(package: Path) -> str:
    """Of everything that is compiled, and of what compiles it."""
    digest = hashlib.sha256(tools_hash().encode())
    for part in HOT:
        for file in sorted((package / part).rglob("*.py")):
            digest.update(str(file.relative_to(package)).encode() + file.read_bytes())
    return digest.hexdigest()


def is_fresh() -> bool:
    stamp = TARGET / STAMP
    return stamp.is_file() and stamp.read_text() == hot_hash(SOURCE)


def build() -> None:
    if not is_fresh():
        compile_anew()
    copy_rest()


def compile_anew() -> None:
    """In a folder of its own, so that the last build can be used until the new one is whole."""
    work = ROOT / "build" / f"mypyc-{tools_hash()[:8]}"
    fresh = work / "fresh"
    package = fresh / SOURCE.name
    shutil.rmtree(fresh, ignore_errors=True)
    for part in HOT:
        shutil.copytree(SOURCE / part, package / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(SOURCE / "__init__.py", package)
    subprocess.run(
        [sys.executable, str(Path(__file__).resolve()), "mypyc", str(work)],
        cwd=fresh,
        env={**os.environ, "MYPYPATH": str(fresh)},
        check=True,
    )
    (fresh / STAMP).write_text(hot_hash(package))
    shutil.rmtree(TARGET, ignore_errors=True)
    fresh.rename(TARGET)


def hot_files() -> list[Path]:
    """All hot modules, save those that run once: what only describes a package, and lists of cards.

    Lists become one enormous function each and gain nothing by it.
    """
    files = [file for part in HOT for file in Path(SOURCE.name, part).rglob("*.py")]
    return [file for file in files if file.stem not in ONCE and file.parent.name != "cards"]


def group(file: Path) -> str:
    """What is compiled as one: the kernel, what all bots share, each game, and the bots of each game.

    Bots change more often than games, and to compile a card engine takes minutes.
    """
    _, part, *folders, _ = file.parts
    return "_".join([part, *folders[:1]])


def mypyc(work: Path) -> None:
    """Compile the package in the current folder; C and objects that are as they were the last time are used again."""
    from mypyc.build import mypycify
    from setuptools import setup

    files = sorted(hot_files(), key=lambda file: (group(file), file))
    groups: list[tuple[list[str], str | None]] = [
        ([str(file) for file in members], f"fivethrones_{name}") for name, members in groupby(files, group)
    ]
    extensions: Any = mypycify(
        ["--strict", f"--cache-dir={os.devnull}", *map(str, files)],
        separate=groups,
        opt_level="2",
        debug_level="0",
        target_dir=str(work / "c"),
    )
    for extension in extensions:
        extension.extra_compile_args += FLAGS
        extension.sources = [without_indentation(Path(source)) for source in extension.sources]
    setup(
        name="fivethrones-compiled",
        packages=[],
        ext_modules=extensions,
        options={"build": {"build_base": str(work)}},
        script_args=["--quiet", "build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"],
    )


def without_indentation(source: Path) -> str:
    """The same C without the blanks that its lines begin with, which are four fifths of it; left alone if it is as it was."""
    if not source.name.startswith("__native"):
        return str(source)
    lean = source.with_name(f"lean{source.name}")
    lines = b"".join(line.lstrip(b" ") for line in source.read_bytes().splitlines(keepends=True))
    if not lean.is_file() or lean.read_bytes() != lines:
        lean.write_bytes(lines)
    source.unlink()
    return str(lean)


def copy_rest() -> None:
    """What is not compiled, as it is now."""
    package = TARGET / SOURCE.name
    for path in SOURCE.iterdir():
        copy = package / path.name
        if path.is_file():
            shutil.copy(path, copy)
        elif path.name not in [*HOT, "__pycache__"]:
            shutil.rmtree(copy, ignore_errors=True)
            shutil.copytree(path, copy, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "docs" / "rules", package / "rules", dirs_exist_ok=True)  # as in a wheel


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
        case ["mypyc", work]:
            mypyc(Path(work))
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
