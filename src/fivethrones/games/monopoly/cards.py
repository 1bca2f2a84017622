"""The 32 cards. To change one, edit its entry here and its text in the locale files."""

from typing import Final, final

from fivethrones.games.monopoly.words import (
    AdvanceTo,
    Back,
    CollectEach,
    GoToJail,
    JailFree,
    NearestHouse,
    NearestWilds,
    Pay,
    PayEach,
    Receive,
    Repairs,
    Word,
)


@final
class Card:
    def __init__(self, id: str, words: list[Word]) -> None:
        self.id = id
        self.words = words


CARDS: Final = [
    # Valar Morghulis
    Card("red_keep_raven", [AdvanceTo("kings_landing")]),
    Card("fresh_horse", [AdvanceTo("go")]),
    Card("wedding_feast", [AdvanceTo("twins")]),
    Card("khalasar", [AdvanceTo("vaes_dothrak")]),
    Card("shelter", [NearestHouse()]),
    Card("banners_called", [NearestHouse()]),
    Card("lost_scouts", [NearestWilds()]),
    Card("iron_bank", [Receive(50)]),
    Card("night_watch_favour", [JailFree()]),
    Card("wildlings", [Back(3)]),
    Card("traitor", [GoToJail()]),
    Card("winter_roofs", [Repairs(25, 100)]),
    Card("bridge_toll", [Pay(15)]),
    Card("lannister_invitation", [AdvanceTo("house_lannister")]),
    Card("betrothal", [PayEach(50)]),
    Card("casterly_debt", [Receive(150)]),
    # Iron Throne
    Card("new_reign", [AdvanceTo("go")]),
    Card("miscount", [Receive(200)]),
    Card("milk_of_the_poppy", [Pay(50)]),
    Card("valyrian_dagger", [Receive(50)]),
    Card("champion", [JailFree()]),
    Card("arrest", [GoToJail()]),
    Card("summer_harvest", [Receive(100)]),
    Card("tax_returned", [Receive(20)]),
    Card("name_day", [CollectEach(10)]),
    Card("safe_harbour", [Receive(100)]),
    Card("sellswords", [Pay(100)]),
    Card("citadel_studies", [Pay(50)]),
    Card("counsel", [Receive(25)]),
    Card("royal_masons", [Repairs(40, 115)]),
    Card("tourney_second", [Receive(10)]),
    Card("far_cousin", [Receive(100)]),
]
CARD_NAMES: Final = [f"card-{card.id}" for card in CARDS]
