"""The words of the games on the card engine: questions, events, and the codes of choices."""

from typing import Final

from fivethrones.encoding.codes import ANY_AMOUNT, ANY_CARD, Codes, Verb, plain, seats
from fivethrones.games.card_engine.box.figures import ALL_TYPES
from fivethrones.games.card_engine.records.zones import ZONES
from fivethrones.games.card_engine.timing.offers import WISHES

UNKNOWN: Final = 64  # cards that can be chosen without knowing them
ABILITIES: Final = 8  # of one card
TITLES: Final = 6

PROMPTS: Final = [
    "act", "act-or-offer", "amount", "attack", "bearer", "cancel", "challenge", "cost", "defend",
    "discard-from-hand", "discard-one", "draft", "first", "infamy", "influence", "kill-one",
    "kneel-one", "lose-gold", "mulligan", "name", "new-plot", "new-target", "offer", "offer-gold",
    "offer-to", "order", "payee", "place", "player", "plot", "plot-deck", "purse", "put-under-deck",
    "respond", "return-one", "save", "search", "setup", "spare", "stand", "stealth", "take-over",
    "target", "title", "top-card", "turn-away", "type", "victims", "way", "winner", "wish",
]  # fmt: skip
EVENTS: Final = [
    "accepts-gold", "active", "attaches", "attacks", "bars", "begins-setup", "cancelled", "challenge",
    "challenge-unresolved", "claim", "declines", "declines-gold", "defends", "dies", "discarded",
    "discards", "discards-at-random", "discards-duplicate", "discards-from-deck", "dominance", "drafts",
    "draws", "duplicate", "enters", "finds", "finds-nothing", "first-player", "gains-power",
    "gets-chosen-plot", "gold-on-card", "hands-over", "house-gains-power", "income", "initiative",
    "joins", "keeps-hand", "kneels", "leaves", "leaves-on-top", "leaves-play", "looks-at-hand",
    "looks-at-plots", "looks-at-top", "loses-gold", "mulligans-hand", "no-answer", "no-dominance",
    "no-effect", "no-new-target", "offers-gold", "one-more-challenge", "pact", "pays", "pays-from-card",
    "pays-off", "phase", "places", "plays", "plays-event", "power-moves", "puts-on-deck",
    "puts-top-under", "puts-under-deck", "recycles-plots", "returns", "reveals-plot", "reveals-setup",
    "round", "saved", "searches", "shows-hand", "shuffles-dead-in", "shuffles-discard-in",
    "skips-standing", "skips-taxation", "spared", "stand", "stands", "swaps-plots", "takes-control",
    "takes-in-hand", "takes-over", "takes-power", "takes-title", "takes-top", "targets",
    "targets-player", "taxes", "toll", "turned-away", "uses", "uses-title", "wins-challenge",
]  # fmt: skip


def codes(kinds: int, copies: int, players: int) -> Codes:
    """The codes for a box with this many designs, of each of which this many copies may be on the table."""
    return Codes(
        [
            Verb("pass"),
            Verb("rest"),
            Verb("done"),
            Verb("keep"),
            Verb("mulligan"),
            Verb("accept"),
            Verb("decline"),
            Verb("banner"),
            Verb("top"),
            Verb("under"),
            Verb("noagenda"),
            Verb("offer"),
            Verb("first", seats(players)),
            Verb("winner", seats(players)),
            Verb("target", seats(players)),
            Verb("player", seats(players)),
            Verb("challenge", plain(len(ALL_TYPES)), seats(players)),
            Verb("type", plain(len(ALL_TYPES))),
            Verb("title", plain(TITLES)),
            Verb("wish", plain(len(WISHES))),
            Verb("rule", plain(16)),
            Verb("way", plain(16, may_miss=True)),
            Verb("goal", plain(ZONES, may_miss=True)),
            Verb("amount", plain(256)),
            Verb("size", ANY_AMOUNT),
            Verb("name", plain(kinds)),
            Verb("house", plain(kinds)),
            Verb("starter", plain(kinds)),
            Verb("agenda", plain(kinds)),
            Verb("take", plain(kinds), plain(11)),
            Verb("play", ANY_CARD),
            Verb("attach", ANY_CARD),
            Verb("duplicate", ANY_CARD),
            Verb("place", ANY_CARD),
            Verb("plot", ANY_CARD),
            Verb("draft", ANY_CARD),
            Verb("choose", ANY_CARD),
            Verb("use", ANY_CARD, plain(ABILITIES, may_miss=True)),
            Verb("order", ANY_CARD, plain(ABILITIES, may_miss=True)),
        ],
        cards=kinds * copies + UNKNOWN,
    )
