"""Any position of B'Twixt.

    realm = realm_with("cersei euron melisandre doran", current="varys", stacks={"euron": "great_host puppet"})

Cards in stacks are named from the oldest to the newest. Rulers without a given hand hold one card, so that the bidding
waits for everybody.
"""

from itertools import chain
from typing import Final

from fivethrones.games.btwixt.cards import INFLUENCE
from fivethrones.games.btwixt.cards.allies import ALLIES
from fivethrones.games.btwixt.game import Btwixt
from fivethrones.games.btwixt.pieces import (
    ALLY_SLOTS,
    BLUE,
    CARD_SLOTS,
    FIRST_ALLY,
    FIRST_TOKEN,
    LEADERS,
    ORDINARY,
    SEASONS,
    SLOTS,
    TOKEN_SLOTS,
    WHITE,
)
from fivethrones.games.btwixt.records import Bid, Council, Season, Slot
from fivethrones.games.btwixt.rules.bidding import Bidding
from fivethrones.games.btwixt.rules.reveal import become_current
from fivethrones.games.btwixt.rules.rounds import CLAIM, Rounds
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.action import Seat
from fivethrones.kernel.knowledge import EVERYONE, only
from fivethrones.kernel.play import advance
from fivethrones.kernel.settings import with_defaults

GAME: Final = Btwixt()
CARD_IDS: Final = [card.id for card in INFLUENCE]
ALLY_IDS: Final = [ally.id for ally in ALLIES]
FOUR: Final = "cersei euron melisandre doran"
# Cards for hands that do not matter.
FILLERS: Final = [
    "siege",
    "siege",
    "bannermen",
    "bannermen",
    "hostage",
    "hostage",
    "regency",
    "marriage_pact",
]

# By value, cards that do nothing once they are in a stack.
WORTH: Final = {
    3: "feast",
    6: "eavesdropping feast",
    7: "cavalry_charge",
    8: "great_host",
    9: "sellswords scorched_fields",
}


class Seats:
    """Who sits where."""

    def __init__(self, realm: Realm, players: list[str]) -> None:
        self.realm = realm
        self.players = players

    def seat(self, who: str) -> Seat:
        return self.players.index(who)

    def council(self, name: str) -> Council:
        """``cersei|euron``: cersei and the neighbour to the left."""
        one, other = name.split("|")
        assert self.players[(self.seat(one) + 1) % len(self.players)] == other
        return Council(self.seat(one))


class Box:
    """Takes slots out of the box by the names of what is in them."""

    def __init__(self, realm: Realm) -> None:
        self.realm = realm
        self.free = [*CARD_SLOTS, *ALLY_SLOTS, *TOKEN_SLOTS]

    def cards(self, ids: str) -> list[Slot]:
        return [self.take(CARD_IDS.index(id), 0, FIRST_ALLY) for id in worded(ids)]

    def allies(self, ids: str) -> list[Slot]:
        return [self.take(ALLY_IDS.index(id), FIRST_ALLY, FIRST_TOKEN) for id in ids.split()]

    def tokens(self, values: str) -> list[Slot]:
        return [self.take(int(value), FIRST_TOKEN, SLOTS) for value in values]

    def has_card(self, id: str) -> bool:
        return any(self.realm.kinds[slot] == CARD_IDS.index(id) for slot in self.rest(0, FIRST_ALLY))

    def has_ally(self, id: str) -> bool:
        return any(
            self.realm.kinds[slot] == ALLY_IDS.index(id) for slot in self.rest(FIRST_ALLY, FIRST_TOKEN)
        )

    def take(self, kind: int, first: int, end: int) -> Slot:
        slot = next(slot for slot in self.free if first <= slot < end and self.realm.kinds[slot] == kind)
        self.free.remove(slot)
        return slot

    def rest(self, first: int, end: int) -> list[Slot]:
        return [slot for slot in self.free if first <= slot < end]


def worded(ids: str) -> list[str]:
    """A list of ids; ``sum:9`` stands for cards with a total value of 9."""
    found: list[str] = []
    for id in ids.split():
        found += WORTH[int(id.removeprefix("sum:"))].split() if id.startswith("sum:") else [id]
    return found


