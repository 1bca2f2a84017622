"""Actions as text, choices in words."""

import pytest

from fivethrones.kernel.action import Action, Span
from fivethrones.kernel.errors import Unreadable
from fivethrones.kernel.message import Message
from games.monopoly.scene import GAME, scene


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("throw", Action(1, "throw")),
        ("build winterfell", Action(1, "build", 34)),
        ("bid 50", Action(1, "bid", 50)),
        ("give iron_throne", Action(1, "give", 41)),
        ("raze green 9", Action(1, "raze", 6, 9)),
        ("claim braavos 2", Action(1, "claim", 37, 2)),
        ("token longclaw", Action(1, "token", 7)),
        ("offer 0", Action(1, "offer", 0)),
    ],
)
def test_actions_are_written_as_they_are_read(text: str, action: Action) -> None:
    """MO-5: one line each."""
    assert GAME.read(1, text) == action
    assert GAME.write(action) == text


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "refused-unreadable"),
        ("fly", "refused-unreadable"),
        ("build", "refused-unreadable"),
        ("build atlantis", "refused-unknown-word"),
        ("bid much", "refused-unknown-word"),
        ("offer 8", "refused-unknown-word"),
    ],
)
def test_what_says_no_action_is_refused(text: str, reason: str) -> None:
    """MO-5: with what was not understood."""
    with pytest.raises(Unreadable) as refused:
        GAME.read(0, text)
    assert refused.value.reason.id == reason


def test_choices_tell_what_they_cost_or_bring() -> None:
    """MO-34, MO-39, MO-41, MO-42: in their words."""
    table = scene(owns={"A": [37, 39, 5, 15]}, level={37: 1}, mortgaged=[15])
    realm = table.realm
    table.all_rest()

    said = {GAME.write(option): GAME.label(realm, option) for option in realm.stack[-1].options(realm, 0)}  # type: ignore[arg-type]

    assert said["build kings_landing"].args == {"square": "square-kings_landing", "amount": 200}
    assert said["sell braavos"].args["amount"] == 100
    assert said["mortgage house_lannister"].args["amount"] == 100
    assert said["redeem house_baratheon"].args["amount"] == 110


def test_a_span_tells_its_ends() -> None:
    """MO-32: one choice for all bids."""
    label = GAME.label(scene().realm, Span(0, "bid", 3, 90))

    assert label == Message("do-bid-span", {"low": 3, "high": 90})
