"""The agendas; all come with the supplement."""

from typing import Final

from fivethrones.games.card_engine.cards import (
    BARATHEON,
    GREYJOY,
    LANNISTER,
    MARTELL,
    STARK,
    TARGARYEN,
    agenda,
)

AGENDAS: Final = [
    agenda("treaty_with_the_north", [], traits=["treaty"]),
    agenda("the_siege_of_winterfell", [], only=STARK),
    agenda("knights_of_the_realm", []),
    agenda("heir_to_the_iron_throne", [], only=TARGARYEN),
    agenda("the_power_behind_the_throne", [], only=LANNISTER),
    agenda("a_noble_cause", [], only=BARATHEON),
    agenda("the_old_way", [], only=GREYJOY),
    agenda("bloodthirst", [], only=MARTELL),
]  # fmt: skip
