"""What differs between the boxes beside their cards: figures of the rules, and the numbers of the rules."""

from typing import final

from fivethrones.games.card_engine.abilities.ability import PASSIVE, TIMINGS, Deed
from fivethrones.games.card_engine.cards import EVENT, Card


@final
class Box:
    """The same for a whole match. Cards are known by their place in ``cards``."""

    def __init__(
        self,
        cards: list[Card],
        rules: dict[str, str],
        *,
        victory: int,
        round_limit: int,
        hand: int,
        draws: int,
        setup_gold: int,
        mulligan: bool,
        drafted: list[Card],
        duplicates: int,
    ) -> None:
        self.cards = cards
        self.rules = rules  # by topic, the number of the rule in this box
        self.victory = victory  # power that wins
        self.round_limit = round_limit
        self.hand = hand  # cards to begin with
        self.draws = draws  # cards in the draw phase
        self.setup_gold = setup_gold
        self.mulligan = mulligan
        self.drafted = [cards.index(card) for card in drafted]  # kinds of plots to draft from
        self.duplicates = duplicates  # types of unique cards that may have them
        self.events = [
            [kind for kind in range(len(cards)) if cards[kind].type == EVENT and cards[kind].deeds[timing]]
            for timing in range(TIMINGS)
        ]  # kinds, by the timing of what they do
        self.heeded = heeded(cards, [PASSIVE])
        self.answered = heeded(cards, range(PASSIVE))


def heeded(cards: list[Card], timings: range | list[int]) -> int:
    """The kinds of occurrences that some card of the box answers with a deed of these timings, one bit each."""
    found = 0
    for card in cards:
        for ability in card.abilities:
            if isinstance(ability, Deed) and ability.timing in timings and ability.trigger is not None:
                for what in ability.trigger.heeds:
                    found |= 1 << what
    return found
