"""The councils."""

from typing import Final

from pictures.picture import Middle, Picture, phone, wide

COUNCILS: Final = Middle("btwixt", 4, 10, 180)
PICTURES: Final[dict[str, Picture]] = {
    "btwixt-paper-ru": wide(COUNCILS, "ru", "paper"),
    "btwixt-phone-en": phone(COUNCILS, "en", "iron"),
}
