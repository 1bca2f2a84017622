"""What nobody in their senses does."""

from typing import Any

import pytest

from fivethrones.bots.card_engine.plans import plans, sets
from fivethrones.bots.card_engine.sense import is_feeble, lays_bare, must_defend, sensible
from fivethrones.games.card_engine.box.card import character
from fivethrones.games.card_engine.box.figures import ALL_TYPES, MILITARY, NEUTRAL, STEALTH
from fivethrones.games.card_engine.moves.choosing import Pick
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import Action
from fivethrones.kernel.play import legal
from games.card_engine.driver import Driver
from games.card_engine.scene import scene, side
from games.living_card_game import scene as living

LORD = character("lord", NEUTRAL, cost=5, strength=5, icons=ALL_TYPES, traits=[], unique=False)
SCOUT = character("scout", NEUTRAL, cost=2, strength=2, icons=[MILITARY], traits=[], unique=False)
THIEF = character(
    "thief", NEUTRAL, cost=2, strength=2, icons=[MILITARY], traits=[], keywords=[STEALTH], unique=False
)
CARDS = [LORD, SCOUT, THIEF]


def table_of(one: str, other: str, phase: str = "challenges", **more: Any) -> Driver:
    sides = side(play=one, deck=9, **more), side(play=other, deck=9)
    return scene(*sides, cards=CARDS, phase=phase, goes_on=True)


def said(table: Driver, seat: int) -> list[str]:
    actions = [option for option in legal(table.table, seat) if isinstance(option, Action)]
    return [table.said(action) for action in sensible(table.table, seat, actions)]


def pick_of(table: Table) -> Pick:
    pick = table.stack[-1]
    assert isinstance(pick, Pick)
    return pick


@pytest.mark.parametrize(("attacker", "feeble"), [("scout", True), ("lord", False), ("thief", False)])
def test_an_attack_is_feeble_if_one_defender_beats_it_whom_stealth_does_not_bar(
    attacker: str, feeble: bool
) -> None:
    table = table_of(attacker, "lord")
    cards = table.table.characters(0)

    assert is_feeble(table.table, 0, cards, MILITARY, 1) == feeble


def test_nobody_begins_a_challenge_that_one_defender_beats() -> None:
    table = table_of("scout", "lord")
    table.passes_until("prompt-challenge")

    assert said(table, 0) == ["done"]


@pytest.mark.parametrize(
    ("own", "foe", "plot", "bare"),
    [
        ("lord", "scout", "harsh", True),
        ("lord", "scout", "plain", False),
        ("lord scout", "scout", "harsh", False),
        ("lord scout", "thief", "harsh", True),
        ("lord", "", "harsh", False),
    ],
)
def test_the_last_who_could_oppose_an_attack_for_two_lives_stays_at_home(
    own: str, foe: str, plot: str, bare: bool
) -> None:
    """Stealth may bar whoever stays."""
    other = side(play=foe, deck=9)
    other.plot = plot
    table = scene(side(play=own, deck=9), other, cards=CARDS, phase="challenges", goes_on=True)
    table.passes_until("prompt-challenge")

    assert lays_bare(table.table, 0, table.table.characters(0)[:1]) == bare


def test_whoever_is_about_to_win_leaves_nobody_at_home() -> None:
    other = side(play="scout", deck=9)
    other.plot = "harsh"
    table = scene(side(play="lord", deck=9, power=14), other, cards=CARDS, phase="challenges", goes_on=True)
    table.passes_until("prompt-challenge")

    assert not lays_bare(table.table, 0, table.table.characters(0))


def test_stealth_bars_as_many_as_it_can() -> None:
    table = table_of("thief", "lord scout")
    table.players[0].attacks("military", "thief")
    table.passes_until("prompt-stealth")
    pick = pick_of(table.table)

    assert [] not in sets(table.table, pick)


def test_nobody_passes_with_gold_for_a_character() -> None:
    table = table_of("", "", phase="marshalling", hand="scout", gold=3)

    assert said(table, 0) == ["play scout"]


def test_the_last_to_attack_does_not_leave_a_free_win() -> None:
    table = table_of("scout", "lord lord")
    table.passes_until("prompt-challenge")
    table.players[0].act("done")
    table.passes_until("prompt-challenge")

    assert "done" not in said(table, 1)


def test_a_defender_who_wins_alone_does_not_stand_idle_when_no_attack_is_left_to_make() -> None:
    table = table_of("lord lord", "scout")
    table.passes_until("prompt-challenge")
    table.players[0].act("done")
    table.players[1].attacks("military", "scout")
    table.passes_until("prompt-defend")
    pick = pick_of(table.table)

    assert must_defend(table.table, 0, pick.choices)
    assert [] not in sets(table.table, pick)


def test_no_character_joins_the_attack_on_its_own_player() -> None:
    table = living.scene(living.side(play="robb_stark"), living.side(play="greatjon_umber"))
    you, foe = table.players
    you.attacks("military", "robb_stark")
    foe.uses("greatjon_umber")

    assert said(table, 1) == ["way defenders"]


def test_an_attack_is_planned_with_sets_that_no_single_defender_beats() -> None:
    table = table_of("lord scout scout", "lord")
    table.passes_until("prompt-challenge")

    found = plans(table.table, 0, legal(table.table, 0))
    military = [plan for plan in found if plan[0].verb == "challenge" and plan[0].target == MILITARY]

    assert [Action(0, "done")] in found
    assert len(military) > 1
    assert all("lord" in [table.table.card(Slot(step.target)).id for step in plan[1:-1]] for plan in military)


def test_a_choice_that_another_began_is_ended() -> None:
    """Whoever takes a seat over finds one victim named of two, and not the one it would have named."""
    one, other = side(play="lord lord scout scout"), side(play="lord", plot="harsh")
    table = scene(one, other, cards=CARDS, active=1)
    table.players[1].attacks("military", "lord")
    table.passes_until("prompt-victims")
    table.players[0].chooses("lord")

    found = plans(table.table, 0, legal(table.table, 0))

    assert [table.said(action) for action in found[0]] == ["choose scout"]
