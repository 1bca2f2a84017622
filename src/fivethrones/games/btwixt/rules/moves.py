"""Moving cards, allies and tokens, and who sees it."""

from fivethrones.games.btwixt.chance import COUNCILS, INFLUENCE, SUPPLY
from fivethrones.games.btwixt.derived import hands_are_open
from fivethrones.games.btwixt.pieces import WHITE
from fivethrones.games.btwixt.records import NO_SLOT, Bid, Change, Council, Effect, Kind, Slot
from fivethrones.games.btwixt.secrets import blur, hide, pass_for_known, show, show_from_hand, shuffle, swap
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.action import Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.knowledge import EVERYONE, knows, only
from fivethrones.kernel.message import Args, seat_name

# Influence cards


def in_hand(realm: Realm, seat: Seat, kind: Kind) -> Slot:
    """The slot of a card of this kind in a hand, or NO_SLOT."""
    for slot in realm.hands[seat]:
        if realm.kinds[slot] == kind:
            return slot
    return NO_SLOT


def leave_hand(realm: Realm, seat: Seat, slot: Slot) -> Slot:
    """Prepare a card to leave a hand: it is always the last slot that goes, so nobody can tell how long the card was held."""
    hand = realm.hands[seat]
    assert slot in hand, "that card is in no such hand"
    swap(realm, slot, hand[-1])
    return hand.pop()


def leave_unseen(realm: Realm, seat: Seat, slot: Slot, knowing: int) -> Slot:
    """The same when only some see which card it is."""
    if hands_are_open(realm):
        knowing = EVERYONE
    blur(realm, realm.hands[seat], knowing)
    return leave_hand(realm, seat, slot)


def enter_hand(realm: Realm, seat: Seat, slot: Slot) -> None:
    realm.hands[seat].append(slot)
    realm.knowledge[slot] = EVERYONE if hands_are_open(realm) else realm.knowledge[slot] | only(seat)


def put_away(realm: Realm, slot: Slot) -> None:
    """BT-45: discard a card; a unique card goes back to the box."""
    realm.knowledge[slot] = EVERYONE
    if realm.card(slot).color == WHITE and not realm.rules.keeps_white:
        realm.box.append(slot)
    else:
        realm.discard.append(slot)


def discard_from_hand(realm: Realm, seat: Seat, slot: Slot) -> None:
    learning = show_from_hand(realm, seat, slot)
    slot = leave_hand(realm, seat, slot)
    put_away(realm, slot)
    realm.emit(Event("discard", seat, {"card": realm.name(slot)}, "BT-12", discloses=learning))


def discard_hand(realm: Realm, seat: Seat) -> None:
    """Discard a whole hand at once, so that the order gives nothing away."""
    slots = sorted(realm.hands[seat], key=realm.name)
    realm.hands[seat] = []
    learning = 0
    for slot in slots:
        learning |= show(realm, slot)
        put_away(realm, slot)
    realm.emit(Event("discard-hand", seat, {"cards": realm.names(slots)}, "BT-12", discloses=learning))


def give(realm: Realm, seat: Seat, slot: Slot, to: Seat, by_chance: bool = False) -> None:
    """Move a card from hand to hand, unseen by others. A random card is news to both rulers."""
    pass_for_known(realm, seat, slot)
    slot = leave_unseen(realm, seat, slot, only(seat) | only(to))
    learning = only(to) & ~realm.knowledge[slot]
    enter_hand(realm, to, slot)
    if by_chance:
        learning = realm.knowledge[slot]
    go_astray(realm, seat, to)
    public: Args = {"to": seat_name(to)}
    secret: Args = {"card": realm.name(slot)}
    realm.emit(Event("give", seat, public, "BT-37", secret, realm.knowledge[slot], learning))


def bury(realm: Realm, seat: Seat, slot: Slot) -> None:
    """Put a card from a hand under the deck, unseen by others."""
    slot = leave_unseen(realm, seat, slot, only(seat))
    realm.deck.insert(0, slot)
    for owner in range(realm.seats):
        if seat in realm.strays[owner]:
            realm.strays[owner] = []
    secret: Args = {"card": realm.name(slot)}
    realm.emit(Event("bury", seat, {}, "BT-37", secret, realm.knowledge[slot]))


def go_astray(realm: Realm, source: Seat, goal: Seat) -> None:
    """Note that unique cards which might be in one hand might now be in the other."""
    for places in realm.strays:
        if source in places and goal not in places:
            places.append(goal)


def draw(realm: Realm, seat: Seat, count: int) -> bool:
    """BT-36: draw as many of these cards as deck and discard pile hold. False if that was none."""
    drawn: list[Slot] = []
    while len(drawn) < count:
        if not realm.deck and not renew_deck(realm):
            break
        slot = realm.deck.pop()
        enter_hand(realm, seat, slot)
        drawn.append(slot)
    if not drawn:
        return False
    public: Args = {"count": len(drawn)}
    secret: Args = {"cards": realm.names(drawn)}
    seen_by = realm.knowledge[drawn[0]]
    realm.emit(Event("draw", seat, public, "BT-36", secret, seen_by, seen_by))
    return True


