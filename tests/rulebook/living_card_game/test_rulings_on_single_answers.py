"""Who answers, how often, and whom it reaches: Retreat, the Brothel, the Titan’s Bastard, Sansa."""

import pytest

from fivethrones.games.card_engine.box.card import attachment
from fivethrones.games.card_engine.box.figures import NEUTRAL
from fivethrones.games.card_engine.vocabulary.filters import BEARER, CHARACTERS
from fivethrones.games.card_engine.vocabulary.static_effects import Modify
from games.living_card_game.scene import scene, side
from games.living_card_game.tricks import TRICKS

KNIGHTHOOD = attachment(
    "knighthood", NEUTRAL, cost=0, traits=[], bearer=CHARACTERS, abilities=[Modify(BEARER, traits=["knight"])]
)


# Retreat


@pytest.mark.parametrize(("ghost", "asked"), [("ghost:kneeling", 0), ("hodor", 1)])
def test_jon_snow_beside_ghost_does_not_retreat(ghost: str, asked: int) -> None:
    """LC-103: he ignores events; the claim has killed him."""
    table = scene(side(play="the_hound"), side(play=f"jon_snow {ghost}", hand="retreat"))
    you, foe = table.players

    you.attacks("military", "the_hound")
    table.passes_until("prompt-victims")
    foe.chooses("jon_snow")
    table.passes()

    assert len(table.told("no-answer")) == asked


def test_nobody_is_saved_by_what_they_ignore() -> None:
    """LC-103: at the Tourney a noble knight ignores Belwas, an opponent’s character."""
    for plot, asked in (("plain", True), ("tourney_for_the_hand", False)):
        table = scene(
            side(play="robb_stark:with=knighthood", plot=plot),
            side(play="strong_belwas", hand="murder", gold=2),
            cards=[*TRICKS, KNIGHTHOOD],
            first=1,
        )

        table.seat(1).uses("murder", "robb_stark")

        assert (table.prompt().id == "prompt-save") == asked


# Lannisport Brothel


def test_the_brothel_answers_who_stands_by_an_effect_in_the_standing_phase() -> None:
    """LC-121: not only all who stand together."""
    table = scene(
        side(play="lannisport_brothel"),
        side(play="bully renly_baratheon crossroads"),
        phase="standing",
        first=1,
        cards=TRICKS,
    )
    you, foe = table.players

    foe.uses("bully", "renly_baratheon")
    foe.uses("renly_baratheon", ability=1)
    you.uses("lannisport_brothel")

    assert (foe.kneels("renly_baratheon"), you.kneels("lannisport_brothel")) == (True, True)


def test_the_brothel_answers_nobody_who_stands_in_another_phase() -> None:
    """LC-121."""
    table = scene(
        side(play="lannisport_brothel"),
        side(play="renly_baratheon:kneeling crossroads"),
        phase="dominance",
        first=1,
    )
    foe = table.seat(1)

    foe.uses("renly_baratheon", ability=1)

    assert (foe.kneels("renly_baratheon"), table.told("no-answer")) == (False, [])


# The Titan’s Bastard


def test_the_titans_bastard_answers_a_death_once_even_from_hand() -> None:
    """LC-121: he comes for Jhogo and goes for Hodor, and that was it."""
    table = scene(
        side(house="targaryen", play="jhogo", hand="the_titans_bastard"),
        side(play="hodor", hand="massacre"),
        cards=TRICKS,
        first=1,
    )
    you = table.seat(0)

    table.seat(1).uses("massacre")
    you.uses("the_titans_bastard")
    you.uses("the_titans_bastard", ability=1)

    assert you.choices() == ["pass"]
    table.passes()
    assert (you.hand(), you.play()) == (["the_titans_bastard"], [])


def test_two_guards_answer_the_same_death() -> None:
    """LC-121: each copy does once."""
    table = scene(
        side(play="brienne_of_tarth", hand="house_tyrell_guard house_tyrell_guard"),
        side(hand="murder"),
        cards=TRICKS,
        first=1,
    )
    you = table.seat(0)

    table.seat(1).uses("murder", "brienne_of_tarth")
    for _ in range(2):
        you.act("use", you.in_hand("house_tyrell_guard"), 0)

    assert you.play() == ["house_tyrell_guard", "house_tyrell_guard"]


# Sansa


@pytest.mark.parametrize(("gold", "asked"), [(1, False), (2, True)])
def test_motley_charges_for_the_response_of_sansa(gold: int, asked: bool) -> None:
    """LC-142, LC-166: whoever uses it pays; Lordship has cost 1 gold already."""
    table = scene(
        side(play="sansa_stark:against=motley@2"),
        side(hand="lordship", gold=gold, deck="hodor"),
        side(),
        phase="marshalling",
        first=1,
    )
    you, foe, _ = table.players

    foe.plays("lordship")
    assert (table.prompt().id == "prompt-respond") == asked
    if asked:
        foe.act("use", you.mine("sansa_stark"), 0)

    assert table.told("toll", "draws") == (["toll 1 1 2", "draws 1 1"] if asked else [])


def test_nobody_pays_for_a_motley_of_their_own() -> None:
    """LC-142, LC-166."""
    table = scene(
        side(play="sansa_stark:against=motley"),
        side(hand="lordship", gold=1, deck="hodor"),
        phase="marshalling",
        first=1,
    )
    you, foe = table.players

    foe.plays("lordship")
    foe.act("use", you.mine("sansa_stark"), 0)

    assert (table.told("toll"), foe.hand()) == ([], ["hodor"])


def test_blank_text_of_sansa_brings_nobody_a_card() -> None:
    """LC-136, LC-142."""
    table = scene(
        side(play="sansa_stark:with=milk_of_the_poppy"),
        side(hand="lordship", gold=1, deck="hodor"),
        phase="marshalling",
        first=1,
    )

    table.seat(1).plays("lordship")

    assert table.prompt().id != "prompt-respond"
