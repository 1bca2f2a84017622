"""An attack, and the choice of titles."""

from typing import Final

from browser import staging_living
from pictures.picture import Picture, Stage, phone, wide

ATTACK: Final = Stage(
    "living-card-game", 4, staging_living.STAGES.index(staging_living.attacked), "browser.staging_living"
)
TITLES: Final = ATTACK._replace(seed=staging_living.STAGES.index(staging_living.choosing))
PICTURES: Final[dict[str, Picture]] = {
    "living-card-game-iron-ru": wide(ATTACK, "ru", "iron"),
    "living-card-game-phone-en": phone(ATTACK, "en", "paper"),
    "living-card-game-titles-paper-en": wide(TITLES, "en", "paper"),
    "living-card-game-titles-phone-ru": phone(TITLES, "ru", "iron"),
}
