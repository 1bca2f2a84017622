"""HK-13 to HK-17: who gets a banner, alone or in a tie."""

import pytest

from games.hand_of_the_king.scene import LAST_TYRELL, TAKE_LAST, rows, scene


def test_a_single_leader_gets_the_banner() -> None:
    """HK-13: more than all the others."""
    table = scene(rows("VSSS.G"), areas={1: "SS"}, banners={1: "stark"})

    table.plays("move right stark")

    assert table.banner("stark") == 0


def test_a_single_leader_gets_the_banner_in_another_players_turn() -> None:
    """HK-13: seat 0 kills Eddard, and seat 2 is left alone in the lead."""
    table = scene(
        LAST_TYRELL, seats=3, areas={1: "S eddard_stark", 2: "SS"}, banners={1: "stark"}, row="ilyn_payne"
    )

    table.plays(TAKE_LAST)

    assert table.banner("stark") == 2


def test_a_single_leader_keeps_the_banner_against_a_smaller_gain() -> None:
    """HK-13: taking without reaching the leader changes nothing."""
    table = scene(rows("VS...G"), areas={0: "S", 1: "SSS"}, banners={1: "stark"})

    table.plays("move right stark")

    assert table.banner("stark") == 1
    assert table.told("banner") == []


def test_drawing_level_by_a_move_takes_the_banner() -> None:
    """HK-14: the acting player need only be among the leaders."""
    table = scene(rows("VS...G"), areas={0: "S", 1: "SS"}, banners={1: "stark"})

    table.plays("move right stark")

    assert table.banner("stark") == 0
    assert table.asked() == 1


def test_a_tie_of_others_leaves_the_banner_after_a_move() -> None:
    """HK-14: the acting player is not among the leaders."""
    table = scene(rows("VS...G"), seats=3, areas={1: "SS", 2: "SS"}, banners={2: "stark"})

    table.plays("move right stark")

    assert table.banner("stark") == 2
    assert table.asked() == 1


def test_a_new_tie_between_rivals_is_decided_by_the_acting_player() -> None:
    """HK-15: he need not be among the leaders himself."""
    table = scene(
        LAST_TYRELL, seats=3, areas={1: "LL tyrion_lannister", 2: "LL"}, banners={1: "lannister"}, row="bronn"
    )

    table.plays(TAKE_LAST)
    assert table.choices() == ["award lannister 1", "award lannister 2"]

    table.plays("award lannister 2")
    assert table.banner("lannister") == 2


def test_the_acting_player_in_a_new_tie_may_give_the_banner_away() -> None:
    """HK-15: level by a companion, one chooses; oneself or the other."""
    table = scene(LAST_TYRELL, areas={0: "S", 1: "SS bran_stark"}, banners={1: "stark"}, row="hodor")

    table.plays(TAKE_LAST)
    assert table.choices() == ["award stark 0", "award stark 1"]

    table.plays("award stark 1")
    assert table.banner("stark") == 1


def test_a_move_and_a_companion_for_one_house_make_a_choice() -> None:
    """HK-15: Varys brings the last Baratheon, Gendry another; the tie is the companion's too."""
    table = scene(rows("VB...G"), areas={1: "BB"}, banners={1: "baratheon"}, row="gendry")

    table.plays("move right baratheon")

    assert table.choices() == ["award baratheon 0", "award baratheon 1"]


def test_a_companion_of_an_earlier_turn_gives_no_choice() -> None:
    """HK-14, HK-15: Hodor touched Stark a turn ago; now Varys alone does, and the acting player gets the banner."""
    table = scene(rows("VY..SG"), areas={0: "S", 1: "S bran_stark"}, banners={1: "stark"}, row="hodor")
    table.plays(TAKE_LAST)
    assert table.banner("stark") == 0

    table.plays("move right stark")

    assert table.support("stark") == [2, 2]
    assert table.banner("stark") == 1
    assert table.asked() == 0


def test_a_shrunken_tie_is_new() -> None:
    """HK-15: three led, now two of them do; the acting player chooses between these."""
    table = scene(
        LAST_TYRELL,
        seats=4,
        areas={1: "S eddard_stark", 2: "SS", 3: "SS"},
        banners={1: "stark"},
        row="ilyn_payne",
    )

    table.plays(TAKE_LAST)

    assert table.choices() == ["award stark 2", "award stark 3"]


def test_an_old_tie_leaves_the_banner() -> None:
    """HK-16: the same two lead as before; taking from a third player moves nothing."""
    table = scene(
        LAST_TYRELL,
        seats=4,
        areas={1: "LL", 2: "LL", 3: "tyrion_lannister"},
        banners={2: "lannister"},
        row="bronn",
    )

    table.plays(TAKE_LAST)

    assert table.banner("lannister") == 2
    assert table.asked() == 1


