"""Games as Parquet files: what is read back is what was played, whoever wrote it and however often he was interrupted."""

import json
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from cli.running import called
from fivethrones.arena.outside import bot_called
from fivethrones.arena.play import play_one
from fivethrones.datasets import writing
from fivethrones.datasets.dataset import GAMES_IN_A_PART, Dataset
from fivethrones.datasets.writing import write
from fivethrones.encoding import encoding_of
from fivethrones.envs.table import Table, named
from fivethrones.games import GAMES
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.settings import with_defaults

ROOT = Path(__file__).parents[2]
SMALL = "hand-of-the-king"


def dataset(game: str = SMALL, games: int = GAMES_IN_A_PART + 2, **settings: str) -> Dataset:
    return Dataset(game, with_defaults(GAMES[game].settings, settings), ["random", "squire"], games, 7)


def read(folder: Path) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = pq.read_table(folder / "part-00000.parquet").to_pydict()
    return found


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        (SMALL, {"seats": "3"}),
        ("stark-lannister", {"victory": "10"}),
        ("living-card-game", {"round_limit": "30", "victory": "10"}),
        ("btwixt", {"seats": "3"}),
        ("monopoly", {"rounds": "5"}),
    ],
)
def test_a_game_can_be_played_again_from_its_rows(
    game: str, settings: dict[str, str], tmp_path: Path
) -> None:
    """Word by word, each seat seeing the same; and it is the game that the arena plays from the same seed."""
    wanted = dataset(game, 1, **settings)
    write(wanted, tmp_path)
    rows = read(tmp_path)
    table = Table(game, dict(wanted.settings))
    episode = table.begin(wanted.seed_of(0))
    for row, code in enumerate(rows["action"]):
        assert (episode.seat, episode.steps) == (rows["seat"][row], rows["decision"][row])
        seen = named(table.fields, table.observe(episode, episode.seat))
        told = {name: rows[f"observation.{name}"][row] for name in seen}
        assert told == {name: array.reshape(-1).tolist() for name, array in seen.items()}
        assert np.flatnonzero(rows["mask"][row]).tolist() == episode.codes()
        episode.say(code)

    assert episode.is_over()
    assert rows["return"] == pytest.approx([episode.returns()[seat] for seat in rows["seat"]])
    line_up = wanted.line_up(0, table.seats)
    assert rows["bot"] == [line_up[seat] for seat in rows["seat"]]
    bots = [bot_called(name, table.game) for name in line_up]
    ranking = play_one(table.game, wanted.settings, bots, wanted.seed_of(0)).ranking
    assert all(seat in ranking[rows["outcome"][row] - 1] for row, seat in enumerate(rows["seat"]))


def test_everybody_sits_everywhere() -> None:
    line_ups = [dataset().line_up(number, 3) for number in range(2)]

    assert line_ups == [["random", "squire", "random"], ["squire", "random", "squire"]]


def test_the_files_are_the_same_for_any_number_of_jobs(tmp_path: Path) -> None:
    write(dataset(), tmp_path / "alone")
    write(dataset(), tmp_path / "together", jobs=2)

    assert contents(tmp_path / "alone") == contents(tmp_path / "together")
    assert len(list((tmp_path / "alone").glob("part-*"))) == 2


def test_who_was_interrupted_goes_on(tmp_path: Path) -> None:
    """What is whole is kept, what is torn or missing is written again, and then all is as if nothing had happened."""
    write(dataset(), tmp_path)
    whole = contents(tmp_path)
    first, second = tmp_path / "part-00000.parquet", tmp_path / "part-00001.parquet"
    second.write_bytes(second.read_bytes()[:-100])
    (tmp_path / "README.md").unlink()
    kept = first.stat().st_ino
    written: list[int] = []
    write(dataset(), tmp_path, hear=written.append)

    assert written == [2]
    assert first.stat().st_ino == kept
    assert contents(tmp_path) == whole


def test_a_full_disk_is_told_and_can_be_gone_on_from(tmp_path: Path) -> None:
    """No file may grow beyond a few kilobytes: as on a full disk, writing fails in the middle of a part."""
    wanted = dataset(games=2)
    write(wanted, tmp_path / "whole")

    unlimited = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, unlimited[1]))
    try:
        with pytest.raises(Refusal, match="refused-dataset-no-room"):
            write(wanted, tmp_path / "full")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, unlimited)

    assert list(contents(tmp_path / "full")) == ["dataset.json"]
    write(wanted, tmp_path / "full")
    assert contents(tmp_path / "full") == contents(tmp_path / "whole")


def test_no_more_is_kept_in_memory_than_a_few_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Row groups are written as soon as they are full; they hold whole games."""
    monkeypatch.setattr(writing, "ROWS", 60)
    write(dataset(games=8), tmp_path)
    file = pq.ParquetFile(tmp_path / "part-00000.parquet")
    groups = [set(file.read_row_group(i)["game"].to_pylist()) for i in range(file.num_row_groups)]

    assert len(groups) > 2
    assert sorted(number for group in groups for number in group) == list(range(8))


def test_the_card_tells_all_that_the_files_hold(tmp_path: Path) -> None:
    write(dataset(games=2), tmp_path)
    card = json.loads((tmp_path / "dataset.json").read_text(encoding="utf-8"))
    readme = (tmp_path / "README.md").read_text(encoding="utf-8")
    file = pq.ParquetFile(tmp_path / "part-00000.parquet")

    assert [column["name"] for column in card["columns"]] == file.schema_arrow.names
    assert [column["type"] for column in card["columns"]] == [str(each) for each in file.schema_arrow.types]
    assert card["counts"] == {"games": 2, "parts": 1, "rows": file.metadata.num_rows}
    assert card["encoding_version"] == encoding_of(GAMES[SMALL]).version
    assert card["game_version"] == GAMES[SMALL].version
    assert all(f"`{name}`" in readme for name in file.schema_arrow.names)


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    write(dataset(games=2), tmp_path / "other")
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("Dear Jon")
    for folder in ("other", "mine"):
        before = contents(tmp_path / folder)
        with pytest.raises(Refusal):
            write(dataset(games=3), tmp_path / folder)
        assert contents(tmp_path / folder) == before


@pytest.mark.parametrize(("language", "word"), [("ru", "строк"), ("en", "rows")])
def test_the_command_writes_what_the_example_reads(tmp_path: Path, language: str, word: str) -> None:
    folder = str(tmp_path / "games")
    ran = called("dataset", SMALL, "--bots", "random", "--games", "2", "--out", folder, "--lang", language)
    example = [sys.executable, str(ROOT / "examples" / "read_dataset.py"), folder]
    told = subprocess.run(example, capture_output=True, text=True, check=True).stdout

    assert (ran.code, ran.err) == (0, "")
    assert word in ran.out
    assert "random:" in told


@pytest.mark.parametrize("language", ["ru", "en"])
def test_without_pyarrow_the_command_says_what_to_install(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fivethrones.cli.dataset.find_spec", lambda name: None if name == "pyarrow" else name)
    ran = called("dataset", SMALL, "--out", str(tmp_path / "games"), "--lang", language)

    assert ran.code == 1
    assert "fivethrones[datasets]" in ran.err
    assert not (tmp_path / "games").exists()
