"""The court."""

from typing import Final

from pictures.picture import Middle, Picture, phone, wide

COURT: Final = Middle("hand-of-the-king", 3, 45, 12)
PICTURES: Final[dict[str, Picture]] = {
    "table-paper-ru": wide(COURT, "ru", "paper"),
    "table-iron-en": wide(COURT, "en", "iron"),
    "table-phone-ru": phone(COURT, "ru", "paper"),
}
