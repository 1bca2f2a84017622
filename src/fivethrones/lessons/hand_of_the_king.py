"""Hand of the King in four lessons: how Varys walks, whose banner it is, who comes to help, how it ends."""

from typing import Final

from fivethrones.games.hand_of_the_king.state import Court
from fivethrones.lessons.after import after
from fivethrones.lessons.lesson import Lesson, Step
from fivethrones.scenes.hand_of_the_king import GAME, court_with, rows

# How Varys walks


def full_court() -> Court:
    return court_with(
        ["...SB.", ".Y....", "..YLS.", "SGVGLL", "SYGTBT", "...BLS"],
        at={
            "e4": "cersei_lannister",
            "f4": "tyrion_lannister",
            "a5": "rickon_stark",
            "f5": "daenerys_targaryen",
        },
    )


def three_in_a_row() -> Court:
    return court_with(["Y....G", ".....G", "LSLGLV", ".....S", ".....T", ".....S"])


VARYS: Final = Lesson(
    "varys",
    3,
    full_court,
    (
        Step("court", "HK-1"),
        Step(
            "farthest",
            "HK-7",
            expects=("move right lannister",),
            wrong={"move right greyjoy": "one"},
            then=("1 move down targaryen",),
        ),
        Step("others", "HK-8", expects=("move left stark",), then=("1 move up stark",)),
        Step("empty", "HK-9", expects=("move right greyjoy",)),
        Step(
            "exam",
            "HK-8",
            expects=("move left lannister",),
            wrong={"move up greyjoy": "two", "move down stark": "two"},
            exam=True,
            position=three_in_a_row,
        ),
    ),
)

# Whose banner it is


def rival_leads() -> Court:
    return court_with(
        [".....Y", "......", "G.VLUL", "......", "ST...B", "..G.L."],
        areas={0: "SG", 1: "SSL"},
        banners={0: "greyjoy", 1: "stark lannister"},
    )


def one_banner_in_reach() -> Court:
    return court_with(
        ["......", "...G..", "......", "S..V.L", "......", "...G.."],
        areas={0: "SSG", 1: "SSSGGGGLL"},
        banners={1: "stark greyjoy lannister"},
    )


BANNERS: Final = Lesson(
    "banners",
    3,
    rival_leads,
    (
        Step("support", "HK-10"),
        Step(
            "lead",
            "HK-13",
            expects=("move right lannister",),
            wrong={"move right tully": "tully", "move left greyjoy": "greyjoy"},
            then=("1 move down baratheon",),
        ),
        Step(
            "equal",
            "HK-14",
            expects=("move left stark",),
            wrong={"move left targaryen": "targaryen"},
        ),
        Step("touched", "HK-11"),
        Step(
            "exam",
            "HK-14",
            expects=("move left stark",),
            wrong={
                "move up greyjoy": "greyjoy",
                "move down greyjoy": "greyjoy",
                "move right lannister": "lannister",
            },
            exam=True,
            position=one_banner_in_reach,
        ),
    ),
)

# Who comes to help


def last_tyrell() -> Court:
    return court_with(
        ["......", "......", "S.V..Y", "......", ".....G", "T.S.GU"],
        areas={0: "S", 1: "S bran_stark LL"},
        banners={1: "stark lannister"},
        row="hodor jon_snow melisandre",
        deck="gendry",
    )


def three_to_choose_from() -> Court:
    court = court_with(
        rows("U.V..S", "......", "..S..."),
        areas={0: "eddard_stark tyrion_lannister", 1: "L"},
        banners={0: "stark", 1: "lannister"},
        row="bronn ilyn_payne shae",
    )
    return after(GAME, court, "0 move left tully")


COMPANIONS: Final = Lesson(
    "companions",
    3,
    last_tyrell,
    (
        Step("row", "HK-4"),
        Step("last", "HK-18", expects=("move right tyrell",), wrong={"move left stark": "stark"}),
        Step(
            "hodor",
            "HK-28",
            expects=("play hodor",),
            wrong={"play jon_snow": "jon_snow", "play melisandre": "melisandre"},
            then=("1 move down greyjoy",),
        ),
        Step("tully", "HK-18", expects=("move down tully",)),
        Step("jon_snow", "HK-31", expects=("play jon_snow",), wrong={"play melisandre": "melisandre"}),
        Step(
            "house",
            "HK-31",
            expects=("name lannister",),
            wrong={"name stark": "stark", "name greyjoy": "greyjoy"},
        ),
        Step("award", "HK-15", expects=("award lannister 0",), wrong={"award lannister 1": "rival"}),
        Step(
            "exam",
            "HK-32",
            expects=("play shae",),
            wrong={"play bronn": "bronn", "play ilyn_payne": "ilyn_payne"},
            exam=True,
            position=three_to_choose_from,
        ),
    ),
)

# How it ends


def two_ways_to_go() -> Court:
    return court_with(
        ["......", "G.....", "S.V..S", "G.....", "......", "G....U"],
        areas={0: "SSG", 1: "SGL"},
        banners={0: "stark", 1: "greyjoy lannister"},
    )


def far_corner() -> Court:
    return court_with(
        ["S.T...", "......", "......", "..V..B", "......", "S....."],
        areas={0: "SSU", 1: "GGL"},
        banners={0: "stark tully", 1: "greyjoy lannister"},
    )


def two_banners_each() -> Court:
    return court_with(
        rows("..G...", "......", "..V..B"),
        areas={0: "T", 1: "LU"},
        banners={0: "targaryen", 1: "lannister tully"},
    )


ENDING: Final = Lesson(
    "ending",
    3,
    two_ways_to_go,
    (
        Step("where", "HK-6", expects=("move right stark",), wrong={"move left stark": "gift"}),
        Step("stuck", "HK-37", position=far_corner),
        Step(
            "last",
            "HK-37",
            expects=("move right baratheon",),
            wrong={"move up targaryen": "goes_on"},
        ),
        Step("points", "HK-38"),
        Step(
            "exam",
            "HK-39",
            expects=("move up greyjoy",),
            wrong={"move right baratheon": "smaller"},
            exam=True,
            position=two_banners_each,
        ),
    ),
)

LESSONS: Final = (VARYS, BANNERS, COMPANIONS, ENDING)
