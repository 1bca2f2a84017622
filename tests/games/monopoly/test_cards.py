"""Each of the 32 cards, and how the decks run."""

import pytest

from fivethrones.games.monopoly.cards import CARDS
from fivethrones.games.monopoly.pieces import THRONE, VALAR
from fivethrones.kernel.action import SPECTATOR
from games.monopoly.scene import GAME, PLAYERS, Scene, is_between_throws, scene

IDS = [card.id for card in CARDS]


def draws(card: str, by: str = "A", pos: int | None = None, **state: object) -> Scene:
    """A player comes to a square of the card's deck and draws it: from 0 to square 7, or from 14 to 17."""
    number = IDS.index(card)
    start = pos if pos is not None else (0 if number < 16 else 10)
    table = scene(turn=by, pos={by: start}, deck=[number], **state)  # type: ignore[arg-type]
    table.rolls(by, 3, 4)
    assert table.told("card")[0] == {"card": f"card-{card}"}
    return table


@pytest.mark.parametrize(
    ("card", "square"),
    [
        ("red_keep_raven", 39),
        ("wedding_feast", 24),
        ("khalasar", 11),
    ],
)
def test_cards_that_lead_to_a_location(card: str, square: int) -> None:
    """MO-22: and offer it for sale; GO is not on the way."""
    table = draws(card)

    assert table.at("A") == square
    assert table.cash("A") == 1500
    assert table.prompt() == "prompt-buy"


@pytest.mark.parametrize("card", ["fresh_horse", "new_reign"])
def test_cards_that_lead_to_go(card: str) -> None:
    """MO-22, MO-6: for a salary."""
    table = draws(card)

    assert table.at("A") == 0
    assert table.cash("A") == 1700
    assert table.turn() == "B"


def test_the_lannister_invitation_leads_past_go() -> None:
    """MO-22: from square 7 to square 5."""
    table = draws("lannister_invitation", owns={"B": [5]})

    assert table.at("A") == 5
    assert (table.cash("A"), table.cash("B")) == (1675, 1525)


@pytest.mark.parametrize("card", ["shelter", "banners_called"])
def test_cards_that_lead_to_the_nearest_great_house(card: str) -> None:
    """MO-23: twice the rent, here for two Houses."""
    table = draws(card, owns={"B": [15, 25]})

    assert table.at("A") == 15
    assert table.cash("B") == 1600


@pytest.mark.parametrize("card", ["shelter", "banners_called"])
def test_the_nearest_great_house_may_be_bought(card: str) -> None:
    """MO-23: if nobody owns it."""
    table = draws(card)

    table.plays("A", "buy")

    assert table.owner(15) == "A"


def test_lost_scouts_pay_ten_times_the_dice() -> None:
    """MO-23: whatever the owner has."""
    table = scene(deck=[IDS.index("lost_scouts")], owns={"B": [12]})

    table.rolls("A", 3, 4, rent=(2, 3))

    assert table.at("A") == 12
    assert table.cash("B") == 1550


@pytest.mark.parametrize(
    ("card", "amount"),
    [
        ("iron_bank", 50),
        ("casterly_debt", 150),
        ("miscount", 200),
        ("valyrian_dagger", 50),
        ("summer_harvest", 100),
        ("tax_returned", 20),
        ("safe_harbour", 100),
        ("counsel", 25),
        ("tourney_second", 10),
        ("far_cousin", 100),
        ("bridge_toll", -15),
        ("milk_of_the_poppy", -50),
        ("sellswords", -100),
        ("citadel_studies", -50),
    ],
)
def test_cards_of_money(card: str, amount: int) -> None:
    """MO-24: from the bank or to it."""
    table = draws(card)

    assert table.cash("A") == 1500 + amount
    assert sum(table.realm.cash) + table.realm.bank == 0


def test_the_betrothal_is_paid_to_everybody() -> None:
    """MO-25: all who are still in the game."""
    table = draws("betrothal", players=4, out="D")

    assert [table.cash(player) for player in "ABCD"] == [1400, 1550, 1550, 0]


