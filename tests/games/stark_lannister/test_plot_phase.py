"""SL-14 to SL-18: plots, initiative and the first player."""

from fivethrones.kernel.action import Action
from fivethrones.kernel.decision import SECRET
from games.stark_lannister.scene import Scene, scene, side


def reveal(table: Scene, stark: str, lannister: str) -> None:
    table.apply(Action(0, "plot", table.stark.any_card(stark)))
    table.apply(Action(1, "plot", table.lannister.any_card(lannister)))


def plotting(
    stark: str = "storm_of_swords crossing_the_trident",
    lannister: str = "guarding_the_throne game_of_thrones",
    power: tuple[int, int] = (0, 0),
    **more: str,
) -> Scene:
    return scene(
        stark=side(plots=stark, power=power[0], play=more.get("stark_play", "")),
        lannister=side(plots=lannister, power=power[1], play=more.get("lannister_play", "")),
        phase="plot",
    )


def test_plots_are_chosen_in_secret_and_revealed_together() -> None:
    """SL-14: the new plot covers the old one."""
    table = plotting()

    decision = table.table.decision
    assert decision is not None
    assert (decision.asked, decision.mode) == ([0, 1], SECRET)
    reveal(table, "storm_of_swords", "guarding_the_throne")

    assert table.told("reveals-plot") == [
        "reveals-plot 0 storm_of_swords",
        "reveals-plot 1 guarding_the_throne",
    ]
    assert table.stark.plot() == ["storm_of_swords"]
    assert table.stark.used_plots() == ["plain"]
    assert table.stark.plots() == ["crossing_the_trident"]


def test_the_highest_initiative_names_the_first_player() -> None:
    """SL-15, SL-16: either player."""
    table = plotting()

    reveal(table, "storm_of_swords", "guarding_the_throne")

    assert table.told("initiative") == ["initiative 0 6"]
    assert table.asked() == [0]
    assert table.stark.choices() == ["first 0", "first 1"]
    table.stark.act("first", 1)
    assert table.table.first == 1


def test_equal_initiative_goes_to_less_power() -> None:
    """SL-15: power on characters counts."""
    table = plotting(power=(4, 2), lannister_play="ser_jaime_lannister:power=1")

    reveal(table, "crossing_the_trident", "guarding_the_throne")

    assert table.told("initiative") == ["initiative 1 4"]


def test_equal_power_leaves_it_to_the_lot() -> None:
    """SL-15: in the first round too."""
    table = plotting()
    table.table.rng.force(1)

    reveal(table, "crossing_the_trident", "guarding_the_throne")

    assert table.told("initiative") == ["initiative 1 4"]


def test_the_first_player_orders_what_plots_do_when_revealed() -> None:
    """SL-17: one after the other."""
    table = plotting(
        stark="spies_among_us the_old_gods",
        lannister="under_arrest valar_morghulis",
        stark_play="jon_snow",
        lannister_play="the_hound",
    )
    reveal(table, "spies_among_us", "under_arrest")
    table.stark.act("first", 0)

    assert table.told("no-effect") == []
    assert table.prompt().id == "prompt-order"
    assert table.stark.choices() == ["order spies_among_us", "order under_arrest"]
    table.stark.does("order", "under_arrest")
    assert table.stark.kneels("jon_snow")
    assert table.told("no-effect") == ["no-effect 0 spies_among_us"]


def test_a_plot_works_from_the_moment_it_is_revealed() -> None:
    """SL-17: before anything that happens when it is revealed."""
    table = plotting(lannister="hear_me_roar killing_cold", stark_play="jon_snow")

    reveal(table, "storm_of_swords", "hear_me_roar")

    assert table.stark.strength("jon_snow") == 2


def test_the_last_plot_brings_the_earlier_ones_back() -> None:
    """SL-18: but for the revealed one; it is not even asked for."""
    table = scene(
        stark=side(plots="storm_of_swords crossing_the_trident"),
        lannister=side(plot="valar_morghulis", plots="uneasy_truce", used="under_arrest game_of_thrones"),
        phase="plot",
    )

    assert table.asked() == [0]
    table.stark.does("plot", "storm_of_swords")
    table.stark.act("first", 0)

    assert table.lannister.plot() == ["uneasy_truce"]
    assert sorted(table.lannister.plots()) == ["game_of_thrones", "under_arrest", "valar_morghulis"]
    assert table.lannister.used_plots() == []


def test_a_round_has_seven_phases() -> None:
    """SL-13: one after the other."""
    plots = "storm_of_swords crossing_the_trident the_lion_and_the_wolf"
    table = scene(
        stark=side(plots=plots),
        lannister=side(plots="guarding_the_throne game_of_thrones"),
        phase="plot",
        goes_on=True,
    )

    reveal(table, "storm_of_swords", "guarding_the_throne")
    table.stark.act("first", 0)

    assert table.told("phase", "round") == [
        *(
            f"phase 0 {name}"
            for name in ("draw", "marshalling", "challenges", "dominance", "standing", "taxation")
        ),
        "round 0 2",
        "phase 0 plot",
    ]
