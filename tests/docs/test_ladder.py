"""The table of docs/ladder.md is the one that the stored results make."""

import json
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
