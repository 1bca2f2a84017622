"""Bids, and whom a card speaks to. Names of scenarios stand in the docstrings."""

import pytest

from games.btwixt.dealing import scene
from games.btwixt.scene import Scene


def test_the_bid_of_the_rulebook() -> None:
    """BT-14, BT-15, BT-18, BT-20: s04_bid_won. Three cards worth 12 against two worth 15."""
    table = scene(
        "tyrion cersei jon olenna",
        current="varys",
        stacks={"tyrion": "sellswords scorched_fields feast", "cersei": "cavalry_charge great_host"},
    )
    table.kneel_all()

    assert table.realm.totals == [12, 15, 0, 0]
    assert table.winner() == "cersei"
    assert table.allowed() == ["tyrion|cersei", "cersei|jon"]
    table.plays("council 1", "council 0")

    assert table.allies("cersei|jon") == ["varys"]
    assert table.tokens("tyrion|cersei") == 1


@pytest.mark.parametrize(
    ("stacks", "winner"),
    [
        pytest.param({"cersei": "sum:7", "doran": "sum:7"}, "doran", id="s11_tie_clockwise"),
        pytest.param({"euron": "sum:7", "melisandre": "sum:7"}, "euron", id="s12_tie_first_player"),
        pytest.param({}, "euron", id="s13_nobody_bids"),
        pytest.param({"doran": "tears_of_lys"}, "euron", id="zero_equals_nothing"),
    ],
)
def test_ties_go_to_the_nearest_clockwise_from_the_first_player(stacks: dict[str, str], winner: str) -> None:
    """BT-16: also when nobody has bid anything."""
    table = scene(first="euron", current="varys", stacks=stacks)

    table.kneel_all()
    assert table.winner() == winner
    table.end_round()

    assert table.all_tokens() == 1


def backup_plan_moves(**hands: str) -> Scene:
    """The rulebook's first example of "you": Cersei takes Euron's Backup Plan."""
    table = scene(
        first="euron", current="lysa", hands={"euron": "backup_plan", "cersei": "betrayal", **hands}
    )
    table.turn("euron", "play backup_plan")
    table.turn("melisandre", "play great_host" if hands else "kneel")
    table.turn("doran", "kneel")
    table.turn("cersei", "play betrayal", *(["card 1.0"] if hands else []))
    return table


def test_backup_plan_speaks_to_its_new_holder() -> None:
    """BT-30, BT-21: s14_you_backup_plan_lost."""
    table = backup_plan_moves(melisandre="great_host")
    assert table.winner() == "melisandre"
    table.end_round()

    assert table.hand("cersei") == ["backup_plan"]
    assert table.hand("euron") == []
    assert table.discard() == ["great_host", "betrayal"]


def test_backup_plan_is_discarded_by_a_winner() -> None:
    """BT-30: s15_you_backup_plan_won."""
    table = backup_plan_moves()
    assert table.winner() == "cersei"
    assert table.realm.totals == [3, 0, 0, 0]
    table.end_round()

    assert table.discard() == ["backup_plan", "betrayal"]
    assert table.hand("cersei") == table.hand("euron") == []


@pytest.mark.parametrize(("card", "winner"), [("cavalry_charge", "jon"), ("feast", "tyrion")])
def test_bribe_goes_to_the_hand_of_whoever_it_lies_before(card: str, winner: str) -> None:
    """BT-30, BT-33: s16_you_bribe, and the same if Tyrion himself wins."""
    table = scene(
        "doran tyrion jon olenna",
        current="lysa",
        hands={"doran": "bribe", "jon": card, "tyrion": ""},
        deck="siege siege",
    )
    table.turn("doran", "play bribe", "name 1")
    if card == "feast":
        table.turn("jon", "play feast", "name 3")
    else:
        table.turn("jon", "play cavalry_charge")
    table.kneel_all()
    assert table.winner() == winner
    assert table.realm.totals[:2] == [0, 5]
    table.end_round()

    assert "bribe" in table.hand("tyrion")
    assert "bribe" not in table.discard()
