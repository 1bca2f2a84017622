"""Stark against Lannister in numbers."""

from typing import ClassVar, Final, final

from fivethrones.encoding.card_engine import observation, words
from fivethrones.encoding.card_engine.encoding import CardEncoding
from fivethrones.encoding.codes import Codes
from fivethrones.encoding.encoding import Field
from fivethrones.games.stark_lannister.game import CARDS

KINDS: Final = len(CARDS)
COPIES: Final = 6  # at most three in a deck, and both decks may have the same card
PLAYERS: Final = 2


@final
class StarkLannisterEncoding(CardEncoding):
    version: ClassVar[int] = 1
    kinds: ClassVar[int] = KINDS
    copies: ClassVar[int] = COPIES
    players: ClassVar[int] = PLAYERS
    codes: ClassVar[Codes] = words.codes(KINDS, COPIES, PLAYERS)
    fields: ClassVar[list[Field]] = observation.fields(KINDS, COPIES, PLAYERS)
    prompts: ClassVar[list[str]] = words.PROMPTS
    events: ClassVar[list[str]] = [*words.EVENTS, "begin"]


ENCODING: Final = StarkLannisterEncoding()
