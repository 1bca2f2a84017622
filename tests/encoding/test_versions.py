"""Within a version of an encoding no number changes its meaning: what somebody has learned or stored stays true."""

import hashlib
import json
from pathlib import Path
from typing import Any, Final

import pytest

from fivethrones.encoding import encoding_of
from fivethrones.encoding.codes import Domain
from fivethrones.encoding.episode import fields_of
from fivethrones.games import GAMES
from fivethrones.kernel.game import Game

# A line for each version there has been: game, version, and what its numbers come to.
FILE: Final = Path(__file__).with_name("versions.txt")


def described(domain: Domain) -> list[int]:
    return [domain.counts, domain.size, domain.first, domain.places]


def fingerprint(game: Game[Any]) -> str:
    """Of everything by which the meaning of a number can be told."""
    encoding = encoding_of(game)
    codes = encoding.codes
    meanings = [
        [[verb.name, described(verb.target), described(verb.extra)] for verb in codes.verbs.values()],
        [codes.first_digit, codes.first_card, codes.size],
        [[field.name, field.shape, field.low, field.high] for field in fields_of(encoding)],
        encoding.prompts,
        encoding.events,
    ]
    return hashlib.sha256(json.dumps(meanings).encode()).hexdigest()[:12]


@pytest.mark.parametrize("game", GAMES)
def test_other_numbers_are_another_version(game: str) -> None:
    line = f"{game} {encoding_of(GAMES[game]).version} {fingerprint(GAMES[game])}"
    known = FILE.read_text(encoding="utf-8").splitlines()

    assert line in known, (
        f"raise the version of this encoding, unless it is new, and add its line to {FILE.name}: {line}"
    )


def test_no_version_has_come_to_mean_something_else() -> None:
    versions = [line.rsplit(maxsplit=1)[0] for line in FILE.read_text(encoding="utf-8").splitlines()]

    assert len(set(versions)) == len(versions)
