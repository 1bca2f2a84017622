"""What the engine of the card games says, beside what can be read off its source."""

from collections.abc import Sequence

from fivethrones.games.card_engine.box.card import Card
from fivethrones.games.card_engine.box.figures import CHALLENGES
from fivethrones.games.card_engine.records.phases import PHASES
from fivethrones.games.card_engine.timing.offers import WISHES

VERBS = [
    "keep", "mulligan", "place", "done", "draft", "plot", "first", "order", "pass", "play", "attach", "duplicate", "use",
    "challenge", "choose", "top", "under", "title", "target", "winner", "player", "offer", "rest", "wish", "accept", "decline", "rule",
    "type", "amount", "way", "goal", "name", "banner",
]  # fmt: skip

ENGINE_IDS = [
    *CHALLENGES,
    *PHASES,
    *(f"verb-{verb}" for verb in VERBS),
    *(f"do-{verb}" for verb in VERBS),
    *("do-play-event", "do-discard-duplicate"),
    *("log-plays-event", "log-uses", "log-attacks", "log-defends", "log-keeps-hand", "log-mulligans-hand"),
    *(
        "log-wins-challenge",
        "log-challenge-unresolved",
        "log-hands-over",
        "log-dies",
        "log-discarded",
        "log-toll",
        "log-returns",
    ),
    *(f"place-{place}" for place in ("dead", "discard", "hand", "deck")),
    *(f"way-{way}" for way in ("gold", "influence", "kneel", "decline")),
    *WISHES,
    *("rule-rivalry", "rule-taken-over", "rule-reward", "rule-awaited"),
    *(f"log-{kind}-hidden" for kind in ("draws", "places", "drafts", "looks-at-plots")),
    *(
        f"log-{kind}-hidden"
        for kind in ("looks-at-hand", "puts-under-deck", "looks-at-top", "gets-chosen-plot")
    ),
    *(f"house-{house}" for house in ("stark", "lannister", "neutral")),
    *(f"type-{type}" for type in ("character", "location", "attachment", "event", "plot")),
    *(f"keyword-{keyword}" for keyword in ("renown", "stealth", "limited")),
    *(f"zone-{zone}" for zone in ("hand", "deck", "discard", "dead", "plots", "laid")),
]


# Texts of the engine that only the living card game needs.
LIVING_ONLY = {
    "do-accept", "do-amount", "do-attach", "do-banner", "do-decline", "do-goal", "do-name", "do-offer", "do-player",
    "do-rest", "do-rule", "do-target", "do-title", "do-top", "do-type", "do-under", "do-way", "do-winner", "do-wish",
    "log-accepts-gold", "log-begins-setup", "log-declines-gold", "log-discards-from-deck", "log-enters",
    "log-gets-chosen-plot", "log-gets-chosen-plot-hidden", "log-gold-on-card", "log-hands-over", "log-leaves-on-top", "log-leaves-play", "log-looks-at-top",
    "log-looks-at-top-hidden", "log-loses-gold", "log-no-new-target", "log-offers-gold", "log-one-more-challenge",
    "log-pact", "log-pays-from-card", "log-power-moves", "log-puts-on-deck", "log-puts-top-under",
    "log-returns", "log-shows-hand", "log-shuffles-dead-in", "log-shuffles-discard-in", "log-skips-taxation",
    "log-spared", "log-swaps-plots", "log-takes-control", "log-takes-in-hand", "log-takes-over", "log-takes-title",
    "log-takes-top", "log-targets-player", "log-turned-away", "log-uses-title", "prompt-amount", "prompt-infamy",
    "prompt-influence", "prompt-kill-one", "prompt-lose-gold", "prompt-name", "prompt-new-plot", "prompt-new-target",
    "prompt-offer", "prompt-offer-gold", "prompt-offer-to", "prompt-payee", "prompt-place", "prompt-player", "prompt-purse", "prompt-return-one",
    "prompt-act-or-offer", "refused-rest-or-offer", "prompt-stand", "prompt-take-over", "prompt-title", "prompt-top-card", "prompt-turn-away", "prompt-type",
    "prompt-way", "prompt-winner", "prompt-wish", "refused-accept-or-decline", "refused-blank", "refused-infamy",
    "refused-limited-response", "refused-new-target", "refused-no-target-player", "refused-offer", "refused-offer-gold", "refused-offer-to",
    "refused-paid-action", "refused-title", "refused-title-or-pass", "refused-toll-of-use", "refused-top-card",
    "refused-winner", "refused-wish",
}  # fmt: skip


def ids_of(cards: Sequence[Card]) -> list[str]:
    """The names of cards and of their traits."""
    traits = sorted({trait for card in cards for trait in card.traits})
    return [*(card.name for card in cards), *(f"trait-{trait}" for trait in traits)]
