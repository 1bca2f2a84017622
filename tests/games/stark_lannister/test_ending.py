"""SL-40 to SL-46, SL-71: dominance, standing, taxation, victory."""

from fivethrones.games.card_engine.moves.power import cards_gain
from fivethrones.games.card_engine.moves.victory import check_victory, out_of_rounds
from fivethrones.kernel.message import Message
from games.stark_lannister.scene import scene, side


def test_a_tie_brings_dominance_to_nobody() -> None:
    """SL-40: also at nothing against nothing."""
    table = scene(phase="dominance")

    assert table.told("no-dominance") == ["no-dominance 0 0"]
    assert (table.stark.power, table.lannister.power) == (0, 0)


def test_all_cards_stand_up_together() -> None:
    """SL-41: characters, locations and attachments."""
    table = scene(
        stark=side(play="jon_snow:kneeling winterfell:kneeling"),
        lannister=side(play="the_hound:kneeling"),
        phase="standing",
    )

    assert table.told("stand") == ["stand 0 jon_snow winterfell", "stand 1 the_hound"]


def test_a_card_that_cannot_stand_stays_down_whatever_tries_to_stand_it() -> None:
    """SL-41: the Hand of the King cannot help in the standing phase."""
    table = scene(
        stark=side(play="eddard_stark:kneeling:against=imprisoned:with=hand_of_the_king"), phase="standing"
    )

    assert table.stark.kneels("eddard_stark")
    assert table.prompt().id == "prompt-halt"


def test_unspent_gold_goes_back() -> None:
    """SL-42: before the last actions."""
    table = scene(stark=side(gold=3), lannister=side(gold=1), phase="taxation")

    assert table.told("taxes") == ["taxes 0 3", "taxes 1 1"]
    assert (table.stark.gold, table.lannister.gold) == (0, 0)


def test_fifteen_power_wins_at_once() -> None:
    """SL-43: before responses; the claim moves nothing and the unopposed power is the fifteenth."""
    table = scene(
        stark=side(play="sansa_stark", power=14),
        lannister=side(play="the_hound", hand="a_lannister_pays_his_debts"),
        first="lannister",
        active="stark",
    )

    table.stark.attacks("power", "sansa_stark")
    table.passes()

    assert table.outcome() == Message("outcome-power", {"winners": ["seat-0"], "power": 15}, "SL-43")
    assert table.ranking() == [[0], [1]]
    assert table.lannister.hand() == ["a_lannister_pays_his_debts"]


def test_power_on_characters_counts_for_victory() -> None:
    """SL-43, SL-46: banner and characters together."""
    table = scene(stark=side(play="eddard_stark:power=4", power=10), lannister=side(play="the_hound"))

    cards_gain(table.table, [table.stark.mine("eddard_stark")], 1, "character-power")

    assert table.ranking() == [[0], [1]]


def test_of_two_who_get_there_at_once_the_first_player_wins() -> None:
    """SL-44: whoever has more."""
    table = scene(stark=side(power=17), lannister=side(power=15), first="lannister")

    check_victory(table.table)

    assert table.ranking() == [[1], [0]]


def test_card_effects_put_power_on_the_banner() -> None:
    """SL-45: Illyrio's Gift and dominance bring four."""
    table = scene(
        stark=side(play="hodor", plot="illyrios_gift"), lannister=side(play="the_hound"), phase="dominance"
    )

    assert table.told("house-gains-power") == ["house-gains-power 0 1", "house-gains-power 0 3"]
    assert table.stark.power == 4


def test_after_the_last_round_the_most_power_wins() -> None:
    """SL-71: equals share the place."""
    ahead = scene(stark=side(power=3), lannister=side(power=5))
    even = scene(stark=side(power=3), lannister=side(power=3))

    out_of_rounds(ahead.table)
    out_of_rounds(even.table)

    assert ahead.ranking() == [[1], [0]]
    assert even.ranking() == [[0, 1]]
    assert ahead.outcome().rule == "SL-71"