def realm_with(
    players: str = FOUR,
    *,
    first: str = "",
    current: str = "catelyn",
    stacks: dict[str, str] | None = None,
    hands: dict[str, str] | None = None,
    councils: dict[str, str] | None = None,
    tokens: dict[str, str] | None = None,
    on_current: str = "",
    killed: str = "",
    allies: str = "arya beric walder lysa",
    row: str = "",
    deck: str = "",
    discard: str = "",
    kneeling: str = "",
    season: str = "",
    left: int = 2,
    supply: int = 54,
    **settings: str,
) -> Realm:
    """A table during the bidding, with the first player to act.

    Councils are named by the rulers who share them, ``cersei|euron``; tokens by their values, ``"132"``; ``allies`` and
    ``deck`` name the tops of the decks, topmost first. Other arguments are settings of the game.
    """
    names = players.split()
    realm = GAME.blank(with_defaults(GAME.settings, {"seats": str(len(names)), **settings}))
    table = Seats(realm, names)
    box = Box(realm)
    realm.leaders = [LEADERS.index(name) for name in names]
    realm.first = table.seat(first or names[0])
    realm.turn = realm.first
    realm.left = left
    if season:
        realm.season = Season(SEASONS.index(season))
    deal_cards(table, box, stacks or {}, hands or {}, deck, discard)
    deal_allies(table, box, current, councils or {}, killed, allies, row)
    deal_tokens(table, box, tokens or {}, on_current, supply)
    for name in kneeling.split():
        realm.kneeling[table.seat(name)] = 1
    realm.push(Rounds(CLAIM))
    realm.push(Bidding())
    advance(realm)
    return realm


def deal_cards(
    table: Seats, box: Box, stacks: dict[str, str], hands: dict[str, str], deck: str, discard: str
) -> None:
    realm = table.realm
    for name, ids in stacks.items():
        for slot in box.cards(ids):
            realm.bids.append(Bid(table.seat(name), slot))
    for name, ids in hands.items():
        realm.hands[table.seat(name)] = box.cards(ids)
    realm.discard = box.cards(discard)
    top = box.cards(deck)
    for name in table.players:
        if name not in hands:
            realm.hands[table.seat(name)] = box.cards(next(id for id in FILLERS if box.has_card(id)))
        for slot in realm.hands[table.seat(name)]:
            realm.knowledge[slot] = only(table.seat(name))
    for slot in box.rest(0, FIRST_ALLY):
        card = realm.card(slot)
        if realm.rules.kingsmoot or card.color in ORDINARY:
            realm.deck.append(slot)
        elif realm.rules.advanced and card.color == BLUE:
            realm.stories.append(slot)
        elif realm.rules.advanced and card.color == WHITE and card.leader in table.players:
            realm.aside[table.seat(card.leader)].append(slot)
        else:
            realm.out.append(slot)
    realm.deck += top[::-1]
    for slot in [*(bid.card for bid in realm.bids), *realm.discard, *realm.out]:
        realm.knowledge[slot] = EVERYONE


def deal_allies(
    table: Seats, box: Box, current: str, councils: dict[str, str], killed: str, allies: str, row: str
) -> None:
    realm = table.realm
    for name, ids in councils.items():
        realm.councils[table.council(name)] = box.allies(ids)
    realm.killed = box.allies(killed)
    realm.row = box.allies(row)
    chosen = box.allies(current)
    top = [box.allies(id)[0] for id in allies.split() if box.has_ally(id)]
    realm.ally_deck = box.rest(FIRST_ALLY, FIRST_TOKEN) + top[::-1]
    for slot in [*chain(*realm.councils), *realm.killed, *realm.row, *chosen]:
        realm.knowledge[slot] = EVERYONE
    if chosen:
        become_current(realm, chosen[0])


def deal_tokens(table: Seats, box: Box, tokens: dict[str, str], on_current: str, supply: int) -> None:
    realm = table.realm
    for name, values in tokens.items():
        realm.tokens[table.council(name)] = box.tokens(values)
    realm.on_ally = box.tokens(on_current)
    rest = box.rest(FIRST_TOKEN, SLOTS)
    realm.supply = rest[:supply]
    if supply < len(rest):  # the others are where nobody looks
        realm.tokens[-1] += rest[supply:]
