"""Monopoly in four lessons, for those who know the game of that name: what differs, auctions, trades, building."""

from typing import Final

from fivethrones.games.monopoly.state import Realm
from fivethrones.lessons.after import after
from fivethrones.lessons.lesson import Lesson, Step
from fivethrones.scenes.monopoly import GAME, realm_with

CRASTERS, FIST, NIGHTFORT, MOLES_TOWN, CROSSROADS = 1, 3, 6, 8, 9
EYRIE, DRAGONSTONE, HARRENHAL = 16, 18, 19


def dice(realm: Realm, *pips: int) -> Realm:
    """What the dice will show, throw by throw."""
    realm.rng.force(*(pip - 1 for pip in pips))
    return realm


# What differs


def first_throw() -> Realm:
    return dice(realm_with(2), 2, 3, 4, 6)


def third_of_a_group() -> Realm:
    realm = realm_with(2, owns={"A": [NIGHTFORT, MOLES_TOWN]}, cash={"A": 130}, pos={"A": 4})
    return after(GAME, dice(realm, 2, 3), "1 rest", "0 throw")


WAYS: Final = Lesson(
    "ways",
    3,
    first_throw,
    (
        Step("ring", "MO-5"),
        Step("throw", "MO-5", expects=("throw",)),
        Step("buy", "MO-10", expects=("buy",), wrong={"decline": "auction"}),
        Step(
            "business",
            "MO-55",
            expects=("rest", "pass"),
            wrong={"mortgage house_lannister": "mortgage"},
            then=("1 throw", "1 rest"),
        ),
        Step("houses", "MO-17"),
        Step(
            "exam",
            "MO-15",
            expects=("buy",),
            wrong={"decline": "rival"},
            exam=True,
            position=third_of_a_group,
        ),
    ),
)

# Auctions


def rival_declines() -> Realm:
    realm = dice(realm_with(2, turn="B", pos={"B": 3}), 2, 1)
    return after(GAME, realm, "1 throw", "1 decline")


def too_dear() -> Realm:
    owns = {"A": [EYRIE, DRAGONSTONE], "B": [MOLES_TOWN]}
    realm = dice(realm_with(2, turn="B", pos={"B": 3}, owns=owns, cash={"A": 220}), 2, 1)
    return after(GAME, realm, "0 rest", "1 throw", "1 decline", "0 bid 60", "1 bid 180")


AUCTIONS: Final = Lesson(
    "auctions",
    3,
    rival_declines,
    (
        Step("why", "MO-31"),
        Step(
            "bid", "MO-32", expects=("bid 1..60",), wrong={"bid 100..1500": "dear", "drop": "drop"},
            then=("1 bid 70",),
        ),
        Step(
            "raise", "MO-32", expects=("bid 71..99",), wrong={"bid 100..1500": "dear", "drop": "drop"},
            then=("1 drop",),
        ),
        Step("cheap", "MO-33"),
        Step(
            "exam",
            "MO-32",
            expects=("drop",),
            wrong={"bid 181..220": "broke"},
            exam=True,
            position=too_dear,
        ),
    ),
)  # fmt: skip

# Trades


def each_has_the_other_s_third() -> Realm:
    owns = {"A": [NIGHTFORT, MOLES_TOWN, EYRIE], "B": [CROSSROADS, DRAGONSTONE, HARRENHAL]}
    return after(GAME, realm_with(2, owns=owns), "1 rest")


def rival_offers() -> Realm:
    owns = {"A": [NIGHTFORT, EYRIE], "B": [CRASTERS, MOLES_TOWN, CROSSROADS]}
    realm = realm_with(2, turn="B", owns=owns)
    return after(GAME, realm, "0 rest", "1 offer 0 ; give crasters_keep ; ask nightfort ; send")


TRADES: Final = Lesson(
    "trades",
    4,
    each_has_the_other_s_third,
    (
        Step("need", "MO-43"),
        Step(
            "offer",
            "MO-47",
            expects=("offer 1 ; give eyrie ; ask crossroads_inn ; send",),
            wrong={"throw": "throw", "offer 1 ; give nightfort ; ask dragonstone ; send": "breaks"},
            then=("1 accept", "1 rest"),
        ),
        Step("both", "MO-43"),
        Step(
            "exam",
            "MO-47",
            expects=("refuse",),
            wrong={"accept": "gift"},
            exam=True,
            position=rival_offers,
        ),
    ),
)

# Building


def whole_group() -> Realm:
    realm = realm_with(
        2, owns={"A": [NIGHTFORT, MOLES_TOWN, CROSSROADS]}, cash={"A": 400}, level={NIGHTFORT: 1}
    )
    return after(GAME, realm, "1 rest")


def one_village_more() -> Realm:
    realm = realm_with(
        2,
        owns={"A": [CRASTERS, FIST, NIGHTFORT, MOLES_TOWN, CROSSROADS]},
        cash={"A": 60},
        level={NIGHTFORT: 2, MOLES_TOWN: 2, CROSSROADS: 3},
    )
    return after(GAME, realm, "1 rest")


BUILDING: Final = Lesson(
    "building",
    3,
    whole_group,
    (
        Step("group", "MO-34"),
        Step(
            "even",
            "MO-35",
            expects=("build moles_town", "build crossroads_inn"),
            wrong={"throw": "throw"},
        ),
        Step(
            "third",
            "MO-35",
            expects=("build crossroads_inn", "build moles_town"),
            wrong={"throw": "throw"},
        ),
        Step("keep", "MO-36"),
        Step("shortage", "MO-38"),
        Step(
            "exam",
            "MO-16",
            expects=("build nightfort", "build moles_town"),
            wrong={"build crasters_keep": "small", "build fist": "small"},
            exam=True,
            position=one_village_more,
        ),
    ),
)

LESSONS: Final = (WAYS, AUCTIONS, TRADES, BUILDING)
