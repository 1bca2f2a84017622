"""HK-18 to HK-27: when a companion is played, and what holds for all of them."""

import pytest

from fivethrones.games.hand_of_the_king.pieces import VARYS
from fivethrones.kernel.action import Action
from fivethrones.kernel.message import Message
from games.hand_of_the_king.scene import LAST_TYRELL, TAKE_LAST, rows, scene


def test_taking_the_last_of_a_house_calls_a_companion() -> None:
    """HK-18: at once, before the next player moves."""
    table = scene(LAST_TYRELL, row="hodor bronn shae")

    table.plays(TAKE_LAST)

    assert table.asked() == 0
    assert table.prompt() == Message("prompt-play", {}, "HK-18")
    assert table.choices() == ["play hodor", "play bronn", "play shae"]


def test_taking_one_of_several_calls_nobody() -> None:
    """HK-18: another Tyrell is still in King's Landing."""
    table = scene(rows("VY...G", "....Y."), row="hodor bronn")

    table.plays(TAKE_LAST)

    assert table.asked() == 1
    assert table.row() == ["hodor", "bronn"]


def test_those_in_play_areas_do_not_matter_for_the_last_one() -> None:
    """HK-18: only King's Landing counts, and no kept companion either."""
    table = scene(rows("VB...G"), areas={1: "BB"}, kept={1: "gendry jon_snow:baratheon"}, row="hodor bronn")

    table.plays("move right baratheon")

    assert table.choices() == ["play hodor", "play bronn"]


def test_several_last_ones_at_once_call_one_companion() -> None:
    """HK-18: it is the house that counts, not how many were taken."""
    table = scene(rows("VYY.YG"), row="shae gendry melisandre")

    table.plays(TAKE_LAST, "play shae")

    assert table.asked() == 1
    assert table.row() == ["gendry", "melisandre"]


def test_a_companion_must_be_played_even_if_it_hurts() -> None:
    """HK-18: both face-up companions would kill an own character; there is no way round."""
    table = scene(LAST_TYRELL, areas={0: "eddard_stark viserys_targaryen"}, row="ilyn_payne khal_drogo")

    table.plays(TAKE_LAST)
    assert table.choices() == ["play ilyn_payne", "play khal_drogo"]
    assert table.refuses("move right greyjoy") == Message("refused-companion-due", {}, "HK-18")

    table.plays("play khal_drogo")
    assert table.where("viserys_targaryen") == "dead"


def test_killing_the_last_of_a_house_calls_nobody() -> None:
    """HK-19: Sandor kills the only Tully."""
    table = scene(rows("VY...G"), at={"c3": "hoster_tully"}, row="sandor_clegane shae")

    table.plays(TAKE_LAST, "play sandor_clegane", "kill hoster_tully")

    assert table.asked() == 1
    assert table.row() == ["shae"]


def test_a_house_killed_off_never_calls_anybody() -> None:
    """HK-19: its last one is dead; taking one of it out of a play area later brings nobody."""
    table = scene(
        LAST_TYRELL, at={"c3": "edmure_tully"}, areas={1: "bran_stark"}, row="sandor_clegane hodor shae"
    )
    table.plays(TAKE_LAST, "play sandor_clegane", "kill edmure_tully")

    table.plays("move right greyjoy", "play hodor")

    assert table.is_over()
    assert table.told("play") == ["play 0 sandor_clegane", "play 1 hodor"]


def test_taking_the_other_of_the_last_two_calls_when_one_was_killed() -> None:
    """HK-19, HK-18: a killing of one of two leaves the other to be taken as the last."""
    table = scene(rows("VY..U.", ".....G"), at={"f1": "hoster_tully"}, row="sandor_clegane shae gendry")
    table.plays(TAKE_LAST, "play sandor_clegane", "kill hoster_tully")

    table.plays("move right tully")

    assert table.asked() == 1
    assert table.choices() == ["play shae", "play gendry"]


def test_taking_from_a_play_area_calls_nobody() -> None:
    """HK-20: no Stark is left in King's Landing, but Bran was not there."""
    table = scene(LAST_TYRELL, areas={1: "bran_stark"}, row="hodor shae")

    table.plays(TAKE_LAST, "play hodor")

    assert table.asked() == 1
    assert table.row() == ["shae"]


def test_a_companion_that_takes_the_last_of_a_house_calls_another() -> None:
    """HK-21: Hodor brings the last Stark, and with him the next companion."""
    table = scene(LAST_TYRELL, at={"d4": "bran_stark"}, row="hodor shae gendry")

    table.plays(TAKE_LAST, "play hodor")

    assert table.asked() == 0
    assert table.choices() == ["play shae", "play gendry"]


def test_one_companion_is_finished_before_the_next() -> None:
    """HK-21: a chain of three, each done before the next is chosen."""
    table = scene(LAST_TYRELL, at={"d4": "bran_stark", "c3": "tyrion_lannister"}, row="hodor bronn shae")

    table.plays(TAKE_LAST, "play hodor", "play bronn")

    assert table.told("play", "take", "keep") == [
        "play 0 hodor", "take 0 bran_stark", "play 0 bronn", "take 0 tyrion_lannister",
        "play 0 shae", "keep 0 shae lannister 1",
    ]  # fmt: skip


def test_a_companion_that_takes_one_of_several_calls_nobody() -> None:
    """HK-21: another Stark is still in King's Landing."""
    table = scene(rows("VY...G", "S....."), at={"d4": "bran_stark"}, row="hodor shae")

    table.plays(TAKE_LAST, "play hodor")

    assert table.asked() == 1
    assert table.where("bran_stark") == "area 0"


