"""HK-43 to HK-45: the Three-Eyed Raven, and silence."""

import pytest

from fivethrones.kernel.action import SPECTATOR, Action
from fivethrones.kernel.errors import BadSettings
from fivethrones.kernel.message import Message
from fivethrones.match.match import Match
from games.hand_of_the_king.scene import GAME, LAST_TYRELL, TAKE_LAST, Scene, rows, scene

LINE = rows("VSGLTB")


def talking(table: Scene) -> set[tuple[int, int]]:
    """Who may talk to whom."""
    talkers = GAME.manners.talkers(table.court)
    seats = range(table.court.seats) if talkers is None else talkers
    return {(one, other) for one in seats for other in seats if one != other}


@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_has_one_raven(seats: int) -> None:
    """HK-43, HK-44: one token for each player; none without the variant."""
    assert scene(LINE, seats=seats, variant="raven").court.ravens == [1] * seats
    assert scene(LINE, seats=seats).court.ravens == [0] * seats


def test_three_may_each_confer_with_either_opponent() -> None:
    """HK-43: before the move; the move itself stays open."""
    table = scene(LINE, seats=3, turn=1, variant="raven")

    assert [choice for choice in table.choices() if choice.startswith("confer")] == ["confer 0", "confer 2"]
    assert table.may("move right stark")


def test_a_raven_is_spent_once_in_a_game() -> None:
    """HK-43: the token is gone; the turn goes on with a move."""
    table = scene(LINE, seats=3, variant="raven")

    table.plays("confer 2")
    assert table.asked() == 0
    assert table.court.ravens == [0, 1, 1]
    assert table.refuses("confer 1") == Message("refused-raven-spent", {}, "HK-43")

    table.plays("move right stark", "move right greyjoy", "move right lannister")
    assert table.refuses("confer 1") == Message("refused-raven-spent", {}, "HK-43")


def test_a_raven_flies_only_at_the_start_of_the_own_turn() -> None:
    """HK-43: not in another's turn, and not after the move while a companion is due."""
    table = scene(LAST_TYRELL, seats=3, row="shae gendry", variant="raven")

    assert table.refuses("confer 0", seat=1).id == "refused-not-asked"

    table.plays(TAKE_LAST)
    assert table.refuses("confer 1") == Message("refused-companion-due", {}, "HK-18")


def test_three_with_ravens_play_each_for_himself() -> None:
    """HK-43: nobody's banners are added."""
    table = scene(
        rows("V....."), seats=3, banners={0: "stark", 1: "tully tyrell", 2: "greyjoy"}, variant="raven"
    )

    assert table.ranking() == [[1], [0], [2]]


def test_one_does_not_confer_with_oneself() -> None:
    """HK-43: with an opponent."""
    table = scene(LINE, seats=3, variant="raven")

    assert table.refuses("confer 0") == Message("refused-no-such-seat", {}, "HK-43")
    assert table.refuses("confer 3") == Message("refused-no-such-seat", {}, "HK-43")


def test_there_are_no_ravens_without_the_variant() -> None:
    """HK-43: and nothing to spend."""
    assert scene(LINE, seats=3).refuses("confer 1") == Message("refused-no-ravens", {}, "HK-43")


def test_two_players_have_no_ravens() -> None:
    """HK-43: there is nobody to hide from."""
    with pytest.raises(BadSettings) as refusal:
        scene(LINE, seats=2, variant="raven")

    assert refusal.value.reason == Message("refused-raven-needs-three", {"seats": 2}, "HK-43")


def test_melisandres_turn_may_begin_with_a_talk() -> None:
    """HK-43, HK-33: it is an own turn like any other."""
    table = scene(LAST_TYRELL, seats=3, row="melisandre", variant="raven")

    table.plays(TAKE_LAST)

    assert table.asked() == 0
    assert table.may("confer 1")


def test_four_confer_with_their_partner_only() -> None:
    """HK-44: seat 1's partner is seat 3."""
    table = scene(LINE, seats=4, turn=1, variant="raven")

    assert [choice for choice in table.choices() if choice.startswith("confer")] == ["confer 3"]
    assert table.refuses("confer 0") == Message("refused-partner-only", {}, "HK-44")
    table.plays("confer 3")
    assert table.told("confer") == ["confer 1 3"]


def test_four_with_ravens_play_in_teams() -> None:
    """HK-44: partners add their banners."""
    table = scene(
        rows("V....."), seats=4, banners={0: "stark greyjoy lannister", 1: "tully tyrell", 3: "targaryen baratheon"},
        variant="raven",
    )  # fmt: skip

    assert table.ranking() == [[1, 3], [0, 2]]


@pytest.mark.parametrize("seats", [3, 4])
def test_with_ravens_the_table_is_silent(seats: int) -> None:
    """HK-45: nobody may talk to anybody, partners included."""
    assert talking(scene(LINE, seats=seats, variant="raven")) == set()


def test_without_ravens_the_table_talks() -> None:
    """HK-45: silence is a rule of the variant alone."""
    assert len(talking(scene(LINE, seats=3))) == 6
    assert len(talking(scene(LINE, seats=4, variant="teams"))) == 12


def test_only_the_two_who_confer_may_talk() -> None:
    """HK-45: in both directions, and nobody with them."""
    table = scene(LINE, seats=3, turn=2, variant="raven")

    table.plays("confer 0")

    assert talking(table) == {(0, 2), (2, 0)}


def test_a_talk_takes_a_minute_at_most_and_is_not_taken_back() -> None:
    """HK-45: the token is spent once somebody has been talked to."""
    match = Match(GAME, {"seats": "3", "variant": "raven"}, 1)

    match.play(Action(0, "confer", 1))

    assert GAME.manners.talk_seconds == 60
    assert match.why_not_undo(0) == Message("refused-undo-disclosed")


def test_the_move_ends_the_talk() -> None:
    """HK-45: then it is silent again."""
    table = scene(LINE, seats=3, variant="raven")

    table.plays("confer 1", "move right stark")

    assert talking(table) == set()


def test_everybody_sees_on_whom_a_raven_was_spent() -> None:
    """HK-45: in the log and on the table, spectators too; what was said, nobody is told."""
    table = scene(LINE, seats=3, variant="raven")

    table.plays("confer 1")

    lines = {repr(event.seen_as(viewer)) for event in table.court.events for viewer in [SPECTATOR, 0, 1, 2]}
    assert lines == {"<log-confer seat=seat-0 other=seat-1 (HK-43)>"}
    for viewer in [SPECTATOR, 0, 1, 2]:
        assert table.view(viewer).ravens == [0, 1, 1]
        assert table.view(viewer).talk == [0, 1]


def test_a_talk_binds_nobody() -> None:
    """HK-45: after it the same moves are open as before."""
    table = scene(LINE, seats=3, variant="raven")
    before = [choice for choice in table.choices() if choice.startswith("move")]

    table.plays("confer 1")

    assert table.choices() == before
