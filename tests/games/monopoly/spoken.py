"""What the tests of texts must be told about Monopoly."""

from fivethrones.games.monopoly.cards import CARD_NAMES
from fivethrones.games.monopoly.notation import GRAMMAR
from fivethrones.games.monopoly.pieces import FACES, SQUARE_NAMES
from fivethrones.games.monopoly.rules.building import LOT_NAMES
from fivethrones.games.monopoly.rules.raising import GROUPS_SAID
from fivethrones.games.monopoly.rules.start import TOKEN_NAMES
from fivethrones.games.monopoly.rules.trade import JAIL_CARDS
from locales.spoken import Spoken

SPOKEN = Spoken(
    ids=[
        "nothing",
        *("log-throw", "log-throw-three", "log-rent-throw", "log-rent-throw-three"),
        *("log-village", "log-keep", "log-sell-village", "log-sell-keep"),
        *("outcome-short", "outcome-rounds"),
        *("do-add-span", "do-charge-span", "do-bid-span", "do-want-span"),
        *(f"do-{verb}" for verb in GRAMMAR),
        *(f"verb-{verb}" for verb in GRAMMAR),
        *(f"face-{face}" for face in FACES),
        *SQUARE_NAMES,
        *GROUPS_SAID,
        *LOT_NAMES,
        *TOKEN_NAMES,
        *JAIL_CARDS,
        *CARD_NAMES,
    ],
    verbs=[*GRAMMAR],
    # The tests of the rules need these, and there every message is put into words, too.
    rare={
        "do-add",
        "do-bid",
        "do-call-shortage",
        "do-charge",
        "do-place",
        "do-raze",
        "do-want",
        "do-want-span",
        "log-debt-void",
        "log-inherit",
        "log-keep",
        "log-lot-gone",
        "log-raze",
        "log-rent-throw",
        "log-rent-throw-three",
        "log-sell-keep",
        "log-sell-out",
        "log-shortage",
        "log-use-card",
        "log-want",
        "outcome-last",
        "outcome-short",
        "prompt-place",
        "prompt-want",
        "refused-build-evenly",
        "refused-keep-stands",
        "refused-layout",
        "refused-no-site",
        "refused-no-villages-for-keep",
        "refused-none-left",
        "refused-not-mortgaged",
        "refused-nothing-built",
        "refused-place-first",
        "refused-sell-evenly",
        "refused-shortage-again",
        "refused-timed-needs-rounds",
        "refused-trade-debt",
        "refused-want-amount",
        "refused-want-due",
    },
    games=12,
    always={"rounds": "10"},
)
