"""The Card Game in six lessons, for those who know Stark against Lannister: what is new in it."""

from typing import Final

from fivethrones.lessons.living_card_game.council import REDIRECTS, SUPPORT, TITLES
from fivethrones.lessons.living_card_game.houses import AGENDAS, INFLUENCE, KEYWORDS

BUILDS_ON: Final = "stark-lannister"
LESSONS: Final = (INFLUENCE, KEYWORDS, TITLES, SUPPORT, REDIRECTS, AGENDAS)
