"""Nothing is offered that would change nothing, and nobody is chosen for whom it would."""

import pytest

from fivethrones.games.card_engine.records.cards import Doomed
from fivethrones.games.card_engine.records.zones import DECK
from games.living_card_game.scene import scene, side
from games.living_card_game.tricks import TRICKS

# Whoever is doomed or cannot be killed


def test_robb_kills_nobody_whom_the_claim_has_doomed() -> None:
    """LC-118, LC-127: A-70, T-5."""
    table = scene(side(play="robb_stark"), side(play="hodor bran_stark shaggydog"))
    you, foe = table.players

    you.attacks("military", "robb_stark")
    table.passes_until("prompt-victims")
    foe.chooses("hodor")
    you.act("use", you.mine("robb_stark"), 0)

    assert you.choices() == ["choose bran_stark", "choose shaggydog"]


def test_robb_is_not_asked_where_all_are_doomed() -> None:
    """LC-118, LC-127: A-70, T-5."""
    table = scene(side(play="robb_stark"), side(play="hodor"))

    table.seat(0).attacks("military", "robb_stark")
    table.passes()

    assert table.told("dies", "no-answer") == ["dies 1 hodor"]


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


@pytest.mark.parametrize(("plot", "acts"), [("the_power_of_blood", False), ("plain", True)])
def test_ice_needs_a_participant_who_can_be_killed(plot: str, acts: bool) -> None:
    """LC-118: A-70. Eddard, the only other one, is noble."""
    table = scene(side(play="robb_stark:with=ice", plot=plot), side(play="eddard_stark"))
    you, foe = table.players

    you.attacks("military", "robb_stark")
    foe.defends("eddard_stark")

    assert you.may("use ice") == acts


@pytest.mark.parametrize(("plot", "prompt"), [("the_power_of_blood", "prompt-halt"), ("plain", "prompt-act")])
def test_guilty_kills_nobody_who_cannot_be_killed(plot: str, prompt: str) -> None:
    """LC-118: A-70."""
    table = scene(
        side(play="robb_stark", hand="guilty", plot=plot), side(play="joffrey_baratheon"), phase="dominance"
    )

    table.asks(prompt, 0)


@pytest.mark.parametrize(("plot", "asked"), [("the_power_of_blood", 0), ("plain", 1)])
def test_the_debts_are_not_paid_by_who_cannot_be_killed(plot: str, asked: int) -> None:
    """LC-118: A-70. Robb, who is noble, has won."""
    table = scene(
        side(play="robb_stark", plot=plot),
        side(play="lannisport_steward", hand="a_lannister_pays_his_debts"),
    )

    table.seat(0).attacks("power", "robb_stark")
    table.passes()

    assert len(table.told("no-answer")) == asked


@pytest.mark.parametrize(("plot", "asked"), [("the_power_of_blood", 0), ("plain", 1)])
def test_areo_hotah_kills_neither_the_noble_nor_his_doomed_self(plot: str, asked: int) -> None:
    """LC-118, LC-127: A-70."""
    table = scene(side(play="robb_stark catelyn_stark sansa_stark", plot=plot), side(play="areo_hotah"))

    table.seat(0).attacks("power", "robb_stark", "catelyn_stark", "sansa_stark")
    table.table.doomed = [Doomed(table.seat(1).mine("areo_hotah"), DECK)]
    table.passes()

    assert len(table.told("no-answer")) == asked


# Whoever must choose and kill


def test_who_is_doomed_by_the_claim_does_not_pay_for_the_old_way() -> None:
    """LC-127: T-5. The other participant has to."""
    table = scene(
        side(house="greyjoy", play="asha_greyjoy balon_greyjoy", agenda="the_old_way"),
        side(play="direwolf_pup knight_of_the_tumblestone"),
    )
    you, foe = table.players

    you.attacks("military", "asha_greyjoy", "balon_greyjoy")
    foe.table.defenders = [foe.mine("direwolf_pup"), foe.mine("knight_of_the_tumblestone")]
    table.passes_until("prompt-victims")
    foe.chooses("direwolf_pup")
    table.passes()

    assert table.told("dies") == ["dies 1 direwolf_pup", "dies 1 knight_of_the_tumblestone"]


def test_the_condemned_can_be_killed() -> None:
    """LC-127: T-5. The Power of Blood protects Robb."""
    table = scene(
        side(plots="condemned_by_the_realm", play="robb_stark hodor bran_stark"),
        side(plots="the_power_of_blood", play="the_hound"),
        phase="plot",
    )

    table.seat(0).act("first", 0)

    table.asks("prompt-kill-one", 1)
    assert table.seat(1).choices() == ["choose hodor", "choose bran_stark"]


# Whatever is so already


def test_distinct_mastery_stands_nobody_who_cannot_stand() -> None:
    """LC-118: A-70."""
    table = scene(
        side(play="sansa_stark:kneeling", hand="distinct_mastery", plot="noose_and_swordpoint"),
        side(),
        phase="standing",
    )

    table.asks("prompt-halt", 0)  # nobody can act


def test_a_card_retreats_once() -> None:
    """LC-118: A-70."""
    table = scene(
        side(play="brienne_of_tarth", hand="retreat retreat"), side(hand="murder"), cards=TRICKS, first=1
    )
    you, foe = table.players

    foe.uses("murder", "brienne_of_tarth")
    you.uses("retreat")

    assert table.told("no-answer", "leaves-play") == ["leaves-play 0 brienne_of_tarth hand"]


def test_of_two_who_die_each_may_retreat() -> None:
    """LC-121."""
    table = scene(
        side(play="brienne_of_tarth robert_baratheon", hand="retreat retreat"), side(hand="massacre"), cards=TRICKS,
        first=1,
    )  # fmt: skip
    you, foe = table.players

    foe.uses("massacre")
    you.uses("retreat")
    you.uses("retreat")

    assert sorted(you.hand()) == ["brienne_of_tarth", "robert_baratheon"]


def test_arya_does_not_rob_herself() -> None:
    """LC-118, LC-141: A-70. Nymeria gives her Stealth."""
    table = scene(side(play="arya_stark:with=nymeria northern_fiefdoms"), side())

    table.asks("prompt-challenge", 0)  # nobody can act


def test_bronn_watches_over_the_same_character_once() -> None:
    """LC-118: A-70."""
    table = scene(side(play="bronn hodor", gold=4), side())
    you = table.seat(0)

    you.uses("bronn", "hodor")
    you.act("use", you.mine("bronn"), 0)

    assert table.told("targets") == ["targets 0 bronn hodor", "targets 0 bronn bronn"]


def test_the_siege_takes_no_power_outside_military_challenges() -> None:
    """LC-118: A-70. So Lannisport is not paid for nothing."""
    table = scene(
        side(play="lannisport catelyn_stark", agenda="the_siege_of_winterfell", gold=1),
        side(play="the_hound"),
    )

    table.seat(0).attacks("intrigue", "catelyn_stark")
    table.passes()

    assert table.told("wins-challenge", "uses", "no-answer") == ["wins-challenge 0 3 0"]
