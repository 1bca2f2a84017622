"""SL-19 to SL-26, SL-50 to SL-53: drawing, income, playing cards, uniques, duplicates, limited cards."""

from fivethrones.games.card_engine.moves.moving import leave_play
from fivethrones.games.card_engine.phases.round import begin_round
from fivethrones.games.card_engine.records.zones import DEAD
from fivethrones.kernel.action import Action
from fivethrones.kernel.play import why_not
from games.stark_lannister.scene import scene, side


def test_everybody_draws_two_as_far_as_the_deck_goes() -> None:
    """SL-19: an empty deck is no loss."""
    table = scene(stark=side(deck=5), lannister=side(deck=1), phase="draw")

    assert table.told("draws") == ["draws 0 2", "draws 1 1"]
    assert len(table.stark.hand()) == 2
    assert not table.is_over()


def test_a_card_costs_its_gold_and_enters_play_standing() -> None:
    """SL-22, SL-25, SL-47: the rest of the gold stays in the pool."""
    table = scene(stark=side(hand="jon_snow northern_bannermen", gold=5), phase="marshalling")

    table.stark.plays("jon_snow")

    assert table.stark.gold == 2
    assert not table.stark.kneels("jon_snow")
    assert table.stark.refuses("play", "northern_bannermen") == "refused-gold"


def test_only_the_active_player_plays_cards() -> None:
    """SL-20, SL-22: the other one may act."""
    table = scene(
        stark=side(hand="jon_snow", gold=3),
        lannister=side(hand="the_hound the_lions_cunning", gold=3, play="shae"),
        phase="marshalling",
    )

    table.stark.plays("jon_snow")

    assert table.asked() == [1]
    assert table.lannister.choices() == ["pass", "use the_lions_cunning"]
    assert table.lannister.refuses("play", "the_hound") == "refused-not-active"


def test_the_other_player_may_answer_each_play_with_an_action() -> None:
    """SL-26: and an active player who passed may go on if the other one acts."""
    table = scene(
        stark=side(hand="arya_stark sansa_stark", gold=4),
        lannister=side(play="bronn:kneeling", hand="the_lions_cunning", gold=3),
        phase="marshalling",
    )

    table.stark.plays("arya_stark")
    table.lannister.uses("bronn")
    table.stark.passes()
    table.lannister.uses("the_lions_cunning", "arya_stark")

    assert table.stark.may("play sansa_stark")


def test_an_attachment_needs_a_fitting_bearer() -> None:
    """SL-24: which is asked for once the card is played."""
    table = scene(
        stark=side(hand="hand_of_the_king direwolf", gold=3, play="jory_cassel eddard_stark robb_stark"),
        phase="marshalling",
    )

    table.stark.act("play", table.stark.in_hand("hand_of_the_king"))

    assert table.prompt().id == "prompt-bearer"
    assert table.stark.choices() == ["choose eddard_stark", "choose robb_stark"]
    table.stark.chooses("robb_stark")
    assert table.told("attaches") == ["attaches 0 hand_of_the_king robb_stark"]


def test_an_attachment_without_a_bearer_cannot_be_played() -> None:
    """SL-24: nobody here is a knight."""
    table = scene(
        lannister=side(hand="kingsguard_cloak", gold=3, play="shae"), phase="marshalling", first="lannister"
    )

    assert table.lannister.refuses("play", "kingsguard_cloak") == "refused-no-bearer"


def test_an_attachment_goes_when_its_bearer_goes() -> None:
    """SL-24, SL-48: to its owner's discard pile, and so do duplicates."""
    table = scene(
        stark=side(play="eddard_stark:against=imprisoned:with=ice:under=eddard_stark"),
        lannister=side(plots="valar_morghulis", plot=""),
        phase="challenges",
    )
    leave_play(table.table, table.stark.mine("eddard_stark"), DEAD)

    assert table.stark.discard() == ["ice", "eddard_stark"]
    assert table.stark.dead() == ["eddard_stark"]
    assert table.lannister.discard() == ["imprisoned"]


def test_a_unique_card_in_play_bars_its_copies() -> None:
    """SL-50: a copy goes under it instead."""
    table = scene(stark=side(hand="eddard_stark", gold=5, play="eddard_stark"), phase="marshalling")

    assert table.stark.refuses("play", "eddard_stark") == "refused-unique"
    assert table.stark.may("duplicate eddard_stark")


def test_a_dead_unique_card_bars_its_copies() -> None:
    """SL-50, SL-49: in the own dead pile; the discard pile does not matter."""
    dead = scene(stark=side(hand="eddard_stark", gold=5, dead="eddard_stark"), phase="marshalling")
    discarded = scene(stark=side(hand="eddard_stark", gold=5, discard="eddard_stark"), phase="marshalling")

    assert dead.stark.refuses("play", "eddard_stark") == "refused-unique"
    assert discarded.stark.may("play eddard_stark")


def test_each_player_counts_unique_cards_alone() -> None:
    """SL-51: in play or dead, the other player's Littlefinger is no obstacle."""
    in_play = scene(
        stark=side(hand="littlefinger", gold=5), lannister=side(play="littlefinger"), phase="marshalling"
    )
    dead = scene(
        stark=side(hand="littlefinger", gold=5), lannister=side(dead="littlefinger"), phase="marshalling"
    )

    in_play.stark.plays("littlefinger")

    assert in_play.stark.play() == in_play.lannister.play() == ["littlefinger"]
    assert dead.stark.may("play littlefinger")


def test_a_duplicate_is_free_and_is_not_played() -> None:
    """SL-52: it lies under its character and triggers nothing."""
    table = scene(
        stark=side(hand="eddard_stark jon_snow", play="eddard_stark"), phase="marshalling", lannister=side()
    )

    table.stark.duplicates("eddard_stark")

    assert table.told("duplicate", "uses") == ["duplicate 0 eddard_stark"]
    assert table.stark.gold == 0
    assert table.stark.play() == ["eddard_stark"]


def test_one_limited_card_a_round() -> None:
    """SL-53: of whatever name."""
    table = scene(stark=side(hand="winterfell_castle godswood", gold=4), phase="marshalling")

    table.stark.plays("winterfell_castle")

    assert table.stark.refuses("play", "godswood") == "refused-limited"
    assert table.stark.gold == 4


def test_a_limited_card_may_be_played_again_in_the_next_round() -> None:
    """SL-53: the count begins anew."""
    table = scene(stark=side(hand="winterfell_castle"), phase="marshalling")
    table.stark.plays("winterfell_castle")
    assert table.table.limited == [1, 0]

    begin_round(table.table)

    assert table.table.limited == [0, 0]


def test_a_refusal_names_the_rule_that_it_rests_on() -> None:
    """SL-22, SL-50, SL-53: each its own."""
    table = scene(
        stark=side(hand="eddard_stark robb_stark winterfell_castle godswood", play="eddard_stark", gold=2),
        phase="marshalling",
    )
    table.stark.plays("winterfell_castle")
    rules = {}
    for card in ("eddard_stark", "robb_stark", "godswood"):
        reason = why_not(table.table, Action(0, "play", table.stark.in_hand(card)))
        assert reason is not None
        rules[card] = (reason.id, reason.rule)

    assert rules == {
        "eddard_stark": ("refused-unique", "SL-50"),
        "robb_stark": ("refused-gold", "SL-22"),
        "godswood": ("refused-limited", "SL-53"),
    }
