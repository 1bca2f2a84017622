"""What the tests of texts must be told about the living card game."""

from fivethrones.games.card_engine.box.figures import CRESTS, KEYWORDS
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
    games=28,
    # Said of deck files, not at the table; of drafts, which this box has not; and what so few games seldom need.
    rare={
        *("do-draft", "prompt-draft", "refused-draft", "log-drafts", "log-drafts-hidden", "prompt-plot-deck"),
        *(
            "log-puts-on-deck",
            "log-looks-at-hand",
            "log-looks-at-hand-hidden",
            "prompt-discard-one",
            "log-skips-standing",
        ),
        *("log-puts-under-deck", "log-puts-under-deck-hidden", "prompt-put-under-deck", "log-leaves"),
        *(
            "do-goal",
            "prompt-place",
            "do-size",
            "do-winner",
            "prompt-winner",
            "refused-winner",
            "prompt-stand",
            "prompt-lose-gold",
        ),
        *(
            "log-cancelled",
            "log-discards-from-deck",
            "log-spared",
            "log-gets-chosen-plot",
            "log-gets-chosen-plot-hidden",
        ),
        *("log-looks-at-plots", "log-looks-at-plots-hidden", "log-power-moves"),
        *("outcome-rounds", "refused-limited-response", "refused-no-change", "refused-teams"),
        *("refused-blank", "refused-toll-of-use", "refused-too-few"),
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
