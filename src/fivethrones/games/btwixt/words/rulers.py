"""Words about rulers: who kneels, who stands, who may play what, and whom a text refers to."""

from typing import Final, NewType, final

from mypy_extensions import mypyc_attr

from fivethrones.games.btwixt.card import Word
from fivethrones.games.btwixt.derived import color_name
from fivethrones.games.btwixt.pieces import ORDINARY
from fivethrones.games.btwixt.records import Color
from fivethrones.games.btwixt.rules.kneeling import kneel
from fivethrones.games.btwixt.rules.use import Use
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.message import seat_name

# Whom a word refers to.
Who = NewType("Who", int)
YOU: Final = Who(0)
OTHER: Final = Who(1)  # one other ruler, whom you choose
NEIGHBOR: Final = Who(2)  # one neighbour, whom you choose
NEIGHBORS: Final = Who(3)  # both, the left one first
KNEELER: Final = Who(4)
WINNER: Final = Who(5)
SECOND: Final = Who(6)
LOSERS: Final = Who(7)  # all but the winner
RICH_HANDS: Final = Who(8)  # all with five or more cards in hand
CHOSEN: Final = (OTHER, NEIGHBOR)


def those(realm: Realm, use: Use, who: Who) -> list[Seat]:
    """The rulers that are meant, in the order in which they are affected."""
    if who == YOU:
        return [use.you]
    if who in (KNEELER, OTHER, NEIGHBOR):
        return [use.subject]
    if who == NEIGHBORS:
        return realm.neighbors(use.you)
    if who == WINNER:
        return [realm.winner]
    if who == SECOND:
        return [] if realm.second == NOTHING else [realm.second]
    seats = realm.clockwise(realm.first)
    if who == LOSERS:
        return [seat for seat in seats if seat != realm.winner]
    return [seat for seat in seats if len(realm.hands[seat]) >= 5]


@mypyc_attr(allow_interpreted_subclasses=True)
class ToRuler(Word):
    """Something that happens to one ruler, whom you choose if the card leaves a choice."""

    def __init__(self, who: Who, prompt: str) -> None:
        super().__init__("name", [prompt] if who in CHOSEN else [])
        self.who = who

    def suits(self, realm: Realm, seat: Seat) -> bool:
        """Whether it would change anything for this ruler."""
        return True

    def targets(self, realm: Realm, use: Use, picked: list[int]) -> list[int]:
        seats = realm.neighbors(use.you) if self.who == NEIGHBOR else realm.clockwise(use.you)[1:]
        return [seat for seat in seats if self.suits(realm, seat)]

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        if picked:
            use.subject = picked[0]
        done = False
        for seat in those(realm, use, self.who):
            done = self.happen_to(realm, use, seat) or done
        return done

    def happen_to(self, realm: Realm, use: Use, seat: Seat) -> bool:
        raise TypeError(f"{type(self).__name__} does nothing")


@final
class Kneel(ToRuler):
    def __init__(self, who: Who) -> None:
        super().__init__(who, "")

    def happen_to(self, realm: Realm, use: Use, seat: Seat) -> bool:
        kneel(realm, seat)
        return True


@final
class StandUp(Word):
    """Everybody who kneels takes part in the bidding again."""

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        for seat in realm.clockwise(realm.first):
            if realm.kneeling[seat]:
                realm.kneeling[seat] = 0
                realm.emit(Event("stand", seat, {}, "BT-13"))
        return True


@final
class ForbidValues(ToRuler):
    """A ruler may not play cards of this printed value or more for the rest of the round."""

    def __init__(self, who: Who, *, lowest: int) -> None:
        super().__init__(who, "prompt-hush")
        self.lowest = lowest

    def happen_to(self, realm: Realm, use: Use, seat: Seat) -> bool:
        realm.hushed[seat] = min(realm.hushed[seat], self.lowest)
        realm.emit(Event("hush", use.you, {"who": seat_name(seat), "value": self.lowest}, "BT-39"))
        return True


@final
class ForbidNamedColor(Word):
    """Nobody may play cards of the named colour for the rest of the round."""

    def __init__(self) -> None:
        super().__init__("color", ["prompt-color"])

    def targets(self, realm: Realm, use: Use, picked: list[int]) -> list[int]:
        allowed: list[int] = [color for color in ORDINARY if not realm.decreed >> color & 1]
        return allowed or list(ORDINARY)

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        realm.decreed |= 1 << picked[0]
        realm.emit(Event("decree", use.you, {"color": color_name(Color(picked[0]))}, "BT-39"))
        return True


@final
class PlayPlainly(Word):
    """Play abilities of the cards that you play later this round do nothing."""

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        realm.plain |= 1 << use.you
        return True


@final
class JoinStackOf(ToRuler):
    """The card that is being played goes to another ruler's stack."""

    def __init__(self, who: Who) -> None:
        super().__init__(who, "prompt-join-stack")

    def happen_to(self, realm: Realm, use: Use, seat: Seat) -> bool:
        realm.plays_to = seat
        return True
