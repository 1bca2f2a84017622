"""Variants of games as the page lists them."""

import re
from pathlib import Path

from fivethrones.club.facts import facts_of
from fivethrones.games import GAMES

FILTERS = Path(__file__).parents[2] / "web" / "src" / "screens" / "club" / "filters.ts"


def test_all_variants_of_all_games_can_be_looked_for_and_the_first_is_the_usual_one() -> None:
    listed = re.search(r"VARIANTS = \[([^\]]*)\]", FILTERS.read_text(encoding="utf-8"))
    assert listed is not None
    names = re.findall(r"'([a-z]+)'", listed[1])

    variants = {
        game.id: next(setting.values for setting in game.settings if setting.id == facts_of(game).variant)
        for game in GAMES.values()
    }

    assert {name for values in variants.values() for name in values} == set(names)
    assert {values[0] for values in variants.values()} == {names[0]}
