"""The types of what the page is shown, written from the classes of the views: `python scripts/web_views.py`."""

import inspect
import re
from pathlib import Path
from typing import Any, Final, get_args, get_origin, get_type_hints

from fivethrones.games import GAMES
from fivethrones.kernel.fields import arguments, fields_of
from fivethrones.kernel.game import View

BOARDS: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "games"
PLAIN: Final = {int: "number", bool: "boolean", str: "string"}
# A field where its class declares it or its constructor sets it, and what is said of it there.
REMARK: Final = re.compile(r"^\s+(?:self\.)?(\w+)(?:: .*?| = .*?)  # (.+)$", re.MULTILINE)


def main() -> None:
    for name, text in pages().items():
        (BOARDS / name).write_text(text, encoding="utf-8")
        print(BOARDS / name)


def pages() -> dict[str, str]:
    """By the name of the file; games that share an engine share its views."""
    packages: dict[str, set[type[View]]] = {}
    for game in GAMES.values():
        for part in game.parts:
            if issubclass(part, View):
                packages.setdefault(part.__module__.split(".")[2], set()).add(part)
    return {
        f"{package.replace('_', '-')}/views.ts": page(package, views) for package, views in packages.items()
    }


def page(package: str, views: set[type[View]]) -> str:
    head = f"// Written by scripts/web_views.py from fivethrones.games.{package}: change it there.\n"
    return "\n".join([head, *map(interface, sorted(views, key=lambda view: view.__name__))])


def interface(view: type[View]) -> str:
    hints = get_type_hints(view.__init__ if arguments(view) else view)
    remarks = dict(REMARK.findall(inspect.getsource(view)))
    lines = [f"/** {view.__doc__} */"] if view.__doc__ else []
    lines.append(f"export interface {view.__name__} {{")
    for name in fields_of(view):
        lines += [f"  /** {sentence(remarks[name])} */"] if name in remarks else []
        lines.append(f"  {name}: {typescript(hints[name])};")
    return "\n".join([*lines, "}", ""])


def sentence(remark: str) -> str:
    return f"{remark[0].upper()}{remark[1:].rstrip('.')}."


def typescript(hint: Any) -> str:
    plain = getattr(hint, "__supertype__", hint)  # a number by what it numbers is a number
    if plain in PLAIN:
        return PLAIN[plain]
    if get_origin(plain) is list:
        return f"readonly {typescript(get_args(plain)[0])}[]"
    assert issubclass(plain, View), f"{hint} is nothing that a view may hold"
    return str(plain.__name__)


if __name__ == "__main__":
    main()
