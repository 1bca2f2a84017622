"""A challenge."""

from typing import Final

from pictures.picture import Middle, Picture, phone, wide

DUEL: Final = Middle("stark-lannister", 2, 203, "prompt-defend")
PICTURES: Final[dict[str, Picture]] = {
    "stark-lannister-iron-ru": wide(DUEL, "ru", "iron"),
    "stark-lannister-phone-en": phone(DUEL, "en", "paper"),
}
