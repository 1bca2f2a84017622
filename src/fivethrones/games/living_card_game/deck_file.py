"""A deck as a text that people read and write:

    House: Stark
    Agenda: The Siege of Winterfell

    # Characters
    2 Eddard Stark
    3 Direwolf Pup

One card a line, with the number of its copies, plots too; what stands after ``#`` is for people. Cards may be called by their
names in any language or by their ids.
"""

from collections.abc import Callable
from typing import Final

from fivethrones.games.card_engine.box.figures import (
    AGENDA,
    ATTACHMENT,
    CHARACTER,
    EVENT,
    HOUSE,
    LOCATION,
    PLOT,
)
from fivethrones.games.living_card_game.decks import Deck
from fivethrones.games.living_card_game.pieces import CARDS, HOUSES, card_called
from fivethrones.kernel.decks import Names
from fivethrones.kernel.message import Message, literal

HOUSE_WORD: Final = "deck-house"
AGENDA_WORD: Final = "deck-agenda"
GROUPS: Final = {
    CHARACTER: "cards-characters",
    LOCATION: "cards-locations",
    ATTACHMENT: "cards-attachments",
    EVENT: "cards-events",
    PLOT: "cards-plots",
}
TIMES: Final = "x\u0445\u00d7"  # Latin, Cyrillic, the sign of multiplication


def known_names(languages: list[Callable[[str], str]]) -> Names:
    """By name in any of these languages, and by id: the id."""
    things = [
        *(card.name for card in CARDS),
        *(f"house-{house}" for house in HOUSES),
        HOUSE_WORD,
        AGENDA_WORD,
    ]
    names = {plain(id.partition("-")[2]): id for id in things}
    for name_of in languages:
        for id in things:
            names.setdefault(plain(name_of(id)), id)
    return names


def plain(text: str) -> str:
    """Only letters and digits, since people write the rest differently."""
    return "".join(letter for letter in text.lower().replace("ё", "е") if letter.isalnum())


def read_deck(text: str, names: Names) -> tuple[Deck, list[Message]]:
    """The deck, as far as it can be read, and a message for each line that cannot."""
    deck = Deck("", "", {})
    faults: list[Message] = []
    for number, line in enumerate(text.splitlines(), 1):
        said = line.partition("#")[0].strip()
        if not said:
            continue
        reason = read_line(deck, said, names)
        if reason:
            faults.append(Message(reason, {"line": number, "text": literal(said)}))
    if not deck.house:
        faults.append(Message("refused-deck-no-house", {}, "LC-17"))
    return deck, faults


def read_line(deck: Deck, said: str, names: Names) -> str:
    """Add one line to the deck. Returns why it cannot be read, or an empty string."""
    word, colon, rest = said.partition(":")
    key, id = names.get(plain(word), ""), names.get(plain(rest), "")
    if colon and key == HOUSE_WORD:
        return read_house(deck, id)
    if colon and key == AGENDA_WORD:
        return read_agenda(deck, id)
    copies, _, name = said.partition(" ")
    copies = copies.lower().rstrip(TIMES)
    if not (copies.isascii() and copies.isdecimal() and len(copies) <= 2 and int(copies)):
        return "refused-deck-line"
    return read_card(deck, int(copies), names.get(plain(name), ""))


def read_house(deck: Deck, id: str) -> str:
    house = id.removeprefix("card-house_").removeprefix("house-")
    if deck.house:
        return "refused-deck-house-twice"
    if house not in HOUSES:
        return "refused-deck-house"
    deck.house = house
    return ""


def read_agenda(deck: Deck, id: str) -> str:
    if deck.agenda:
        return "refused-deck-agenda-twice"
    if not id.startswith("card-") or card_called(id.removeprefix("card-")).type != AGENDA:
        return "refused-deck-agenda"
    deck.agenda = id.removeprefix("card-")
    return ""


def read_card(deck: Deck, copies: int, id: str) -> str:
    if not id.startswith("card-"):
        return "refused-deck-card"
    card = card_called(id.removeprefix("card-"))
    if card.type in (AGENDA, HOUSE):
        return "refused-deck-no-card"
    deck.copies[card.id] = deck.copies.get(card.id, 0) + copies
    return ""


def write_deck(deck: Deck, name_of: Callable[[str], str]) -> str:
    """The deck as a text in the language of ``name_of``."""
    lines = [f"{name_of(HOUSE_WORD)}: {name_of(f'house-{deck.house}')}"]
    if deck.agenda:
        lines.append(f"{name_of(AGENDA_WORD)}: {name_of(f'card-{deck.agenda}')}")
    for type, heading in GROUPS.items():
        held = {id: copies for id, copies in deck.copies.items() if card_called(id).type == type}
        if held:
            lines += ["", f"# {name_of(heading)}: {sum(held.values())}"]
            lines += [f"{copies} {name_of(f'card-{id}')}" for id, copies in held.items()]
    return "\n".join([*lines, ""])
