"""Keywords, cancels and agendas of the rulebook, with real cards."""

import pytest

from games.living_card_game.scene import scene, side
from games.living_card_game.tricks import TRICKS


def test_a_cancel_can_be_cancelled() -> None:
    """LC-124."""
    table = scene(side("hodor", hand="praise paper_shield"), side(hand="crossing_interests"), cards=TRICKS)
    you, foe = table.players

    you.uses("praise", "hodor")
    foe.uses("crossing_interests")
    you.uses("paper_shield")

    assert you.strength("hodor") == 6


def test_what_was_paid_for_a_cancelled_event_stays_paid() -> None:
    """LC-124."""
    table = scene(side(hand="the_lions_will", gold=2), side("hodor", hand="crossing_interests"))
    you, foe = table.players

    you.uses("the_lions_will", "hodor")
    foe.uses("crossing_interests")

    assert (you.gold, you.discard(), foe.kneels("hodor")) == (0, ["the_lions_will"], False)


@pytest.mark.parametrize(("cancelled", "pile"), [(True, "discard"), (False, "dead")])
def test_a_deathbound_event_is_dead_unless_it_was_cancelled(cancelled: bool, pile: str) -> None:
    """LC-102."""
    table = scene(side(hand="forever_burning"), side("hodor", hand="crossing_interests"))
    you, foe = table.players

    you.uses("forever_burning", "hodor")
    if cancelled:
        foe.uses("crossing_interests")
    table.passes()

    assert (you.dead() if pile == "dead" else you.discard()) == ["forever_burning"]


def test_victarion_intimidates_the_weaker_on_both_sides() -> None:
    """LC-109."""
    table = scene(side("victarion_greyjoy theon_greyjoy"), side("arya_stark hodor"))
    you, foe = table.players

    you.attacks("military", "victarion_greyjoy", "theon_greyjoy")
    foe.defends("arya_stark", "hodor")
    table.passes()

    assert table.told("wins-challenge") == ["wins-challenge 1 3 4"]


def test_ellaria_may_stand_after_a_defeat_as_defender() -> None:
    """LC-111."""
    table = scene(side("catelyn_stark"), side("ellaria_sand:kneeling"))
    foe, you = table.players

    foe.attacks("power", "catelyn_stark")
    table.passes_until("prompt-stand")
    you.picks("prompt-stand", "ellaria_sand")

    assert not you.kneels("ellaria_sand")


def test_a_stalwart_character_that_is_killed_goes_on_top_of_the_deck() -> None:
    """LC-110."""
    table = scene(side("eddard_stark", hand="murder", deck="ice"), side(), cards=TRICKS)
    you, _ = table.players

    you.uses("murder", "eddard_stark")

    assert (you.deck(), you.dead()) == (["eddard_stark", "ice"], [])


def test_an_event_cannot_choose_who_is_immune_to_events() -> None:
    """LC-103."""
    table = scene(side(hand="praise"), side("jon_snow ghost hodor"), cards=TRICKS)
    you, foe = table.players

    you.uses("praise")

    assert foe.strength("hodor") == 6
