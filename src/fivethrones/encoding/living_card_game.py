"""The Card Game in numbers."""

from typing import ClassVar, Final, final

from fivethrones.encoding.card_engine import observation, words
from fivethrones.encoding.card_engine.encoding import CardEncoding
from fivethrones.encoding.codes import Codes
from fivethrones.encoding.encoding import Field
from fivethrones.games.living_card_game.decks import FREE
from fivethrones.games.living_card_game.pieces import CARDS
from fivethrones.kernel.errors import BadSettings
from fivethrones.kernel.message import Args, Message, literal
from fivethrones.kernel.settings import Settings

KINDS: Final = len(CARDS)
COPIES: Final = 12  # three in each of four decks; larger decks by other rules are not for learning
PLAYERS: Final = 4
TOURNAMENT: Final = "tournament"

PROMPTS: Final = [
    "bring-agenda", "bring-cards", "bring-house", "bring-plots", "bring-size", "largest-hand",
]  # fmt: skip
EVENTS: Final = [
    "begin", "brings-deck", "brings-deck-with-agenda", "brings-starter", "gives-up",
]  # fmt: skip


@final
class LivingCardGameEncoding(CardEncoding):
    version: ClassVar[int] = 1
    kinds: ClassVar[int] = KINDS
    copies: ClassVar[int] = COPIES
    players: ClassVar[int] = PLAYERS
    codes: ClassVar[Codes] = words.codes(KINDS, COPIES, PLAYERS)
    fields: ClassVar[list[Field]] = observation.fields(KINDS, COPIES, PLAYERS)
    prompts: ClassVar[list[str]] = [*words.PROMPTS, *PROMPTS]
    events: ClassVar[list[str]] = [*words.EVENTS, *EVENTS]

    def check(self, settings: Settings) -> None:
        if settings["deck_rules"] == FREE:
            said: Args = {
                "option": literal("deck_rules"),
                "value": literal(FREE),
                "known": [literal(TOURNAMENT)],
            }
            raise BadSettings(Message("refused-option-value", said))


ENCODING: Final = LivingCardGameEncoding()
