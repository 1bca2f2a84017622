"""What comes in between: actions, responses, saves; and then a whole round."""

from typing import Final

from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.play import apply
from fivethrones.lessons.lesson import Lesson, Step
from fivethrones.scenes.card_engine import side
from fivethrones.scenes.stark_lannister import GAME, table_with

# Responses and saves


def under_attack() -> Table:
    return table_with(
        stark=side(
            play="robb_stark maester_luwin",
            hand="for_the_north ambush_in_the_whispering_wood",
            plot="calling_the_banners",
        ),
        lannister=side(play="the_hound ser_ilyn_payne", hand="bronn", plot="killing_cold"),
        first="lannister",
    )


def claim_is_due() -> Table:
    table = table_with(
        stark=side(
            play="robb_stark:kneeling:with=direwolf arya_stark:kneeling",
            hand="hodor",
            plot="calling_the_banners",
        ),
        lannister=side(play="the_hound", plot="killing_cold"),
        first="lannister",
    )
    apply(table, GAME.read_at(table, 1, "challenge military 0"))
    return table


def three_ways_to_save() -> Table:
    table = table_with(
        stark=side(
            play="robb_stark:kneeling:power=2:with=direwolf jory_cassel:kneeling",
            hand="not_today",
            plot="calling_the_banners",
        ),
        lannister=side(play="the_hound", plot="killing_cold"),
        first="lannister",
    )
    apply(table, GAME.read_at(table, 1, "challenge military 0"))
    apply(table, GAME.read_at(table, 0, "choose robb_stark"))
    return table


RESPONSES: Final = Lesson(
    "responses",
    4,
    under_attack,
    (
        Step(
            "windows", "SL-58", then=("1 challenge military 0", "1 choose the_hound ; choose ser_ilyn_payne")
        ),
        Step("defend", "SL-30", expects=("choose robb_stark",), wrong={"done": "done"}),
        Step("action", "SL-56", expects=("use for_the_north strength",), wrong={"pass": "pass"}),
        Step(
            "response",
            "SL-60",
            expects=("use ambush_in_the_whispering_wood kill",),
            wrong={"pass": "pass"},
        ),
        Step("target", "SL-57", expects=("choose the_hound",), wrong={"choose ser_ilyn_payne": "ilyn"}),
        Step(
            "claim",
            "SL-34",
            expects=("choose robb_stark",),
            wrong={"choose arya_stark": "arya"},
            position=claim_is_due,
        ),
        Step("save", "SL-62", expects=("use direwolf save_it",), wrong={"pass": "pass"}),
        Step("asked", "SL-61"),
        Step(
            "exam",
            "SL-62",
            expects=("use direwolf save_it",),
            wrong={"use jory_cassel save_it": "jory", "use not_today save_it": "card", "pass": "pass"},
            exam=True,
            position=three_ways_to_save,
        ),
    ),
)

# A whole round


def new_round() -> Table:
    return table_with(
        stark=side(
            play="eddard_stark:power=2 arya_stark winterfell_castle",
            hand="robb_stark sansa_stark needle",
            deck="northern_bannermen winterfell",
            plots="calling_the_banners the_old_gods spies_among_us",
            power=3,
        ),
        lannister=side(
            play="cersei_lannister",
            hand="the_hound bronn",
            deck="shae casterly_rock",
            plots="under_arrest killing_cold uneasy_truce",
            power=4,
        ),
        phase="plot",
    )


def one_power_short() -> Table:
    return table_with(
        stark=side(
            play="eddard_stark:power=4 sansa_stark", hand="hodor", power=10, plot="calling_the_banners"
        ),
        lannister=side(
            play="ser_gregor_clegane lannisport_steward cersei_lannister:kneeling",
            hand="bronn",
            power=12,
            plot="killing_cold",
        ),
    )


ROUND: Final = Lesson(
    "round",
    4,
    new_round,
    (
        Step(
            "plot",
            "SL-13",
            expects=("plot calling_the_banners",),
            wrong={"plot the_old_gods": "slow", "plot spies_among_us": "poor"},
            then=("1 plot under_arrest",),
        ),
        Step(
            "first",
            "SL-16",
            expects=("first 0",),
            wrong={"first 1": "second"},
            then=("1 choose eddard_stark",),
        ),
        Step(
            "marshal",
            "SL-20",
            expects=("play robb_stark",),
            wrong={"pass": "pass"},
        ),
        Step("end", "SL-26", expects=("pass",), then=("1 play bronn",)),
        Step(
            "challenge",
            "SL-27",
            expects=("challenge power 1",),
            wrong={"done": "done"},
        ),
        Step(
            "attackers",
            "SL-29",
            expects=("choose robb_stark ; done",),
            wrong={"choose arya_stark": "arya"},
            then=("1 choose cersei_lannister ; done",),
        ),
        Step(
            "stop", "SL-40", expects=("done",), wrong={"challenge military 1": "military"}, then=("1 done",)
        ),
        Step(
            "again",
            "SL-42",
            expects=("plot the_old_gods", "plot spies_among_us"),
            then=("1 plot killing_cold",),
        ),
        Step(
            "exam",
            "SL-43",
            expects=("challenge power 1",),
            wrong={"challenge military 1": "military", "challenge intrigue 1": "intrigue", "done": "done"},
            then=("0 choose eddard_stark ; choose sansa_stark",),
            exam=True,
            position=one_power_short,
        ),
    ),
)
