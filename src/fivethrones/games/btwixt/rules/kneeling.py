"""BT-13: kneeling, by choice or by force, and the abilities of the round's ally that this triggers."""

from fivethrones.games.btwixt.card import KNEELS
from fivethrones.games.btwixt.records import NO_SLOT
from fivethrones.games.btwixt.rules.use import trigger
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.action import Seat
from fivethrones.kernel.event import Event


def kneel(realm: Realm, seat: Seat) -> None:
    """Let a ruler kneel, who may be kneeling already."""
    if realm.kneeling[seat]:
        return
    realm.kneeling[seat] = 1
    realm.emit(Event("kneel", seat, {}, "BT-13"))
    if realm.ruling != NO_SLOT:
        trigger(realm, realm.ruling, KNEELS, realm.first, seat)