def test_everybody_gives_something_on_a_name_day() -> None:
    """MO-25: all who are still in the game."""
    table = draws("name_day", players=4, out="D")

    assert [table.cash(player) for player in "ABCD"] == [1520, 1490, 1490, 0]


@pytest.mark.parametrize(("card", "amount"), [("winter_roofs", 375), ("royal_masons", 510)])
def test_repairs_count_villages_and_keeps(card: str, amount: int) -> None:
    """MO-26: seven villages and two keeps."""
    table = draws(card, owns={"A": [1, 3, 37, 39]}, level={1: 4, 3: 3, 37: 5, 39: 5})

    assert table.cash("A") == 1500 - amount


def test_who_has_no_buildings_has_no_repairs() -> None:
    """MO-26: nothing is owed."""
    table = draws("winter_roofs", cash={"A": 0})

    assert is_between_throws(table)


def test_wildlings_push_back_three_squares() -> None:
    """MO-22: from 22 to Harrenhal, without a salary."""
    table = draws("wildlings", pos=15)

    assert table.at("A") == 19
    assert table.cash("A") == 1500
    assert table.prompt() == "prompt-buy"


@pytest.mark.parametrize("card", ["traitor", "arrest"])
def test_cards_that_lead_to_jail(card: str) -> None:
    """MO-27: at once."""
    table = draws(card)

    assert table.jailed() == "A"
    assert table.turn() == "B"


@pytest.mark.parametrize(("card", "deck"), [("night_watch_favour", VALAR), ("champion", THRONE)])
def test_cards_that_open_the_cell_are_kept(card: str, deck: int) -> None:
    """MO-21: and leave the deck."""
    table = draws(card)

    assert table.realm.held[deck] == 0
    assert len(table.realm.valar if deck == VALAR else table.realm.throne) == 15
    assert table.bottom(deck) != IDS.index(card)


def test_a_deck_without_its_jail_card_goes_round_in_fifteen() -> None:
    """MO-20, MO-21: the first card drawn comes up again as the sixteenth."""
    table = draws("night_watch_favour")
    order = [table.realm.cards[slot] for slot in table.realm.valar]
    assert len(order) == 15
    for _ in range(15):
        table.realm.valar.append(table.realm.valar.pop(0))
    assert [table.realm.cards[slot] for slot in table.realm.valar] == order


def test_a_card_goes_under_its_deck_and_is_known_there() -> None:
    """MO-20: to players and spectators alike; what lies above it is not."""
    table = draws("iron_bank")

    for viewer in (SPECTATOR, 0, 2):
        view = GAME.view(table.realm, viewer)
        assert view.valar == [-1] * 15 + [IDS.index("iron_bank")]
        assert view.throne == [-1] * 16


def test_the_known_order_comes_back() -> None:
    """MO-20: after sixteen draws everybody knows what comes next."""
    table = draws("bridge_toll")
    table.realm.knowledge[1:16] = [table.realm.knowledge[0]] * 15

    assert GAME.view(table.realm, 1).valar == [table.realm.cards[slot] for slot in table.realm.valar]


def test_a_jail_card_that_was_used_lies_at_the_bottom() -> None:
    """MO-21, MO-29: and is known there."""
    table = scene(jail={"A": 0}, cards={"A": [VALAR]})

    table.plays("A", "card valar_morghulis")

    assert table.bottom(VALAR) == IDS.index("night_watch_favour")
    assert table.realm.held[VALAR] == -1
    assert PLAYERS[table.realm.turn] == "A"


def test_gifts_come_one_after_the_other() -> None:
    """MO-25: while B looks for money, C and D have not paid yet."""
    table = scene(4, cash={"B": 4}, owns={"B": [5]}, deck=[24])
    table.rolls("A", 1, 1)
    assert [table.cash(player) for player in "ABCD"] == [1500, 4, 1500, 1500]

    table.plays("B", "mortgage house_lannister")

    assert [table.cash(player) for player in "ABCD"] == [1530, 94, 1490, 1490]
