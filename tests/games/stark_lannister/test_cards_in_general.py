"""SL-1 to SL-4, SL-23: what holds for all cards."""

from collections import Counter

from fivethrones.games.card_engine.moves.power import house_gains
from fivethrones.games.stark_lannister.game import CARDS, DECKS, StarkLannister
from games.stark_lannister.scene import scene, side


def test_a_card_tells_its_house_and_its_figures() -> None:
    """SL-2, SL-3: to those who leaf through the box."""
    cards = {card.name: card for card in StarkLannister().cards()}

    jaime, syrio = cards["card-ser_jaime_lannister"], cards["card-syrio_forel"]

    assert (jaime.group, jaime.houses, syrio.houses) == ("characters", ["lannister"], [])
    assert [fact.id for fact in cards["card-no_mercy"].facts] == [
        "fact-income",
        "fact-initiative",
        "fact-claim",
    ]


def test_a_card_beats_the_rules() -> None:
    """SL-1: whoever attacks kneels, but Jaime does not."""
    table = scene(lannister=side(play="ser_jaime_lannister the_hound"), first="lannister")

    table.lannister.attacks("military", "ser_jaime_lannister", "the_hound")

    assert table.told("kneels") == ["kneels 1 the_hound"]


def test_no_two_cards_share_a_name() -> None:
    """SL-2, SL-7: 63 house cards and 32 plots."""
    assert len(CARDS) == 95
    assert max(Counter(card.id for card in CARDS).values()) == 1
    assert [sum(copies for copies, _ in deck) for deck in DECKS] == [50, 50]


def test_an_event_is_discarded_after_its_effect() -> None:
    """SL-2, SL-48: to its owner's discard pile."""
    table = scene(lannister=side(hand="power_is_power", gold=2), phase="dominance", first="lannister")

    table.lannister.uses("power_is_power")

    assert table.lannister.discard() == ["power_is_power"]


def test_what_names_a_house_leaves_neutral_cards_alone() -> None:
    """SL-3: Winterfell does nothing for Syrio."""
    table = scene(stark=side(play="winterfell syrio_forel"))

    assert table.stark.strength("syrio_forel") == 2


def test_tokens_do_not_run_out() -> None:
    """SL-4: there are thirty in the box, and more in the game if need be."""
    table = scene(stark=side(power=14), lannister=side(power=14), victory="20")

    for player in (table.stark, table.lannister):
        house_gains(table.table, player.seat, 4, "house-power")

    assert (table.stark.power, table.lannister.power) == (18, 18)


def test_cards_out_of_play_do_nothing() -> None:
    """SL-23: neither in hand nor in the discard pile."""
    table = scene(stark=side(play="arya_stark", hand="winterfell", discard="syrio_forel"))

    assert table.stark.strength("arya_stark") == 2
