"""What the engine of the card games says, beside what can be read off its source."""

from collections.abc import Sequence

from fivethrones.games.card_engine.cards import CHALLENGES, Card
from fivethrones.games.card_engine.rules.offers import WISHES
from fivethrones.games.card_engine.state import PHASES

VERBS = [
    "keep", "mulligan", "place", "done", "draft", "plot", "first", "order", "pass", "play", "attach", "duplicate", "use",
    "challenge", "choose", "top", "under", "title", "target", "winner", "player", "offer", "wish", "accept", "decline", "rule",
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
    *(f"log-{kind}-hidden" for kind in ("looks-at-hand", "puts-under-deck", "looks-at-top")),
    *(f"house-{house}" for house in ("stark", "lannister", "neutral")),
    *(f"type-{type}" for type in ("character", "location", "attachment", "event", "plot")),
    *(f"keyword-{keyword}" for keyword in ("renown", "stealth", "limited")),
    *(f"zone-{zone}" for zone in ("hand", "deck", "discard", "dead", "plots", "laid")),
]


def ids_of(cards: Sequence[Card]) -> list[str]:
    """The names of cards and of their traits."""
    traits = sorted({trait for card in cards for trait in card.traits})
    return [*(card.name for card in cards), *(f"trait-{trait}" for trait in traits)]
