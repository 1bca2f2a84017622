"""SL-68, SL-69: drafted plots."""

from fivethrones.games.card_engine.state import DRAFT, DRAFTED, OUT, PLOTS, POOL
from fivethrones.kernel.decision import SECRET
from fivethrones.kernel.play import legal
from games.stark_lannister.scene import GAME, Scene, opening


def pick_all(table: Scene) -> None:
    """Everybody takes the first plot offered."""
    while table.prompt().id == "prompt-draft":
        for seat in (0, 1):
            table.apply(legal(table.table, seat)[0])  # type: ignore[arg-type]


def test_three_plots_are_dealt_and_one_is_kept_in_secret() -> None:
    """SL-68: both choose together; two are passed on, and one of those is kept."""
    table = opening(plots="drafted")

    assert table.table.decision is not None
    assert (table.asked(), table.table.decision.mode) == ([0, 1], SECRET)
    assert [len(table.table.pile(DRAFT, seat)) for seat in (0, 1)] == [3, 3]
    passed = {table.table.kinds[slot] for slot in table.table.pile(DRAFT, 0)[1:]}

    for seat in (0, 1):
        table.apply(legal(table.table, seat)[0])  # type: ignore[arg-type]

    assert {table.table.kinds[slot] for slot in table.table.pile(DRAFT, 1)} == passed


def test_three_rounds_make_thirteen_plots_each() -> None:
    """SL-68: six go back to the box unseen."""
    table = opening(plots="drafted")

    pick_all(table)

    assert [len(table.table.pile(DRAFTED, seat)) for seat in (0, 1)] == [13, 13]
    assert [len(table.table.pile(OUT, seat)) for seat in (0, 1)] == [3, 3]
    assert table.table.pile(POOL, 0) == []


def test_seven_of_thirteen_make_the_plot_deck() -> None:
    """SL-69: and nobody else knows which, not even of the standard ones."""
    table = opening(plots="drafted")
    pick_all(table)

    while table.prompt().id == "prompt-plot-deck":
        table.apply(legal(table.table, table.asked()[0])[0])  # type: ignore[arg-type]

    assert [len(table.table.pile(PLOTS, seat)) for seat in (0, 1)] == [7, 7]
    assert GAME.view(table.table, 1).sides[0].plots_seen == []
    assert len(GAME.view(table.table, 0).sides[0].plots_seen) == 7
    assert table.prompt().id == "prompt-mulligan"
