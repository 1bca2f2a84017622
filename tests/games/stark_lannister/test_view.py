"""What the view tells beyond what lies on the table: prices, totals, sources of changes, what is pending."""

from fivethrones.games.card_engine.ability.active import SAVE
from fivethrones.games.card_engine.values.changes import NO_STRENGTH, OF_RENOWN, OF_STRENGTH
from fivethrones.games.card_engine.views.card_in_play import CardView
from fivethrones.games.card_engine.views.pending import ACTIONS, ANSWERS, KILLING
from fivethrones.games.card_engine.views.pointing import piece_of
from fivethrones.games.card_engine.views.table import TableView
from fivethrones.games.stark_lannister.game import CARDS
from fivethrones.kernel.action import NOTHING
from fivethrones.kernel.play import legal
from games.stark_lannister.scene import GAME, Scene, scene, side

STARK, LANNISTER = 0, 1


def seen(table: Scene, viewer: int = STARK) -> TableView:
    return GAME.view(table.table, viewer)


def card(view: TableView, id: str) -> CardView:
    return next(each for each in view.cards if each.kind < len(CARDS) and CARDS[each.kind].id == id)


def kind(id: str) -> int:
    return next(i for i in range(len(CARDS)) if CARDS[i].id == id)


def test_a_changed_strength_names_its_source() -> None:
    """SL-65: Winterfell makes every Stark stronger."""
    view = seen(scene(stark=side(play="hodor winterfell")))
    assert card(view, "hodor").strength == 5
    assert card(view, "hodor").sources == [OF_STRENGTH, 1, kind("winterfell")]


def test_what_is_as_printed_has_no_sources() -> None:
    """SL-65."""
    assert card(seen(scene(stark=side(play="hodor"))), "hodor").sources == []


def test_a_gained_keyword_names_its_source() -> None:
    """SL-65: Needle makes Arya stronger and renowned."""
    arya = card(seen(scene(stark=side(play="arya_stark:with=needle"))), "arya_stark")
    assert arya.renown
    assert arya.sources == [OF_STRENGTH, 1, kind("needle"), OF_RENOWN, 1, kind("needle")]


def test_a_strength_that_does_not_count_names_its_source() -> None:
    """SL-64, SL-65: Catelyn silences an attacker."""
    table = scene(
        stark=side(play="catelyn_stark"),
        lannister=side(play="tywin_lannister", hand="insidious_ways"),
        first="lannister",
    )
    table.lannister.attacks("power", "tywin_lannister")
    table.stark.defends("catelyn_stark")
    table.stark.uses("catelyn_stark", "tywin_lannister")
    tywin = card(seen(table), "tywin_lannister")
    assert tywin.strength == 4
    assert (seen(table).attack, seen(table).defence) == (0, 3)
    assert tywin.sources == [NO_STRENGTH, 0, kind("catelyn_stark")]


def test_prices_are_those_after_reductions() -> None:
    """SL-66: Godswood makes the next Stark character cheaper by 2."""
    table = scene(stark=side(play="godswood", hand="robb_stark ice", gold=4), phase="marshalling")
    assert seen(table).mine_costs == [4, 2]
    table.stark.uses("godswood")
    assert seen(table).mine_costs == [2, 2]
    assert seen(table, LANNISTER).mine_costs == []


def test_totals_and_who_is_ahead_are_told_while_a_challenge_lasts() -> None:
    """SL-32: the attacker wins a tie."""
    table = scene(stark=side(play="jon_snow", hand="for_the_north"), lannister=side(play="the_hound"))
    assert (seen(table).ahead, seen(table).step) == (NOTHING, 0)
    table.stark.attacks("military", "jon_snow")
    table.lannister.defends("the_hound")
    view = seen(table)
    assert (view.attack, view.defence, view.ahead) == (3, 3, STARK)


def test_a_window_tells_who_speaks_and_how_many_have_passed() -> None:
    """SL-58."""
    table = scene(stark=side(hand="robb_stark", gold=4), phase="marshalling")
    window = seen(table).pending[-1]
    assert (window.what, window.seat, window.passes) == (ACTIONS, STARK, 0)


def test_a_killing_names_its_victims_while_they_may_be_saved() -> None:
    """SL-62."""
    table = scene(
        stark=side(play="robb_stark:under=robb_stark", hand="not_today", deck=5),
        lannister=side(play="the_hound"),
        first="lannister",
    )
    table.lannister.attacks("military", "the_hound")
    table.passes_until("prompt-save")
    killing, window = seen(table).pending[-2:]
    robb = card(seen(table), "robb_stark").slot
    assert (killing.what, killing.cards, killing.stopped) == (KILLING, [robb], [])
    assert window.what == ANSWERS + SAVE


def test_pointing_at_a_character_means_its_duplicate() -> None:
    """SL-52: the duplicate lies under it, out of sight."""
    table = scene(
        stark=side(play="robb_stark:under=robb_stark"), lannister=side(play="the_hound"), first="lannister"
    )
    table.lannister.attacks("military", "the_hound")
    table.passes_until("prompt-save")
    state = table.table
    pieces = [piece_of(state, option) for option in legal(state, STARK)]
    assert f"slot-{card(seen(table), 'robb_stark').slot}" in pieces
