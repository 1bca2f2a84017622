"""What a House brings along: influence, more keywords, an agenda and the deck itself."""

from typing import Final

from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.play import apply
from fivethrones.lessons.lesson import Lesson, Step
from fivethrones.scenes.card_engine import side
from fivethrones.scenes.living_card_game import GAME, table_with

# Influence


def cards_to_play() -> Table:
    return table_with(
        side(
            play="renly_baratheon",
            hand="king_roberts_chambers lannisport_weaponsmith knight_of_the_rainwood muster",
            gold=4,
            plot="rains_of_autumn",
        ),
        side(play="the_hound", hand="the_lions_will bronn", power=2, plot="planning_ahead"),
        phase="marshalling",
        deck_0="baratheon",
    )


def renly_attacks() -> Table:
    return table_with(
        side(play="renly_baratheon king_roberts_chambers", hand="muster", plot="rains_of_autumn"),
        side(play="the_hound", hand="the_lions_will bronn", power=2, plot="planning_ahead"),
        deck_0="baratheon",
    )


def two_to_kneel() -> Table:
    table = table_with(
        side(play="renly_baratheon:kneeling kingsroad_fiefdom crossroads", plot="rains_of_autumn"),
        side(play="the_hound", power=2, plot="planning_ahead"),
        deck_0="baratheon",
    )
    apply(table, GAME.read_at(table, 0, "use renly_baratheon stand"))
    return table


INFLUENCE: Final = Lesson(
    "influence",
    3,
    cards_to_play,
    (
        Step("new", "LC-73"),
        Step(
            "chambers",
            "LC-138",
            expects=("play king_roberts_chambers", "attach king_roberts_chambers"),
            wrong={
                "play lannisport_weaponsmith": "foreign",
                "play knight_of_the_rainwood": "later",
                "pass": "pass",
            },
        ),
        Step(
            "penalty",
            "LC-41",
            expects=("play knight_of_the_rainwood",),
            wrong={"play lannisport_weaponsmith": "foreign", "pass": "pass"},
        ),
        Step(
            "attack",
            "LC-47",
            expects=("challenge power 1",),
            wrong={"challenge military 1": "hound", "challenge intrigue 1": "later", "done": "done"},
            position=renly_attacks,
        ),
        Step("stand", "LC-73", expects=("use renly_baratheon stand",), wrong={"pass": "pass"}),
        Step("again", "LC-47", expects=("challenge intrigue 1",), wrong={"challenge military 1": "hound"}),
        Step(
            "exam",
            "LC-73",
            expects=("choose crossroads",),
            wrong={"choose kingsroad_fiefdom": "two"},
            exam=True,
            position=two_to_kneel,
        ),
    ),
)

# Keywords


def grey_wind_hunts() -> Table:
    return table_with(
        side(play="grey_wind eddard_stark ser_rodrik_cassel", plot="calm_over_westeros"),
        side(
            play="the_hound tyrion_lannister cersei_lannister lannisport_weaponsmith",
            hand="the_lions_will",
            power=2,
            plot="planning_ahead",
        ),
    )


def one_of_three() -> Table:
    table = table_with(
        side(play="grey_wind knight_of_the_tumblestone direwolf_pup", plot="calm_over_westeros"),
        side(play="the_hound tyrion_lannister", power=2, plot="planning_ahead"),
    )
    apply(table, GAME.read_at(table, 0, "challenge military 1"))
    return table


KEYWORDS: Final = Lesson(
    "deadly",
    3,
    grey_wind_hunts,
    (
        Step("words", "LC-113"),
        Step(
            "military",
            "LC-100",
            expects=("challenge military 1",),
            wrong={"challenge power 1": "later", "done": "done"},
        ),
        Step(
            "deadly",
            "LC-100",
            expects=("choose grey_wind ; done",),
            wrong={"choose eddard_stark": "eddard", "choose ser_rodrik_cassel": "rodrik"},
            then=(
                "1 choose the_hound ; done",
                "1 choose lannisport_weaponsmith",
                "1 choose the_hound",
            ),
        ),
        Step("power", "LC-110", expects=("challenge power 1",), wrong={"done": "done"}),
        Step(
            "eddard",
            "LC-98",
            expects=("choose eddard_stark ; done",),
            wrong={"choose ser_rodrik_cassel": "rodrik"},
            then=("1 done", "1 choose tyrion_lannister"),
        ),
        Step("others", "LC-113"),
        Step(
            "exam",
            "LC-100",
            expects=("choose grey_wind ; done",),
            wrong={"choose knight_of_the_tumblestone": "plain", "choose direwolf_pup": "plain"},
            exam=True,
            position=one_of_three,
        ),
    ),
)

# Agendas and decks


def siege() -> Table:
    return table_with(
        side(
            agenda="the_siege_of_winterfell",
            play="ser_rodrik_cassel catelyn_stark",
            hand="great_keep",
            plot="calm_over_westeros",
        ),
        side(
            play="lannisport_weaponsmith cersei_lannister",
            hand="the_lions_will",
            power=2,
            plot="planning_ahead",
        ),
    )


def four_gold() -> Table:
    return table_with(
        side(
            play="direwolf_pup",
            hand="lannisport_steward enemy_informer robb_stark",
            gold=4,
            plot="calm_over_westeros",
        ),
        side(play="cersei_lannister", plot="planning_ahead"),
        phase="marshalling",
    )


AGENDAS: Final = Lesson(
    "agendas",
    3,
    siege,
    (
        Step("agenda", "LC-18"),
        Step(
            "military",
            "LC-18",
            expects=("challenge military 1",),
            wrong={"challenge power 1": "power", "challenge intrigue 1": "power", "done": "done"},
            then=("1 done", "1 choose lannisport_weaponsmith"),
        ),
        Step(
            "response",
            "LC-121",
            expects=("use the_siege_of_winterfell house_power",),
            wrong={"pass": "pass"},
        ),
        Step("decks", "LC-15"),
        Step("houses", "LC-17"),
        Step(
            "exam",
            "LC-41",
            expects=("play robb_stark",),
            wrong={"play lannisport_steward": "steward", "pass": "pass"},
            exam=True,
            position=four_gold,
        ),
    ),
)
