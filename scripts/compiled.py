"""Compile the hot code with mypyc into build/compiled, beside a copy of the rest of the package.

``compiled.py build`` compiles what has changed since the last time;
``compiled.py behind`` does so in the background, for the next start, and says so in a line;
``compiled.py path`` prints the folder to put on PYTHONPATH, or nothing when there is no build of this very hot code.
"""

import fcntl
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hot import HOT, hot_hash, tools_hash

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "fivethrones"
BUILD = ROOT / "build"
TARGET = BUILD / "compiled"
LOG = BUILD / "compiled.log"
STAMP = "stamp"


def is_fresh() -> bool:
    stamp = TARGET / STAMP
    return stamp.is_file() and stamp.read_text() == hot_hash(SOURCE)


@contextmanager
def alone(patient: bool) -> Iterator[bool]:
    """Whether nobody else is compiling here, nor will be meanwhile; the patient wait until it is so."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "compiled.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | (0 if patient else fcntl.LOCK_NB))
        except BlockingIOError:
            yield False
            return
        yield True


def build(jobs: int) -> None:
    if not is_fresh():
        compile_anew(jobs)
    copy_rest()


def compile_anew(jobs: int) -> None:
    """In a folder of its own, so that the last build can be used until the new one is whole."""
    work = BUILD / f"mypyc-{tools_hash()[:8]}"
    fresh = work / "fresh"
    package = fresh / SOURCE.name
    shutil.rmtree(fresh, ignore_errors=True)
    for part in HOT:
        shutil.copytree(SOURCE / part, package / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(SOURCE / "__init__.py", package)
    subprocess.run(
        [sys.executable, str(Path(__file__).with_name("hot.py")), str(work), str(jobs)],
        cwd=fresh,
        env={**os.environ, "MYPYPATH": str(fresh)},
        check=True,
    )
    (fresh / STAMP).write_text(hot_hash(package))
    put_in_place(fresh)


def put_in_place(fresh: Path) -> None:
    """Whole or not at all, whatever happens meanwhile."""
    old = BUILD / "compiled.old"
    shutil.rmtree(old, ignore_errors=True)
    if TARGET.exists():
        TARGET.rename(old)
    fresh.rename(TARGET)
    shutil.rmtree(old, ignore_errors=True)


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


def behind() -> None:
    """Start compiling for the next time, if there is anything to compile and something to compile it with."""
    if is_fresh() or not has_compiler():
        return
    with alone(patient=False) as free:
        if not free:
            print("Still compiling in the background: the next start will be faster.")
            return
    with LOG.open("w") as log:
        # In a session of its own: whoever stops the server does not stop this.
        subprocess.Popen(
            [sys.executable, str(Path(__file__).resolve()), "slowly"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    told = f"Compiling in the background, so that the next start is faster ({LOG.relative_to(ROOT)})."
    print(f"{told} Not wanted? make play COMPILE=no")


def has_compiler() -> bool:
    return shutil.which("cc") is not None and Path(sysconfig.get_path("include"), "Python.h").is_file()


def slowly() -> None:
    """Out of everybody's way: one process, which runs when nothing else wants to."""
    os.nice(19)
    with alone(patient=False) as free:
        if free:
            build(jobs=1)
            print("Compiled: the next start uses it.")


def main(arguments: list[str]) -> int:
    match arguments:
        case ["build"]:
            with alone(patient=True):
                build(jobs=os.cpu_count() or 1)
        case ["behind"]:
            behind()
        case ["slowly"]:
            slowly()
        case ["path"]:
            print(path())
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
