"""How a lesson is played where everybody may respond, and where several things are chosen together."""

from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.message import Message
from fivethrones.lessons.lesson import Lesson, Step
from fivethrones.lessons.playing import Playing, played
from fivethrones.scenes.card_engine import side
from fivethrones.scenes.stark_lannister import GAME, table_with


def two_to_send() -> Table:
    """Lannister holds a card, so that nobody knows whether there is an answer."""
    return table_with(
        stark=side(play="northern_bannermen jon_snow robb_stark", plot="calling_the_banners"),
        lannister=side(play="the_hound", hand="sworn_shield", gold=1, plot="under_arrest"),
    )


LESSON = Lesson(
    "some",
    1,
    two_to_send,
    (
        Step("challenge", expects=("challenge military 1",)),
        Step(
            "attackers",
            expects=("choose northern_bannermen ; choose jon_snow ; done",),
            wrong={"choose robb_stark": "robb"},
            then=("1 choose the_hound",),
        ),
        Step("read"),
        Step("again", expects=("challenge power 1",)),
    ),
)


def at(hints: int) -> Playing:
    return played(GAME, LESSON, [], hints)


def test_what_may_be_passed_before_the_next_move_is_passed() -> None:
    playing = at(2)

    assert playing.state.decision is not None
    assert playing.state.decision.prompt.id == "prompt-challenge"
    assert "dies" in [event.kind for shown in playing.shown for event in shown.events]


def test_passes_belong_to_what_was_done_before_them() -> None:
    """Attackers, defenders: two things to be seen, however many windows there were."""
    assert len(at(2).shown) == 2


def test_every_part_of_an_expected_gesture_is_expected() -> None:
    playing = at(1)
    parts = [action for gesture in playing.expected() for action in gesture[:2]]

    assert [playing.is_expected(action) for action in parts] == [True, True]
    assert [playing.why_not_piece(GAME.piece_of(two_to_send(), action)) for action in parts] == [None, None]


def test_an_answer_is_also_given_when_its_move_is_part_of_a_gesture() -> None:
    playing = at(1)

    for text in ("choose robb_stark", "choose jon_snow ; choose robb_stark ; done"):
        assert playing.why_not(playing.read(text)) == Message("lesson-some-attackers-robb")
