"""LC-189 to LC-192: two against two, and bribes."""

from typing import Any

import pytest

from fivethrones.games.card_engine.moves.power import house_gains
from fivethrones.games.card_engine.moves.victory import out_of_rounds
from fivethrones.games.card_engine.records.numbers import NO_CARD
from fivethrones.games.card_engine.values.matching import matching
from fivethrones.games.card_engine.values.players import EACH, OPPONENTS, players
from fivethrones.games.card_engine.vocabulary.filters import CHARACTERS
from fivethrones.kernel.action import Action
from fivethrones.kernel.decision import BEGUN
from fivethrones.kernel.errors import BadOptions
from fivethrones.kernel.options import settle
from fivethrones.kernel.play import is_legal, why_not
from games.card_engine.driver import Driver
from games.card_engine.scene import Side
from games.living_card_game.people import PEOPLE
from games.living_card_game.scene import GAME, scene, side


def teams(*sides: Side, **words: Any) -> Driver:
    return scene(*sides, cards=PEOPLE, variant="teams", **words)


def test_teams_need_four_players() -> None:
    """LC-189."""
    with pytest.raises(BadOptions) as refused:
        GAME.blank(settle(GAME.settings, {"seats": "3", "variant": "teams"}))

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


# Littlefinger


def littlefinger(*sides: Side, **words: Any) -> Driver:
    return scene(*sides, cards=PEOPLE, variant="littlefinger", **words)


def begins_offer(table: Driver, seat: int, to: int, gold: int) -> None:
    """All but what it is for."""
    table.seat(seat).act("offer")
    table.seat(seat).says(f"player {to}")
    table.seat(seat).says(f"amount {gold}")


def test_gold_of_an_accepted_offer_moves_at_once() -> None:
    """LC-191, LC-192."""
    table = littlefinger(side(gold=3), side(), side(gold=1))

    begins_offer(table, 0, 2, 2)
    assert table.prompt().id == "prompt-wish"
    table.seat(0).says("wish peace")
    assert (table.prompt().id, table.asked()) == ("prompt-offer", [2])
    table.seat(2).does("accept")

    assert table.told("offers-gold", "accepts-gold") == [
        "offers-gold 0 0 2 2 peace",
        "accepts-gold 2 0 2 2",
    ]
    assert table.table.gold == [1, 0, 3]


def test_a_declined_offer_changes_nothing() -> None:
    """LC-192."""
    table = littlefinger(side(gold=3), side(), side())

    begins_offer(table, 0, 1, 3)
    table.seat(0).says("wish favor")
    table.seat(1).does("decline")

    assert table.table.gold == [3, 0, 0]


def test_a_player_makes_any_number_of_offers_in_one_window() -> None:
    """LC-192: to the same player again, and to others."""
    table = littlefinger(side(gold=3), side(), side())

    for to, gold in ((1, 2), (1, 2), (2, 1), (1, 3)):
        begins_offer(table, 0, to, gold)
        table.seat(0).says("wish favor")
        table.seat(to).does("decline")

    assert len(table.told("declines-gold")) == 4
    assert is_legal(table.table, Action(0, "offer"))


def test_whoever_has_passed_may_act_again_once_gold_has_changed_hands() -> None:
    """LC-192: and not where it was declined."""
    for answer, asked in (("accept", 1), ("decline", 0)):
        table = littlefinger(side(gold=1), side(gold=1), side(gold=1), first=1)
        table.seat(1).passes()
        table.seat(2).passes()
        begins_offer(table, 0, 1, 1)
        table.seat(0).says("wish words")
        table.seat(1).does(answer)

        table.asks("prompt-act", asked)


def test_an_offer_is_said_in_one_go() -> None:
    """LC-192: nobody is told of half an offer."""
    table = littlefinger(side(gold=1), side(), side())

    begins_offer(table, 0, 1, 1)

    assert table.table.decision is not None
    assert table.table.decision.mode == BEGUN
    assert table.told("offers-gold") == []


def test_nobody_is_bribed_while_marshalling() -> None:
    """LC-191."""
    table = littlefinger(side(gold=3, hand="page"), side(gold=3), side(), phase="marshalling")

    assert not is_legal(table.table, Action(0, "offer"))


def test_there_are_no_offers_in_other_variants() -> None:
    """LC-191."""
    table = scene(side(gold=3, play="library", deck=3), side(), side(), cards=PEOPLE)

    assert table.prompt().id == "prompt-act"
    assert not is_legal(table.table, Action(0, "offer"))
    reason = why_not(table.table, Action(0, "offer"))
    assert reason is not None
    assert reason.id == "refused-pass-or-act"


def test_an_offer_names_another_player_and_gold_from_the_pool() -> None:
    """LC-192."""
    table = littlefinger(side(gold=2), side(), side())
    you = table.seat(0)

    assert you.choices() == ["pass", "offer"]
    you.act("offer")
    assert you.choices() == ["player 1", "player 2"]
    you.says("player 2")
    assert you.choices() == ["amount 1", "amount 2"]
