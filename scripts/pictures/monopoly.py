"""A set of deeds about to be complete."""

from typing import Final

from browser import staging_monopoly
from pictures.picture import Picture, Stage, phone, wide

REALM: Final = Stage(
    "monopoly", 4, staging_monopoly.STAGES.index(staging_monopoly.completing), "browser.staging_monopoly"
)
PICTURES: Final[dict[str, Picture]] = {
    "monopoly-paper-ru": wide(REALM, "ru", "paper"),
    "monopoly-phone-en": phone(REALM, "en", "iron"),
}
