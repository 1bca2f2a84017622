"""Three at a table: titles, whom they support and whose rivals they are, and challenges that find another target."""

from typing import Final

from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.play import apply
from fivethrones.lessons.lesson import Lesson, Step
from fivethrones.scenes.card_engine import side
from fivethrones.scenes.living_card_game import GAME, table_with

# Titles


def council() -> Table:
    return table_with(
        side(play="eddard_stark", hand="robb_stark direwolf_pup", plots="the_power_of_arms"),
        side(play="tyrion_lannister", hand="the_lions_will", plots="planning_ahead"),
        side(play="brienne_of_tarth", hand="muster", plots="uneasy_truce"),
        phase="plot",
    )


def an_intrigue_to_win() -> Table:
    table = table_with(
        side(play="catelyn_stark sansa_stark", plots="the_power_of_arms"),
        side(play="tyrion_lannister cersei_lannister", plots="planning_ahead"),
        side(play="brienne_of_tarth", plots="uneasy_truce"),
        phase="plot",
    )
    apply(table, GAME.read_at(table, 0, "first 0"))
    return table


TITLES: Final = Lesson(
    "titles",
    3,
    council,
    (
        Step("council", "LC-75"),
        Step("first", "LC-30", expects=("first 0",), wrong={"first 1": "last", "first 2": "last"}),
        Step(
            "coin",
            "LC-91",
            expects=("title master_of_coin",),
            wrong={
                "title master_of_laws": "laws",
                "title lord_commander_of_the_kingsguard": "strength",
                "title master_of_whispers": "strength",
                "title crown_regent": "strength",
                "title hand_of_the_king": "hand",
            },
            then=("1 title hand_of_the_king", "2 title lord_commander_of_the_kingsguard"),
        ),
        Step(
            "robb", "LC-91", expects=("play robb_stark",), wrong={"play direwolf_pup": "pup", "pass": "pass"}
        ),
        Step("round", "LC-67"),
        Step(
            "exam",
            "LC-82",
            expects=("title master_of_whispers",),
            wrong={
                "title lord_commander_of_the_kingsguard": "military",
                "title crown_regent": "power",
                "title master_of_coin": "coin",
                "title master_of_laws": "coin",
                "title hand_of_the_king": "coin",
            },
            exam=True,
            position=an_intrigue_to_win,
        ),
    ),
)

# Support and rivalry


def hand_and_coin() -> Table:
    return table_with(
        side(
            play="catelyn_stark ser_rodrik_cassel",
            hand="great_keep",
            plot="calm_over_westeros",
            title="hand_of_the_king",
        ),
        side(
            play="tyrion_lannister the_hound:kneeling",
            hand="the_lions_will",
            power=2,
            plot="planning_ahead",
            title="master_of_whispers",
        ),
        side(play="brienne_of_tarth", hand="muster", power=2, plot="rains_of_autumn", title="master_of_coin"),
    )


def whose_rival() -> Table:
    return table_with(
        side(play="direwolf_pup", plot="calm_over_westeros", title="master_of_laws"),
        side(play="tyrion_lannister", plot="planning_ahead", title="master_of_whispers"),
        side(play="selyse_baratheon", plot="rains_of_autumn", title="master_of_coin"),
    )


SUPPORT: Final = Lesson(
    "support",
    3,
    hand_and_coin,
    (
        Step("lines", "LC-77"),
        Step(
            "rival",
            "LC-81",
            expects=("challenge power 2",),
            wrong={"challenge military 2": "military", "challenge intrigue 2": "later", "done": "done"},
        ),
        Step(
            "attackers",
            "LC-81",
            expects=("choose catelyn_stark ; done",),
            wrong={"choose ser_rodrik_cassel": "rodrik"},
            then=("1 done", "0 done", "1 done", "2 challenge military 1"),
        ),
        Step(
            "defend", "LC-78", expects=("choose ser_rodrik_cassel",), wrong={"done": "done"}, then=("2 pass",)
        ),
        Step("won", "LC-79"),
        Step(
            "exam",
            "LC-81",
            expects=("challenge military 1",),
            wrong={"challenge military 2": "other", "done": "done"},
            exam=True,
            position=whose_rival,
        ),
    ),
)

# Challenges that find another target


def regent_is_attacked() -> Table:
    return table_with(
        side(
            play="eddard_stark:kneeling:power=2 direwolf_pup:kneeling",
            hand="great_keep",
            plot="calm_over_westeros",
            title="crown_regent",
        ),
        side(
            play="the_hound tyrion_lannister:kneeling", power=2, plot="planning_ahead", title="master_of_coin"
        ),
        side(
            play="brienne_of_tarth renlys_courtier",
            power=1,
            plot="rains_of_autumn",
            title="master_of_whispers",
        ),
        first=1,
    )


def commander_looks_on() -> Table:
    return table_with(
        side(
            play="ser_rodrik_cassel direwolf_pup",
            hand="great_keep",
            plot="calm_over_westeros",
            title="lord_commander_of_the_kingsguard",
        ),
        side(play="lannisport_weaponsmith", power=2, plot="planning_ahead", title="master_of_laws"),
        side(play="brienne_of_tarth", power=1, plot="rains_of_autumn", title="master_of_whispers"),
        first=1,
    )


def nobody_at_home() -> Table:
    table = table_with(
        side(
            play="direwolf_pup:kneeling", plot="calm_over_westeros", title="lord_commander_of_the_kingsguard"
        ),
        side(play="the_hound", power=2, plot="planning_ahead", title="master_of_laws"),
        side(play="brienne_of_tarth:kneeling", power=1, plot="rains_of_autumn", title="master_of_whispers"),
        first=1,
    )
    apply(table, GAME.read_at(table, 1, "challenge military 2"))
    return table


REDIRECTS: Final = Lesson(
    "redirects",
    3,
    regent_is_attacked,
    (
        Step("regent", "LC-83", then=("1 challenge military 0",)),
        Step(
            "away",
            "LC-83",
            expects=("title crown_regent",),
            wrong={"pass": "pass"},
            then=("2 choose brienne_of_tarth",),
        ),
        Step("commander", "LC-86", position=commander_looks_on, then=("1 challenge military 2", "2 done")),
        Step("over", "LC-86", expects=("title lord_commander_of_the_kingsguard",), wrong={"pass": "pass"}),
        Step(
            "defend",
            "LC-82",
            expects=("choose ser_rodrik_cassel ; done",),
            wrong={"choose direwolf_pup": "pup", "done": "done"},
            then=("0 pass",),
        ),
        Step("power", "LC-86"),
        Step(
            "exam",
            "LC-86",
            expects=("pass",),
            wrong={"title lord_commander_of_the_kingsguard": "empty"},
            exam=True,
            position=nobody_at_home,
        ),
    ),
)
