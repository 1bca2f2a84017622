"""Lays the documentation out in build/docs, as the site wants it: docs/ and the pages at the root of the repository in one folder.

A link to another page is bent to where that page now lies; what is linked but no page, such as a source file, is only named.
"""

import posixpath
import re
import shutil
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
PAGES: Final = ROOT / "docs"
LAID_OUT: Final = ROOT / "build" / "docs"
LINK: Final = re.compile(r"\[([^\[\]]*)\]\(([^()\s:]+)\)")


def main() -> None:
    shutil.rmtree(LAID_OUT, ignore_errors=True)
    shutil.copytree(PAGES, LAID_OUT)
    for page in [*ROOT.glob("*.md"), *PAGES.rglob("*.md")]:
        text = page.read_text(encoding="utf-8")
        (LAID_OUT / in_site(page)).write_text(relinked(text, page), encoding="utf-8")


def in_site(path: Path) -> Path:
    return path.relative_to(PAGES if path.is_relative_to(PAGES) else ROOT)


def relinked(text: str, page: Path) -> str:
    if page.parent == ROOT:
        text = text.replace('src="docs/', 'src="')
    return LINK.sub(lambda link: bent(link[1], link[2], page), text)


def bent(words: str, target: str, page: Path) -> str:
    name, hash, anchor = target.partition("#")
    if not name:
        return f"[{words}]({target})"
    there = (page.parent / name).resolve()
    if not is_shown(there):
        return words
    way = posixpath.relpath(in_site(there).as_posix(), in_site(page).parent.as_posix())
    return f"[{words}]({way}{hash}{anchor})"


def is_shown(path: Path) -> bool:
    return path.is_file() and (path.is_relative_to(PAGES) or (path.parent == ROOT and path.suffix == ".md"))


if __name__ == "__main__":
    main()
