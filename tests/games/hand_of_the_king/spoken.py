"""What the tests of texts must be told about Hand of the King."""

from fivethrones.games.hand_of_the_king.companions import COMPANIONS
from fivethrones.games.hand_of_the_king.notation import GRAMMAR
from fivethrones.games.hand_of_the_king.pieces import CHARACTERS, DIRECTIONS, HOUSES
from locales.spoken import Spoken

SPOKEN = Spoken(
    ids=[
        "varys",
        *("do-play", "do-discard", "do-kill", "do-swap"),
        *(f"house-{house}" for house in HOUSES),
        *(f"banner-{house}" for house in HOUSES),
        *(f"direction-{direction}" for direction in DIRECTIONS),
        *(f"character-{character}" for character in CHARACTERS),
        *(f"companion-{companion.id}" for companion in COMPANIONS),
        *(f"verb-{verb}" for verb in GRAMMAR),
    ],
    verbs=[*GRAMMAR],
    rare={"refused-teams-need-four", "refused-raven-needs-three", "outcome-draw", "log-banner-lost"},
)
