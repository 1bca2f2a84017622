"""Where the rulebook is silent and two cards meet: what we have settled on."""

import pytest

from fivethrones.games.card_engine.moves.victory import goal
from fivethrones.games.card_engine.phases.plot import PlotPhase
from fivethrones.kernel.action import SPECTATOR, Action
from fivethrones.kernel.rng import seeded
from games.card_engine.driver import Driver
from games.living_card_game.scene import GAME, scene, side
from games.living_card_game.tricks import TRICKS


def test_two_calm_plots_take_a_gold_each_for_whom_the_player_chooses() -> None:
    """LC-152."""
    table = scene(
        side(hand="distinct_mastery", play="robb_stark:kneeling", gold=2, plot="calm_over_westeros"),
        side(plot="calm_over_westeros"),
        side(),
    )

    table.seat(0).uses("distinct_mastery", "player 2", "player 1")

    assert [table.seat(seat).gold for seat in range(3)] == [0, 1, 1]


def test_one_gold_does_not_pay_for_two_calm_plots() -> None:
    """LC-152."""
    calm = side(plot="calm_over_westeros")
    table = scene(
        side(hand="distinct_mastery", play="robb_stark:kneeling", gold=1, plot="calm_over_westeros"),
        calm,
        side(),
    )

    assert not table.seat(0).may("use distinct_mastery")


def test_a_treaty_of_one_partner_does_not_keep_the_team_from_winning_earlier() -> None:
    """LC-189: seat 2 has none, so its team needs 25."""
    treaty = "treaty_with_the_north"
    table = scene(side(agenda=treaty), side(agenda=treaty), side(), side(), variant="teams")

    assert [goal(table.table, seat) for seat in range(4)] == [30, 30, 25, 25]


@pytest.mark.parametrize(("power", "over"), [(11, False), (12, True)])
def test_a_team_wins_as_soon_as_one_partner_would(power: int, over: bool) -> None:
    """LC-189: 13 and 12 are enough where one partner needs 25."""
    treaty = "treaty_with_the_north"
    table = scene(
        side(agenda=treaty),
        side(agenda=treaty, power=12),
        side(),
        side(play="giant", power=power),
        variant="teams",
        cards=TRICKS,
        active=3,
    )

    table.seat(3).attacks("power", "giant", against=2)
    table.passes()

    assert table.is_over() == over


def test_the_master_of_coin_takes_two_gold_where_cards_take_all_income() -> None:
    """LC-39, LC-91."""
    table = scene(
        side(
            plot="valar_morghulis",
            play="street_of_steel:against=burned_and_pillaged street_of_steel:against=burned_and_pillaged "
            "street_of_steel:against=burned_and_pillaged",
            title="master_of_coin",
        ),
        side(),
        side(),
        phase="draw",
        goes_on=True,
    )

    table.ends_phase()

    assert "income 0 2" in table.told("income")


def test_support_of_the_kingdom_takes_what_brings_something_now() -> None:
    """LC-176: the pillaged Garden has no income left, the pillaged Crossroads still has influence."""
    pillaged = "aegons_garden:against=burned_and_pillaged crossroads:against=burned_and_pillaged"
    table = scene(side(play="giant", hand="support_of_the_kingdom"), side(play=pillaged), cards=TRICKS)
    you, foe = table.players

    you.attacks("power", "giant")
    you.uses("support_of_the_kingdom")

    assert "crossroads" in you.play()
    assert "aegons_garden" in foe.play()


def test_paper_shield_cancels_an_event_that_is_paid_by_kneeling() -> None:
    """LC-124."""
    table = scene(
        side(play="direwolf_pup"),
        side(play="robb_stark arya_stark", hand="lethal_counterattack"),
        side(hand="paper_shield"),
    )
    you, foe, third = table.players

    you.attacks("military", "direwolf_pup")
    foe.uses("lethal_counterattack", "robb_stark", "arya_stark")
    third.uses("paper_shield")

    assert (foe.kneels("robb_stark"), foe.kneels("arya_stark"), you.play()) == (True, True, ["direwolf_pup"])


def test_paper_shield_does_not_cancel_what_may_be_paid_with_influence() -> None:
    """LC-124: though Guilty! was paid by kneeling."""
    table = scene(
        side(house="stark", play="eddard_stark", hand="guilty"),
        side(play="the_hound", hand="paper_shield the_hands_judgement", gold=1),
        phase="dominance",
    )
    you, foe = table.players

    you.uses("guilty", "eddard_stark", "the_hound")
    table.passes_until("prompt-cancel")

    assert foe.choices() == ["pass", "use the_hands_judgement"]


def between(table: Driver) -> PlotPhase:
    """The plots are chosen and not yet revealed."""
    (phase,) = (frame for frame in table.table.stack if isinstance(frame, PlotPhase))
    return phase


def test_varys_swaps_plots_that_are_chosen() -> None:
    """LC-160, LC-172: each reveals what the other has chosen, and sees it before anybody else does."""
    table = scene(
        side(play="varys dragonstone_port", plots="blockade hear_me_roar"),
        side(plots="uneasy_truce snowed_under"),
        side(plots="uneasy_truce snowed_under"),
        phase="plot",
    )
    table.passes_until("prompt-plot")
    for seat, plot in enumerate(("blockade", "snowed_under", "snowed_under")):
        table.apply(Action(seat, "plot", table.seat(seat).any_card(plot)))
    chosen = between(table).chosen.copy()

    table.seat(0).uses("varys", "player 1")

    told = [event for event in table.story if event.kind == "gets-chosen-plot"]
    assert [(event.seat, event.seen_as(event.seat).args["card"]) for event in told] == [
        (1, "card-blockade"), (0, "card-snowed_under"),
    ]  # fmt: skip
    assert all("card" not in event.seen_as(2).args for event in told)
    for viewer in (0, 1):
        for seed in range(8):
            world = GAME.determinize(table.table, viewer, seeded(seed))
            (phase,) = (frame for frame in world.stack if isinstance(frame, PlotPhase))
            assert phase.chosen[:2] == chosen[:2]
    guesses = set()
    for seed in range(20):
        world = GAME.determinize(table.table, SPECTATOR, seeded(seed))
        (phase,) = (frame for frame in world.stack if isinstance(frame, PlotPhase))
        guesses.add((phase.chosen[0], phase.chosen[1]))
    assert len(guesses) == 4

    table.passes()

    assert [table.seat(seat).plot() for seat in range(3)] == [
        ["snowed_under"],
        ["blockade"],
        ["snowed_under"],
    ]
