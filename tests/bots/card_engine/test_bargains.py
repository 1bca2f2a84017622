"""What a card is used or given up for: cheaper cards, attachments, saves, plots that kill many."""

import pytest

from fivethrones.bots.card_engine.habits import habit
from fivethrones.bots.card_engine.position import plots_left
from fivethrones.bots.card_engine.sense import lays_bare, sensible
from fivethrones.bots.card_engine.worth import lives_lost, lives_taken, loss
from fivethrones.games.card_engine.records.zones import PLOTS
from fivethrones.kernel.action import Action
from fivethrones.kernel.play import legal
from games.card_engine.driver import Driver
from games.living_card_game import scene as living
from games.stark_lannister import scene as court


def said(table: Driver, seat: int) -> list[str]:
    actions = [option for option in legal(table.table, seat) if isinstance(option, Action)]
    return [table.said(action) for action in sensible(table.table, seat, actions)]


def marshalling(play: str, hand: str, gold: int) -> Driver:
    """House Stark marshals."""
    sides = living.side(play=play, hand=hand, gold=gold, deck="hodor"), living.side(deck="hodor")
    return living.scene(*sides, phase="marshalling", goes_on=True)


@pytest.mark.parametrize(
    ("play", "hand", "gold", "used"),
    [
        ("northern_fiefdoms", "eddard_stark", 3, True),
        ("northern_fiefdoms", "eddard_stark", 2, False),  # he costs 4
        ("northern_fiefdoms northern_fiefdoms", "eddard_stark", 2, True),
        ("northern_fiefdoms", "hodor:kneeling", 0, True),
        ("northern_fiefdoms", "crossroads", 5, False),
        ("narrow_sea", "eddard_stark", 2, True),
        ("narrow_sea", "eddard_stark", 4, False),  # it would be discarded for nothing
    ],
)
def test_what_makes_cards_cheaper_is_used_for_one_that_can_then_be_bought(
    play: str, hand: str, gold: int, used: bool
) -> None:
    table = marshalling(play, hand.partition(":")[0], gold)

    assert (f"use {play.split()[0]}" in said(table, 0)) == used


@pytest.mark.parametrize(("deck", "used"), [("hodor ghost", True), ("hodor", False)])
def test_nobody_searches_the_own_deck_for_what_is_not_there(deck: str, used: bool) -> None:
    """The kennels look for direwolves."""
    sides = living.side(play="winterfell_kennels", gold=1, deck=deck), living.side(deck="hodor")
    table = living.scene(*sides, phase="marshalling", goes_on=True)
    assert "use winterfell_kennels" in table.players[0].choices()

    assert ("use winterfell_kennels" in said(table, 0)) == used
    assert (table.said(habit(table.table, 0, legal(table.table, 0))) == "use winterfell_kennels") == used


def test_nobody_makes_cards_cheaper_in_the_turn_of_another() -> None:
    sides = (
        living.side(play="northern_fiefdoms", hand="hodor", deck="lady", gold=3),
        living.side(hand="the_hound", deck="shae", gold=3),
    )
    table = living.scene(*sides, phase="marshalling", active=1, goes_on=True)

    assert table.asked() == [0]
    assert said(table, 0) == ["pass"]
    assert table.said(habit(table.table, 0, legal(table.table, 0))) == "pass"


@pytest.mark.parametrize(("own", "played"), [("", False), ("the_hound", True)])
def test_an_attachment_that_does_good_is_not_given_to_an_opponent(own: str, played: bool) -> None:
    sides = living.side(play=own, hand="gilded_plate", gold=3), living.side(play="eddard_stark")
    table = living.scene(*sides, phase="marshalling", goes_on=True)
    assert "play gilded_plate" in [table.said(option) for option in legal(table.table, 0)]

    assert ("play gilded_plate" in said(table, 0)) == played
    if played:
        table.players[0].plays("gilded_plate")
        assert said(table, 0) == ["choose the_hound"]


