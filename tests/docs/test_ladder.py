"""The table of docs/ladder.md is the one that the stored results make."""

import json
import re
import runpy
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "ladder.md").read_text(encoding="utf-8")


def test_the_table_is_made_of_the_results() -> None:
    script = runpy.run_path(str(ROOT / "benchmarks" / "ladder.py"))
    _, mark, table = PAGE.partition(script["MARK"])

    assert mark
    assert table == script["table"](), "python benchmarks/ladder.py writes it anew"


def test_every_result_comes_from_the_seed_that_was_told_of_before() -> None:
    heads = [
        json.loads(file.read_text(encoding="utf-8").partition("\n")[0])
        for file in (ROOT / "benchmarks" / "ladder").glob("*.jsonl")
    ]

    assert heads
    assert {sha256(str(head["seed"]).encode()).hexdigest() in PAGE for head in heads} == {True}


def test_the_readme_tells_of_the_same_results() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    told = re.findall(r"(\d+) % of (\d+)", readme)
    rows = re.findall(r"\| ([\d.]+) % \|.*\| (\d+) \|$", PAGE, re.MULTILINE)

    assert told
    assert set(told) - {(f"{float(share) + 0.01:.0f}", games) for share, games in rows} == set()
