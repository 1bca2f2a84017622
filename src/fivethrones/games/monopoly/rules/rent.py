"""What visitors owe, and asking for it."""

from fivethrones.games.monopoly.pieces import (
    GREAT_HOUSE,
    GROUP,
    GROUPS,
    HOUSE_RENTS,
    KIND,
    LOCATION,
    RENTS,
    SQUARE_NAMES,
    WILDS_FACTORS,
    WILDS_GROUP,
)
from fivethrones.games.monopoly.rules.debt import owe
from fivethrones.games.monopoly.rules.token import announce, pips, roll, roll_speed
from fivethrones.games.monopoly.state import AWAKE, Claim, Realm
from fivethrones.games.monopoly.words import DOUBLE_RENT, TEN_TIMES_DICE
from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.message import Args, Message, seat_name


def rent_of(realm: Realm, square: int) -> int:
    """MO-15 to MO-17: the current rent of a location or a Great House."""
    line = line_of(realm, square)
    return RENTS[square][line] if KIND[square] == LOCATION else HOUSE_RENTS[line + 1]


def line_of(realm: Realm, square: int) -> int:
    """The line of its deed that counts now: unimproved, full set, villages, keep; or how many of the group the owner has."""
    if KIND[square] != LOCATION:
        return owned_with(realm, square, GROUP[square]) - 1
    level = realm.level[square]
    if level == realm.rules.keep:
        return 6
    if level > 0:
        return level + 1
    return 1 if counts_as_set(realm, GROUP[square]) else 0


def counts_as_set(realm: Realm, group: int) -> bool:
    """MO-15: whether one player owns the whole group and (unless agreed otherwise, MO-66) none of it is mortgaged."""
    if not realm.has_set(realm.owner[GROUPS[group][0]], group):
        return False
    return not (realm.rules.set_needs_no_mortgage and realm.set_has_mortgage(group))


def owned_with(realm: Realm, square: int, group: int) -> int:
    """MO-17, MO-18: how many of the group the owner of this square has, including mortgaged ones."""
    owner = realm.owner[square]
    count = 0
    for sister in GROUPS[group]:
        if realm.owner[sister] == owner:
            count += 1
    return count


def factor_of(realm: Realm, square: int, mode: int) -> int:
    """MO-18: by how much the dice are multiplied, four or ten; MO-23: always ten by card; 0 if the dice do not matter."""
    if KIND[square] == LOCATION or KIND[square] == GREAT_HOUSE:
        return 0
    if mode == TEN_TIMES_DICE:
        return WILDS_FACTORS[-1]
    return WILDS_FACTORS[owned_with(realm, square, WILDS_GROUP) - 1]


def charge(realm: Realm, seat: Seat, square: int, mode: int) -> None:
    """MO-14: rent is paid; MO-19: or it may be asked for."""
    owner = realm.owner[square]
    factor = factor_of(realm, square, mode)
    amount = 0 if factor else rent_of(realm, square)
    if mode == DOUBLE_RENT:
        amount *= 2
    if factor and realm.rules.wilds_use_movement and mode != TEN_TIMES_DICE:  # MO-66
        amount = factor * (realm.dice[0] + realm.dice[1] + pips(realm.speed))
        factor = 0
    claim = Claim(seat, owner, square, amount, factor)
    if not realm.rules.rent_is_claimed:
        collect(realm, claim)
        return
    realm.claims.append(claim)
    realm.wakeful[owner] = AWAKE
    public: Args = {"square": SQUARE_NAMES[square], "owner": seat_name(owner)}
    realm.emit(Event("claimable", seat, public, "MO-19"))


def collect(realm: Realm, claim: Claim) -> None:
    amount = claim.amount
    if claim.factor:
        amount = claim.factor * throw_for_rent(realm, claim.visitor)
    to = seat_name(claim.owner)
    public: Args = {"square": SQUARE_NAMES[claim.square], "to": to, "amount": amount}
    realm.emit(Event("rent", claim.visitor, public, "MO-14"))
    owe(realm, claim.visitor, amount, [claim.owner])


def throw_for_rent(realm: Realm, seat: Seat) -> int:
    """MO-18: a separate throw, in which doubles mean nothing; MO-61: with the third die if it is used."""
    dice = roll(realm)
    face = roll_speed(realm, seat)
    announce(realm, seat, "rent-throw", dice, face, "MO-18")
    return dice[0] + dice[1] + pips(face)


def claims_of(realm: Realm, seat: Seat) -> list[Option]:
    """MO-19: the rents that this seat may ask for."""
    found: list[Option] = []
    for claim in realm.claims:
        action = Action(seat, "claim", claim.square, claim.visitor)
        if claim.owner == seat and action not in found:
            found.append(action)
    return found


def call_claim(realm: Realm, action: Action) -> None:
    for i in range(len(realm.claims)):
        claim = realm.claims[i]
        if (claim.owner, claim.square, claim.visitor) == (action.seat, action.target, action.extra):
            del realm.claims[i]
            collect(realm, claim)
            return


def why_not_claim(realm: Realm) -> Message:
    if not realm.rules.rent_is_claimed:
        return Message("refused-rent-automatic", {}, "MO-14")
    return Message("refused-no-claim", {}, "MO-19")


def lapse(realm: Realm) -> None:
    """MO-19: rent that has not been asked for is lost with the first throw of the next turn."""
    for claim in realm.claims:
        public: Args = {"square": SQUARE_NAMES[claim.square], "visitor": seat_name(claim.visitor)}
        realm.emit(Event("lapse", claim.owner, public, "MO-19"))
    realm.claims = []
