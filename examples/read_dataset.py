"""Read back what ``fivethrones dataset`` has written: ``python examples/read_dataset.py DIR``.

Goes through all rows in batches, so it needs no more memory for a large dataset than for a small one.
"""

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.dataset as arrow


def rows(column: Any) -> Any:
    """A column of arrays as one NumPy array, a row for each."""
    size = column.type.list_size
    return column.flatten().to_numpy(zero_copy_only=False).reshape(-1, size)


def main(folder: Path) -> None:
    card = json.loads((folder / "dataset.json").read_text(encoding="utf-8"))
    print(f"{card['game']}, encoding {card['encoding_version']}: {card['counts']}")
    seen: Counter[str] = Counter()
    won: Counter[str] = Counter()
    choices = legal = 0
    table = arrow.dataset(sorted(folder.glob("part-*.parquet")), format="parquet")
    for batch in table.to_batches(columns=["bot", "mask", "action", "return", "observation.prompt"]):
        mask, action = rows(batch["mask"]), batch["action"].to_numpy()
        assert mask[np.arange(len(action)), action].all(), "everything that was said was allowed"
        assert rows(batch["observation.prompt"]).all(), "somebody was asked whenever something was said"
        choices += len(action)
        legal += int(mask.sum())
        for bot, result in zip(batch["bot"].to_pylist(), batch["return"].to_pylist(), strict=True):
            seen[bot] += 1
            won[bot] += result
    print(f"{choices} words, out of {legal / choices:.1f} that were allowed on average")
    for bot in sorted(seen):
        print(f"{bot}: {seen[bot]} words, {won[bot] / seen[bot]:+.2f} returned on average")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
