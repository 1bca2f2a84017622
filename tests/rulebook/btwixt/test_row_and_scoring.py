"""The ally row and the end of the game. Names of scenarios stand in the docstrings."""

from typing import Any

from fivethrones.games.btwixt.power import council_power
from fivethrones.games.btwixt.rules.ending import judge
from games.btwixt.dealing import scene
from games.btwixt.scene import ALLY_IDS

ROW: dict[str, Any] = {"current": "hodor", "row": "robb bran", "ally_row": "true"}


def test_the_next_ally_comes_from_the_row() -> None:
    """BT-52, BT-40: s37_row_reveal_next."""
    table = scene(
        "eddard euron melisandre doran", **ROW, allies="varys bronn", stacks={"eddard": "pack_survives sum:6"}
    )
    table.kneel_all()
    table.plays("council 0")

    assert table.allies("eddard|euron") == ["hodor", "robb"]
    assert [table.current(), *table.row()] == ["bran", "varys"]  # the next round has begun


def test_looking_begins_with_the_row() -> None:
    """BT-52: s38_row_look."""
    table = scene(**ROW, allies="varys bronn gendry", hands={"cersei": "web_of_spies"})

    table.plays("play web_of_spies")

    assert [ALLY_IDS[ally] for ally in table.view("cersei").looked_at] == ["robb", "varys", "bronn"]
    assert table.view("euron").looked_at == []


def test_what_goes_on_top_goes_into_the_row() -> None:
    """BT-52: s39_row_put_on_top."""
    table = scene(**ROW, allies="varys bronn gendry", hands={"cersei": "web_of_spies"})

    table.plays("play web_of_spies", "top 3", "top 1")

    assert [table.current(), *table.row()] == ["hodor", "bronn", "robb", "varys", "bran"]
    assert table.ally_deck()[0] == "gendry"


def test_without_a_current_ally_it_goes_to_the_left_end() -> None:
    """BT-52: s40_row_put_on_top_no_current."""
    table = scene(
        current="", row="robb bran", ally_row="true", allies="thoros arya", hands={"cersei": "web_of_spies"}
    )

    table.plays("play web_of_spies", "top 2", "top 1")

    assert table.row() == ["thoros", "robb", "arya", "bran"]


def test_allies_in_the_row_cannot_be_chosen() -> None:
    """BT-51: s41_row_not_choosable."""
    table = scene("daenerys euron melisandre", **ROW, hands={"daenerys": "dracarys"})

    table.plays("play dracarys")

    assert table.killed() == []
    assert table.who() == "euron"


def test_an_ally_under_the_deck_leaves_the_row() -> None:
    """BT-52: and the row is filled up when the next season begins."""
    table = scene(
        "eddard euron melisandre",
        **ROW,
        allies="varys bronn",
        hands={"eddard": "winter_is_coming"},
        left=0,
        season="summer",
    )
    table.plays("play winter_is_coming", "under 1", "top 2", "under 3")

    assert table.row() == ["varys", "bran"]
    assert table.ally_deck()[-2:] == ["robb", "bronn"]
    table.kneel_all()
    table.end_round()
    assert [table.current(), *table.row()][:2] == ["varys", "bran"]
    assert 1 + len(table.row()) == 4


def test_the_purple_wedding_with_a_row() -> None:
    """BT-52: one joins the right end, the next in the row becomes current."""
    table = scene(**ROW, allies="varys bronn", hands={"cersei": "purple_wedding"})

    table.plays("play purple_wedding")

    assert [table.current(), *table.row()] == ["robb", "bran", "varys"]


def test_the_scoring_example_of_the_rulebook() -> None:
    """BT-27, BT-28: s08_scoring_example. Olenna, Tyrion, Daenerys, Jon."""
    outcome = judge([16, 20, 17, 22], [4, 4, 4, 4])

    assert outcome.ranking == [[3], [2], [0], [1]]
    assert outcome.reason.id == "outcome-other-council"
    assert outcome.reason.args == {"winners": ["seat-3"], "small": 17, "great": 22}


def test_allies_break_the_second_tie() -> None:
    """BT-28: s09_score_ally_count. Cersei 6, Euron 7, Jon 5."""
    outcome = judge([10, 10, 10], [4, 3, 2])

    assert outcome.ranking[0] == [1]
    assert outcome.reason.args["allies"] == 7


def test_equals_share_the_victory() -> None:
    """BT-28: s10_score_shared."""
    outcome = judge([10, 10, 10], [3, 3, 3])

    assert outcome.ranking == [[0, 1, 2]]
    assert outcome.reason.id == "outcome-shared"


def test_the_strongest_small_council_wins() -> None:
    """BT-8, BT-27."""
    outcome = judge([5, 9, 8, 7], [0, 0, 0, 9])

    assert outcome.ranking == [[2], [3], [1], [0]]
    assert outcome.reason.id == "outcome-small-council"
    assert outcome.reason.args["small"] == 8


def test_the_power_of_a_council_adds_up() -> None:
    """BT-26: s46_score_parts. 7 - 1 + (0 + 3 tokens) + 6."""
    table = scene(councils={"cersei|euron": "tywin theon walder"}, tokens={"cersei|euron": "132"})

    assert council_power(table.realm, table.council("cersei|euron")) == 15
