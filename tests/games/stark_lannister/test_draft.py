"""SL-68, SL-69: drafted plots."""

import pytest

from fivethrones.games.card_engine.records.zones import ASIDE, DRAFT, DRAFTED, OUT, PLOTS, POOL
from fivethrones.games.card_engine.redeal import candidates
from fivethrones.games.card_engine.state import Table
from fivethrones.games.stark_lannister.game import CARDS
from fivethrones.games.stark_lannister.plots import LANNISTER_PLOTS
from fivethrones.kernel.decision import SECRET
from fivethrones.kernel.play import apply, legal, waiting
from fivethrones.kernel.rng import seeded
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
    assert [len(table.table.pile(ASIDE, seat)) for seat in (0, 1)] == [3, 3]
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


def test_the_plots_not_chosen_are_out_of_the_game() -> None:
    """SL-69: all six of each player, and none of them has changed places with one that was chosen."""
    table = opening(plots="drafted")
    pick_all(table)
    taken: list[list[int]] = [[], []]
    drafted = [sorted(table.table.kinds[slot] for slot in table.table.pile(DRAFTED, seat)) for seat in (0, 1)]

    while table.prompt().id == "prompt-plot-deck":
        option = legal(table.table, table.asked()[0])[-1]
        taken[option.seat].append(table.table.kinds[option.target])  # type: ignore[union-attr]
        table.apply(option)  # type: ignore[arg-type]

    for seat in (0, 1):
        assert table.table.pile(DRAFTED, seat) == []
        left = sorted(table.table.kinds[slot] for slot in table.table.pile(OUT, seat))
        assert len(left) == 6
        assert sorted(left + taken[seat]) == drafted[seat]


@pytest.mark.parametrize("chosen", [False, True])
def test_whoever_passed_two_plots_on_knows_that_one_of_them_was_kept(chosen: bool) -> None:
    """SL-9, SL-68: but not which; and that the own plots of a house are among its candidates."""
    table = opening(plots="drafted").table
    while prompt_of(table) == "prompt-draft" or (chosen and prompt_of(table) == "prompt-plot-deck"):
        apply(table, legal(table, waiting(table)[0])[0])  # type: ignore[arg-type]
    pairs = [passed.kinds for passed in table.passed if passed.giver == 0]
    kept: list[set[int]] = [set() for _ in pairs]

    for seed in range(40):
        world = GAME.determinize(table, 0, seeded(seed))
        theirs = {world.kinds[slot] for slot in candidates(world, 1)}
        assert {CARDS.index(card) for card in LANNISTER_PLOTS} <= theirs
        for pair, seen in zip(pairs, kept, strict=True):
            assert len(theirs & set(pair)) == 1
            seen |= theirs & set(pair)

    assert [sorted(seen) for seen in kept] == pairs


def prompt_of(table: Table) -> str:
    assert table.decision is not None
    return table.decision.prompt.id
