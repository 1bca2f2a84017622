"""``fivethrones --version``: which version, and whether it is the compiled one."""

from pathlib import Path

import typer

from fivethrones import __version__
from fivethrones.kernel import play
from fivethrones.kernel.message import literal


def version(context: typer.Context, asked: bool) -> None:
    if not asked:
        return
    say, number = context.obj.say, literal(__version__)
    told = (
        say("cli-version-compiled", version=number) if is_compiled() else say("cli-version", version=number)
    )
    print(told)
    raise typer.Exit


def is_compiled() -> bool:
    """The hot code is compiled together or not at all, so any of it tells."""
    return Path(str(play.__file__)).suffix != ".py"
