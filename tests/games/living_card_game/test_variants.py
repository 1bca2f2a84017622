"""LC-189, LC-190: two against two."""

from typing import Any

import pytest

from fivethrones.games.card_engine.moves.power import house_gains
from fivethrones.games.card_engine.moves.victory import out_of_rounds
from fivethrones.games.card_engine.records.numbers import NO_CARD
from fivethrones.games.card_engine.values.matching import matching
from fivethrones.games.card_engine.values.players import EACH, OPPONENTS, players
from fivethrones.games.card_engine.vocabulary.filters import CHARACTERS
from fivethrones.kernel.action import Action
from fivethrones.kernel.errors import BadSettings
from fivethrones.kernel.play import is_legal, why_not
from fivethrones.kernel.settings import with_defaults
from games.card_engine.driver import Driver
from games.card_engine.scene import Side
from games.living_card_game.people import PEOPLE
from games.living_card_game.scene import GAME, scene, side


def teams(*sides: Side, **words: Any) -> Driver:
    return scene(*sides, cards=PEOPLE, variant="teams", **words)


def test_teams_need_four_players() -> None:
    """LC-189."""
    with pytest.raises(BadSettings) as refused:
        GAME.blank(with_defaults(GAME.settings, {"seats": "3", "variant": "teams"}))

    assert refused.value.reason.id == "refused-teams"


def test_a_team_wins_with_thirty_however_divided() -> None:
    """LC-189: fifteen of one player win nothing."""
    table = teams(side(power=15), side(power=5), side(power=14), side(power=20))

    house_gains(table.table, 1, 1, "unopposed")
    assert not table.is_over()
    house_gains(table.table, 2, 1, "unopposed")

    assert table.ranking() == [[0, 2], [1, 3]]


def test_after_the_last_round_teams_are_compared() -> None:
    """LC-74, LC-189."""
    table = teams(side(power=9), side(power=5), side(power=1), side(power=6))

    out_of_rounds(table.table)

    assert table.ranking() == [[1, 3], [0, 2]]


def test_partners_sit_opposite_and_are_no_opponents() -> None:
    """LC-189, LC-190: what speaks of all players touches a partner."""
    table = teams(side(play="knight"), side(play="page"), side(play="page"), side(play="page"))

    assert (table.table.partner(0), table.table.opponents(0)) == (2, [1, 3])
    assert players(table.table, 0, OPPONENTS) == [1, 3]
    assert players(table.table, 0, EACH) == [0, 1, 2, 3]
    theirs = matching(table.table, CHARACTERS.theirs(), 0, NO_CARD)
    assert [table.table.controller[card] for card in theirs] == [1, 3]


def test_a_partner_cannot_be_challenged() -> None:
    """LC-190."""
    table = teams(side(play="knight"), side(), side(), side())

    assert [seat for seat in range(4) if is_legal(table.table, Action(0, "challenge", 0, seat))] == [1, 3]
    reason = why_not(table.table, Action(0, "challenge", 0, 2))
    assert reason is not None
    assert reason.id == "refused-no-opponent"


def test_a_team_that_gives_up_loses_to_the_other() -> None:
    """LC-189: whoever is left of one team alone has won with it."""
    table = teams(side(), side(), side(), side())

    assert GAME.given_up(table.table, [1]) is None
    outcome = GAME.given_up(table.table, [1, 3])

    assert outcome is not None
    assert outcome.ranking == [[0, 2], [3], [1]]
