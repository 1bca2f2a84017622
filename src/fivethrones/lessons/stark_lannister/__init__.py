"""Stark against Lannister in seven lessons, from the first card laid down to the end of a round."""

from typing import Final

from fivethrones.lessons.stark_lannister.challenges import CHALLENGES, KEYWORDS
from fivethrones.lessons.stark_lannister.gathering import MARSHALLING, PLOTS, RESOURCES
from fivethrones.lessons.stark_lannister.responses import RESPONSES, ROUND

LESSONS: Final = (RESOURCES, PLOTS, MARSHALLING, CHALLENGES, KEYWORDS, RESPONSES, ROUND)
