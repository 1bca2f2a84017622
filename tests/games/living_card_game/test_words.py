"""Words of this box that read its settings."""

from typing import Final

import pytest

from fivethrones.games.card_engine.box.card import event
from fivethrones.games.card_engine.box.figures import NEUTRAL
from fivethrones.games.card_engine.vocabulary.active_abilities import Act
from fivethrones.games.living_card_game.words.hands import LargestHand
from games.card_engine.driver import Driver
from games.living_card_game.scene import scene, side

DECREE: Final = event("decree", NEUTRAL, Act([LargestHand(1)]))


def decree(tie: str) -> Driver:
    table = scene(
        side(hand="decree"),
        side(hand="hodor bran_stark"),
        side(hand="ice guilty"),
        cards=[DECREE],
        rule_by_decree_tie=tie,
    )
    table.seat(0).uses("decree")
    return table


def test_the_first_player_names_one_of_the_largest_hands() -> None:
    table = decree("first_player")

    table.asks("prompt-largest-hand", 0)
    table.seat(0).act("player", 2)
    table.asks("prompt-discard-from-hand", 2)
    table.seat(2).chooses("ice")

    assert table.told("discards") == ["discards 2 ice"]
    assert table.seat(1).hand() == ["bran_stark", "hodor"]


def test_by_a_setting_all_largest_hands_discard() -> None:
    table = decree("all_tied")

    table.seat(1).chooses("hodor")
    table.seat(2).chooses("ice")

    assert table.told("discards") == ["discards 1 hodor", "discards 2 ice"]


@pytest.mark.parametrize("tie", ["first_player", "all_tied", "none"])
def test_a_hand_that_is_larger_than_all_others_discards_whatever_the_setting(tie: str) -> None:
    table = scene(side(hand="decree"), side(hand="hodor bran_stark"), cards=[DECREE], rule_by_decree_tie=tie)

    table.seat(0).uses("decree")

    table.asks("prompt-discard-from-hand", 1)


def test_by_a_setting_nobody_discards_in_a_tie() -> None:
    assert decree("none").told("discards") == []
