"""What cannot be done, in each kind of decision, and the reason given for it."""

import pytest

from fivethrones.games.hand_of_the_king.pieces import CHARACTERS, VARYS
from fivethrones.kernel.action import Action
from fivethrones.kernel.message import Message
from games.hand_of_the_king.decisions import DECISIONS, at_decision
from games.hand_of_the_king.scene import LAST_TYRELL, TAKE_LAST, rows, scene

# (decision, what is tried, message, rule)
TYPICAL = [
    ("move", "move up stark", "refused-nobody-there", "HK-6"),
    ("move", "stop e1", "refused-farthest-only", "HK-7"),
    ("move", "play hodor", "refused-move-due", "HK-6"),
    ("move", "kill arya_stark", "refused-move-due", "HK-6"),
    ("move", "award stark 0", "refused-move-due", "HK-6"),
    ("move", "confer 1", "refused-no-ravens", "HK-43"),
    ("stop", "move right greyjoy", "refused-name-the-cell", "HK-54"),
    ("stop", "stop d1", "refused-nobody-on-cell", "HK-6"),
    ("stop", "stop c3", "refused-nobody-on-cell", "HK-6"),
    ("summon", "move right greyjoy", "refused-companion-due", "HK-18"),
    ("summon", "discard shae", "refused-companion-due", "HK-18"),
    ("summon", "play bronn", "refused-not-face-up", "HK-18"),
    ("kill on grid", "kill jaime_lannister", "refused-not-on-grid", "HK-35"),
    ("kill on grid", "kill edmure_tully", "refused-dead", "HK-35"),
    ("kill on grid", "swap arya_stark", "refused-companion-first", "HK-35"),
    ("kill in area", "kill asha_greyjoy", "refused-not-in-area", "HK-30"),
    ("kill in area", "kill edmure_tully", "refused-dead", "HK-30"),
    ("kill in area", "discard shae", "refused-companion-first", "HK-30"),
    ("discard", "discard jaqen_hghar", "refused-not-face-up", "HK-30"),
    ("discard", "play shae", "refused-companion-first", "HK-30"),
    ("swap", "swap jaime_lannister", "refused-not-on-grid", "HK-34"),
    ("swap", "swap edmure_tully", "refused-dead", "HK-34"),
    ("swap", "swap varys", "refused-varys", "HK-25"),
    ("swap second", "swap arya_stark", "refused-picked-already", "HK-34"),
    ("name", "name tully", "refused-house-gone", "HK-47"),
    ("name", "award stark 0", "refused-companion-first", "HK-31"),
    ("drawn", "play shae", "refused-not-face-up", "HK-36"),
    ("drawn", "move right greyjoy", "refused-companion-first", "HK-36"),
    ("award", "award lannister 0", "refused-not-leader", "HK-15"),
    ("award", "award stark 1", "refused-award-due", "HK-15"),
    ("award", "move right greyjoy", "refused-award-due", "HK-15"),
]


@pytest.mark.parametrize(("decision", "tried", "message", "rule"), TYPICAL)
def test_a_refusal_says_why(decision: str, tried: str, message: str, rule: str) -> None:
    """Each refusal names its reason and its rule, and changes nothing."""
    reason = at_decision(decision).refuses(tried)

    assert (reason.id, reason.rule) == (message, rule)


def test_a_refusal_names_the_things_it_is_about() -> None:
    """Whom, and in another case which companion still has to act."""
    table = at_decision("kill on grid")

    assert table.refuses("kill jaime_lannister").args == {"character": "character-jaime_lannister"}
    assert table.refuses("play hodor").args == {"companion": "companion-sandor_clegane"}


def test_the_banner_choice_names_house_and_seat() -> None:
    """HK-15: only leaders can be given a banner."""
    reason = at_decision("award").refuses("award lannister 0")

    assert reason.args == {"house": "house-lannister", "seat": "seat-0"}


@pytest.mark.parametrize("decision", DECISIONS)
def test_nobody_acts_for_another(decision: str) -> None:
    """HK-5: the same action by another seat is refused, with the rule of the question."""
    table = at_decision(decision)

    reason = table.refuses(table.choices()[0], seat=1)

    assert reason == Message("refused-not-asked", {}, table.prompt().rule)


@pytest.mark.parametrize("decision", DECISIONS)
def test_numbers_that_mean_nothing_are_refused(decision: str) -> None:
    """A program may send anything; it gets a reason and not a crash."""
    table = at_decision(decision)
    verb = table.choices()[0].split()[0]

    for target, extra in [(99, -1), (-1, -1), (-7, 3), (0, 99), (3, -5), (10**9, 10**9)]:
        action = Action(0, verb, target, extra)
        assert table.refuses_action(action).id.startswith("refused-")


def test_varys_cannot_be_killed_by_number() -> None:
    """HK-25: he is the number after the last character."""
    assert len(CHARACTERS) == VARYS
    assert at_decision("kill on grid").refuses_action(Action(0, "kill", VARYS)).id == "refused-varys"


def test_after_the_end_everything_is_refused() -> None:
    """HK-37: the game is over."""
    table = scene(rows("V....."))

    assert table.refuses("move left stark", seat=0) == Message("refused-game-over")
    assert table.refuses_piece("cell-a1", seat=0) == Message("refused-game-over")


def test_a_second_varys_move_in_one_turn_is_refused() -> None:
    """HK-6: one move a turn; then the next player is asked."""
    table = scene(LAST_TYRELL)

    table.plays(TAKE_LAST)

    assert table.refuses("move right greyjoy", seat=0).id == "refused-not-asked"
