"""Nothing is offered that would change nothing, and nobody is chosen for whom it would."""

import pytest

from games.living_card_game.scene import scene, side


def test_robb_kills_nobody_whom_the_claim_has_doomed() -> None:
    """LC-118, LC-127: A-70, T-5."""
    table = scene(side(play="robb_stark"), side(play="hodor bran_stark"))
    you, foe = table.players

    you.attacks("military", "robb_stark")
    table.passes_until("prompt-victims")
    foe.chooses("hodor")
    you.uses("robb_stark")  # Bran is the only target
    table.passes()

    assert foe.dead() == ["hodor", "bran_stark"]


def test_robb_is_not_asked_where_all_are_doomed() -> None:
    """LC-118, LC-127: A-70, T-5."""
    table = scene(side(play="robb_stark"), side(play="hodor"))

    table.seat(0).attacks("military", "robb_stark")
    table.passes()

    assert table.told("dies", "uses", "no-answer") == ["dies 1 hodor"]


def test_ilyn_payne_kills_nobody_who_cannot_be_killed() -> None:
    """LC-118: A-70. The Power of Blood protects Sansa."""
    table = scene(
        side(play="ser_ilyn_payne", plot="the_power_of_blood"),
        side(play="sansa_stark bran_stark"),
        phase="marshalling",
    )
    you = table.seat(0)

    you.act("use", you.mine("ser_ilyn_payne"), 0)

    assert you.choices() == ["choose ser_ilyn_payne", "choose bran_stark"]


def test_ice_needs_a_participant_who_can_be_killed() -> None:
    """LC-118: A-70. All others who take part are noble."""
    table = scene(
        side(play="robb_stark:with=ice", plot="the_power_of_blood"), side(play="eddard_stark catelyn_stark")
    )
    you, foe = table.players

    you.attacks("military", "robb_stark")
    table.asks("prompt-defend", 1)
    foe.defends("eddard_stark")

    assert table.told("wins-challenge") == ["wins-challenge 1 2 3"]  # nobody was asked to act


def test_guilty_kills_nobody_who_cannot_be_killed() -> None:
    """LC-118: A-70."""
    table = scene(
        side(play="robb_stark", hand="guilty", plot="the_power_of_blood"),
        side(play="joffrey_baratheon the_hound"),
        phase="dominance",
    )
    you, foe = table.players
    foe.chooses("way discard-this") if foe.may("way discard-this") else None

    table.passes_until("prompt-halt") if table.prompt().id == "prompt-halt" else None
    assert you.refuses("use", "guilty") == "refused-no-change"


@pytest.mark.parametrize(("plot", "asked"), [("the_power_of_blood", False), ("plain", True)])
def test_the_debts_are_not_paid_by_who_cannot_be_killed(plot: str, asked: bool) -> None:
    """LC-118: A-70. Robb, who is noble, has won."""
    table = scene(
        side(play="robb_stark", plot=plot),
        side(play="lannisport_steward the_hound", hand="a_lannister_pays_his_debts"),
    )
    you, foe = table.players

    you.attacks("power", "robb_stark")
    table.passes()

    assert (len(table.told("no-answer")) > 0) == asked


def test_areo_hotah_kills_nobody_who_is_doomed() -> None:
    """LC-118, LC-127: A-70."""
    table = scene(side(play="giant", hand=""), side(play="areo_hotah hodor:kneeling"))
    assert table is not None
