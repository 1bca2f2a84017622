"""Where cards go when they leave play, with cards made up for it."""

from fivethrones.games.card_engine.box.card import event
from fivethrones.games.card_engine.box.figures import DEATHBOUND, NEUTRAL
from fivethrones.games.card_engine.moves.moving import discard_from_hand
from fivethrones.games.card_engine.records.zones import DECK
from fivethrones.games.card_engine.vocabulary.active_abilities import (
    Act,
)
from fivethrones.games.card_engine.vocabulary.effects import (
    HousePower,
)
from fivethrones.kernel.knowledge import EVERYONE
from games.card_engine.leaving_cards import CARDS, HERO, KNIGHT, living
from games.card_engine.scene import LIVING, scene, side


def test_stalwart_goes_on_top_of_the_deck_when_killed_or_discarded_but_not_when_returned() -> None:
    table = living(side(hand="axe exile recall"), side(play="hero", deck=2))
    you, foe = table.players

    you.uses("axe", "hero")
    table.passes()

    assert foe.deck() == ["hero", "nobody", "nobody"]
    assert table.told("dies", "leaves-play") == ["dies 1 hero", "leaves-play 1 hero deck"]


def test_deathbound_goes_to_the_dead_pile_when_discarded() -> None:
    table = living(side(hand="exile"), side(play="ghoul"))
    you, foe = table.players

    you.uses("exile", "ghoul")
    table.passes()

    assert foe.dead() == ["ghoul"]


def test_the_controller_chooses_where_several_things_change_where_a_card_goes() -> None:
    table = living(side(hand="exile"), side(play="both"))
    you, foe = table.players

    you.uses("exile", "both")
    table.asks("prompt-place", 1)
    assert foe.choices() == ["goal deck", "goal dead"]
    foe.says("goal dead")

    assert foe.dead() == ["both"]


def test_a_card_may_say_where_it_goes_when_killed() -> None:
    table = living(side(hand="axe"), side(play="hound"))
    you, foe = table.players

    you.uses("axe", "hound")
    table.passes()

    assert (foe.dead(), foe.discard()) == ([], ["hound"])


def test_a_response_sends_a_doomed_card_elsewhere() -> None:
    """It comes after what the card itself says about it."""
    for victim in ("knight", "hound"):
        table = living(side(hand="axe"), side(play=victim, hand="retreat"))
        you, foe = table.players

        you.uses("axe", victim)
        foe.uses("retreat")

        assert (foe.dead(), foe.hand(), foe.discard()) == ([], [victim], ["retreat"])


def test_the_controller_chooses_between_that_place_and_the_top_of_the_deck_for_a_stalwart_card() -> None:
    table = living(side(hand="axe"), side(play="hero", hand="retreat"))
    you, foe = table.players

    you.uses("axe", "hero")
    foe.uses("retreat")
    assert foe.choices() == ["goal hand", "goal deck"]
    foe.says("goal deck")

    assert foe.deck() == ["hero"]


def test_a_deathbound_event_goes_to_the_dead_pile_once_played() -> None:
    ghosts = event("ghosts", NEUTRAL, Act([HousePower(1)]), keywords=[DEATHBOUND])
    table = living(side(hand="ghosts"), side(), cards=[*CARDS, ghosts])
    you = table.seat(0)

    you.uses("ghosts")

    assert (you.dead(), you.discard()) == (["ghosts"], [])


def test_by_a_setting_a_stalwart_card_discarded_from_hand_goes_on_top_of_the_deck() -> None:
    for anywhere, piles in ((False, [["knight"], ["hero"]]), (True, [["hero", "knight"], []])):
        table = scene(
            side(hand="hero", deck="knight"),
            side(),
            cards=[HERO, KNIGHT],
            **LIVING,
            stalwart_from_anywhere=anywhere,
        )
        you = table.seat(0)
        discard_from_hand(table.table, you.in_hand("hero"))

        assert [you.deck(), you.discard()] == piles


def test_a_card_that_leaves_play_goes_to_its_owner() -> None:
    table = living(side(hand="axe exile"), side(play="knight:owner=0 squire:owner=0"))
    you, foe = table.players

    you.uses("axe", "knight")
    you.uses("exile", "squire")

    assert (you.dead(), you.discard(), foe.play()) == (["knight"], ["axe", "exile", "squire"], [])


def test_a_card_on_top_of_the_deck_is_known_until_the_deck_is_shuffled() -> None:
    table = living(side(hand="axe"), side(play="hero", deck=2))
    foe = table.seat(1)

    table.seat(0).uses("axe", "hero")

    known = [table.table.knowledge[slot] == EVERYONE for slot in table.table.pile(DECK, 1)]
    assert (foe.deck()[0], known) == ("hero", [True, False, False])
