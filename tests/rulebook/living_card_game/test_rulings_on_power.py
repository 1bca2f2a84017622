"""Our readings of titles, support, keywords, prices and power."""

from typing import Final

import pytest

from fivethrones.games.card_engine.box.card import event
from fivethrones.games.card_engine.box.figures import AGENDA, NEUTRAL
from fivethrones.games.card_engine.values.of_players import counted_power
from fivethrones.games.card_engine.values.players import EACH
from fivethrones.games.card_engine.vocabulary.active_abilities import Act
from fivethrones.games.card_engine.vocabulary.effects import HousePower
from fivethrones.games.living_card_game.pieces import CORE_SET
from games.living_card_game.scene import scene, side

HOMAGE: Final = event("homage", NEUTRAL, Act([HousePower(1, EACH)]))

# Titles


def test_what_the_regent_turned_away_may_be_taken_over() -> None:
    """LC-88: A-11."""
    table = scene(
        side(play="raff_the_sweetling", title="hand_of_the_king"),
        side(title="master_of_laws"),
        side(title="crown_regent"),
        side(play="bronn", title="lord_commander_of_the_kingsguard"),
    )

    table.seat(0).attacks("military", "raff_the_sweetling", against=1)
    table.seat(2).says("title crown_regent")
    table.seat(0).says("target 2")
    table.asks("prompt-take-over", 3)
    table.seat(3).says("title lord_commander_of_the_kingsguard")

    table.asks("prompt-defend", 3)


def test_infamy_takes_the_power_of_rivalry() -> None:
    """LC-81, LC-108: A-14."""
    table = scene(
        side(house="lannister", play="ser_jaime_lannister", title="hand_of_the_king"),
        side(title="master_of_coin"),
        side(title="crown_regent"),
    )
    you = table.seat(0)

    you.attacks("military", "ser_jaime_lannister", against=1)
    table.passes()
    you.chooses("ser_jaime_lannister")  # the power of the challenge unopposed
    you.says("rule rivalry")
    table.asks("prompt-infamy", 0)
    you.chooses("ser_jaime_lannister")

    assert (you.power, you.power_on("ser_jaime_lannister")) == (0, 2)


def test_the_hand_counts_for_one_payment() -> None:
    """LC-85: A-15. What is left over is lost."""
    table = scene(
        side(house="stark", play="arya_stark", title="hand_of_the_king"),
        side(play="tyrion_lannister qyburns_informers"),
        side(),
    )
    you = table.seat(0)

    you.uses("arya_stark", "tyrion_lannister")

    assert not you.may("use arya_stark")
    assert table.told("uses-title") == ["uses-title 0 hand_of_the_king"]


def test_the_hand_pays_together_with_kneeling_cards() -> None:
    """LC-85: A-15."""
    table = scene(
        side(house="stark", play="northern_fiefdoms", hand="guilty", title="hand_of_the_king"),
        side(play="bronn"),
        side(),
        phase="dominance",
    )
    you = table.seat(0)

    you.uses("guilty", "bronn")

    assert you.kneels("northern_fiefdoms")
    assert table.seat(1).dead() == ["bronn"]


def test_a_supporter_who_loses_pays_for_deadly() -> None:
    """LC-79: A-82. Only the claim is the target's."""
    table = scene(
        side(play="grey_wind", title="master_of_coin"),
        side(play="raff_the_sweetling", title="hand_of_the_king"),
        side(play="knight_of_the_rainwood", title="master_of_laws"),
    )

    table.seat(0).attacks("military", "grey_wind", against=1)
    table.seat(1).defends()
    table.seat(2).picks("prompt-defend", "knight_of_the_rainwood")
    table.passes()

    assert table.seat(1).dead() == ["raff_the_sweetling"]
    assert table.seat(2).dead() == ["knight_of_the_rainwood"]


# Keywords


def test_doomed_characters_count_for_deadly() -> None:
    """LC-100: A-02. Bronn, whom the claim has doomed, still outweighs Grey Wind."""
    table = scene(
        side(house="stark", play="grey_wind"), side(house="lannister", play="bronn lannisport_weaponsmith")
    )
    you, foe = table.players

    you.attacks("military", "grey_wind")
    foe.defends("bronn")
    table.passes_until("prompt-victims")
    foe.chooses("bronn")
    table.passes()

    assert (foe.dead(), foe.play()) == (["bronn"], ["lannisport_weaponsmith"])


