"""Who knows what: cards that move unseen, and dealing anew what a viewer cannot know."""

from fivethrones.games.btwixt.pieces import ALLY_SLOTS, BLUE, CARD_SLOTS, LEADERS, TOKEN_SLOTS
from fivethrones.games.btwixt.records import Bag, Kind, Slot
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.action import SPECTATOR, Seat
from fivethrones.kernel.knowledge import EVERYONE, NOBODY, knows, only, redeal_unseen
from fivethrones.kernel.rng import Rng


def swap(realm: Realm, one: Slot, other: Slot) -> None:
    """Swap the slots of two cards."""
    if one == other:
        return
    kinds, knowledge = realm.kinds, realm.knowledge
    kinds[one], kinds[other] = kinds[other], kinds[one]
    knowledge[one], knowledge[other] = knowledge[other], knowledge[one]
    if realm.bags:
        realm.bags = [bag.swapped(one, other) for bag in realm.bags]


def blur(realm: Realm, slots: list[Slot], knowing: int) -> None:
    """One of these cards is about to move, and only the viewers in ``knowing`` see which.

    Any other viewer who knew all of them still knows what they are, but no longer which is which: they become a bag. One who
    knew only some of them knows none from now on.
    """
    if len(slots) < 2:
        return
    for viewer in range(SPECTATOR, realm.seats):
        if not knows(knowing, viewer):
            blur_for(realm, slots, viewer)


def blur_for(realm: Realm, slots: list[Slot], viewer: Seat) -> None:
    known = [slot for slot in slots if knows(realm.knowledge[slot], viewer)]
    if len(known) < len(slots):
        tear_bags(realm, slots, known, viewer)
    if not known:
        return
    for slot in known:
        realm.knowledge[slot] &= ~only(viewer)
    realm.bags = [bag.without(known) if bag.viewer == viewer else bag for bag in realm.bags]
    if len(known) == len(slots):
        realm.bags.append(Bag(viewer, slots.copy()))


def tear_bags(realm: Realm, slots: list[Slot], known: list[Slot], viewer: Seat) -> None:
    """Drop the viewer's bags that hold some of these cards but not all: whether one has left such a bag, the viewer cannot tell."""
    kept: list[Bag] = []
    for bag in realm.bags:
        touched = 0
        if bag.viewer == viewer:
            touched = sum(1 for slot in slots if slot in bag.slots and slot not in known)
        if touched in (0, len(slots)):
            kept.append(bag)
    realm.bags = kept


def show(realm: Realm, slot: Slot) -> int:
    """Turn a card face up. Returns the viewers who learn something from it."""
    learning = EVERYONE & ~realm.knowledge[slot]
    realm.knowledge[slot] = EVERYONE
    return learning


def show_from_hand(realm: Realm, seat: Seat, slot: Slot) -> int:
    """The same for a card in a hand."""
    pass_for_known(realm, seat, slot)
    return show(realm, slot)


def pass_for_known(realm: Realm, seat: Seat, slot: Slot) -> None:
    """Copies look alike: viewers who knew of one in this hand take the card that is shown for it, and know of no other."""
    knowledge = realm.knowledge
    for other in realm.hands[seat]:
        if other != slot and realm.kinds[other] == realm.kinds[slot]:
            one, two = knowledge[slot], knowledge[other]
            knowledge[slot] = one | two
            knowledge[other] = one & two


def hide(realm: Realm, slots: list[Slot]) -> None:
    """Make nobody know any longer which of these cards is which."""
    if realm.bags:
        realm.bags = [bag for bag in realm.bags if not any(slot in bag.slots for slot in slots)]
    for slot in slots:
        realm.knowledge[slot] = NOBODY


def shuffle(realm: Realm, pile: list[Slot], purpose: str) -> None:
    """Kinds change places, not slots, so that a shuffle tells nothing to viewers who know none of these cards."""
    pile.sort()
    kinds = [realm.kinds[slot] for slot in pile]
    realm.rng.shuffle(kinds, purpose)
    for i in range(len(pile)):
        realm.kinds[pile[i]] = kinds[i]
    hide(realm, pile)


# Dealing anew


def redeal(realm: Realm, viewer: Seat, rng: Rng) -> None:
    bagged = redeal_bags(realm, viewer, rng)
    redeal_cards(realm, viewer, rng, bagged)
    redeal_among(realm, [slot for slot in ALLY_SLOTS if is_unseen(realm, slot, viewer, bagged)], rng)
    redeal_unseen(realm.kinds, TOKEN_SLOTS, realm.knowledge, viewer, rng)


def is_unseen(realm: Realm, slot: Slot, viewer: Seat, bagged: list[Slot]) -> bool:
    return not knows(realm.knowledge[slot], viewer) and slot not in bagged


def redeal_among(realm: Realm, slots: list[Slot], rng: Rng) -> None:
    """Kinds are sorted before they are shuffled, so that the result depends only on what the viewer knows."""
    dealt = sorted([realm.kinds[slot] for slot in slots])
    rng.shuffle(dealt)
    for i in range(len(slots)):
        realm.kinds[slots[i]] = dealt[i]


def redeal_bags(realm: Realm, viewer: Seat, rng: Rng) -> list[Slot]:
    """Mix the kinds within each bag that the viewer knows. Returns the slots of the bags."""
    bagged: list[Slot] = []
    for bag in realm.bags:
        if bag.viewer == viewer:
            slots = sorted(slot for slot in bag.slots if not knows(realm.knowledge[slot], viewer))
            redeal_among(realm, slots, rng)
            bagged += slots
    return bagged


def redeal_cards(realm: Realm, viewer: Seat, rng: Rng, bagged: list[Slot]) -> None:
    """Influence cards. Everybody knows where unique and blue cards have been set aside, and that a unique one is in a hand."""
    slots = [slot for slot in CARD_SLOTS if is_unseen(realm, slot, viewer, bagged)]
    kinds = sorted([realm.kinds[slot] for slot in slots])
    if realm.rules.advanced:
        for seat in range(realm.seats):
            redeal_unique(realm, seat, viewer, slots, kinds, rng)
        blue = [kind for kind in kinds if realm.rules.influence[kind].color == BLUE]
        rng.shuffle(blue)
        for i in range(len(realm.stories)):
            lay(realm, slots, kinds, realm.stories[i], blue[i])
    rng.shuffle(kinds)
    for i in range(len(slots)):
        realm.kinds[slots[i]] = kinds[i]


def redeal_unique(
    realm: Realm, seat: Seat, viewer: Seat, slots: list[Slot], kinds: list[Kind], rng: Rng
) -> None:
    """BT-45: the unique cards of one ruler, first those set aside, then this season's."""
    aside = realm.aside[seat]
    if not aside and not realm.strays[seat]:
        return
    leader = LEADERS[realm.leaders[seat]]
    own = [kind for kind in kinds if realm.rules.influence[kind].leader == leader]
    rng.shuffle(own)
    for i in range(len(aside)):
        lay(realm, slots, kinds, aside[i], own[i])
    held = [slot for holder in realm.strays[seat] for slot in realm.hands[holder] + realm.drafted[holder]]
    if any(knows(realm.knowledge[slot], viewer) and realm.card(slot).leader == leader for slot in held):
        return
    places = [slot for slot in held if slot in slots]
    if len(own) > len(aside) and places:
        lay(realm, slots, kinds, places[rng.below(len(places))], own[len(aside)])


def lay(realm: Realm, slots: list[Slot], kinds: list[Kind], slot: Slot, kind: Kind) -> None:
    slots.remove(slot)
    kinds.remove(kind)
    realm.kinds[slot] = kind
