"""The tree in ARCHITECTURE names what is there."""

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
# At the beginning of a line: a folder of the repository, or of the package.
PART: Final = re.compile(r"^(?:(?P<top>[a-z][\w/]*)/|[├└]── (?P<inner>\w+)/)")
# Anywhere: a file, or a folder inside that part.
NAME: Final = re.compile(
    r"(?<![\w/<>.{}-])((?:[a-z]\w*/)*(?:[a-z]\w*\.(?:py|ts|css|md)|[a-z]\w*/))(?![\w<{])"
)


def tree() -> str:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    return text.partition("## The tree")[2].partition("```\n")[2].partition("```")[0]


def named() -> list[tuple[Path, str]]:
    """Every file and folder that the tree names, and the part that it is said to be in."""
    found: list[tuple[Path, str]] = []
    part = ROOT
    for line in tree().splitlines():
        begun = PART.match(line)
        if begun and begun["top"]:
            part = ROOT / begun["top"]
        elif begun:
            part = ROOT / "src/fivethrones" / begun["inner"]
        rest = line[begun.end() :] if begun else line
        found += [(part, name.rstrip("/")) for name in NAME.findall(rest)]
    return found


def is_there(part: Path, name: str) -> bool:
    return (ROOT / name).exists() or any(part.rglob(name))


def test_what_the_tree_names_is_there() -> None:
    found = named()

    assert len(found) > 100
    assert [(str(part.relative_to(ROOT)), name) for part, name in found if not is_there(part, name)] == []


def test_every_part_of_the_package_is_in_the_tree() -> None:
    parts = {path.name for path in (ROOT / "src/fivethrones").iterdir() if (path / "__init__.py").is_file()}

    assert parts - set(re.findall(r"^[├└]── (\w+)/", tree(), re.MULTILINE)) == set()


def test_every_file_of_the_kernel_is_in_the_tree() -> None:
    files = {path.name for path in (ROOT / "src/fivethrones/kernel").glob("*.py")} - {"__init__.py"}

    assert files - {name for part, name in named() if part.name == "kernel"} == set()
