"""What the documentation leads to is there: pages, headings, pictures and the files it names."""

import re
from pathlib import Path
from typing import Final

import pytest
import yaml

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = sorted(
    [*ROOT.glob("*.md"), *(ROOT / ".github").rglob("*.md"), *(ROOT / "docs").rglob("*.md")],
)
# Where a file may lie that a page names without the folders that all of them share.
FOLDERS: Final = [
    "",
    "src",
    "src/fivethrones",
    "src/fivethrones/games",
    "src/fivethrones/games/card_engine",
    "web",
]
NAMED: Final = re.compile(r"`([\w.-]+/[\w./-]+)`")

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def prose(page: Path) -> str:
    """The text without blocks of code."""
    return re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)


def links(page: Path) -> list[str]:
    text = re.sub(r"`[^`\n]*`", "", prose(page))
    return re.findall(r"\]\(([^()\s]+)\)", text) + re.findall(r'(?:src|href)="([^"]+)"', text)


def anchors(page: Path) -> set[str]:
    """As GitHub and our site make them of headings."""
    headings = re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-") for heading in headings}


def leads_somewhere(page: Path, link: str) -> bool:
    if re.match(r"[a-z]+:", link):
        return True
    name, _, anchor = link.partition("#")
    there = (page.parent / name).resolve() if name else page
    return there.exists() and (not anchor or anchor in anchors(there))


@every_page
def test_every_link_leads_somewhere(page: Path) -> None:
    assert [link for link in links(page) if not leads_somewhere(page, link)] == []


@every_page
def test_every_file_that_is_named_is_there(page: Path) -> None:
    named = NAMED.findall(prose(page))

    assert [name for name in named if not is_there(name)] == []


def is_there(name: str) -> bool:
    """Names that are no files of ours, such as a route or a branch, have no file where ours have one."""
    if not re.search(r"\.(py|md|ts|js|svelte|ftl|json|toml|txt|yml|yaml)$|/$", name):
        return True
    return any((ROOT / folder / name).exists() for folder in FOLDERS)


def test_the_site_shows_every_page_once() -> None:
    config = yaml.load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"), Loader=yaml.BaseLoader)
    shown = sorted(pages_in(config["nav"]))
    there = sorted(
        str(page.relative_to(ROOT)).removeprefix("docs/") for page in PAGES if ".github" not in page.parts
    )

    assert shown == there


def pages_in(nav: object) -> list[str]:
    if isinstance(nav, str):
        return [nav]
    if isinstance(nav, dict):
        return [page for part in nav.values() for page in pages_in(part)]
    assert isinstance(nav, list)
    return [page for part in nav for page in pages_in(part)]
