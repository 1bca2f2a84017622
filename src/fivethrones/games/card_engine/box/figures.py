"""Numbers for what is printed on cards: types, Houses, icons, keywords, crests."""

from typing import Final

from fivethrones.games.card_engine.records.numbers import Icon, Keyword

# Types, one bit each, so that a filter can accept several.
CHARACTER: Final = 1
LOCATION: Final = 2
ATTACHMENT: Final = 4
EVENT: Final = 8
PLOT: Final = 16
AGENDA: Final = 32
HOUSE: Final = 64

# Houses, one bit each; a card may belong to several, a neutral one belongs to none.
NEUTRAL: Final = 0
STARK: Final = 1
LANNISTER: Final = 2
BARATHEON: Final = 4
TARGARYEN: Final = 8
GREYJOY: Final = 16
MARTELL: Final = 32

# Types of challenge, which are also the icons for them.
MILITARY: Final = Icon(0)
INTRIGUE: Final = Icon(1)
POWER: Final = Icon(2)
CHALLENGES: Final = ["challenge-military", "challenge-intrigue", "challenge-power"]
ALL_TYPES: Final = [MILITARY, INTRIGUE, POWER]

RENOWN: Final = Keyword(0)
STEALTH: Final = Keyword(1)
LIMITED: Final = Keyword(2)
DEADLY: Final = Keyword(3)
DEATHBOUND: Final = Keyword(4)
NO_ATTACHMENTS: Final = Keyword(5)
AT_SETUP: Final = Keyword(6)
AMBUSH: Final = Keyword(7)
INFAMY: Final = Keyword(8)
INTIMIDATE: Final = Keyword(9)
STALWART: Final = Keyword(10)
VENGEFUL: Final = Keyword(11)
VIGILANT: Final = Keyword(12)
KEYWORDS: Final = [
    "keyword-renown", "keyword-stealth", "keyword-limited", "keyword-deadly", "keyword-deathbound",
    "keyword-no_attachments", "keyword-setup", "keyword-ambush", "keyword-infamy", "keyword-intimidate",
    "keyword-stalwart", "keyword-vengeful", "keyword-vigilant",
]  # fmt: skip

HOLY: Final = 0
NOBLE: Final = 1
LEARNED: Final = 2
WAR: Final = 3
CRESTS: Final = ["crest-holy", "crest-noble", "crest-learned", "crest-war"]
