"""Stark against Lannister in numbers."""

from typing import ClassVar, Final, final

from fivethrones.encoding import card_engine
from fivethrones.encoding.card_engine import CardEncoding
from fivethrones.encoding.codes import Codes
from fivethrones.encoding.encoding import Field
from fivethrones.games.stark_lannister.game import CARDS

KINDS: Final = len(CARDS)
COPIES: Final = 6  # at most three in a deck, and both decks may have the same card
PLAYERS: Final = 2


@final
class StarkLannisterEncoding(CardEncoding):
    kinds: ClassVar[int] = KINDS
    copies: ClassVar[int] = COPIES
    players: ClassVar[int] = PLAYERS
    codes: ClassVar[Codes] = card_engine.codes(KINDS, COPIES, PLAYERS)
    fields: ClassVar[list[Field]] = card_engine.fields(KINDS, COPIES, PLAYERS)
    prompts: ClassVar[list[str]] = card_engine.PROMPTS
    events: ClassVar[list[str]] = [*card_engine.EVENTS, "begin"]


ENCODING: Final = StarkLannisterEncoding()
