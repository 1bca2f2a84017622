"""MO-20: two decks that are shuffled once and used as queues. A card that has been drawn is known to all from then on."""

from fivethrones.games.monopoly import chance
from fivethrones.games.monopoly.pieces import CARDS_PER_DECK, JAIL_FREE, VALAR
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.knowledge import EVERYONE, NOBODY


def shuffle(realm: Realm) -> None:
    """Slots stay in order; the cards in them are shuffled."""
    valar = list(range(CARDS_PER_DECK))
    throne = list(range(CARDS_PER_DECK, 2 * CARDS_PER_DECK))
    realm.valar, realm.throne = valar.copy(), throne.copy()
    realm.rng.shuffle(valar, chance.VALAR)
    realm.rng.shuffle(throne, chance.THRONE)
    realm.cards = valar + throne
    realm.knowledge = [NOBODY] * len(realm.cards)


def queue(realm: Realm, deck: int) -> list[int]:
    return realm.valar if deck == VALAR else realm.throne


def draw(realm: Realm, deck: int) -> int:
    """Turn up the top card and put it under its deck."""
    slots = queue(realm, deck)
    slot = slots.pop(0)
    slots.append(slot)
    realm.knowledge[slot] = EVERYONE
    return realm.cards[slot]


def take_out(realm: Realm, deck: int) -> None:
    """MO-21: the jail-free card is not in its deck while somebody holds it."""
    queue(realm, deck).remove(realm.cards.index(JAIL_FREE[deck]))


def put_under(realm: Realm, deck: int) -> None:
    queue(realm, deck).append(realm.cards.index(JAIL_FREE[deck]))