def test_a_burden_is_not_put_on_a_card_of_ones_own() -> None:
    sides = living.side(play="the_hound", hand="milk_of_the_poppy", gold=1), living.side(play="eddard_stark")
    table = living.scene(*sides, phase="marshalling", goes_on=True)
    table.players[0].plays("milk_of_the_poppy")

    assert said(table, 0) == ["choose eddard_stark"]


@pytest.mark.parametrize(("others", "saved"), [("stark_retinue", False), ("", True)])
def test_a_card_from_hand_is_not_given_for_one_that_is_worth_less(others: str, saved: bool) -> None:
    """A duplicate is lost in place of Jon Snow. Whoever has nobody else pays more."""
    stark = court.side(play=f"jon_snow:under=jon_snow {others}", hand="not_today")
    table = court.scene(stark, court.side(play="tywin_lannister"), first="lannister", goes_on=True)
    table.lannister.attacks("military", "tywin_lannister")
    table.passes_until("prompt-victims" if others else "prompt-save")
    if others:
        table.stark.chooses("jon_snow")
    assert "use not_today" in table.stark.choices()

    assert ("use not_today" in said(table, 0)) == saved


@pytest.mark.parametrize(("gold", "bare"), [(1, False), (2, True)])
def test_an_attack_that_cannot_be_paid_for_is_not_feared(gold: int, bare: bool) -> None:
    """Uneasy Truce: a military challenge costs two gold."""
    stark = court.side(play="jon_snow", gold=gold, plot="the_old_gods")
    lannister = court.side(play="tywin_lannister", plot="uneasy_truce")
    table = court.scene(stark, lannister, first="lannister", goes_on=True)
    table.passes_until("prompt-challenge")

    assert lays_bare(table.table, 1, table.table.characters(1)) == bare


def test_the_last_guard_stays_at_home_by_habit() -> None:
    stark = court.side(play="jon_snow:kneeling arya_stark", plot="the_old_gods")
    table = court.scene(stark, court.side(play="the_hound"), first="lannister", goes_on=True)
    table.passes_until("prompt-challenge")
    assert table.choices(1) == ["done", "challenge military"]

    assert table.said(habit(table.table, 1, legal(table.table, 1))) == "done"


def test_a_plot_that_kills_all_is_worth_keeping() -> None:
    """What is left is worth no less by it than by a good plot without it."""
    plots = ["valar_morghulis calm_over_westeros", "calm_over_westeros building_season"]
    kept = [plots_left(living.scene(living.side(plots=names), living.side()).table, 0) for names in plots]

    assert kept[0] >= kept[1]


@pytest.mark.parametrize(
    ("own", "opposing", "power", "chosen"),
    [
        ("eddard_stark sansa_stark", "the_hound", 0, False),
        ("sansa_stark", "the_hound tywin_lannister", 0, True),
        ("eddard_stark sansa_stark", "the_hound", 12, True),  # who is about to win must be stopped
    ],
)
def test_nobody_kills_more_of_ones_own_than_of_others(
    own: str, opposing: str, power: int, chosen: bool
) -> None:
    plots = "valar_morghulis calm_over_westeros"
    sides = living.side(play=own, plots=plots), living.side(play=opposing, plots=plots, power=power)
    table = living.scene(*sides, phase="plot")
    table.passes_until("prompt-plot")

    assert ("plot valar_morghulis" in said(table, 0)) == chosen


def test_those_who_are_spared_do_not_count_among_the_victims() -> None:
    """Wildfire Assault spares three of each."""
    own = living.side(play="eddard_stark catelyn_stark arya_stark", plots="wildfire_assault")
    others = living.side(play="the_hound chella_daughter_of_cheyk bronn hodor")
    table = living.scene(own, others).table
    assault = table.card(table.pile(PLOTS, 0)[0])

    assert lives_lost(table, 0, assault) == 0
    assert lives_taken(table, 0, assault) == min(loss(table, card) for card in table.characters(1))
