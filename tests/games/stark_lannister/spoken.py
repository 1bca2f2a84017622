"""What the tests of texts must be told about Stark against Lannister."""

from fivethrones.games.stark_lannister.game import CARDS
from games.card_engine.spoken import ENGINE_IDS, LIVING_ONLY, VERBS, ids_of
from locales.spoken import Spoken

SPOKEN = Spoken(
    ids=[*ENGINE_IDS, *ids_of(CARDS)],
    verbs=VERBS,
    # Nothing in this box cancels.
    rare={
        *("prompt-cancel", "log-cancelled", "outcome-rounds", "log-finds-nothing", "refused-too-few"),
        *LIVING_ONLY,
    },
    games=12,
)