def renew_deck(realm: Realm) -> bool:
    if not realm.discard:
        return False
    realm.deck = realm.discard
    realm.discard = []
    shuffle(realm, realm.deck, INFLUENCE)
    realm.emit(Event("new-deck", realm.first, {}, "BT-36"))
    return True


def look_at_hand(realm: Realm, by: Seat, of: Seat) -> None:
    hand = realm.hands[of]
    learning = 0
    for slot in hand:
        learning |= only(by) & ~realm.knowledge[slot]
        realm.knowledge[slot] |= only(by)
    public: Args = {"of": seat_name(of)}
    secret: Args = {"cards": sorted(realm.names(hand))}
    realm.emit(Event("look", by, public, "BT-37", secret, only(by) | only(of), learning))


# Stacks


def lay_down(realm: Realm, seat: Seat, slot: Slot) -> None:
    realm.bids.append(Bid(seat, slot))


def leave_stack(realm: Realm, slot: Slot) -> None:
    """BT-38: changes to a card end when it leaves the stacks."""
    realm.lift(slot)
    realm.changes = [change for change in realm.changes if change.card != slot]


def discard_from_stack(realm: Realm, slot: Slot) -> None:
    holder = realm.holder(slot)
    leave_stack(realm, slot)
    put_away(realm, slot)
    realm.emit(Event("discard", holder, {"card": realm.name(slot)}, "BT-38"))


def take_back(realm: Realm, seat: Seat, slot: Slot) -> None:
    """Return a card from a stack to its holder's hand, seen by all."""
    leave_stack(realm, slot)
    realm.hands[seat].append(slot)
    realm.emit(Event("take-back", seat, {"card": realm.name(slot)}, "BT-38"))


def change(realm: Realm, slot: Slot, effect: Effect, amount: int) -> None:
    realm.changes.append(Change(slot, effect, amount))


# Allies


def next_ally(realm: Realm) -> Slot:
    """BT-40: turn up the top ally of the deck. BT-52: with a row, add one at its end and take the next."""
    top = NO_SLOT
    if realm.ally_deck:
        top = realm.ally_deck.pop()
        show(realm, top)
    if not realm.rules.has_row:
        if top != NO_SLOT:
            realm.emit(Event("reveal", realm.first, {"ally": realm.name(top)}, "BT-40", discloses=EVERYONE))
        return top
    if top != NO_SLOT:
        realm.row.append(top)
        realm.emit(Event("row", realm.first, {"allies": [realm.name(top)]}, "BT-52", discloses=EVERYONE))
    if not realm.row:
        return NO_SLOT
    ally = realm.row.pop(0)
    realm.emit(Event("reveal", realm.first, {"ally": realm.name(ally)}, "BT-52"))
    return ally


def kill(realm: Realm, ally: Slot, by: Seat) -> None:
    """BT-32; BT-43: tokens on the current ally go back to the supply."""
    if ally == realm.current:
        realm.current = NO_SLOT
        return_tokens(realm, realm.on_ally)
        realm.on_ally = []
    else:
        realm.councils[realm.council_with(ally)].remove(ally)
    realm.killed.append(ally)
    if realm.ruling == ally:
        realm.ruling = NO_SLOT
    realm.emit(Event("kill", by, {"ally": realm.name(ally)}, "BT-32"))


def council_args(realm: Realm, council: Council) -> Args:
    """The arguments that name a council by the rulers who share it."""
    return {"one": seat_name(council), "other": seat_name(realm.left_of(council))}


# Tokens


def gain_token(realm: Realm, seat: Seat, council: Council) -> None:
    realm.tokens[council].append(take_from_supply(realm))
    realm.emit(Event("token", seat, council_args(realm, council), "BT-29"))


def take_from_supply(realm: Realm) -> Slot:
    return take_at_random(realm, realm.supply, SUPPLY)


def take_from_council(realm: Realm, council: Council) -> Slot:
    """Take a random token. Whoever has looked at the tokens there no longer knows which is which."""
    tokens = realm.tokens[council]
    token = take_at_random(realm, tokens, COUNCILS)
    hide(realm, [token, *tokens])
    return token


def take_at_random(realm: Realm, tokens: list[Slot], purpose: str) -> Slot:
    """Take a random token. It is always the last slot that goes; chance decides which token is in it."""
    swap(realm, tokens[realm.rng.below(len(tokens), purpose)], tokens[-1])
    return tokens.pop()


def return_tokens(realm: Realm, tokens: list[Slot]) -> None:
    hide(realm, tokens)
    realm.supply += tokens


def peek(realm: Realm, by: Seat, council: Council) -> None:
    """BT-37: let a ruler look at all tokens of a council."""
    values = []
    learning = 0
    for token in realm.tokens[council]:
        if not knows(realm.knowledge[token], by):
            learning = only(by)
        realm.knowledge[token] |= only(by)
        values.append(f"={realm.kinds[token]}")
    secret: Args = {"values": sorted(values)}
    realm.emit(Event("peek", by, council_args(realm, council), "BT-37", secret, only(by), learning))
