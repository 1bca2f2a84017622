"""What nobody in their senses does."""

from typing import Any

import pytest

from fivethrones.bots.card_engine.battle import is_on_loan, willing
from fivethrones.bots.card_engine.plans import plans, sets
from fivethrones.bots.card_engine.sense import is_feeble, lays_bare, must_defend, sensible
from fivethrones.games.card_engine.box.card import character
from fivethrones.games.card_engine.box.figures import ALL_TYPES, MILITARY, NEUTRAL, POWER, STEALTH
from fivethrones.games.card_engine.moves.choosing import Pick
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.records.zones import PLAY
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


def test_an_attack_is_feeble_that_is_weaker_in_a_challenge() -> None:
    """Stinking Drunk takes 4 strength while there is one, so Brienne of Tarth has none."""
    sober, drunk = [
        living.scene(living.side(play=f"brienne_of_tarth{more}"), living.side(play="arya_stark")).table
        for more in ("", ":with=stinking_drunk")
    ]

    assert is_feeble(drunk, 0, drunk.characters(0), MILITARY, 1)
    assert not is_feeble(sober, 0, sober.characters(0), MILITARY, 1)
    assert drunk.attackers == []


@pytest.mark.parametrize(("title", "feeble"), [("master_of_laws", True), ("crown_regent", False)])
def test_stealth_does_not_bar_who_defends_in_place_of_another(title: str, feeble: bool) -> None:
    """The third player supports the second as Master of Laws."""
    table = living.scene(
        living.side(play="thief", title="master_of_coin"),
        living.side(play="lord", title="hand_of_the_king"),
        living.side(play="lord", title=title),
        cards=CARDS,
    ).table

    assert is_feeble(table, 0, table.characters(0), MILITARY, 1) == feeble


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


def test_a_single_card_that_can_be_picked_in_a_challenge_is_weighed_as_a_set() -> None:
    """The only one who could defend wins alone; the only one who could be barred is."""
    clerk = character("clerk", NEUTRAL, cost=2, strength=3, icons=[POWER], traits=[], unique=False)
    table = scene(side(play="lord clerk"), side(play="scout"), cards=[*CARDS, clerk], active=1)
    table.players[1].attacks("military", "scout")
    table.passes_until("prompt-defend")
    assert [[table.said(action) for action in plan] for plan in found_by(table, 0)] == [["choose lord"]]

    table = table_of("thief", "lord")
    table.players[0].attacks("military", "thief")
    table.passes_until("prompt-stealth")
    assert [[table.said(action) for action in plan] for plan in found_by(table, 0)] == [["choose lord"]]


def test_stealth_leaves_nobody_who_wins_alone_if_it_can() -> None:
    table = table_of("thief", "lord scout lord:kneeling")
    table.players[0].attacks("military", "thief")
    table.passes_until("prompt-stealth")

    assert [[table.said(action) for action in plan] for plan in found_by(table, 0)] == [["choose lord"]]


def found_by(table: Driver, seat: int) -> list[list[Action]]:
    return plans(table.table, seat, legal(table.table, seat))


def test_a_challenge_without_any_sensible_set_of_attackers_is_left_out() -> None:
    """The lord alone is feeble, and without the thief nobody is left whom stealth cannot bar."""
    giant = character("giant", NEUTRAL, cost=7, strength=8, icons=[MILITARY], traits=[], unique=False)
    other = side(play="thief giant", deck=9)
    other.plot = "harsh"
    table = scene(
        side(play="thief lord", deck=9), other, cards=[*CARDS, giant], phase="challenges", goes_on=True
    )
    table.passes_until("prompt-challenge")

    found = found_by(table, 0)

    assert all(plan[0].target != MILITARY for plan in found if plan[0].verb == "challenge")


def test_whoever_has_no_strength_is_no_guard() -> None:
    child = character("child", NEUTRAL, cost=1, strength=0, icons=[MILITARY], traits=[], unique=False)
    other = side(play="scout", deck=9)
    other.plot = "harsh"
    table = scene(
        side(play="lord child", deck=9), other, cards=[*CARDS, child], phase="challenges", goes_on=True
    )
    table.passes_until("prompt-challenge")

    assert lays_bare(table.table, 0, [table.find("lord", [PLAY], [0])])


def test_an_ability_that_can_only_help_an_opponent_is_not_used() -> None:
    """It lets a character stand."""
    deck = "hodor ghost lady"
    table = living.scene(
        living.side(hand="distinct_mastery", deck=deck),
        living.side(play="tyrion_lannister:kneeling", deck=deck),
    )
    assert "use distinct_mastery" in [table.said(option) for option in legal(table.table, 0)]

    assert said(table, 0) == ["pass"]


def test_an_ability_is_aimed_at_the_side_for_which_it_is_meant() -> None:
    table = living.scene(
        living.side(play="catelyn_stark:kneeling", hand="distinct_mastery"),
        living.side(play="tyrion_lannister:kneeling"),
    )
    table.players[0].uses("distinct_mastery")

    assert said(table, 0) == ["choose catelyn_stark"]


def test_whoever_goes_over_to_the_other_side_by_winning_stays_out_of_challenges() -> None:
    """An Honor Guard that an opponent has lent."""
    table = living.scene(
        living.side(play="robb_stark", deck="hodor"),
        living.side(hand="lannisport_honor_guard", deck="shae"),
        active=1,
        goes_on=True,
    )
    table.players[1].uses("lannisport_honor_guard")
    guard = table.find("lannisport_honor_guard", [PLAY], [0])

    assert willing(table.table, table.table.characters(0)) == [table.find("robb_stark", [PLAY], [0])]
    assert is_on_loan(table.table, guard)
