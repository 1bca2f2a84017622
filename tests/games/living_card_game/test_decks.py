"""What the rules ask of a deck that somebody has built."""

from collections.abc import Callable

import pytest

from fivethrones.games.living_card_game.decks import Deck, faults
from fivethrones.games.living_card_game.starters import STARTERS
from fivethrones.kernel.message import Message
from games.living_card_game.own_decks import legal_deck


def changed(change: Callable[[Deck], None]) -> list[Message]:
    """What is wrong with a legal Stark deck after this change."""
    deck = legal_deck("stark")
    change(deck)
    return faults(deck)


@pytest.mark.parametrize("house", ["stark", "lannister", "baratheon", "targaryen", "greyjoy", "martell"])
def test_sixty_cards_and_seven_plots_make_a_legal_deck(house: str) -> None:
    """LC-14, LC-15."""
    assert faults(legal_deck(house)) == []


@pytest.mark.parametrize("house", STARTERS)
def test_a_starter_deck_is_too_small_for_tournaments(house: str) -> None:
    """LC-13."""
    (fault,) = faults(STARTERS[house])
    assert fault == Message("fault-too-few", {"count": 45, "missing": 15, "least": 60}, "LC-15")


def test_a_house_deck_has_at_most_100_cards() -> None:
    """LC-15."""
    deck = legal_deck("stark")
    targaryens = {card.id: 3 for card in STARTERS["targaryen"].cards() if card.house and not card.only}
    deck.copies |= dict(list(targaryens.items())[:13])
    assert faults(deck) == []
    deck.copies |= {"the_hound": 2}
    assert faults(deck) == [Message("fault-too-many", {"count": 101, "surplus": 1, "most": 100}, "LC-15")]


def test_a_card_may_be_in_a_deck_three_times_at_most() -> None:
    """LC-15."""
    (fault,) = changed(lambda deck: deck.copies.update(great_keep=4))
    assert fault == Message("fault-copies", {"card": "card-great_keep", "count": 4, "most": 3}, "LC-15")


def test_a_card_that_says_so_may_be_in_a_deck_only_once() -> None:
    """LC-15."""
    (fault,) = changed(lambda deck: deck.copies.update(street_of_steel=2))
    assert fault.args["most"] == 1


def test_a_plot_deck_has_exactly_seven_plots() -> None:
    """LC-14."""
    (fault,) = changed(lambda deck: deck.copies.update(blockade=1))
    assert fault == Message("fault-plots", {"count": 8, "needed": 7}, "LC-14")


def test_a_plot_may_be_in_a_plot_deck_twice_only_if_it_says_so() -> None:
    """LC-14."""

    def twice(plot: str) -> Callable[[Deck], None]:
        def change(deck: Deck) -> None:
            del deck.copies["valar_morghulis"]
            deck.copies[plot] = 2

        return change

    assert changed(twice("the_power_of_arms")) == []
    (fault,) = changed(twice("calm_over_westeros"))
    assert (fault.id, fault.rule) == ("fault-copies", "LC-14")


def test_a_card_for_one_house_only_is_in_no_other_deck() -> None:
    """LC-16."""
    (fault,) = changed(lambda deck: deck.copies.update(khal_drogo=1))
    assert fault == Message("fault-house", {"card": "card-khal_drogo", "house": "house-stark"}, "LC-16")


def test_a_plot_for_one_house_only_is_in_no_other_deck() -> None:
    """LC-16."""

    def change(deck: Deck) -> None:
        del deck.copies["valar_morghulis"]
        deck.copies["hear_me_roar"] = 1

    assert [fault.id for fault in changed(change)] == ["fault-house"]


def test_cards_of_other_houses_are_allowed() -> None:
    """LC-17."""
    assert changed(lambda deck: deck.copies.update(tywin_lannister=1)) == []


def test_an_agenda_for_one_house_only_needs_that_house() -> None:
    """LC-16, LC-18."""
    deck = legal_deck("stark")
    deck.agenda = "the_siege_of_winterfell"
    assert faults(deck) == []
    deck.agenda = "heir_to_the_iron_throne"
    assert [fault.args["card"] for fault in faults(deck)] == ["card-heir_to_the_iron_throne"]


def test_all_reasons_are_told_at_once() -> None:
    deck = Deck("stark", "", {"great_keep": 5, "hear_me_roar": 1})
    assert [fault.id for fault in faults(deck)] == [
        "fault-too-few", "fault-plots", "fault-house", "fault-copies",
    ]  # fmt: skip
