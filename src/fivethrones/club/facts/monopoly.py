"""Of Monopoly: the token, what one was worth, and the deeds that were bought."""

from typing import Final

from fivethrones.club.facts.facts import Facts
from fivethrones.games.monopoly.rules.start import TOKEN_NAMES
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import Seat


class RealmFacts(Facts[Realm]):
    cards = {"buy": "square", "sold": "lot"}

    def score(self, state: Realm, seat: Seat) -> int:
        return state.worth(seat)

    def chosen(self, state: Realm, seat: Seat) -> dict[str, list[str]]:
        return {"token": [TOKEN_NAMES[state.tokens[seat]]] if seat < len(state.tokens) else []}


FACTS: Final = RealmFacts()
