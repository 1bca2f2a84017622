"""Write the tables of docs/environments.md anew from the encodings: ``python scripts/encodings.py``."""

import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from fivethrones.encoding import encoding_of
from fivethrones.encoding.codes import AMOUNT, CARD, PLACE, PLAIN, Domain, Verb
from fivethrones.encoding.encoding import Field
from fivethrones.encoding.episode import fields_of
from fivethrones.games import GAMES
from fivethrones.kernel.game import Game

PAGE = Path(__file__).resolve().parent.parent / "docs" / "environments.md"
MARK = "<!-- Below: written by scripts/encodings.py. -->\n"


def tables() -> str:
    return "".join(table(game) for game in GAMES.values())


def table(game: Game[Any]) -> str:
    encoding = encoding_of(game)
    fields = fields_of(encoding)
    size = sum(field.size for field in fields)
    lines = [
        "",
        f"## {game.id}",
        "",
        f"Encoding {encoding.version}: {encoding.codes.size} codes, {size} numbers in an observation.",
        "",
        "| Codes from | How many | Said | Then |",
        "|---|---|---|---|",
        *[row_of_verb(verb) for verb in encoding.codes.verbs.values()],
        *others(encoding.codes.first_digit, encoding.codes.first_card, encoding.codes.size),
        "",
        "| Array | Shape | Least | Most | What it tells |",
        "|---|---|---|---|---|",
        *[row_of_field(field) for field in fields],
        "",
        f"Questions from 1 on: {', '.join(encoding.prompts)}.",
        "",
        f"Events from 1 on: {', '.join(encoding.events)}.",
        "",
    ]
    return "\n".join(lines)


def row_of_verb(verb: Verb) -> str:
    many = verb.target.width * verb.extra.width
    parts = [domain for domain in (verb.target, verb.extra) if domain.width > 1]
    said = " ".join([verb.name, *(f"[{words(domain)}]" for domain in parts)])
    follows = {CARD: "a card", AMOUNT: "digits"}.get(verb.target.counts, "")
    return f"| {verb.start} | {many} | {said} | {follows} |"


def words(domain: Domain) -> str:
    if domain.counts == PLAIN:
        return f"0…{domain.size - 1}" + (" or none first" if domain.first else "")
    each = f", {domain.places} places each" if domain.counts == PLACE else ""
    return f"seat from here on{each}" + (" or none first" if domain.first else "")


def others(digits: int, cards: int, size: int) -> list[str]:
    rows = [f"| {digits} | {cards - digits} | digit 0…9 | |"] if cards > digits else []
    return rows + ([f"| {cards} | {size - cards} | a card | |"] if size > cards else [])


def row_of_field(field: Field) -> str:
    shape = " × ".join(map(str, field.shape))
    return f"| `{field.name}` | {shape} | {field.low} | {field.high} | {field.about} |"


def main() -> None:
    head, mark, _ = PAGE.read_text(encoding="utf-8").partition(MARK)
    assert mark, f"{PAGE.name} has no line {MARK.strip()}"
    PAGE.write_text(head + mark + tables(), encoding="utf-8")


if __name__ == "__main__":
    main()
