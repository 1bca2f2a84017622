"""Stark against Lannister: two players, two decks, seven plots each."""

from typing import ClassVar, Final, final

from fivethrones.games.card_engine.box.box import Box
from fivethrones.games.card_engine.box.card import Card
from fivethrones.games.card_engine.box.figures import CHARACTER
from fivethrones.games.card_engine.box.printed import printed
from fivethrones.games.card_engine.game import CardGame
from fivethrones.games.card_engine.phases.draft import begin_draft
from fivethrones.games.card_engine.phases.setup import DRAW, Setup
from fivethrones.games.card_engine.records.zones import DECK, PLOTS, POOL
from fivethrones.games.card_engine.state import Table
from fivethrones.games.stark_lannister.cards.lannister import LANNISTER_DECK
from fivethrones.games.stark_lannister.cards.stark import STARK_DECK
from fivethrones.games.stark_lannister.plots import DRAFT_PLOTS, LANNISTER_PLOTS, STARK_PLOTS
from fivethrones.games.stark_lannister.rulebook import RULES
from fivethrones.kernel.action import NOTHING
from fivethrones.kernel.event import Event
from fivethrones.kernel.knowledge import EVERYONE
from fivethrones.kernel.play import advance
from fivethrones.kernel.printed import Printed
from fivethrones.kernel.rng import Rng, chance_of
from fivethrones.kernel.settings import TRUE, Setting, Settings, switch


def kinds_of(*decks: list[tuple[int, Card]]) -> list[Card]:
    """Each card once, even if both decks hold it."""
    found: list[Card] = []
    for deck in decks:
        for _, card in deck:
            if card not in found:
                found.append(card)
    return found


HOUSE_CARDS: Final = kinds_of(STARK_DECK, LANNISTER_DECK)
CARDS: Final = [*HOUSE_CARDS, *STARK_PLOTS, *LANNISTER_PLOTS, *DRAFT_PLOTS]

# SL-5: which seat leads which house.
DECKS: Final = [STARK_DECK, LANNISTER_DECK]
PLOT_DECKS: Final = [STARK_PLOTS, LANNISTER_PLOTS]


@final
class StarkLannister(CardGame):
    id: ClassVar[str] = "stark-lannister"
    version: ClassVar[int] = 6
    seats: ClassVar[range] = range(2, 3)
    settings: ClassVar[list[Setting]] = [
        Setting("seats", ["2"]),
        Setting("seat_0", ["stark", "lannister"]),
        Setting("plots", ["standard", "drafted"]),
        switch("mulligan", on=True),
        Setting("victory", ["15", "10", "20"]),
        Setting("round_limit", ["50", "25", "100"]),
    ]

    def blank(self, settings: Settings) -> Table:
        box = Box(
            CARDS,
            RULES,
            victory=int(settings["victory"]),
            round_limit=int(settings["round_limit"]),
            hand=7,
            draws=2,
            setup_gold=5,
            mulligan=settings["mulligan"] == TRUE,
            drafted=DRAFT_PLOTS if settings["plots"] == "drafted" else [],
            duplicates=CHARACTER,
        )
        order = [0, 1] if settings["seat_0"] == "stark" else [1, 0]
        table = Table(settings, box, 2, Rng(0, 0, 0, 0, []), [], [])
        for seat in range(2):
            cards = [card for copies, card in DECKS[order[seat]] for _ in range(copies)]
            table.add(DECK, seat, seat, cards)
        for seat in range(2):
            table.add(PLOTS, seat, seat, PLOT_DECKS[order[seat]], EVERYONE)
        if box.drafted:
            table.add(POOL, 0, NOTHING, DRAFT_PLOTS)
        return table

    def setup(self, settings: Settings, seed: int) -> Table:
        table = self.blank(settings)
        table.rng = chance_of(seed)
        table.emit(Event("begin", 0, {}, "SL-5"))
        table.push(Setup(DRAW, 0))
        if table.box.drafted:
            begin_draft(table)
        advance(table)
        return table

    def cards(self) -> list[Printed]:
        return [printed(card) for card in CARDS]
