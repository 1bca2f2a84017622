"""``wheel.py OUT``: the wheel for this machine, compiled where there is a C compiler, alone in OUT, for ``pip install OUT/*.whl``.

In OUT/anywhere: the plain wheel, for every system and Python, and the sdist. The page must have been built.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from compiled import ROOT, has_compiler


def main(out: Path) -> None:
    anywhere = out / "anywhere"
    shutil.rmtree(out, ignore_errors=True)
    hatchling(anywhere, "sdist", "wheel")
    if has_compiler():
        hatchling(out, "wheel", HATCH_BUILD_HOOK_ENABLE_CUSTOM="true")
        return
    for plain in anywhere.glob("*.whl"):
        shutil.copy(plain, out)


def hatchling(out: Path, *targets: str, **env: str) -> None:
    wanted = [word for target in targets for word in ("--target", target)]
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--directory", str(out), *wanted],
        cwd=ROOT,
        env={**os.environ, **env},
        stdout=subprocess.DEVNULL,
        check=True,
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
