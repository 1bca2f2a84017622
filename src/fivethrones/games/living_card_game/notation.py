"""The notation for bringing a deck: ``house stark``, ``agenda knights_of_the_realm``, ``take direwolf_pup 3``."""

from typing import Final

from fivethrones.games.card_engine.views.log import NUMBERS, number, unreadable, word
from fivethrones.games.living_card_game.pieces import CARDS
from fivethrones.kernel.action import NOTHING, Action, Seat

IDS: Final = [card.id for card in CARDS]
HOUSE_IDS: Final = [card.id.removeprefix("house_") for card in CARDS]

# By verb, the words for its target; `take` is followed by the number of copies.
GRAMMAR: Final = {"starter": HOUSE_IDS, "house": HOUSE_IDS, "agenda": IDS, "take": IDS}


def is_of_decks(verb: str) -> bool:
    return verb in GRAMMAR


def write(action: Action) -> str:
    said = [action.verb, word(GRAMMAR[action.verb], action.target)]
    if action.extra != NOTHING:
        said.append(str(action.extra))
    return " ".join(said)


def read(seat: Seat, text: str) -> Action:
    said = text.split()
    if len(said) not in (2, 3):
        raise unreadable(text)
    copies = number(NUMBERS, said[2]) if len(said) == 3 else NOTHING
    return Action(seat, said[0], number(GRAMMAR[said[0]], said[1]), copies)
