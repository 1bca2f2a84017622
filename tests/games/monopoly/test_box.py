"""What is printed: the ring, the deeds, the decks."""

from fivethrones.games.monopoly.cards import CARDS
from fivethrones.games.monopoly.pieces import (
    BUILD,
    COLOURS,
    DEEDS,
    GO_TO_JAIL,
    GREAT_HOUSE,
    GROUPS,
    JAIL,
    JAIL_FREE,
    KEEPS,
    KIND,
    LOCATION,
    MORTGAGE,
    PRICE,
    RENTS,
    SQUARES,
    TOKENS,
    VILLAGES,
    WILDS,
    ahead,
)
from games.monopoly.scene import GAME

LOCATIONS = [n for n in DEEDS if KIND[n] == LOCATION]


def test_the_deeds_add_up() -> None:
    """MO-1: sums over all deeds of the board."""
    assert (len(DEEDS), len(LOCATIONS)) == (28, 22)
    assert sum(PRICE[n] for n in LOCATIONS) == 4590
    assert sum(PRICE) == 5690
    assert sum(MORTGAGE) == 2845
    assert sum(RENTS[n][0] for n in LOCATIONS) == 391
    assert sum(RENTS[n][6] for n in LOCATIONS) == 21850
    assert sum(5 * BUILD[n] for n in LOCATIONS) == 13750


def test_a_full_set_is_twice_the_bare_rent_and_a_mortgage_half_the_price() -> None:
    """MO-15, MO-41: on every deed."""
    assert all(RENTS[n][1] == 2 * RENTS[n][0] for n in LOCATIONS)
    assert all(2 * MORTGAGE[n] == PRICE[n] for n in DEEDS)


def test_groups_corners_and_stock() -> None:
    """MO-1, MO-37: 32 villages, 12 keeps, eight colour groups, four Great Houses, two wilds, eight tokens."""
    assert [len(GROUPS[n]) for n in range(10)] == [2, 3, 3, 3, 3, 3, 3, 2, 4, 2]
    assert (VILLAGES, KEEPS, len(COLOURS), len(TOKENS)) == (32, 12, 8, 8)
    assert [KIND.count(kind) for kind in (GREAT_HOUSE, WILDS)] == [4, 2]
    assert (KIND[10], KIND[30]) == (JAIL, GO_TO_JAIL)
    assert [SQUARES[n].tax for n in (4, 38)] == [200, 100]


def test_each_deck_has_sixteen_cards_and_one_that_opens_the_cell() -> None:
    """MO-2, MO-21: every card differs from the others by its name."""
    assert len(CARDS) == len({card.id for card in CARDS}) == 32
    assert [CARDS[number].id for number in JAIL_FREE] == ["night_watch_favour", "champion"]


def test_the_nearest_from_each_card_square() -> None:
    """MO-23: worked out by hand."""
    assert [ahead(n, GREAT_HOUSE) for n in (7, 22, 36)] == [15, 25, 5]
    assert [ahead(n, WILDS) for n in (7, 22, 36)] == [12, 28, 12]


def test_the_box_can_be_leafed_through() -> None:
    """MO-20: 28 deeds and two decks, each card once."""
    cards = GAME.cards()

    assert [
        sum(card.group == group for card in cards) for group in ("deeds", "valar_morghulis", "iron_throne")
    ] == [
        28,
        16,
        16,
    ]
    assert len({card.name for card in cards}) == 60
    kings_landing = next(card for card in cards if card.name == "square-kings_landing")
    assert kings_landing.facts[2].args["keep"] == 2000
    assert kings_landing.facts[3].args == {"amount": 200}
    wall = next(card for card in cards if card.name == "square-the_wall")
    assert [fact.id for fact in wall.facts] == ["fact-group", "fact-price", "fact-rents-wilds"]
