"""How a house gathers: set-up cards and gold, plots, marshalling."""

from typing import Final

from fivethrones.games.card_engine.state import Table
from fivethrones.lessons.lesson import Lesson, Step
from fivethrones.scenes.card_engine import side
from fivethrones.scenes.stark_lannister import setting_up, table_with

# What you have


def first_hand() -> Table:
    return setting_up(
        stark=side(
            hand="northern_bannermen arya_stark winterfell_castle eddard_stark not_today direwolf robb_stark",
            plots="the_lion_and_the_wolf calling_the_banners",
        ),
        lannister=side(
            hand="the_hound bronn tyrion_lannister sworn_shield imprisoned cersei_lannister shae",
            plots="guarding_the_throne killing_cold",
        ),
    )


def first_income() -> Table:
    return table_with(
        stark=side(
            play="northern_bannermen arya_stark",
            hand="eddard_stark not_today winterfell_castle inn_at_the_crossroads robb_stark",
            deck="sansa_stark direwolf",
            plot="the_lion_and_the_wolf",
        ),
        lannister=side(
            play="the_hound bronn", hand="tyrion_lannister sworn_shield", plot="guarding_the_throne"
        ),
        phase="draw",
    )


def one_gold() -> Table:
    return table_with(
        stark=side(
            play="arya_stark", hand="hodor needle inn_at_the_crossroads", gold=1, plot="the_lion_and_the_wolf"
        ),
        lannister=side(play="the_hound", hand="bronn", plot="guarding_the_throne"),
        phase="marshalling",
    )


RESOURCES: Final = Lesson(
    "resources",
    4,
    first_hand,
    (
        Step("goal", "SL-43"),
        Step(
            "setup",
            "SL-10",
            expects=("place northern_bannermen",),
            wrong={"place eddard_stark": "costly", "place robb_stark": "costly", "done": "nothing"},
        ),
        Step(
            "rest",
            "SL-10",
            expects=("place arya_stark",),
            wrong={"place winterfell_castle": "later", "done": "early"},
        ),
        Step("done", "SL-11", expects=("done",), then=("1 place the_hound", "1 place bronn", "1 done")),
        Step("income", "SL-21", position=first_income),
        Step(
            "free",
            "SL-22",
            expects=("play winterfell_castle",),
            wrong={"play eddard_stark": "all", "play robb_stark": "all", "pass": "pass"},
        ),
        Step(
            "inn",
            "SL-21",
            expects=("play inn_at_the_crossroads",),
            wrong={"play sansa_stark": "later", "pass": "pass"},
        ),
        Step("saved", "SL-47"),
        Step(
            "exam",
            "SL-21",
            expects=("play inn_at_the_crossroads",),
            wrong={"play hodor": "hodor", "play needle": "needle", "pass": "pass"},
            exam=True,
            position=one_gold,
        ),
    ),
)

# Plots


def choosing(plots: str, theirs: str, hand: str = "the_hound sworn_shield") -> Table:
    return table_with(
        stark=side(play="arya_stark northern_bannermen", hand="robb_stark not_today", plots=plots),
        lannister=side(play="bronn", hand=hand, plots=theirs, power=1),
        phase="plot",
    )


def gold_is_short() -> Table:
    return choosing("calling_the_banners storm_of_swords the_old_gods", "hear_me_roar under_arrest")


def to_go_first() -> Table:
    return choosing("calling_the_banners storm_of_swords the_old_gods", "game_of_thrones under_arrest")


def to_spy() -> Table:
    return choosing(
        "spies_among_us calling_the_banners",
        "killing_cold uneasy_truce",
        "tywin_lannister the_hound lannister_encampment",
    )


def to_strike_hard() -> Table:
    return choosing("calling_the_banners the_old_gods hidden_in_the_shadows", "killing_cold uneasy_truce")


PLOTS: Final = Lesson(
    "plots",
    4,
    gold_is_short,
    (
        Step("numbers", "SL-14"),
        Step(
            "gold",
            "SL-21",
            expects=("plot calling_the_banners",),
            wrong={"plot storm_of_swords": "poor", "plot the_old_gods": "poor"},
            then=("1 plot hear_me_roar", "1 first 1"),
        ),
        Step(
            "initiative",
            "SL-15",
            expects=("plot storm_of_swords",),
            wrong={"plot calling_the_banners": "slow", "plot the_old_gods": "slow"},
            then=("1 plot game_of_thrones",),
            position=to_go_first,
        ),
        Step("first", "SL-16", expects=("first 0",), wrong={"first 1": "second"}),
        Step(
            "text",
            "SL-17",
            expects=("plot spies_among_us",),
            wrong={"plot calling_the_banners": "plain"},
            then=("1 plot uneasy_truce", "0 first 0"),
            position=to_spy,
        ),
        Step(
            "look",
            "SL-17",
            expects=("choose tywin_lannister",),
            wrong={"choose the_hound": "cheap", "choose lannister_encampment": "cheap"},
        ),
        Step("used", "SL-18"),
        Step(
            "exam",
            "SL-33",
            expects=("plot the_old_gods",),
            wrong={"plot calling_the_banners": "one", "plot hidden_in_the_shadows": "one"},
            exam=True,
            position=to_strike_hard,
        ),
    ),
)

# Marshalling


def five_gold() -> Table:
    return table_with(
        stark=side(
            play="eddard_stark godswood",
            hand="arya_stark needle eddard_stark robb_stark not_today",
            gold=5,
            plot="storm_of_swords",
        ),
        lannister=side(play="cersei_lannister", hand="the_hound shae", plot="under_arrest"),
        phase="marshalling",
    )


def no_intrigue() -> Table:
    return table_with(
        stark=side(
            play="northern_bannermen",
            hand="arya_stark sansa_stark syrio_forel",
            gold=2,
            plot="storm_of_swords",
        ),
        lannister=side(play="cersei_lannister lannisport_steward", hand="shae", plot="under_arrest"),
        phase="marshalling",
    )


MARSHALLING: Final = Lesson(
    "marshalling",
    4,
    five_gold,
    (
        Step(
            "character",
            "SL-22",
            expects=("play arya_stark",),
            wrong={"play robb_stark": "later", "play needle": "bearer", "pass": "pass"},
        ),
        Step(
            "attachment",
            "SL-24",
            expects=("play needle",),
            wrong={"duplicate eddard_stark.2": "later", "pass": "pass"},
        ),
        Step("bearer", "SL-24", expects=("choose arya_stark",), wrong={"choose eddard_stark": "eddard"}),
        Step("duplicate", "SL-52", expects=("duplicate eddard_stark.2",), wrong={"pass": "pass"}),
        Step("cheaper", "SL-66", expects=("use godswood next_is_cheaper",), wrong={"pass": "pass"}),
        Step("robb", "SL-22", expects=("play robb_stark",), wrong={"pass": "pass"}),
        Step("end", "SL-26", expects=("pass",), then=("1 play the_hound",)),
        Step(
            "exam",
            "SL-29",
            expects=("play sansa_stark",),
            wrong={"play arya_stark": "icon", "play syrio_forel": "icon", "pass": "pass"},
            exam=True,
            position=no_intrigue,
        ),
    ),
)
