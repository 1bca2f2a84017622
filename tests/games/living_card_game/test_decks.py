"""What the rules ask of a deck that somebody has built."""

from collections import Counter
from collections.abc import Callable

import pytest

from fivethrones.games.living_card_game.decks import HOUSE_DECK, Deck, faults
from fivethrones.games.living_card_game.pieces import CARDS, HOUSES
from fivethrones.games.living_card_game.starters import STARTERS, standing
from fivethrones.kernel.decks import BY_AGREEMENT, ILLEGAL
from fivethrones.kernel.message import Message
from fivethrones.locales import LANGUAGES, Translator
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


def test_all_cards_of_the_box_three_times_are_a_legal_deck() -> None:
    """LC-15: there is no upper limit."""
    deck = legal_deck("stark")
    for card in CARDS:
        if card.type & HOUSE_DECK and card.only in (0, HOUSES["stark"]):
            deck.copies[card.id] = card.per_deck
    assert len(deck.cards()) > 500
    assert faults(deck) == []


def test_only_the_program_ends_a_deck_by_other_rules_somewhere() -> None:
    """LC-15: and says that it is not the rules."""
    deck = legal_deck("stark")
    for card in CARDS:
        if card.type & HOUSE_DECK:
            deck.copies[card.id] = 10
    count = len(deck.cards())
    assert faults(deck, free=True) == [
        Message("fault-too-many", {"count": count, "surplus": count - 600, "most": 600}, "LC-15")
    ]


def test_by_other_rules_a_deck_may_be_small_and_hold_many_copies_and_cards_of_any_house() -> None:
    """LC-15, LC-16: where the players have agreed on it."""
    plots = {card.id: copies for card, copies in Counter(STARTERS["stark"].plots()).items()}
    deck = Deck("stark", "heir_to_the_iron_throne", {"great_keep": 10, "khal_drogo": 4, **plots})
    assert len(faults(deck)) == 5
    assert (faults(deck, free=True), standing(deck)) == ([], BY_AGREEMENT)
    deck.copies["great_keep"] = 11
    assert [fault.id for fault in faults(deck, free=True)] == ["fault-copies"]
    assert standing(deck) == ILLEGAL


def test_seven_plots_are_needed_by_other_rules_too() -> None:
    """LC-14."""
    deck = legal_deck("stark")
    deck.copies["blockade"] = 1
    assert [fault.id for fault in faults(deck, free=True)] == ["fault-plots"]


def test_each_design_of_the_box_has_a_name_of_its_own() -> None:
    """LC-15, LC-93: so copies of a card are all cards of that name."""
    for language in LANGUAGES:
        words = Translator(language, "living-card-game")
        called = [words.name(card.name) for card in CARDS]
        assert len(set(called)) == len(called) == len({card.title for card in CARDS})


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
