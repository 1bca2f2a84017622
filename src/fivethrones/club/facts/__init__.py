"""What is worth remembering of a game. That of each is in the file here that is called after it."""

from typing import Any

from fivethrones.club.facts.facts import Facts
from fivethrones.games import beside
from fivethrones.kernel.game import Game


def facts_of(game: Game[Any]) -> Facts[Any]:
    facts: Facts[Any] = beside(game, "fivethrones.club.facts.*").FACTS
    return facts
