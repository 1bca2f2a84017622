"""Sets of attackers and defenders."""

from fivethrones.bots.card_engine.battle import (
    Force,
    attack_set,
    cards_of,
    defence_set,
    enough,
    lead,
    possible_defenders,
)
from fivethrones.games.card_engine.box.figures import INTRIGUE, MILITARY
from fivethrones.games.card_engine.challenge.participants import may_attack, may_defend
from fivethrones.games.card_engine.records.numbers import Icon, Slot
from games.stark_lannister.scene import Scene, scene, side


def names(table: Scene, force: Force) -> list[str]:
    return sorted(table.table.card(card).id for card in cards_of(force))


def attack(table: Scene, type: Icon) -> list[str]:
    """PlayerFilter Stark would send."""
    attackers = may_attack(table.table, 0, type, 0)
    return names(table, attack_set(table.table, attackers, possible_defenders(table.table, 1, type)))


def test_as_few_as_needed_are_taken_and_none_when_all_are_too_weak() -> None:
    force = [(4, Slot(10)), (3, Slot(11)), (2, Slot(12)), (1, Slot(13))]

    assert enough(force, 4) == [(4, 10)]
    assert enough(force, 5) == [(4, 10), (3, 11)]
    assert enough(force, 11) == []


def test_whoever_turns_out_not_to_be_needed_stays_at_home() -> None:
    assert enough([(2, Slot(10)), (3, Slot(11))], 3) == [(3, 11)]


def test_attackers_beat_all_who_could_defend() -> None:
    """Kneeling characters could not."""
    table = scene(
        stark=side(play="jon_snow northern_bannermen stark_retinue"),
        lannister=side(play="ser_gregor_clegane the_hound:kneeling"),
    )

    assert attack(table, MILITARY) == ["jon_snow", "northern_bannermen"]


def test_nobody_is_sent_into_a_lost_battle() -> None:
    table = scene(stark=side(play="stark_retinue"), lannister=side(play="ser_gregor_clegane"))

    assert attack(table, MILITARY) == []


def test_stealth_is_reckoned_with() -> None:
    """Syrio Forel alone would lose to Gregor Clegane, but bars him."""
    table = scene(stark=side(play="syrio_forel"), lannister=side(play="ser_gregor_clegane"))

    assert attack(table, MILITARY) == ["syrio_forel"]


def test_renown_comes_along() -> None:
    table = scene(stark=side(play="hodor northern_bannermen eddard_stark"))

    assert "eddard_stark" in attack(table, MILITARY)


def test_an_icon_is_needed_on_both_sides() -> None:
    table = scene(stark=side(play="sansa_stark hodor"), lannister=side(play="the_hound"))

    assert attack(table, INTRIGUE) == ["sansa_stark"]


def test_one_defender_who_is_strong_enough_is_better_than_two() -> None:
    table = scene(
        stark=side(play="jon_snow stark_retinue hodor"), lannister=side(play="the_hound"), first="lannister"
    )
    table.lannister.attacks("military", "the_hound")
    table.passes_until("prompt-defend")

    force = possible_defenders(table.table, 0, MILITARY)

    assert sorted(cards_of(force)) == sorted(may_defend(table.table, table.table.defender))
    assert names(table, defence_set(table.table, force, 0)) == ["hodor"]


def test_a_tie_is_a_lead_for_the_attacker_only() -> None:
    table = scene(
        stark=side(play="jon_snow", hand="for_the_north"), lannister=side(play="the_hound"), first="lannister"
    )
    table.lannister.attacks("military", "the_hound")
    table.stark.defends("jon_snow")
    table.passes_until("prompt-act")

    assert lead(table.table, 1) == 1
    assert lead(table.table, 0) == 0