@pytest.mark.parametrize(("option", "answers"), [("false", False), ("true", True)])
def test_ambush_is_no_playing_but_by_a_setting(option: str, answers: bool) -> None:
    """LC-107: A-56. Groleo waits for attachments that an opponent plays."""
    table = scene(
        side(house="targaryen", hand="flame_kissed", play="eastern_fiefdoms summer_sea"),
        side(house="targaryen", play="captain_groleo robb_stark"),
        ambush_is_play=option,
    )
    you, foe = table.players

    you.uses("flame_kissed", "robb_stark", ability=2)

    assert foe.may("use captain_groleo") is answers


@pytest.mark.parametrize(("option", "on_top"), [("play", False), ("any", True)])
def test_stalwart_works_from_play_and_by_a_setting_from_hand(option: str, on_top: bool) -> None:
    """LC-110: A-81."""
    table = scene(
        side(house="lannister", play="tyrion_lannister"),
        side(house="stark", hand="eddard_stark", deck=3),
        stalwart_zone=option,
    )
    you, foe = table.players

    you.attacks("intrigue", "tyrion_lannister")
    table.passes()

    assert (foe.deck()[0] == "eddard_stark", foe.discard() == ["eddard_stark"]) == (on_top, not on_top)


# Prices


def test_the_penalty_is_not_reduced() -> None:
    """LC-41: A-26. Edric costs 2, which the Hall takes off, and then 2 more."""
    table = scene(
        side(house="stark", play="great_hall", hand="edric_storm", gold=5), side(), phase="marshalling"
    )
    you = table.seat(0)

    you.uses("great_hall")
    you.plays("edric_storm")

    assert you.gold == 3


def test_a_duplicate_does_not_use_a_reduction_up() -> None:
    """LC-42: A-28."""
    table = scene(
        side(
            house="baratheon", play="great_hall robert_baratheon", hand="robert_baratheon edric_storm", gold=5
        ),
        side(),
        phase="marshalling",
    )
    you = table.seat(0)

    you.uses("great_hall")
    you.duplicates("robert_baratheon")
    you.plays("edric_storm")

    assert you.gold == 5


# Power


def test_melisandre_is_asshai_and_hides_power_even_while_she_kneels() -> None:
    """LC-168: A-33."""
    standing = scene(side(play="melisandre"), side(play="bronn:power=3", power=2))
    kneeling = scene(side(play="melisandre:kneeling"), side(play="bronn:power=3", power=2))

    assert standing.seat(0).strength("melisandre") == kneeling.seat(0).strength("melisandre") + 1
    for table in (standing, kneeling):
        assert counted_power(table.table, 1) == 2


def test_the_box_has_no_agenda() -> None:
    """LC-18: A-74."""
    assert [card.id for card in CORE_SET if card.type == AGENDA] == []


def test_power_on_any_card_counts() -> None:
    """LC-68: A-75. On a location or an attachment, too."""
    table = scene(side(play="great_keep:power=3 bronn:power=1", power=2), side())

    assert table.seat(0).total_power == 6


def test_claim_wins_before_power_for_the_unopposed_challenge() -> None:
    """LC-57, LC-69: A-77. They are two moments."""
    table = scene(side(house="baratheon", play="robert_baratheon", power=14), side(power=14))

    table.seat(0).attacks("power", "robert_baratheon")
    table.passes()

    assert table.ranking() == [[0], [1]]
    assert table.told("takes-power", "house-gains-power", "gains-power") == ["takes-power 0 1 1"]


def test_power_for_several_houses_is_taken_together_wherever_infamy_puts_it() -> None:
    """LC-69, LC-108: nobody has won before the last token lies."""
    table = scene(
        side(play="ser_jaime_lannister", power=14),
        side(power=14),
        side(play="ser_jaime_lannister", hand="homage"),
        first=2,
        cards=[HOMAGE],
    )

    table.seat(2).uses("homage")
    table.asks("prompt-infamy", 2)
    table.seat(2).says("banner")
    table.seat(0).chooses("ser_jaime_lannister")

    table.asks("prompt-winner", 2)
    assert table.seat(2).choices() == ["winner 0", "winner 1"]
