"""What the tests of texts must be told about B'Twixt."""

from fivethrones.games.btwixt.cards import INFLUENCE
from fivethrones.games.btwixt.cards.allies import ALLIES
from fivethrones.games.btwixt.notation import GRAMMAR
from fivethrones.games.btwixt.pieces import COLORS, LEADER_CHOICES, ORDINARY, SEASONS
from locales.spoken import Spoken

HEADS = ("ruler", "hand", "total", "stack", "council", "power", "tokens", "allies")
HIDDEN = ("new-hand", "pack", "draft", "give", "bury", "draw", "look", "look-at-allies", "peek")

SPOKEN = Spoken(
    ids=[
        *(f"leader-{leader}" for leader in LEADER_CHOICES),
        *(card.name for card in INFLUENCE),
        *(ally.name for ally in ALLIES),
        *(f"house-{ally.house}" for ally in ALLIES if ally.house),
        *(f"color-{COLORS[color]}" for color in ORDINARY),
        *(f"season-{season}" for season in SEASONS),
        *("direction-left", "direction-right"),
        *("ability-round", "ability-claimed", "ability-endgame"),
        *("prompt-discard", "prompt-give", "prompt-bury"),
        *(f"verb-{verb}" for verb in GRAMMAR),
        *(f"do-{verb}" for verb in GRAMMAR),
        *(f"log-{kind}-hidden" for kind in HIDDEN),
        *(f"board-{head}" for head in HEADS),
    ],
    verbs=[*GRAMMAR],
    rare={
        "refused-kingsmoot-is-advanced",
        "refused-keep-white-needs-kingsmoot",
        "refused-draft-white-needs-both",
        "refused-draft-due",
        "refused-leader-due",
        "outcome-allies",
        "outcome-shared",
        "log-no-ally",
        "log-discard-hand",
        "log-nothing-low",
        "log-some-low",
        "log-stand",
        "prompt-peek",
        "refused-color-by-ally",
    },
    games=16,
)