def test_an_old_tie_with_the_acting_player_in_it_leaves_the_banner() -> None:
    """HK-16: who is level and has gained nothing does not pull the banner by a killing."""
    table = scene(
        LAST_TYRELL,
        seats=3,
        areas={0: "SS", 1: "SS", 2: "eddard_stark"},
        banners={1: "stark"},
        row="ilyn_payne",
    )

    table.plays(TAKE_LAST)

    assert table.banner("stark") == 1
    assert table.asked() == 1


def test_a_tie_with_a_kept_companion_can_be_old() -> None:
    """HK-16, HK-10: Jon Snow has been as good as two Starks since before this turn."""
    table = scene(
        LAST_TYRELL,
        seats=4,
        areas={2: "SS", 3: "bran_stark"},
        kept={1: "jon_snow:stark"},
        banners={2: "stark"},
        row="hodor",
    )

    table.plays(TAKE_LAST)

    assert table.banner("stark") == 2
    assert table.asked() == 1


def test_a_banner_without_supporters_returns_to_the_supply() -> None:
    """HK-17: the last Stark in any play area is killed."""
    table = scene(LAST_TYRELL, areas={1: "eddard_stark"}, banners={1: "stark"}, row="ilyn_payne")

    table.plays(TAKE_LAST)

    assert table.banner("stark") is None
    assert table.told("banner-lost") == ["banner-lost 1 stark"]


TOOK_AND_LOST = {
    "another_is_killed": (rows("VS..G."), {}, "eddard_stark S", "ilyn_payne", ["move right stark"]),
    "the_one_taken_is_killed": (
        rows("V...G."),
        {"b1": "eddard_stark"},
        "SS",
        "ilyn_payne",
        ["move right stark"],
    ),
    "a_companion_takes_and_one_kills": (
        rows("VY..G."),
        {"f1": "bran_stark"},
        "eddard_stark S",
        "hodor ilyn_payne",
        [TAKE_LAST, "play hodor"],
    ),
    "a_companion_takes_and_one_kills_that_one": (
        rows("VY..G."),
        {"f1": "bran_stark"},
        "SS",
        "hodor jaqen_hghar",
        [TAKE_LAST, "play hodor", "kill bran_stark"],
    ),
}


@pytest.mark.parametrize("banner", [0, 1])
@pytest.mark.parametrize("case", TOOK_AND_LOST)
def test_who_took_of_a_house_and_lost_as_much_chooses(case: str, banner: int) -> None:
    """HK-15: the same two lead as before, and yet the acting player, one of them, took a card of the house."""
    grid, at, own, companions, texts = TOOK_AND_LOST[case]
    table = scene(grid, at=at, areas={0: own, 1: "SS"}, banners={banner: "stark"}, row=companions)

    table.plays(*texts)

    assert table.support("stark") == [2, 2]
    assert table.choices() == ["award stark 0", "award stark 1"]
    table.plays("award stark 0")
    assert table.banner("stark") == 0


def test_a_partner_does_not_choose_for_the_one_who_took() -> None:
    """HK-15, HK-41: the acting player took and lost; the partner is level too and may be given the banner, no more."""
    table = scene(
        rows("VS..G."),
        seats=4,
        areas={0: "eddard_stark S", 2: "SS"},
        banners={2: "stark"},
        row="ilyn_payne",
        variant="teams",
    )

    table.plays("move right stark")

    assert table.asked() == 0
    assert table.choices() == ["award stark 0", "award stark 2"]


def test_who_took_and_lost_without_leading_leaves_an_old_tie() -> None:
    """HK-16: two others lead as before; the card taken makes nobody a leader."""
    table = scene(
        rows("VS..G."),
        seats=3,
        areas={0: "eddard_stark", 1: "SS", 2: "SS"},
        banners={2: "stark"},
        row="ilyn_payne",
    )

    table.plays("move right stark")

    assert table.banner("stark") == 2
    assert table.asked() == 1


def test_what_was_taken_in_an_earlier_turn_gives_no_choice() -> None:
    """HK-16, HK-33: seat 0 took a Stark in the turn before; in this one Ilyn only kills, and the tie is old."""
    table = scene(
        rows("VSY..G"),
        seats=3,
        areas={0: "S", 1: "SS", 2: "eddard_stark"},
        row="melisandre ilyn_payne",
    )

    table.plays("move right stark", "play melisandre", "move right tyrell")

    assert table.told("play", "kill-held") == [
        "play 0 melisandre",
        "play 0 ilyn_payne",
        "kill-held 0 eddard_stark 2",
    ]
    assert table.support("stark") == [2, 2, 0]
    assert table.asked() == 1
