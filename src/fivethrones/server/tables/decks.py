"""Decks as people write them, in any of our languages."""

from functools import cache
from typing import Any

from fivethrones.games import GAMES
from fivethrones.kernel.decks import CheckedDeck, Decks, Names
from fivethrones.kernel.game import Game
from fivethrones.locales import LANGUAGES, Translator
from fivethrones.server.refusals import refuse


def decks_of(game: Game[Any]) -> Decks:
    if game.decks is None:
        raise refuse("not-found")
    return game.decks


def check(game: Game[Any], text: str) -> CheckedDeck:
    return decks_of(game).check(text, names(game.id))


@cache
def names(game: str) -> Names:
    return decks_of(GAMES[game]).names([Translator(language, game).name for language in LANGUAGES])
