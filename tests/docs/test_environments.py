"""The tables of docs/environments.md are those of the encodings, and its examples run."""

import re
import runpy
from pathlib import Path
from typing import Any

import numpy as np

from fivethrones.envs.selfplay import Tables

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "environments.md"


def test_the_tables_are_those_of_the_encodings() -> None:
    script = runpy.run_path(str(ROOT / "scripts" / "encodings.py"))
    _, _, tables = PAGE.read_text(encoding="utf-8").partition(script["MARK"])

    assert tables == script["tables"](), "python scripts/encodings.py writes them anew"


def test_the_examples_run_one_after_the_other() -> None:
    examples = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(examples) == 5

    told: dict[str, Any] = {}
    for example in examples:
        exec(example, told)

    assert told["arrays"]
    # Fair would be a third; chance alone comes to 45 % of so many games once in a thousand times.
    assert share_of_wins(told["inputs"], told["weights"]) >= 0.45


def share_of_wins(inputs: Any, weights: Any, games: int = 150) -> float:
    """Of one seat that says what these weights think most of, against two that choose at random."""
    tables, rng = Tables("btwixt", 50, seed=2, seats=3), np.random.default_rng(2)
    learned = np.arange(50) % 3
    won: list[float] = []
    while len(won) < games:
        best = np.where(tables.masks, inputs(tables) @ weights, -np.inf).argmax(1)
        drawn = (rng.random(tables.masks.shape) * tables.masks).argmax(1)
        for row, returns in tables.step(np.where(tables.asked == learned, best, drawn)).items():
            highest = max(returns)
            won.append((returns[learned[row]] == highest) / returns.count(highest))
    return sum(won) / len(won)
