"""The notation of the log: ``play robb_stark``, ``use robb_stark.2 kill``, ``challenge military 1``.

Everything is written as an id, so that logs survive new cards. The second of several copies of a card is
``robb_stark.2``. Where a word is expected, a number is accepted as its index in the list of words, which is how older
logs were written.
"""

from typing import Final

from fivethrones.games.card_engine.ability.active import ActiveAbility
from fivethrones.games.card_engine.box.card import Card
from fivethrones.games.card_engine.box.figures import CHALLENGES
from fivethrones.games.card_engine.moves.choosing import Choice
from fivethrones.games.card_engine.records.numbers import Kind, Slot
from fivethrones.games.card_engine.records.zones import DECK, DRAFT, DRAFTED, HAND, PLOTS, POOL, SETUP
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.offers import WISHES
from fivethrones.games.card_engine.views.choices import OF_PLAYERS
from fivethrones.kernel.action import NOTHING, Action, Seat
from fivethrones.kernel.errors import Unreadable
from fivethrones.kernel.game import is_number
from fivethrones.kernel.message import Message, literal

TYPES: Final = [name.removeprefix("challenge-") for name in CHALLENGES]
WISHED: Final = [name.removeprefix("wish-") for name in WISHES]
UNSEEN: Final = (HAND, SETUP, PLOTS, DRAFT, DRAFTED)  # by everybody but the player who holds them
NUMBERS: Final[list[str]] = []  # stands for any number
ALONE: Final = (
    "pass", "rest", "done", "keep", "mulligan", "accept", "decline", "banner", "top", "under", "noagenda",
)  # fmt: skip


def write(table: Table, action: Action) -> str:
    said = [action.verb]
    if action.target != NOTHING or action.extra != NOTHING:
        said.append(target_word(table, action))
    if action.extra != NOTHING:
        said.append(word(extra_words(table, action.verb, action.target), action.extra))
    return " ".join(said)


def read(table: Table, seat: Seat, text: str) -> Action:
    verb, *said = text.split() or [""]
    if not verb.isalpha() or len(said) > (0 if verb in ALONE else 2):
        raise unreadable(text)
    target = target_said(table, seat, verb, said[0]) if said else NOTHING
    extra = NOTHING
    if len(said) > 1:
        words = extra_words(table, verb, target)
        if said[1] not in words and not is_number(said[1]) and len(used(words)) == 1:
            words = [
                said[1] if word else "" for word in words
            ]  # only one card is possible, whatever it is called
        extra = number(words, said[1])
    return Action(seat, verb, target, extra)


# Words


def other_words(table: Table, verb: str) -> list[str] | None:
    """The words for the possible targets of a verb; None if the target is a card."""
    box = table.box
    if verb in OF_PLAYERS or verb in ("amount", "size"):
        return NUMBERS
    if verb in ("challenge", "type"):
        return TYPES
    if verb == "title":
        return [title.id for title in box.titles]
    if verb == "wish":
        return WISHED
    if verb == "rule":
        return [bare(passive.name) for passive in box.passives]
    if verb == "name":
        return [card.id for card in box.cards]
    if verb in ("way", "goal"):
        return choice_words(table)
    return None


def choice_words(table: Table) -> list[str]:
    """The words for the current choice."""
    frame = table.stack[-1] if table.stack else None
    if not isinstance(frame, Choice) or len(set(frame.words)) < len(frame.values):
        return NUMBERS
    words = [""] * (max(frame.values) + 1)
    for i in range(len(frame.values)):
        if frame.values[i] < 0:
            return NUMBERS
        words[frame.values[i]] = bare(frame.words[i])
    return words


def extra_words(table: Table, verb: str, target: int) -> list[str]:
    """The words for the second operand: abilities of a card, otherwise numbers."""
    if verb in ("use", "order") and 0 <= target < len(table.kinds):
        return ability_words(table.card(Slot(target)))
    return NUMBERS


def ability_words(card: Card) -> list[str]:
    """By ability, its first effect as a word; empty for abilities that are not used."""
    words: list[str] = []
    for ability in card.abilities:
        name = ""
        if isinstance(ability, ActiveAbility) and ability.effects:
            name = snake(type(ability.effects[0].itself()).__name__)
            again = sum(earlier.partition(".")[0] == name for earlier in words)
            name = f"{name}.{again + 1}" if again else name
        words.append(name)
    return words


# Cards


def target_word(table: Table, action: Action) -> str:
    words = other_words(table, action.verb)
    if words is not None:
        return word(words, action.target)
    slot = Slot(action.target)
    if not 0 <= slot < len(table.kinds):
        return str(slot)
    card = table.card(slot)
    place = copies(table, action.seat, table.kinds[slot]).index(slot)
    return f"{card.id}.{place + 1}" if place else card.id


def target_said(table: Table, seat: Seat, verb: str, said: str) -> int:
    words = other_words(table, verb)
    if words is not None or is_number(said):
        return number(words or NUMBERS, said)
    id, _, place = said.partition(".")
    for kind in table.box.kinds:
        if table.box.cards[kind].id == id:
            found = copies(table, seat, kind)
            nth = int(place) if place.isdecimal() and len(place) < 4 else 1
            if not 0 < nth <= len(found):
                break
            return found[nth - 1]
    raise unknown(said)


def copies(table: Table, seat: Seat, kind: Kind) -> list[Slot]:
    """The slots of this kind in the order of counting: those everybody can see, those this player holds, the rest.

    So the number of a copy tells nothing about other players' hands and decks.
    """
    slots = [Slot(i) for i in range(len(table.kinds)) if table.kinds[i] == kind]
    order: list[list[Slot]] = [[], [], [], []]
    for slot in slots:
        order[nearness(table, seat, slot)].append(slot)
    return order[0] + order[1] + order[2] + order[3]


def nearness(table: Table, seat: Seat, slot: Slot) -> int:
    if table.zone[slot] in (DECK, POOL):
        return 3
    if table.zone[slot] not in UNSEEN:
        return 0
    return 1 if table.controller[slot] == seat else 2


# Words and numbers


def word(words: list[str], number: int) -> str:
    return words[number] if 0 <= number < len(words) and words[number] else str(number)


def number(words: list[str], said: str) -> int:
    if said and said in words:
        return words.index(said)
    if is_number(said):
        return int(said)
    raise unknown(said)


def used(words: list[str]) -> list[str]:
    return [known for known in words if known]


def bare(name: str) -> str:
    """The id of a named thing without its prefix."""
    return name.partition("-")[2] or name


def snake(name: str) -> str:
    """``TakeControl`` is ``take_control``."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


def unreadable(text: str) -> Unreadable:
    return Unreadable(Message("refused-unreadable", {"text": literal(text)}))


def unknown(said: str) -> Unreadable:
    return Unreadable(Message("refused-unknown-word", {"text": literal(said)}))
