"""BT-13: kneeling, by choice or by force, and what the ally of the round has to say to it."""

from fivethrones.games.btwixt.card import KNEELS
from fivethrones.games.btwixt.records import NO_SLOT
from fivethrones.games.btwixt.rules.use import trigger
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.action import Seat
from fivethrones.kernel.event import Event


def kneel(realm: Realm, seat: Seat) -> None:
    """Whoever kneels already does not kneel again."""
    if realm.kneeling[seat]:
        return
    realm.kneeling[seat] = 1
    realm.emit(Event("kneel", seat, {}, "BT-13"))
    if realm.ruling != NO_SLOT:
        trigger(realm, realm.ruling, KNEELS, realm.first, seat)
