"""What the tests of texts must be told about the living card game."""

from fivethrones.games.card_engine.cards import CRESTS, KEYWORDS
from fivethrones.games.living_card_game.bringing import PROMPTS, REFUSALS
from fivethrones.games.living_card_game.deck_file import AGENDA_WORD, HOUSE_WORD
from fivethrones.games.living_card_game.pieces import CARDS, HOUSES
from fivethrones.games.living_card_game.titles import TITLES
from games.card_engine.spoken import ENGINE_IDS, VERBS, ids_of
from locales.spoken import Spoken

BRINGING = ["starter", "house", "agenda", "noagenda", "size", "take"]

SPOKEN = Spoken(
    ids=[
        *ENGINE_IDS,
        *ids_of(CARDS),
        *(f"house-{house}" for house in HOUSES),
        *(f"verb-{verb}" for verb in BRINGING),
        *(f"do-{verb}" for verb in BRINGING),
        *(title.name for title in TITLES),
        *CRESTS,
        *KEYWORDS,
        *("type-agenda", "type-house"),
        "cards-titles",
        "trait-boon",  # which only an effect gives
        *PROMPTS,
        *REFUSALS,
        HOUSE_WORD,
        AGENDA_WORD,
    ],
    verbs=[*VERBS, *BRINGING],
    # Said of deck files, not at the table.
    rare={
        *("fault-too-few", "fault-too-many", "fault-plots", "fault-house", "fault-copies"),
        *("refused-deck-line", "refused-deck-card", "refused-deck-no-card", "refused-deck-no-house"),
        *(
            "refused-deck-house",
            "refused-deck-house-twice",
            "refused-deck-agenda",
            "refused-deck-agenda-twice",
        ),
    },
)
