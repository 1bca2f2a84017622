"""CHANGELOG.md has a dated section for every version, the newest first."""

import re
from datetime import date
from pathlib import Path

import fivethrones

ROOT = Path(__file__).parents[2]
SECTIONS = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
RELEASES = [
    (found[1], date.fromisoformat(found[2]))
    for section in SECTIONS
    if (found := re.fullmatch(r"(\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)", section))
]


def numbers(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]


def test_only_what_is_not_released_has_no_date() -> None:
    undated = len(SECTIONS) - len(RELEASES)

    assert SECTIONS[:undated] == ["Unreleased"][:undated]


def test_the_newest_version_comes_first() -> None:
    versions = [numbers(version) for version, _ in RELEASES]
    dates = [day for _, day in RELEASES]

    assert versions == sorted(versions, reverse=True)
    assert dates == sorted(dates, reverse=True)


def test_the_version_of_the_package_is_told_of() -> None:
    assert fivethrones.__version__ == RELEASES[0][0]


def test_tables_and_records_of_every_version_are_kept() -> None:
    kept = {path.name for path in (ROOT / "tests" / "recorded").iterdir() if path.name[0].isdigit()}

    assert kept == {version for version, _ in RELEASES}
