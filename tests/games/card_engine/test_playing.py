"""Playing cards and laying them down at set-up: unique cards, duplicates, bearers, locations on the House card."""

from typing import Any, Final

import pytest

from fivethrones.games.card_engine.box.card import attachment, character, house_card, location
from fivethrones.games.card_engine.box.figures import (
    AT_SETUP,
    ATTACHMENT,
    CHARACTER,
    LANNISTER,
    LIMITED,
    LOCATION,
    NEUTRAL,
    NO_ATTACHMENTS,
    STARK,
)
from fivethrones.games.card_engine.phases.setup import DRAW, Setup, cast_lot
from fivethrones.games.card_engine.records.numbers import NO_CARD
from fivethrones.games.card_engine.records.zones import PLAY
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.of_players import income
from fivethrones.games.card_engine.vocabulary.filters import BEARER, CHARACTERS, LOCATIONS
from fivethrones.games.card_engine.vocabulary.static_effects import Blank, Modify
from fivethrones.kernel.play import advance
from fivethrones.kernel.rng import seeded
from games.card_engine.driver import Driver
from games.card_engine.scene import LIVING, Side, lay_out, plain_box, scene, side

HERO: Final = character("hero", STARK, cost=2, strength=2, icons=[], traits=["lord"])
HERO_LATER: Final = character(
    "hero_later", STARK, cost=3, strength=4, icons=[], traits=["king"], version_of="hero"
)
KEEP: Final = location("keep", STARK, cost=2, traits=[], unique=True)
SWORD: Final = attachment("sword", STARK, cost=1, traits=["weapon"], bearer=CHARACTERS, unique=True)
WOLF: Final = character(
    "wolf", STARK, cost=2, strength=2, icons=[], traits=[], keywords=[NO_ATTACHMENTS], unique=False
)
SELMY: Final = character(
    "selmy",
    NEUTRAL,
    cost=2,
    strength=2,
    icons=[],
    traits=[],
    keywords=[NO_ATTACHMENTS],
    bears_only=["weapon"],
)
POPPY: Final = attachment(
    "poppy", NEUTRAL, cost=1, traits=["condition"], bearer=CHARACTERS, abilities=[Blank(BEARER)]
)
CHAMBERS: Final = location("chambers", STARK, cost=2, traits=[], income=1, on_house=True)
STRANGER: Final = character("stranger", LANNISTER, cost=2, strength=2, icons=[], traits=[], unique=False)
HOUSE: Final = house_card("house", STARK)
CARDS: Final = [HERO, HERO_LATER, KEEP, SWORD, WOLF, SELMY, POPPY, CHAMBERS, STRANGER, HOUSE]


def marshalling(*sides: Side, **words: Any) -> Driver:
    return scene(*sides, cards=CARDS, phase="marshalling", **{**LIVING, **words})


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        (side(play="hero", hand="hero", gold=9, house="house"), side()),
        (side(dead="hero", hand="hero", gold=9, house="house"), side()),
        (side(hand="hero", gold=9, house="house"), side(play="hero:owner=0")),
        (side(play="hero:owner=1", hand="hero", gold=9, house="house"), side()),
    ],
    ids=["in play", "dead", "under another's control", "another's under mine"],
)
def test_a_unique_card_is_not_played_beside_a_copy(mine: Side, theirs: Side) -> None:
    assert marshalling(mine, theirs).seat(0).refuses("play", "hero") == "refused-unique"


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        (side(discard="hero", hand="hero", gold=9, house="house"), side()),
        (side(hand="hero", gold=9, house="house"), side(play="hero", dead="hero")),
    ],
    ids=["discarded", "another's"],
)
def test_copies_elsewhere_do_no_harm(mine: Side, theirs: Side) -> None:
    assert marshalling(mine, theirs).seat(0).may("play hero")


def test_unique_cards_of_every_type_have_duplicates() -> None:
    table = marshalling(side(play="hero:with=sword keep", hand="hero sword keep", house="house"), side())
    you = table.seat(0)
    for card in ("hero", "sword", "keep"):
        you.duplicates(card)

    assert [len(table.table.duplicates(you.mine(card))) for card in ("hero", "sword", "keep")] == [1, 1, 1]


@pytest.mark.parametrize(
    "mine",
    [
        side(play="hero", hand="hero_later", gold=9, house="house"),
        side(dead="hero", hand="hero_later", gold=9, house="house"),
    ],
    ids=["in play", "dead"],
)
def test_another_version_of_a_unique_card_is_a_copy(mine: Side) -> None:
    """LC-92, LC-93: copies are told by their name."""
    assert marshalling(mine, side()).seat(0).refuses("play", "hero_later") == "refused-unique"


def test_another_version_may_lie_under_a_unique_card_which_keeps_its_text() -> None:
    """LC-93, LC-94."""
    table = marshalling(side(play="hero", hand="hero_later", house="house"), side())
    you = table.seat(0)
    you.duplicates("hero_later")

    assert you.play() == ["hero"]
    assert you.strength("hero") == 2
    assert len(table.table.duplicates(you.mine("hero"))) == 1


def test_two_versions_of_a_unique_card_are_not_laid_down_together() -> None:
    """LC-22, LC-93."""
    table = setup(side(hand="hero hero_later", house="house"), side(house="house"), setup_gold=9)
    you = table.seat(0)
    you.does("place", "hero")

    assert you.refuses("place", "hero_later") == "refused-unique"


def test_a_card_that_another_owns_gets_no_duplicate() -> None:
    table = marshalling(side(play="hero:owner=1", hand="hero", house="house"), side())

    assert not table.seat(0).may("duplicate hero")


