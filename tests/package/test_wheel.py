"""What `make wheel` builds, in the hands of somebody who has Python and nothing else."""

import json
import re
import shutil
import signal
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import Browser

from browser.conftest import browser  # noqa: F401 (a fixture)
from browser.findings import expect_none
from browser.table import Table
from browser.visitor import Visitor, bot, me
from cli.running import called
from package.empty import Environment

ROOT = Path(__file__).parents[2]
GAME = "hand-of-the-king"
SERIES = ["simulate", GAME, "--seats", "knight,random", "--games", "5", "--seed", "3", "--json"]
BUILD = "compiled" if shutil.which("cc") else "interpreted"
LIBRARY = re.compile(r"\.(so|pyd)$")


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("package") / "dist"
    subprocess.run([sys.executable, str(ROOT / "scripts" / "wheel.py"), str(out)], check=True)
    return out


@pytest.fixture(scope="session")
def environment(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """After ``pip install dist/*.whl``: there is exactly one."""
    made = Environment(tmp_path_factory.mktemp("empty"))
    [wheel] = dist.glob("*.whl")
    made.install(wheel)
    return made


def plain(dist: Path) -> Path:
    return next((dist / "anywhere").glob("*-py3-none-any.whl"))


def names(wheel: Path) -> set[str]:
    with ZipFile(wheel) as files:
        return {name for name in files.namelist() if ".dist-info/" not in name}


def test_what_is_installed_says_how_it_was_built(environment: Environment) -> None:
    assert environment.run("fivethrones", "--version").endswith(f", {BUILD}\n")


def test_the_installed_games_are_the_same_games(environment: Environment) -> None:
    here, there = json.loads(called(*SERIES).out), json.loads(environment.run("fivethrones", *SERIES))
    del here["timing"], there["timing"]

    assert here == there


def test_rules_are_in_it_in_both_languages(environment: Environment) -> None:
    assert "Варис" in environment.run("fivethrones", "rules", GAME, "--rule", "HK-7", "--lang", "ru")
    assert "Varys" in environment.run("fivethrones", "rules", GAME, "--rule", "HK-7", "--lang", "en")


def test_the_plain_wheel_is_the_same_without_libraries_and_runs(
    dist: Path, environment: Environment, tmp_path: Path
) -> None:
    [here] = dist.glob("*.whl")
    ZipFile(plain(dist)).extractall(tmp_path)

    assert names(plain(dist)) == {name for name in names(here) if not LIBRARY.search(name)}
    told = environment.run("python", "-m", "fivethrones.cli", "--version", PYTHONPATH=str(tmp_path))
    assert told.endswith(", interpreted\n")


def test_the_sdist_has_all_that_the_wheels_are_built_from(dist: Path) -> None:
    [sdist] = (dist / "anywhere").glob("*.tar.gz")
    with tarfile.open(sdist) as files:
        inside = {name.partition("/")[2] for name in files.getnames()}

    assert {"pyproject.toml", "scripts/compiled_wheel.py", "scripts/compiled.py", "scripts/hot.py"} <= inside
    of_package = {name for name in names(plain(dist)) if not name.startswith("fivethrones/rules/")}
    assert {f"src/{name}" for name in of_package} <= inside


@pytest.fixture
def address(environment: Environment) -> Iterator[str]:
    """Of the table that the installed wheel serves."""
    with subprocess.Popen(
        [environment.bin / "fivethrones", "serve", "--port", "0"],
        cwd=environment.folder,
        env=environment.env(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        found = re.search(r"http://\S+:\d+", server.stdout.readline())
        assert found is not None, server.stderr.read()
        yield found[0]
        server.send_signal(signal.SIGINT)
        assert server.stderr.read() in ("", "Interrupted\n"), "it stops without complaint"


def test_a_move_is_played_at_the_table_that_it_serves(browser: Browser, address: str) -> None:  # noqa: F811
    anna = Visitor(browser, address, "Anna")
    table = Table(anna, anna.new_table(me(), bot()))
    table.wait("asked")
    lines = table.log.count()
    table.choose_first()
    table.wait("asked", "finished")

    assert table.log.count() > lines
    anna.leave()
    expect_none(anna.troubles)
