"""What the gold is spent on."""

from fivethrones.bots.card_engine.purse import best_load, is_poor, purchase
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.kernel.action import Action
from fivethrones.kernel.play import legal
from games.stark_lannister.scene import scene, side


def bought(hand: str, gold: int) -> list[str]:
    """What a Stark player buys, one card after the other; something is always left over."""
    table = scene(stark=side(hand=hand, gold=gold), phase="marshalling")
    cards: list[str] = []
    while True:
        plays = [
            option for option in legal(table.table, 0) if isinstance(option, Action) and option.verb == "play"
        ]
        chosen = purchase(table.table, 0, plays)
        if chosen is None:
            return cards
        cards.append(table.table.card(Slot(chosen.target)).id)
        table.do(chosen)
        table.passes_until("prompt-act")


def test_the_load_is_worth_most_together() -> None:
    """Worth (below 0), price, number: two for three each are better than the best alone."""
    items = [(-5.0, 5, 0), (-4.0, 3, 1), (-3.0, 2, 2)]

    assert best_load(items, 0, 5) == (7.0, [1, 2])
    assert best_load(items, 0, 4) == (4.0, [1])
    assert best_load(items, 0, 1) == (0.0, [])


def test_all_gold_finds_its_use() -> None:
    assert sorted(bought("eddard_stark arya_stark hodor", 5)) == ["eddard_stark", "hodor"]


def test_of_limited_cards_one_is_bought_a_round() -> None:
    assert bought("winterfell_castle winterfell_castle", 3) == ["winterfell_castle"]


def test_an_attachment_waits_for_somebody_to_bear_it() -> None:
    assert bought("needle", 3) == []


def test_a_hand_without_cheap_characters_is_poor() -> None:
    rich = scene(stark=side(hand="arya_stark sansa_stark winterfell"))
    poor = scene(stark=side(hand="eddard_stark arya_stark winterfell not_today"))

    assert not is_poor(rich.table, 0)
    assert is_poor(poor.table, 0)
