"""The compiled build is made beside the game that is being played, once, and used only when it is whole."""

import importlib
import subprocess
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

SCRIPTS = Path(__file__).parents[2] / "scripts"


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """For a package of one kernel module, nothing of which is compiled yet."""
    monkeypatch.syspath_prepend(SCRIPTS)
    module = importlib.import_module("compiled")
    source = tmp_path / "src" / "fivethrones"
    for part in module.HOT:
        (source / part).mkdir(parents=True)
    (source / "__init__.py").write_text("")
    (source / "kernel" / "play.py").write_text("ONE = 1\n")
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    places = {"ROOT": tmp_path, "SOURCE": source, "BUILD": tmp_path / "build"}
    places |= {"TARGET": tmp_path / "build" / "compiled", "LOG": tmp_path / "build" / "compiled.log"}
    for name, place in places.items():
        monkeypatch.setattr(module, name, place)
    monkeypatch.setattr(module, "has_compiler", lambda: True)
    return module


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Commands that were started and not waited for."""
    commands: list[list[str]] = []
    monkeypatch.setattr(subprocess, "Popen", lambda command, **_: commands.append(command))
    return commands


def compiles(monkeypatch: pytest.MonkeyPatch, fails: bool = False) -> None:
    def run(command: list[str], cwd: Path, **_: Any) -> None:
        if fails:
            raise subprocess.CalledProcessError(1, command)
        (cwd / "fivethrones" / "kernel" / "play.so").write_text("")

    monkeypatch.setattr(subprocess, "run", run)


def test_what_is_not_compiled_is_compiled_in_the_background_and_a_line_tells_it(
    compiled: ModuleType, started: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    compiled.behind()

    assert [command[-1] for command in started] == ["slowly"]
    assert capsys.readouterr().out.count("\n") == 1


def test_nobody_compiles_what_is_being_compiled(
    compiled: ModuleType,
    started: list[list[str]],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(compiled.os, "nice", lambda _: 0)
    with compiled.alone(patient=False) as free:
        assert free
        compiled.behind()
        compiled.slowly()

    assert started == []
    assert capsys.readouterr().out.startswith("Still compiling")
    assert not compiled.TARGET.exists()


def test_without_a_compiler_nothing_is_said_or_started(
    compiled: ModuleType,
    started: list[list[str]],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(compiled, "has_compiler", lambda: False)
    compiled.behind()

    assert (started, capsys.readouterr().out) == ([], "")


def test_a_build_is_used_as_long_as_the_source_is_the_same(
    compiled: ModuleType, started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    compiles(monkeypatch)
    compiled.build(jobs=1)
    compiled.behind()

    assert compiled.path() == str(compiled.TARGET)
    assert started == []
    (compiled.SOURCE / "kernel" / "play.py").write_text("ONE = 2\n")
    assert compiled.path() == ""


def test_a_build_that_fails_leaves_the_last_one_as_it_was(
    compiled: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiles(monkeypatch)
    compiled.build(jobs=1)
    before = sorted(compiled.TARGET.rglob("*"))
    (compiled.SOURCE / "kernel" / "play.py").write_text("ONE = 2\n")
    compiles(monkeypatch, fails=True)
    with pytest.raises(subprocess.CalledProcessError):
        compiled.build(jobs=1)

    assert sorted(compiled.TARGET.rglob("*")) == before
    assert compiled.path() == ""
