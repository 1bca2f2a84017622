import pytest

from fivethrones.kernel.errors import BadSettings
from fivethrones.kernel.message import literal
from fivethrones.kernel.settings import FALSE, TRUE, Setting, switch, with_defaults
from toy.game import Toy

SETTINGS = [Setting("seats", ["2", "3"]), switch("teams"), switch("open", on=True)]


def test_what_is_not_given_gets_the_first_value() -> None:
    assert with_defaults(SETTINGS, {}) == {"seats": "2", "teams": FALSE, "open": TRUE}


def test_settled_options_come_in_the_order_of_the_settings() -> None:
    assert list(with_defaults(SETTINGS, {"open": FALSE, "seats": "3"}).items()) == [
        ("seats", "3"),
        ("teams", FALSE),
        ("open", FALSE),
    ]


def test_settled_options_settle_to_themselves() -> None:
    settled = with_defaults(SETTINGS, {"seats": "3"})

    assert with_defaults(SETTINGS, settled) == settled


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadSettings) as refused:
        with_defaults(SETTINGS, {"dragons": TRUE})

    reason = refused.value.reason
    assert reason.id == "refused-option-unknown"
    assert reason.args["option"] == literal("dragons")
    assert reason.args["known"] == [literal("seats"), literal("teams"), literal("open")]


def test_a_wrong_value_is_refused_with_the_possible_ones() -> None:
    with pytest.raises(BadSettings) as refused:
        with_defaults(SETTINGS, {"seats": "9"})

    reason = refused.value.reason
    assert reason.id == "refused-option-value"
    assert reason.args == {
        "option": literal("seats"),
        "value": literal("9"),
        "known": [literal("2"), literal("3")],
    }


def test_a_game_refuses_options_that_do_not_go_together() -> None:
    toy = Toy()
    settings = with_defaults(toy.settings, {"seats": "3", "teams": TRUE})

    with pytest.raises(BadSettings, match="refused-teams-of-two"):
        toy.setup(settings, 1)
