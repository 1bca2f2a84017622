"""B'Twixt in text: ``play betrayal``, ``card 1.0``, ``council 2``, ``kneel``; and each choice in words."""

from typing import Final

from fivethrones.games.btwixt.cards import INFLUENCE
from fivethrones.games.btwixt.cards.allies import ALLIES
from fivethrones.games.btwixt.derived import color_name
from fivethrones.games.btwixt.pieces import COLORS, LEADER_CHOICES
from fivethrones.games.btwixt.records import Color, Council
from fivethrones.games.btwixt.rules.looking import Look
from fivethrones.games.btwixt.rules.moves import council_args
from fivethrones.games.btwixt.state import Realm
from fivethrones.games.btwixt.words.stacks import PLACES, slot_at
from fivethrones.kernel.action import NOTHING, Action, Option, Seat, Span
from fivethrones.kernel.errors import Unreadable
from fivethrones.kernel.message import Args, Message, literal, seat_name

CARD_IDS: Final = [card.id for card in INFLUENCE]
SEATS: Final = [str(seat) for seat in range(6)]
STACKED: Final = [f"{seat}.{place}" for seat in range(6) for place in range(PLACES)]
SEEN: Final = ["1", "2", "3"]

# By verb, the words for its target; a verb without any stands alone.
GRAMMAR: Final[dict[str, list[str]]] = {
    "leader": LEADER_CHOICES,
    "draft": CARD_IDS,
    "play": CARD_IDS,
    "kneel": [],
    "discard": CARD_IDS,
    "give": CARD_IDS,
    "bury": CARD_IDS,
    "salvage": CARD_IDS,
    "name": SEATS,
    "card": STACKED,
    "ally": [ally.id for ally in ALLIES],
    "council": SEATS,
    "color": COLORS,
    "top": SEEN,
    "under": SEEN,
    "use": [],
    "pass": [],
    "done": [],
}
OF_CARDS: Final = ("draft", "play", "discard", "give", "bury", "salvage")


def write(action: Action) -> str:
    spoken = GRAMMAR[action.verb]
    return f"{action.verb} {spoken[action.target]}" if spoken else action.verb


def read(seat: Seat, text: str) -> Action:
    said = text.split()
    spoken = GRAMMAR.get(said[0]) if said else None
    if spoken is None or len(said) != (2 if spoken else 1):
        raise Unreadable(Message("refused-unreadable", {"text": literal(text)}))
    if not spoken:
        return Action(seat, said[0])
    if said[1] not in spoken:
        raise Unreadable(Message("refused-unknown-word", {"text": literal(said[1])}))
    return Action(seat, said[0], spoken.index(said[1]))


def label(realm: Realm, option: Option) -> Message:
    """A choice in words."""
    assert not isinstance(option, Span), "nothing is counted out in this game"
    verb, target = option.verb, option.target
    if target == NOTHING:
        return Message(f"do-{verb}")
    return Message(f"do-{verb}", args_of(realm, verb, target))


def args_of(realm: Realm, verb: str, target: int) -> Args:
    if verb in OF_CARDS:
        card = INFLUENCE[target]
        return {"card": card.name, "value": card.value}
    if verb == "leader":
        return {"leader": f"leader-{LEADER_CHOICES[target]}"}
    if verb == "name":
        return {"who": seat_name(target)}
    if verb == "card":
        return {"card": realm.name(slot_at(realm, target)), "who": seat_name(target // PLACES)}
    if verb == "ally":
        return {"ally": ALLIES[target].name, "power": ALLIES[target].power}
    if verb == "council":
        return council_args(realm, Council(target))
    if verb == "color":
        return {"color": color_name(Color(target))}
    look = realm.stack[-1]
    assert isinstance(look, Look)
    return {"ally": realm.name(look.slots[target])}