def test_an_attachment_may_lie_on_a_card_of_an_opponent_and_stays_with_its_player() -> None:
    table = marshalling(side(hand="poppy", gold=1, house="house"), side(play="hero"))
    you, foe = table.players
    you.plays("poppy", "hero")

    assert you.play() == ["poppy"]
    assert table.table.attached_to[you.mine("poppy")] == foe.mine("hero")


def test_no_attachments_keeps_all_away_but_those_excepted() -> None:
    table = marshalling(side(play="wolf selmy", hand="poppy sword", gold=5, house="house"), side())
    you = table.seat(0)
    assert you.refuses("play", "poppy") == "refused-no-bearer"
    you.plays("sword")

    assert table.table.attached_to[you.mine("sword")] == you.mine("selmy")


def test_one_of_a_kind_on_each_character_stays_where_it_is() -> None:
    honour = attachment("honour", NEUTRAL, cost=0, traits=[], bearer=CHARACTERS.not_bearing("honour"))
    table = scene(
        side(play="hero:with=honour", hand="honour", gold=3), side(), cards=[HERO, honour], phase="marshalling",
        **LIVING,
    )  # fmt: skip
    you = table.seat(0)

    assert you.refuses("play", "honour") == "refused-no-bearer"
    assert you.play() == ["hero", "honour"]


def test_a_location_may_be_played_on_the_house_card() -> None:
    table = marshalling(side(hand="chambers", gold=2, house="house"), side())
    you = table.seat(0)
    assert you.may("play chambers")
    you.does("attach", "chambers")
    chambers = you.mine("chambers")

    assert table.table.attached_to[chambers] == table.table.house_card(0)
    assert not LOCATIONS.matches(table.table, 0, NO_CARD, chambers)
    assert income(table.table, 0) == 5
    assert you.gold == 0


def test_the_penalty_is_paid() -> None:
    table = marshalling(side(hand="stranger", gold=4, house="house"), side())
    you = table.seat(0)
    you.plays("stranger")

    assert you.gold == 0
    assert table.told("plays") == ["plays 0 stranger 4"]


# Set-up

DOGS: Final = attachment(
    "dogs", NEUTRAL, cost=1, traits=[], bearer=CHARACTERS, abilities=[Modify(BEARER, strength=2)], keywords=[AT_SETUP]
)  # fmt: skip
ROAD: Final = location("road", NEUTRAL, cost=0, traits=[], keywords=[LIMITED], income=1)
SETUP_CARDS: Final = [*CARDS, DOGS, ROAD]


def setup(*sides: Side, lot: bool = False, **words: Any) -> Driver:
    """The hands are given; nothing is drawn, as the decks are empty. The first player begins, or whom the lot names."""
    figures = {**LIVING, "duplicates": CHARACTER | LOCATION | ATTACHMENT, "hand": 3, **words}
    table = Table({}, plain_box(SETUP_CARDS, **figures), len(sides), seeded(1), [], [])
    lay_out(table, list(sides))
    if lot:
        cast_lot(table)
    table.push(Setup(DRAW, 0))
    advance(table)
    return Driver(table)


def test_the_penalty_counts_at_set_up() -> None:
    table = setup(side(hand="stranger hero wolf", house="house"), side(house="house"))
    you = table.seat(0)
    you.does("place", "stranger")

    assert you.refuses("place", "hero") == "refused-setup-gold"


def test_an_attachment_with_setup_needs_a_bearer_among_the_cards_laid_down() -> None:
    table = setup(side(hand="dogs wolf hero", house="house"), side(house="house"))
    you = table.seat(0)
    assert you.refuses("place", "dogs") == "refused-no-bearer"
    you.does("place", "wolf")
    assert you.refuses("place", "dogs") == "refused-no-bearer"
    you.does("place", "hero")
    you.does("place", "dogs")
    you.act("done")
    table.seat(1).act("done")

    assert table.table.attached_to[you.mine("dogs")] == you.mine("hero")
    assert you.strength("hero") == 4


def test_its_player_chooses_between_several_bearers() -> None:
    table = setup(side(hand="dogs hero stranger nobody", house="house"), side(house="house"), setup_gold=9)
    you = table.seat(0)
    for card in ("hero", "stranger", "dogs"):
        you.does("place", card)
    you.act("done")
    table.seat(1).act("done")
    you.chooses("stranger")

    assert you.strength("stranger") == 4


def test_other_attachments_and_second_limited_or_unique_cards_are_not_laid_down() -> None:
    table = setup(side(hand="hero hero sword road road", house="house"), side(house="house"), setup_gold=9)
    you = table.seat(0)
    you.does("place", "hero")
    you.does("place", "road")

    assert you.refuses("place", "sword") == "refused-setup-type"
    assert you.refuses("place", "hero") == "refused-unique"
    assert you.refuses("place", "road") == "refused-limited"


def test_the_lot_names_who_lays_down_first_and_the_others_follow_clockwise() -> None:
    table = setup(*(side(hand="hero", house="house") for _ in range(4)), lot=True)
    order = []
    for _ in range(4):
        order += table.asked()
        table.seat(order[-1]).act("done")

    first = table.table.first
    assert order == [(first + i) % 4 for i in range(4)]
    assert table.told("begins-setup") == [f"begins-setup {first}"]


def test_set_up_cards_were_not_played() -> None:
    table = setup(side(hand="hero road", house="house"), side(house="house"))
    you = table.seat(0)
    you.does("place", "hero")
    you.does("place", "road")
    you.act("done")
    table.seat(1).act("done")

    assert sorted(you.ids(PLAY)) == ["hero", "road"]
    assert table.told("plays") == []
    assert table.table.limited[0] == 0
