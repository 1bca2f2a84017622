"""What is in the box besides the cards: rulers, colours, seasons, and the numbers of everything."""

from typing import Final

from fivethrones.games.btwixt.records import Color, Council, Season, Slot

LEADERS: Final = [
    "cersei", "tyrion", "daenerys", "jon", "eddard", "doran", "euron", "melisandre", "olenna",
]  # fmt: skip
RANDOM: Final = len(LEADERS)  # BT-5: a ruler drawn at random from those that are free
LEADER_CHOICES: Final = [*LEADERS, "random"]

# BT-6: red, green and purple cards are ordinary ones, blue ones tell the story, white ones belong to a ruler.
COLORS: Final = ["red", "green", "purple", "blue", "white"]
RED: Final = Color(0)
GREEN: Final = Color(1)
PURPLE: Final = Color(2)
BLUE: Final = Color(3)
WHITE: Final = Color(4)
ORDINARY: Final = [RED, GREEN, PURPLE]

SEASONS: Final = ["summer", "autumn", "winter"]
SUMMER: Final = Season(0)
AUTUMN: Final = Season(1)
WINTER: Final = Season(2)

HAND: Final = 10  # BT-6
UNIQUE: Final = 4  # BT-45: white cards of each ruler

# Every card and token has a slot. Its kind is an index into the list of such cards, or the value of the token.
CARDS: Final = 109
ALLIES: Final = 50
TOKENS: Final = 54
FIRST_ALLY: Final = CARDS
FIRST_TOKEN: Final = CARDS + ALLIES
SLOTS: Final = CARDS + ALLIES + TOKENS
CARD_SLOTS: Final = [Slot(slot) for slot in range(FIRST_ALLY)]
ALLY_SLOTS: Final = [Slot(slot) for slot in range(FIRST_ALLY, FIRST_TOKEN)]
TOKEN_SLOTS: Final = [Slot(slot) for slot in range(FIRST_TOKEN, SLOTS)]

COUNCILS: Final = [Council(seat) for seat in range(6)]  # at the largest table

# BT-3: as many of each value.
TOKEN_VALUES: Final = [1, 2, 3]

NOBODY_YET: Final = -1  # no ruler has been chosen


def start_season(seats: int, quick: bool) -> Season:
    """BT-1: large tables have a shorter game; BT-53: a quick one begins a season later."""
    season = SUMMER if seats <= 4 else AUTUMN
    return following(season) if quick else season


def following(season: Season) -> Season:
    return Season(season + 1)


def new_stories(seats: int) -> int:
    """BT-46: the number of blue cards that join the deck when a season ends."""
    return 3 if seats <= 4 else 6
