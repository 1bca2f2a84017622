"""How houses fight: the three challenges, and the keywords that count in them."""

from typing import Final

from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.play import apply
from fivethrones.lessons.lesson import Lesson, Step
from fivethrones.scenes.card_engine import side
from fivethrones.scenes.stark_lannister import GAME, table_with

# The three challenges


def four_against_four() -> Table:
    return table_with(
        stark=side(
            play="northern_bannermen catelyn_stark sansa_stark jon_snow",
            hand="hodor",
            plot="calling_the_banners",
        ),
        lannister=side(
            play="the_hound cersei_lannister ser_ilyn_payne lannisport_steward",
            hand="bronn casterly_rock",
            power=2,
            plot="under_arrest",
        ),
    )


def nobody_with_the_icon() -> Table:
    return table_with(
        stark=side(play="northern_bannermen", plot="calling_the_banners"),
        lannister=side(play="the_hound lannisport_steward", power=1, plot="under_arrest"),
    )


CHALLENGES: Final = Lesson(
    "challenges",
    4,
    four_against_four,
    (
        Step("icons", "SL-27"),
        Step(
            "military",
            "SL-27",
            expects=("challenge military 1",),
            wrong={"challenge intrigue 1": "later", "challenge power 1": "later", "done": "done"},
        ),
        Step(
            "attackers",
            "SL-29",
            expects=("choose northern_bannermen ; done",),
            wrong={"choose jon_snow": "jon"},
            then=("1 choose the_hound ; done", "1 choose lannisport_steward"),
        ),
        Step(
            "intrigue",
            "SL-35",
            expects=("challenge intrigue 1",),
            wrong={"challenge power 1": "later", "done": "done"},
        ),
        Step(
            "catelyn",
            "SL-32",
            expects=("choose catelyn_stark ; done",),
            wrong={"choose sansa_stark": "sansa"},
            then=("1 choose cersei_lannister",),
        ),
        Step("power", "SL-36", expects=("challenge power 1",), wrong={"done": "done"}),
        Step(
            "unopposed",
            "SL-38",
            expects=("choose sansa_stark ; done",),
            wrong={"choose jon_snow": "jon"},
            then=("1 challenge military 0",),
        ),
        Step(
            "defend",
            "SL-30",
            expects=("choose jon_snow",),
            wrong={"done": "done"},
            then=("0 use jon_snow stand",),
        ),
        Step(
            "exam",
            "SL-38",
            expects=("challenge power 1",),
            wrong={"challenge military 1": "hound", "done": "done"},
            exam=True,
            position=nobody_with_the_icon,
        ),
    ),
)

# Keywords


def renown_and_stealth() -> Table:
    return table_with(
        stark=side(play="eddard_stark arya_stark stark_retinue", plot="calling_the_banners"),
        lannister=side(
            play="lannister_guards cersei_lannister the_hound:kneeling",
            hand="bronn",
            power=1,
            plot="under_arrest",
        ),
    )


def whom_to_slip_past() -> Table:
    table = table_with(
        stark=side(play="arya_stark", plot="calling_the_banners"),
        lannister=side(play="tywin_lannister grand_maester_pycelle the_hound", power=2, plot="under_arrest"),
    )
    apply(table, GAME.read_at(table, 0, "challenge power 1"))
    return table


KEYWORDS: Final = Lesson(
    "keywords",
    3,
    renown_and_stealth,
    (
        Step("words", "SL-54"),
        Step(
            "military",
            "SL-54",
            expects=("challenge military 1",),
            wrong={"challenge power 1": "later", "done": "done"},
        ),
        Step(
            "renown",
            "SL-54",
            expects=("choose eddard_stark ; done",),
            wrong={"choose arya_stark": "arya", "choose stark_retinue": "retinue"},
            then=("1 choose lannister_guards", "1 choose lannister_guards"),
        ),
        Step("power", "SL-55", expects=("challenge power 1",), wrong={"done": "done"}),
        Step(
            "stealth",
            "SL-55",
            expects=("choose cersei_lannister",),
            wrong={"choose the_hound": "hound", "done": "done"},
        ),
        Step("limited", "SL-53"),
        Step(
            "exam",
            "SL-55",
            expects=("choose tywin_lannister",),
            wrong={"choose grand_maester_pycelle": "pycelle", "choose the_hound": "hound", "done": "done"},
            exam=True,
            position=whom_to_slip_past,
        ),
    ),
)
