"""What is in the box: all cards, including the supplement for players' own decks."""

from typing import Final

from fivethrones.games.card_engine.box.card import Card, house_card
from fivethrones.games.card_engine.box.figures import BARATHEON, GREYJOY, LANNISTER, MARTELL, STARK, TARGARYEN
from fivethrones.games.card_engine.records.numbers import Kind
from fivethrones.games.living_card_game.cards.agendas import AGENDAS
from fivethrones.games.living_card_game.cards.baratheon import BARATHEON_CARDS
from fivethrones.games.living_card_game.cards.greyjoy import GREYJOY_CARDS
from fivethrones.games.living_card_game.cards.lannister import LANNISTER_CARDS, LANNISTER_SUPPLEMENT
from fivethrones.games.living_card_game.cards.martell import MARTELL_CARDS
from fivethrones.games.living_card_game.cards.neutral import NEUTRAL_CARDS, NEUTRAL_SUPPLEMENT
from fivethrones.games.living_card_game.cards.plots import PLOT_CARDS
from fivethrones.games.living_card_game.cards.stark import STARK_CARDS, STARK_SUPPLEMENT
from fivethrones.games.living_card_game.cards.targaryen import TARGARYEN_CARDS

HOUSES: Final = {
    "stark": STARK,
    "lannister": LANNISTER,
    "baratheon": BARATHEON,
    "targaryen": TARGARYEN,
    "greyjoy": GREYJOY,
    "martell": MARTELL,
}
HOUSE_CARDS: Final = [house_card(f"house_{name}", house) for name, house in HOUSES.items()]
CORE_SET: Final = [
    *STARK_CARDS, *LANNISTER_CARDS, *BARATHEON_CARDS, *TARGARYEN_CARDS, *NEUTRAL_CARDS, *PLOT_CARDS, *HOUSE_CARDS,
]  # fmt: skip
SUPPLEMENT: Final = [
    *STARK_SUPPLEMENT, *LANNISTER_SUPPLEMENT, *GREYJOY_CARDS, *MARTELL_CARDS, *NEUTRAL_SUPPLEMENT, *AGENDAS,
]  # fmt: skip
CARDS: Final = CORE_SET + SUPPLEMENT
KINDS: Final = {CARDS[kind].id: Kind(kind) for kind in range(len(CARDS))}  # by id


def card_called(id: str) -> Card:
    return CARDS[KINDS[id]]
