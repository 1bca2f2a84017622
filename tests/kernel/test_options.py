import pytest

from fivethrones.kernel.errors import BadOptions
from fivethrones.kernel.message import literal
from fivethrones.kernel.options import FALSE, TRUE, Setting, settle, switch
from toy.game import Toy

SETTINGS = [Setting("seats", ["2", "3"]), switch("teams"), switch("open", on=True)]


def test_what_is_not_given_gets_the_first_value() -> None:
    assert settle(SETTINGS, {}) == {"seats": "2", "teams": FALSE, "open": TRUE}


def test_settled_options_come_in_the_order_of_the_settings() -> None:
    assert list(settle(SETTINGS, {"open": FALSE, "seats": "3"}).items()) == [
        ("seats", "3"),
        ("teams", FALSE),
        ("open", FALSE),
    ]


def test_settled_options_settle_to_themselves() -> None:
    settled = settle(SETTINGS, {"seats": "3"})

    assert settle(SETTINGS, settled) == settled


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOptions) as refused:
        settle(SETTINGS, {"dragons": TRUE})

    reason = refused.value.reason
    assert reason.id == "refused-option-unknown"
    assert reason.args["option"] == literal("dragons")
    assert reason.args["known"] == [literal("seats"), literal("teams"), literal("open")]


def test_a_wrong_value_is_refused_with_the_possible_ones() -> None:
    with pytest.raises(BadOptions) as refused:
        settle(SETTINGS, {"seats": "9"})

    reason = refused.value.reason
    assert reason.id == "refused-option-value"
    assert reason.args == {
        "option": literal("seats"),
        "value": literal("9"),
        "known": [literal("2"), literal("3")],
    }


def test_a_game_refuses_options_that_do_not_go_together() -> None:
    toy = Toy()
    options = settle(toy.settings, {"seats": "3", "teams": TRUE})

    with pytest.raises(BadOptions, match="refused-teams-of-two"):
        toy.setup(options, 1)
