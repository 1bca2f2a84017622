"""Print the tests that concern what has changed, committed or not, since this branch left main: for ``make quick``.

They are found by name. What only a browser can show is left to ``make test``.
"""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = Path("tests")
OF_GAMES = [TESTS / part for part in ("games", "rulebook", "bots")]


def git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines()


def changed() -> list[Path]:
    """Since the last commit where there is no main."""
    left, *_ = [*git("merge-base", "HEAD", "main"), *git("merge-base", "HEAD", "origin/main"), "HEAD"]
    names = [*git("diff", "--name-only", left), *git("ls-files", "--others", "--exclude-standard")]
    return [Path(name) for name in names]


def tests_for(path: Path) -> list[Path]:
    """A test itself; what concerns the game; or what names the file, in the folder of its part of the program."""
    if path.parts[:2] == ("tests", "browser"):
        return []
    if path.name.startswith("test_"):
        return [path] if (ROOT / path).exists() else []
    if path.suffix == ".md":
        return [TESTS / "docs"]
    for name in reversed(path.parent.parts):
        found = of_game(name) or of_part(name, path.stem)
        if found:
            return found
    return []


def of_game(name: str) -> list[Path]:
    """The folders of a game; of an engine that games share, theirs as well."""
    folders = [folder for part in OF_GAMES for folder in sorted((ROOT / part).iterdir()) if folder.is_dir()]
    if name not in {folder.name for folder in folders}:
        return []
    return [folder.relative_to(ROOT) for folder in folders if folder.name == name or uses(folder, name)]


def uses(folder: Path, game: str) -> bool:
    return any(f"fivethrones.games.{game}." in file.read_text("utf-8") for file in folder.glob("*.py"))


def of_part(name: str, module: str) -> list[Path]:
    """The tests of a part that import this module or are called after it; all of them where none does."""
    part = TESTS / name
    if not (ROOT / part).is_dir():
        return []
    imports = re.compile(rf"^(from|import) .*\b{re.escape(module)}\b", re.MULTILINE)
    found = [
        part / file.name
        for file in sorted((ROOT / part).glob("test_*.py"))
        if file.stem == f"test_{module}" or imports.search(file.read_text("utf-8"))
    ]
    return found or [part]


if __name__ == "__main__":
    print(*sorted({test for path in changed() for test in tests_for(path)}))
