"""The hot code (kernel, games, bots, encodings), and how mypyc compiles it.

``hot.py WORK JOBS`` compiles the package in the current folder in so many processes; what it makes on the way is kept in WORK, so
that only what has changed is compiled again.
"""

import hashlib
import os
import sys
from importlib.metadata import version
from itertools import groupby
from pathlib import Path
from typing import Any

PACKAGE = "fivethrones"
# Compiled together or not at all: a compiled kernel under interpreted games is slower than none.
HOT = ["kernel", "match", "games", "bots", "encoding"]
ONCE = ["__init__", "plots"]
# What mypyc writes is indented oddly, and to look at every line's indentation takes gcc most of its time.
# Nobody replaces our functions at run time, so calls among them need no detour through the linker's table.
FLAGS = ["-Wno-misleading-indentation", "-fno-semantic-interposition"]


def tools_hash() -> str:
    """Of what compiles."""
    digest = hashlib.sha256(" ".join([sys.version, version("mypy"), version("setuptools")]).encode())
    digest.update(Path(__file__).read_bytes())
    return digest.hexdigest()


def hot_hash(package: Path) -> str:
    """Of everything that is compiled or lies beside it, and of what compiles it."""
    digest = hashlib.sha256(tools_hash().encode())
    for part in HOT:
        for file in sorted(file for kind in ("py", "bin") for file in (package / part).rglob(f"*.{kind}")):
            digest.update(str(file.relative_to(package)).encode() + file.read_bytes())
    return digest.hexdigest()


def hot_files() -> list[Path]:
    """All hot modules, save those that run once: what only describes a package, and lists of cards.

    Lists become one enormous function each and gain nothing by it.
    """
    files = [file for part in HOT for file in Path(PACKAGE, part).rglob("*.py")]
    return [file for file in files if file.stem not in ONCE and file.parent.name != "cards"]


def group(file: Path) -> str:
    """What is compiled as one: the kernel, what all bots share, each game, and the bots of each game.

    Bots change more often than games, and to compile a card engine takes minutes.
    """
    _, part, *folders, _ = file.parts
    return "_".join([part, *folders[:1]])


def compile_here(work: Path, jobs: int) -> None:
    """C and objects that are as they were the last time are used again."""
    from mypyc.build import mypycify
    from setuptools import setup

    files = sorted(hot_files(), key=lambda file: (group(file), file))
    groups: list[tuple[list[str], str | None]] = [
        ([str(file) for file in members], f"{PACKAGE}_{name}") for name, members in groupby(files, group)
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
        name=f"{PACKAGE}-compiled",
        packages=[],
        ext_modules=extensions,
        options={"build": {"build_base": str(work)}},
        script_args=["--quiet", "build_ext", "--inplace", f"--parallel={jobs}"],
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


if __name__ == "__main__":
    compile_here(Path(sys.argv[1]), int(sys.argv[2]))
