"""The cards in the box. To change one, edit its entry and its name and text in the locale files."""

from typing import Final

from fivethrones.games.btwixt.card import Ally, Influence
from fivethrones.games.btwixt.cards.allies import ALLIES
from fivethrones.games.btwixt.cards.standard import STANDARD
from fivethrones.games.btwixt.cards.story import STORY
from fivethrones.games.btwixt.cards.unique import UNIQUE

INFLUENCE: Final[list[Influence]] = [*STANDARD, *STORY, *UNIQUE]
CARDS: Final[list[Influence | Ally]] = [*INFLUENCE, *ALLIES]
