"""The hooks run what `make check` runs."""

from pathlib import Path

import yaml

ROOT = Path(__file__).parents[2]


def recipe(target: str) -> list[str]:
    """The commands of a target of the Makefile."""
    lines = (ROOT / "Makefile").read_text(encoding="utf-8").splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith(f"{target}:")) + 1
    end = next(number for number, line in enumerate(lines) if number >= start and not line.startswith("\t"))
    return [line.strip() for line in lines[start:end]]


def test_the_hooks_run_what_make_check_runs() -> None:
    short = {"$(NPM)": "$(BIN)/python scripts/npm.py", "$(BIN)": ".venv/bin"}
    checks = recipe("check")
    for name, meaning in short.items():
        checks = [check.replace(name, meaning) for check in checks]
    config = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    hooks = [hook for repo in config["repos"] for hook in repo["hooks"]]

    assert {hook["entry"] for hook in hooks} == set(checks)
    assert all(repo["repo"] == "local" for repo in config["repos"])
