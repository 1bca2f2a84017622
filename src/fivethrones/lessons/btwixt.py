"""B'Twixt in five lessons: two councils, bidding, ties, what cards do, the end."""

from typing import Final

from fivethrones.games.btwixt.state import Realm
from fivethrones.lessons.after import after
from fivethrones.lessons.lesson import Lesson, Step
from fivethrones.scenes.btwixt import GAME, realm_with

# The learner is Cersei, with Euron to the left and Melisandre to the right. Their councils: 0, 2, and 1 between the others.
THREE: Final = "cersei euron melisandre"
LEFT, RIGHT, OTHERS = "cersei|euron", "melisandre|cersei", "euron|melisandre"
OTHERS_KNEEL: Final = "euron melisandre"

# Two councils


def stannis_won() -> Realm:
    realm = realm_with(
        THREE,
        current="stannis",
        stacks={"cersei": "sellswords"},
        kneeling=OTHERS_KNEEL,
        councils={LEFT: "robert", OTHERS: "petyr"},
    )
    return after(GAME, realm, "0 kneel")


def renly_won() -> Realm:
    realm = realm_with(
        THREE,
        current="renly",
        stacks={"cersei": "sellswords"},
        kneeling=OTHERS_KNEEL,
        councils={LEFT: "robert mance", RIGHT: "stannis", OTHERS: "petyr"},
    )
    return after(GAME, realm, "0 kneel")


COUNCILS: Final = Lesson(
    "councils",
    3,
    stannis_won,
    (
        Step("ring", "BT-7"),
        Step("goal", "BT-8"),
        Step("place", "BT-18", expects=("council 2",), wrong={"council 0": "strong"}),
        Step("token", "BT-20", expects=("council 0",), wrong={"council 2": "strong"}),
        Step(
            "exam",
            "BT-8",
            expects=("council 2",),
            wrong={"council 0": "strong"},
            exam=True,
            position=renly_won,
        ),
    ),
)

# Bidding


def round_begins() -> Realm:
    return realm_with(
        THREE,
        current="stannis",
        hands={"cersei": "siege bannermen great_host", "euron": "bannermen", "melisandre": "hostage"},
    )


def seven_to_beat() -> Realm:
    return realm_with(
        THREE,
        current="stannis",
        hands={"cersei": "siege bannermen great_host"},
        stacks={"euron": "cavalry_charge"},
        kneeling=OTHERS_KNEEL,
    )


BIDDING: Final = Lesson(
    "bidding",
    3,
    round_begins,
    (
        Step("round", "BT-9"),
        Step(
            "play",
            "BT-12",
            expects=("play siege",),
            wrong={"play great_host": "host", "kneel": "kneel"},
            then=("1 play bannermen", "2 kneel"),
        ),
        Step(
            "kneel",
            "BT-13",
            expects=("kneel",),
            wrong={"play bannermen": "spare", "play great_host": "spare"},
        ),
        Step("claim", "BT-18", expects=("council 2", "council 0")),
        Step("token", "BT-20", expects=("council 2", "council 0")),
        Step(
            "exam",
            "BT-15",
            expects=("play great_host",),
            wrong={"play siege": "short", "play bannermen": "short", "kneel": "short"},
            exam=True,
            position=seven_to_beat,
        ),
    ),
)

# Ties


def three_each(first: str) -> Realm:
    return realm_with(
        THREE,
        first=first,
        current="stannis",
        hands={"cersei": "bannermen great_host"},
        stacks={"euron": "feast"},
        kneeling=OTHERS_KNEEL,
    )


def nearer_than_euron() -> Realm:
    return three_each("melisandre")


def euron_is_first() -> Realm:
    return three_each("euron")


TIES: Final = Lesson(
    "ties",
    2,
    nearer_than_euron,
    (
        Step("first", "BT-16"),
        Step(
            "equal",
            "BT-16",
            expects=("play bannermen",),
            wrong={"play great_host": "dear", "kneel": "lost"},
        ),
        Step("enough", "BT-13", expects=("kneel",), wrong={"play great_host": "dear"}),
        Step("passes", "BT-22"),
        Step(
            "exam",
            "BT-16",
            expects=("play great_host",),
            wrong={"play bannermen": "tie", "kneel": "lost"},
            exam=True,
            position=euron_is_first,
        ),
    ),
)

# What cards do


def hodor_comes() -> Realm:
    return realm_with(
        THREE,
        current="hodor",
        stacks={"cersei": "sellswords"},
        hands={"cersei": "feast siege"},
        kneeling=OTHERS_KNEEL,
    )


def eight_in_one_card() -> Realm:
    return realm_with(
        THREE,
        current="renly",
        stacks={"cersei": "feast", "euron": "great_host"},
        hands={"cersei": "bannermen ambush"},
        kneeling=OTHERS_KNEEL,
    )


ABILITIES: Final = Lesson(
    "abilities",
    3,
    hodor_comes,
    (
        Step("read", "BT-12"),
        Step("feast", "BT-12", expects=("play feast",), wrong={"play siege": "siege", "kneel": "kneel"}),
        Step("who", "BT-35", expects=("name 2", "name 1")),
        Step("hodor", "BT-19", expects=("kneel",)),
        Step("token", "BT-20", expects=("council 2", "council 0")),
        Step(
            "exam",
            "BT-12",
            expects=("play ambush",),
            wrong={"play bannermen": "short", "kneel": "lost"},
            exam=True,
            position=eight_in_one_card,
        ),
    ),
)

# The end


def last_round() -> Realm:
    realm = realm_with(
        THREE,
        season="winter",
        left=0,
        current="renly",
        stacks={"cersei": "sellswords"},
        kneeling=OTHERS_KNEEL,
        councils={LEFT: "stannis robert", OTHERS: "mance", RIGHT: "petyr"},
    )
    return after(GAME, realm, "0 kneel")


def last_ally() -> Realm:
    realm = realm_with(
        THREE,
        season="winter",
        left=0,
        current="jaqen",
        stacks={"cersei": "sellswords"},
        kneeling=OTHERS_KNEEL,
        councils={LEFT: "stannis", OTHERS: "robert", RIGHT: "renly"},
    )
    return after(GAME, realm, "0 kneel")


ENDING: Final = Lesson(
    "ending",
    3,
    last_round,
    (
        Step("seasons", "BT-24"),
        Step("last", "BT-26", expects=("council 2",), wrong={"council 0": "strong"}),
        Step("token", "BT-20", expects=("council 2",), wrong={"council 0": "strong"}),
        Step("winner", "BT-27"),
        Step(
            "exam",
            "BT-42",
            expects=("council 1",),
            wrong={"council 0": "yours", "council 2": "yours"},
            exam=True,
            position=last_ally,
        ),
    ),
)

LESSONS: Final = (COUNCILS, BIDDING, TIES, ABILITIES, ENDING)