def test_without_face_up_companions_nothing_happens() -> None:
    """HK-22: nothing is drawn from the deck instead."""
    table = scene(LAST_TYRELL, row="", deck="hodor bronn")

    table.plays(TAKE_LAST)

    assert table.asked() == 1
    assert table.deck() == ["hodor", "bronn"]


def test_a_played_companion_leaves_the_game() -> None:
    """HK-23: it lies neither in the row nor in a play area."""
    table = scene(LAST_TYRELL, areas={1: "bran_stark"}, row="hodor shae")
    assert "hodor" not in table.gone()

    table.plays(TAKE_LAST, "play hodor")

    assert "hodor" in table.gone()
    assert table.kept(0) == []


@pytest.mark.parametrize("companion", ["shae", "gendry", "jon_snow"])
def test_a_kept_companion_stays_with_its_player(companion: str) -> None:
    """HK-23: Shae, Gendry and Jon Snow lie in the play area."""
    table = scene(LAST_TYRELL, row=f"{companion} hodor")

    table.plays(TAKE_LAST, f"play {companion}")
    if companion == "jon_snow":
        table.plays("name stark")

    assert table.kept(0) == [companion]
    assert companion not in table.gone()
    assert companion not in table.row()


def test_what_cannot_be_done_is_skipped() -> None:
    """HK-24: King's Landing is empty and no companion is left; Jaqen still kills in a play area."""
    table = scene(rows("VY...."), areas={1: "S"}, row="jaqen_hghar")

    table.plays("move right tyrell", "kill catelyn_stark")

    assert table.told("kill", "kill-held", "discard", "no-effect") == [
        "no-effect 0 jaqen_hghar", "kill-held 0 catelyn_stark 1", "no-effect 0 jaqen_hghar",
    ]  # fmt: skip


def test_a_companion_that_can_do_nothing_may_be_chosen_and_is_spent() -> None:
    """HK-24: Bran is dead; Hodor is a way to do no harm."""
    table = scene(LAST_TYRELL, areas={0: "eddard_stark"}, row="hodor ilyn_payne")

    table.plays(TAKE_LAST, "play hodor")

    assert table.where("bran_stark") == "dead"
    assert "hodor" in table.gone()
    assert table.told("no-effect") == ["no-effect 0 hodor"]
    assert table.where("eddard_stark") == "area 0"


def test_a_taken_character_comes_to_the_own_area() -> None:
    """HK-25: to that of the acting player, whichever seat it is."""
    table = scene(LAST_TYRELL, seats=3, turn=2, areas={0: "bran_stark"}, row="hodor")

    table.plays(TAKE_LAST)

    assert table.where("bran_stark") == "area 2"
    assert table.told("take-from") == ["take-from 2 bran_stark 0"]


def test_a_killed_character_is_out_of_the_game() -> None:
    """HK-25: it counts for nobody, and its cell is empty."""
    table = scene(LAST_TYRELL, at={"c3": "eddard_stark"}, row="ilyn_payne")

    table.plays(TAKE_LAST)

    assert table.where("eddard_stark") == "dead"
    assert table.grid() == rows(".V...G")


@pytest.mark.parametrize(("companion", "verb"), [("sandor_clegane", "kill"), ("ramsay_snow", "swap")])
def test_varys_is_no_target(companion: str, verb: str) -> None:
    """HK-25: he is nobody's character."""
    table = scene(rows("VY.SSG"), row=companion)

    table.plays(TAKE_LAST)

    assert table.refuses_action(Action(0, verb, VARYS)) == Message("refused-varys", {}, "HK-25")


def test_kept_companions_cannot_be_killed() -> None:
    """HK-26: Jaqen finds only characters in the play areas."""
    table = scene(rows("VY...G"), areas={1: "S"}, kept={1: "shae gendry jon_snow:stark"}, row="jaqen_hghar")

    table.plays(TAKE_LAST)  # and the only Greyjoy dies unasked

    assert table.choices() == ["kill catelyn_stark", "kill margaery_tyrell"]
    for companion in ["shae", "gendry", "jon_snow"]:
        assert table.refuses_piece(f"companion-{companion}").rule == "HK-30"


def test_kept_companions_outlive_their_house() -> None:
    """HK-26: with all Starks of the rival dead, his Jon Snow still holds the banner."""
    table = scene(
        LAST_TYRELL,
        areas={1: "eddard_stark"},
        kept={1: "jon_snow:stark"},
        banners={1: "stark"},
        row="ilyn_payne",
    )

    table.plays(TAKE_LAST)

    assert table.kept(1) == ["jon_snow"]
    assert table.support("stark") == [0, 2]
    assert table.banner("stark") == 1


@pytest.mark.parametrize("companion", ["shae", "gendry", "jon_snow"])
def test_face_up_a_companion_to_be_kept_can_be_discarded(companion: str) -> None:
    """HK-26: before anyone has it, it is a companion like the others."""
    table = scene(LAST_TYRELL, row=f"jaqen_hghar {companion} hodor")

    table.plays(TAKE_LAST, "play jaqen_hghar", f"discard {companion}")

    assert companion in table.gone()


def test_the_only_companion_is_played_unasked() -> None:
    """HK-27: there is nothing to choose."""
    table = scene(LAST_TYRELL, row="shae")

    table.plays(TAKE_LAST)

    assert table.kept(0) == ["shae"]
    assert table.asked() == 1


def test_the_only_target_is_taken_unasked() -> None:
    """HK-27: the Greyjoy is the one character that Sandor can reach."""
    table = scene(LAST_TYRELL, row="sandor_clegane")

    table.plays(TAKE_LAST)

    assert table.told("kill") == ["kill 0 balon_greyjoy"]
    assert table.is_over()


def test_a_single_move_is_still_asked_for() -> None:
    """HK-27, HK-6: only choices for companions are made unasked."""
    table = scene(rows("V...S."))

    assert table.choices() == ["move right stark"]
