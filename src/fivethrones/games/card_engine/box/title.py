"""A title of the Small Council: the figures and rights it gives a player for one round."""

from typing import final

from fivethrones.kernel.action import NOTHING


@final
class Title:
    def __init__(
        self,
        id: str,
        *,
        supports: str = "",
        rivals: list[str] | None = None,
        strong_in: int = NOTHING,
        cards: int = 0,
        gold: int = 0,
        influence: int = 0,
        turns_away: bool = False,
        takes_over: bool = False,
    ) -> None:
        self.id = id
        self.name = f"title-{id}"
        self.supports = supports  # the id of another title
        self.rivals: list[str] = rivals or []
        self.strong_in = strong_in  # the type of challenge in which its side is stronger
        self.cards = cards  # extra cards in the draw phase
        self.gold = gold  # extra income
        self.influence = influence  # once a round
        self.turns_away = turns_away  # may redirect a challenge, once a round
        self.takes_over = takes_over  # may become the defender of a military challenge, once a round
