"""Positions of Monopoly laid out at random: sets built up until the bank runs short, mortgages, little cash, people in jail."""

from fivethrones.games.monopoly.game import Monopoly
from fivethrones.games.monopoly.pieces import COLOURS, GROUPS, KEEPS, VILLAGES
from fivethrones.games.monopoly.rules.decks import shuffle
from fivethrones.games.monopoly.rules.turn import BEGIN, Turn
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.play import advance
from fivethrones.kernel.rng import Rng
from fivethrones.kernel.settings import Settings

CELL = 10  # the square of the jail


def lay_out(settings: Settings, rng: Rng) -> Realm:
    """The beginning of somebody's turn."""
    realm: Realm = Monopoly().blank(settings)
    realm.rng = rng.branch()
    shuffle(realm)
    realm.tokens = list(range(realm.seats))
    realm.turn = rng.below(realm.seats)
    for group, squares in enumerate(GROUPS):
        deal_set(realm, squares, rng)
        if group < len(COLOURS):
            build_up(realm, squares, rng)
    for seat in range(realm.seats):
        realm.cash[seat] = rng.below(1 + 100 * rng.below(10))
        realm.place[seat] = rng.below(40)
        realm.past_go[seat] = True
        if rng.below(8) == 0:
            realm.jail[seat] = 0
            realm.place[seat] = CELL
    realm.bank = -sum(realm.cash)
    realm.push(Turn(BEGIN))
    advance(realm)
    return realm


def deal_set(realm: Realm, squares: list[int], rng: Rng) -> None:
    """To one player, to several, or to nobody yet."""
    owner = rng.below(realm.seats)
    together = rng.below(3) > 0
    for square in squares:
        if together or rng.below(2):
            realm.owner[square] = owner if together else rng.below(realm.seats)
            realm.mortgaged[square] = rng.below(5) == 0


def build_up(realm: Realm, squares: list[int], rng: Rng) -> None:
    """Evenly, on a set of one player without mortgages, as far as the bank goes."""
    if len({realm.owner[square] for square in squares}) > 1 or realm.owner[squares[0]] not in range(
        realm.seats
    ):
        return
    if any(realm.mortgaged[square] for square in squares):
        return
    keep, base = realm.rules.keep, rng.below(realm.rules.keep + 1)
    for square in squares:
        realm.level[square] = min(base + rng.below(2), keep)
    villages = VILLAGES - sum(level for level in realm.level if level < keep)
    keeps = KEEPS - realm.level.count(keep)
    if min(villages, keeps) < 0:
        for square in squares:
            realm.level[square] = 0
        return
    realm.villages, realm.keeps = villages, keeps
