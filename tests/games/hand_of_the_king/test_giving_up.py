"""HK-55: when players leave before the end."""

from fivethrones.kernel.message import Message
from fivethrones.kernel.state import Outcome
from games.hand_of_the_king.scene import GAME, Scene, rows, scene

GOING_ON = rows("VSG...")
STUCK = rows("V.....")


def given_up(table: Scene, *seats: int) -> Outcome:
    outcome = GAME.given_up(table.court, list(seats))
    assert outcome is not None, f"play goes on without {seats}"
    return outcome


def test_the_last_player_left_wins() -> None:
    """HK-55: at once, whoever has the banners; who gave up later comes before the others."""
    table = scene(GOING_ON, seats=3, banners={0: "stark greyjoy"})

    outcome = given_up(table, 0, 2)

    assert outcome.ranking == [[1], [2], [0]]
    assert outcome.reason == Message("outcome-given-up", {"winners": ["seat-1"]}, "HK-55")


def test_two_of_three_play_on() -> None:
    """HK-55: nothing is decided yet."""
    table = scene(GOING_ON, seats=3)

    assert GAME.given_up(table.court, [0]) is None


def test_who_gave_up_comes_last() -> None:
    """HK-55: with the most banners too."""
    table = scene(STUCK, seats=3, banners={0: "stark greyjoy lannister", 1: "tully", 2: "tyrell targaryen"})
    assert table.ranking() == [[0], [2], [1]]

    assert given_up(table, 0).ranking == [[2], [1], [0]]


def test_the_banners_of_who_gave_up_count_for_nobody() -> None:
    """HK-55, HK-40: the others have none, so they draw."""
    table = scene(STUCK, seats=3, banners={0: "stark"})

    outcome = given_up(table, 0)

    assert outcome.ranking == [[1, 2], [0]]
    assert outcome.reason.id == "outcome-draw"


def test_a_team_stays_while_one_of_it_plays() -> None:
    """HK-55: the banners of the partner who gave up still count for the team."""
    table = scene(
        STUCK, seats=4, banners={0: "stark greyjoy", 2: "tully", 1: "lannister tyrell"}, variant="teams"
    )

    assert given_up(table, 0).ranking == [[0, 2], [1, 3]]


def test_a_team_that_has_given_up_loses() -> None:
    """HK-55: when both partners have."""
    going_on = scene(GOING_ON, seats=4, banners={0: "stark greyjoy"}, variant="teams")

    assert GAME.given_up(going_on.court, [0, 1]) is None
    assert given_up(going_on, 0, 1, 2).ranking == [[1, 3], [0, 2]]
