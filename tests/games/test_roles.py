"""What options mean to a table that knows no verbs."""

import pytest

from fivethrones.games import GAMES
from fivethrones.kernel.action import DONE, PASS, PICK, REST
from locales.spoken import spoken


@pytest.mark.parametrize("game", GAMES)
def test_a_role_belongs_to_a_verb_of_the_game(game: str) -> None:
    roles = GAMES[game].roles

    assert set(roles) <= set(spoken(game).verbs)
    assert set(roles.values()) <= {PASS, REST, PICK, DONE}


@pytest.mark.parametrize("game", GAMES)
def test_no_more_is_said_by_the_same_word_everywhere(game: str) -> None:
    """A client sends it after picks, before it is offered."""
    assert [verb for verb, role in GAMES[game].roles.items() if role == DONE] in ([], ["done"])
