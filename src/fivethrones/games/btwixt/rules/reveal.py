"""BT-10: the ally of the round is turned up, and its abilities for the round begin."""

from fivethrones.games.btwixt.derived import hands_are_open
from fivethrones.games.btwixt.records import Slot
from fivethrones.games.btwixt.secrets import show
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.event import Event
from fivethrones.kernel.knowledge import EVERYONE


def reveal(realm: Realm) -> None:
    """Turn up the top of the deck; BT-51: with a row, its leftmost ally. If none is left, there is no current ally."""
    if realm.row:
        ally = realm.row.pop(0)
        realm.emit(Event("reveal", realm.first, {"ally": realm.name(ally)}, "BT-51"))
    elif realm.ally_deck:
        ally = realm.ally_deck.pop()
        show(realm, ally)
        realm.emit(Event("reveal", realm.first, {"ally": realm.name(ally)}, "BT-10", discloses=EVERYONE))
    else:
        realm.emit(Event("no-ally", realm.first, {}, "BT-10"))
        return
    become_current(realm, ally)


def become_current(realm: Realm, ally: Slot) -> None:
    realm.current = ally
    realm.ruling = ally
    if hands_are_open(realm):
        for hand in realm.hands:
            for slot in hand:
                realm.knowledge[slot] = EVERYONE
        realm.emit(Event("open-hands", realm.first, {"ally": realm.name(ally)}, "BT-37", discloses=EVERYONE))
