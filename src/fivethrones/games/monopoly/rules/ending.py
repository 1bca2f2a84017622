"""The end of the game: the last player who is not bankrupt wins, or the richest if the game is cut short."""

from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import Seat
from fivethrones.kernel.message import Args, Message, seat_name
from fivethrones.kernel.state import Outcome


def finish_if_decided(realm: Realm) -> None:
    """MO-53: end the game if one player is left; MO-64: a short game ends with the first bankruptcy."""
    left = realm.solvent()
    if len(left) == 1:
        args: Args = {"winners": [seat_name(left[0])]}
        realm.outcome = Outcome([left, *gone(realm.out)], Message("outcome-last", args, "MO-53"))
    elif realm.rules.short:
        realm.outcome = by_worth(realm, "outcome-short", "MO-64")


def finish_rounds(realm: Realm) -> None:
    """MO-56: end the game after the agreed number of rounds."""
    realm.outcome = by_worth(realm, "outcome-rounds", "MO-56")


def by_worth(realm: Realm, reason: str, rule: str) -> Outcome:
    worths = [realm.worth(seat) for seat in range(realm.seats)]
    left = realm.solvent()
    places = [
        [seat for seat in left if worths[seat] == worth]
        for worth in sorted({worths[seat] for seat in left}, reverse=True)
    ]
    args: Args = {
        "winners": [seat_name(seat) for seat in places[0]],
        "worth": max([worths[seat] for seat in left]),
        "rounds": realm.rules.rounds,
    }
    return Outcome(places + gone(realm.out), Message(reason, args, rule))


def gone(out: list[Seat]) -> list[list[Seat]]:
    """The ranking of the bankrupt: whoever held out longer comes first."""
    return [[seat] for seat in reversed(out)]


def given_up(realm: Realm, seats: list[Seat]) -> Outcome | None:
    """MO-54: whoever gives up is bankrupt. If only one other player is left, that one has won, whatever is in progress."""
    if realm.outcome is not None:
        return realm.outcome
    left = [seat for seat in realm.solvent() if seat not in seats]
    if len(left) != 1:
        return None
    last = realm.out + [seat for seat in seats if seat not in realm.out]
    args: Args = {"winners": [seat_name(left[0])]}
    return Outcome([left, *gone(last)], Message("outcome-given-up", args, "MO-54"))
