"""BT-6, BT-24: the cards of a season; BT-45, BT-46: unique and story cards; BT-51: the row of allies."""

from fivethrones.games.btwixt import chance
from fivethrones.games.btwixt.pieces import BLUE, CARD_SLOTS, LEADERS, SEASONS, WHITE, following, new_stories
from fivethrones.games.btwixt.records import Slot
from fivethrones.games.btwixt.rules.draft import Draft
from fivethrones.games.btwixt.rules.moves import put_away
from fivethrones.games.btwixt.secrets import hide, show, shuffle
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.action import Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.knowledge import EVERYONE, only
from fivethrones.kernel.message import Args


def lay_out_cards(realm: Realm) -> None:
    """Once the rulers are chosen: decide which cards are in this game, and lay them out."""
    taken = [LEADERS[leader] for leader in realm.leaders]
    for slot in CARD_SLOTS:
        card = realm.card(slot)
        if realm.rules.kingsmoot or card.color not in (BLUE, WHITE):
            realm.deck.append(slot)
        elif not realm.rules.advanced or (card.color == WHITE and card.leader not in taken):
            realm.out.append(slot)
        elif card.color == BLUE:
            realm.stories.append(slot)
        else:
            realm.aside[taken.index(card.leader)].append(slot)
    for slot in realm.out:
        realm.knowledge[slot] = EVERYONE
    for seat in range(realm.seats):
        shuffle(realm, realm.aside[seat], chance.unique_cards(seat))
    shuffle(realm, realm.stories, chance.STORIES)
    shuffle(realm, realm.deck, chance.INFLUENCE)


def deal(realm: Realm) -> None:
    """Deal new hands, or packs for a draft, and the row of allies if there is one."""
    deal_row(realm)
    for seat in realm.clockwise(realm.first):
        deal_hand(realm, seat)
    if realm.rules.drafts:
        realm.push(Draft(False))


def complete_hands(realm: Realm) -> None:
    """Add the unique cards to what was dealt or drafted; then everybody looks at their hand."""
    if realm.rules.advanced and not realm.rules.drafts_white:
        for seat in range(realm.seats):
            add_unique_card(realm, seat)
            realm.strays[seat] = [seat]
    for seat in realm.clockwise(realm.first):
        hand = realm.hands[seat]
        public: Args = {"count": len(hand)}
        secret: Args = {"cards": sorted(realm.names(hand))}
        realm.emit(Event("new-hand", seat, public, "BT-24", secret, only(seat), only(seat)))


def deal_row(realm: Realm) -> None:
    """BT-51: as many allies as the season has rounds. Those left over stay in front."""
    if not realm.rules.has_row:
        return
    added: list[Slot] = []
    while len(realm.row) <= realm.seats and realm.ally_deck:
        ally = realm.ally_deck.pop()
        show(realm, ally)
        realm.row.append(ally)
        added.append(ally)
    args: Args = {"allies": realm.names(added)}
    realm.emit(Event("row", realm.first, args, "BT-51", discloses=EVERYONE))


def deal_hand(realm: Realm, seat: Seat) -> None:
    hand = realm.hands[seat]
    for _ in range(realm.rules.from_deck):
        hand.append(realm.deck.pop())
    if realm.rules.drafts_white:
        add_unique_card(realm, seat)
        realm.strays[seat] = list(range(realm.seats))
    for slot in hand:
        realm.knowledge[slot] |= only(seat)


def add_unique_card(realm: Realm, seat: Seat) -> None:
    """BT-45: the next of the unique cards set aside, which were shuffled then."""
    slot = realm.aside[seat].pop()
    realm.knowledge[slot] = only(seat)
    realm.hands[seat].append(slot)


def end_season(realm: Realm) -> None:
    """BT-24: hands are discarded for all to see, and everything is shuffled into one deck."""
    realm.season = following(realm.season)
    shown: list[str] = []
    for hand in realm.hands:
        shown += realm.names(hand)
        for slot in hand:
            put_away(realm, slot)
    realm.hands = [[] for _ in range(realm.seats)]
    realm.strays = [[] for _ in range(realm.seats)]
    args: Args = {"season": f"season-{SEASONS[realm.season]}", "cards": sorted(shown)}
    realm.emit(Event("season", realm.first, args, "BT-24", discloses=EVERYONE))
    realm.deck += realm.discard
    realm.discard = []
    if realm.rules.advanced:
        add_stories(realm)
    shuffle(realm, realm.deck, chance.INFLUENCE)


def add_stories(realm: Realm) -> None:
    """BT-46: the next story cards of those set aside, which were shuffled then."""
    count = new_stories(realm.seats)
    added = [realm.stories.pop() for _ in range(count)]
    hide(realm, added)
    realm.deck += added
    realm.emit(Event("stories", realm.first, {"count": count}, "BT-46"))
