"""What everybody sees of a card in play."""

from typing import ClassVar, final

from fivethrones.games.card_engine.box.figures import ALL_TYPES, CHARACTER, RENOWN, STEALTH
from fivethrones.games.card_engine.records.numbers import Icon, Keyword, Kind, Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.changes import sources
from fivethrones.games.card_engine.values.of_cards import (
    INCOME,
    INFLUENCE,
    gained_traits,
    has_icon,
    keywords_of,
    strength,
    symbol,
)
from fivethrones.games.card_engine.values.texts import is_blank
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.game import View
from fivethrones.kernel.row import numbers_of


@final
class CardView(View):
    """A card in play."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "slot", "kind", "owner", "controller", "kneeling", "attached_to", "power", "duplicates", "strength",
        "icons", "renown", "stealth", "sources", "gold", "keywords", "traits", "income", "influence", "blank", "doomed",
    )  # fmt: skip

    def __init__(
        self,
        slot: Slot,
        kind: Kind,
        owner: Seat,
        controller: Seat,
        kneeling: int,
        attached_to: int,
        power: int,
        duplicates: int,
        strength: int,
        icons: list[Icon],
        renown: bool,
        stealth: bool,
        sources: list[int],
        gold: int,
        keywords: list[Keyword],
        traits: list[str],
        income: int,
        influence: int,
        blank: bool,
        doomed: int,
    ) -> None:
        self.slot = slot
        self.kind = kind
        self.owner = owner
        self.controller = controller
        self.kneeling = kneeling
        self.attached_to = attached_to
        self.power = power
        self.duplicates = duplicates
        self.strength = strength
        self.icons = icons
        self.renown = renown
        self.stealth = stealth
        # Of all that differs from print: what, how much, and the kind of card that does it.
        self.sources = sources
        self.gold = gold
        self.keywords = keywords  # printed and gained
        self.traits = traits  # gained
        self.income = income  # the bonus
        self.influence = influence
        self.blank = blank  # its text does not work
        self.doomed = doomed  # where it goes at the end of the window, or NOTHING


def card_view(table: Table, slot: Slot) -> CardView:
    is_character = table.is_a(slot, CHARACTER)
    keywords = keywords_of(table, slot)
    return CardView(
        slot=slot,
        kind=table.kinds[slot],
        owner=table.owner[slot],
        controller=table.controller[slot],
        kneeling=table.kneeling[slot],
        attached_to=table.attached_to[slot],
        power=table.power_on[slot],
        duplicates=len(table.duplicates(slot)),
        strength=strength(table, slot) if is_character else 0,
        icons=[type for type in ALL_TYPES if has_icon(table, slot, type)] if is_character else [],
        renown=RENOWN in keywords,
        stealth=STEALTH in keywords,
        sources=numbers_of(sources(table, slot)),
        gold=table.gold_on[slot],
        keywords=keywords,
        traits=gained_traits(table, slot),
        income=symbol(table, slot, INCOME),
        influence=symbol(table, slot, INFLUENCE),
        blank=is_blank(table, slot),
        doomed=goal_of(table, slot),
    )


def goal_of(table: Table, slot: Slot) -> int:
    for doomed in table.doomed:
        if doomed.card == slot:
            return doomed.goal
    return NOTHING
