"""Hand of the King in text, and each choice in words."""

import pytest

from fivethrones.games.hand_of_the_king.companions import COMPANIONS
from fivethrones.games.hand_of_the_king.notation import GRAMMAR
from fivethrones.kernel.action import NOTHING, Action
from fivethrones.kernel.errors import Unreadable
from fivethrones.kernel.message import Message
from fivethrones.kernel.play import legal
from games.hand_of_the_king.decisions import DECISIONS, at_decision
from games.hand_of_the_king.scene import GAME, rows, scene

SAID = [
    ("move left stark", Action(1, "move", 2, 0)),
    ("move up tully", Action(1, "move", 0, 6)),
    ("stop a1", Action(1, "stop", 0)),
    ("stop f6", Action(1, "stop", 35)),
    ("confer 3", Action(1, "confer", 3)),
    ("play hodor", Action(1, "play", 0)),
    ("discard petyr_baelish", Action(1, "discard", 13)),
    ("kill eddard_stark", Action(1, "kill", 0)),
    ("swap varys", Action(1, "swap", 35)),
    ("name greyjoy", Action(1, "name", 1)),
    ("award tully 1", Action(1, "award", 6, 1)),
]


@pytest.mark.parametrize(("text", "action"), SAID)
def test_an_action_is_written_in_plain_words(text: str, action: Action) -> None:
    """And read back as the same action."""
    assert GAME.write(action) == text
    assert GAME.read(1, text) == action


def test_every_action_is_read_as_it_was_written() -> None:
    """All that can ever be said in this game."""
    count = 0
    for verb, spoken in GRAMMAR.items():
        for target in range(len(spoken[0])):
            for extra in range(len(spoken[1])) if len(spoken) > 1 else [NOTHING]:
                action = Action(2, verb, target, extra)
                assert GAME.read(2, GAME.write(action)) == action
                count += 1
    each = len(COMPANIONS)
    assert count == 4 * 7 + 36 + 4 + each + each + 35 + 36 + 7 + 7 * 4


@pytest.mark.parametrize("decision", DECISIONS)
def test_every_option_has_text_and_words(decision: str) -> None:
    """In every kind of decision, each option its own."""
    court = at_decision(decision).court
    options = legal(court, 0)

    texts = [GAME.write(option) for option in options if isinstance(option, Action)]
    labels = [repr(GAME.label(court, option)) for option in options]

    assert len(set(texts)) == len(set(labels)) == len(options)
    assert all(label.startswith("<do-") for label in labels)


@pytest.mark.parametrize(
    "text", ["", "   ", "dance", "move", "move left", "move left stark now", "award tully", "MOVE left stark"]
)
def test_text_that_says_no_action_is_refused(text: str) -> None:
    """With the text in the reason."""
    with pytest.raises(Unreadable) as refusal:
        GAME.read(0, text)

    assert refusal.value.reason == Message("refused-unreadable", {"text": f"={text}"})


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("move north stark", "north"),
        ("move left lannisters", "lannisters"),
        ("stop g1", "g1"),
        ("stop a7", "a7"),
        ("confer 4", "4"),
        ("confer -1", "-1"),
        ("play varys", "varys"),
        ("kill varys", "varys"),
        ("kill ned", "ned"),
        ("name tyrel", "tyrel"),
        ("award tully me", "me"),
    ],
)
def test_an_unknown_word_is_named(text: str, word: str) -> None:
    """So that it can be corrected."""
    with pytest.raises(Unreadable) as refusal:
        GAME.read(0, text)

    assert refusal.value.reason == Message("refused-unknown-word", {"text": f"={word}"})


def test_a_move_says_where_it_ends_and_how_many_it_takes() -> None:
    """HK-7, HK-8: before it is made."""
    table = scene(rows("VSG.SL"))

    assert GAME.label(table.court, Action(0, "move", 3, 0)) == Message(
        "do-move", {"direction": "direction-right", "house": "house-stark", "cell": "=e1", "taken": 2}
    )


def test_a_stop_says_at_whom_and_how_many_it_takes() -> None:
    """HK-54: those of the house up to there."""
    table = scene(rows("VSG..."), at={"e1": "bran_stark"}, stop_anywhere="true")

    assert GAME.label(table.court, Action(0, "stop", 4)) == Message(
        "do-stop", {"character": "character-bran_stark", "cell": "=e1", "taken": 2}
    )
