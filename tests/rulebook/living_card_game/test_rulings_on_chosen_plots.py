"""A plot that is chosen for the round, but not revealed yet, is no new plot that an effect could reveal."""

from json import dumps

from fivethrones.kernel.action import Action
from fivethrones.kernel.play import legal
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.text import view_to_data
from fivethrones.scenes.card_engine import Side
from games.card_engine.driver import Driver
from games.living_card_game.scene import GAME, scene, side

MINE = "uneasy_truce rains_of_autumn valar_morghulis"
THEIRS = "blockade counting_favors wildfire_assault"


def chosen(mine: Side, theirs: Side, *plots: str) -> Driver:
    """The window of the Port: each side has chosen a plot."""
    table = scene(mine, theirs, phase="plot")
    table.passes()
    for seat, plot in enumerate(plots):
        table.apply(Action(seat, "plot", table.seat(seat).any_card(plot)))
    return table


def test_bran_does_not_reveal_the_plot_that_is_chosen() -> None:
    """LC-143, LC-172: it would take effect twice."""
    table = chosen(
        side(play="bran_stark dragonstone_port hodor", plots=MINE), side(plots=THEIRS), "valar_morghulis", "blockade"
    )  # fmt: skip
    you = table.seat(0)

    you.act("use", you.mine("bran_stark"), 0)
    assert you.choices() == ["choose uneasy_truce", "choose rains_of_autumn"]
    you.chooses("uneasy_truce")
    table.passes()
    table.seat(table.asked()[0]).says("first 0")

    assert table.told("reveals-plot") == [
        "reveals-plot 0 uneasy_truce",
        "reveals-plot 0 valar_morghulis",
        "reveals-plot 1 blockade",
    ]


def test_bran_needs_a_plot_beside_the_one_that_is_chosen() -> None:
    """LC-143, LC-172."""
    table = chosen(side(play="bran_stark dragonstone_port", plots="blockade"), side(plots=THEIRS))
    table.apply(Action(1, "plot", table.seat(1).any_card("blockade")))

    assert table.seat(0).choices() == ["pass", "use dragonstone_port"]


def test_the_lords_do_not_reveal_the_plot_that_is_chosen() -> None:
    """LC-172, LC-173."""
    table = chosen(
        side(play="robert_baratheon dragonstone_port", hand="lords_of_the_narrow_sea", plots=MINE),
        side(plots=THEIRS),
        "uneasy_truce",
        "blockade",
    )
    you, foe = table.players

    you.uses("lords_of_the_narrow_sea")

    assert foe.choices() == ["choose counting_favors", "choose wildfire_assault"]


def test_nobody_learns_from_the_lords_which_plot_is_chosen() -> None:
    """LC-172, LC-173: whatever others see or imagine is the same for each plot that it might be."""
    seen = set()
    for plot in THEIRS.split():
        table = chosen(
            side(play="robert_baratheon dragonstone_port", hand="lords_of_the_narrow_sea", plots=MINE),
            side(plots=THEIRS),
            "uneasy_truce",
            plot,
        )
        table.seat(0).uses("lords_of_the_narrow_sea")
        table.asks("prompt-new-plot", 1)
        state = table.table
        worlds = [GAME.determinize(state, 0, seeded(seed)) for seed in range(12)]
        imagined = [tuple(str(option) for option in legal(world, 1)) for world in worlds]
        assert len(set(imagined)) == 3
        seen.add((dumps(view_to_data(GAME.view(state, 0))), str(table.prompt()), tuple(imagined)))

    assert len(seen) == 1
