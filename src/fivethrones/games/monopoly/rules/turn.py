"""MO-5: turns: business before the throw, the throw, the move and what follows from it."""

from typing import Any, Final, final

from fivethrones.games.monopoly.pieces import BANK, NO_FACE, RIDER, RING, WAYFARER
from fivethrones.games.monopoly.rules.debt import TO_BANK, go_bankrupt
from fivethrones.games.monopoly.rules.ending import finish_rounds
from fivethrones.games.monopoly.rules.jail import jail_options, leave_jail, throw_in_jail, why_not_leave
from fivethrones.games.monopoly.rules.manage import MANAGING, add_business, manage, why_not_manage
from fivethrones.games.monopoly.rules.movement import land, ride_on
from fivethrones.games.monopoly.rules.rent import claims_of, lapse
from fivethrones.games.monopoly.rules.token import announce, go_to, imprison, pips, roll, roll_speed, walk
from fivethrones.games.monopoly.state import AT_LARGE, AWAKE, PASSED, RESTING, Realm
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import OPEN, Decision
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Message

# The steps of a turn.
BEGIN: Final = 0
THROW: Final = 1  # before the throw, the others may do business
ROUTE: Final = 2  # a choice that the speed die leaves
WALK: Final = 3
BONUS: Final = 4  # a further move because of the speed die
AFTER: Final = 5
CLOSING: Final = 6  # after the last round, while rent may still be asked for

# Created once, because they are used all the time.
ASK: Final = [Decision(Message("prompt-throw", {}, "MO-5"), [seat]) for seat in range(8)]
ASK_IN_JAIL: Final = [Decision(Message("prompt-jail", {}, "MO-27"), [seat]) for seat in range(8)]
THROWS: Final = [Action(seat, "throw") for seat in range(8)]
# By a number with one bit for each seat that is asked.
BUSINESS: Final = [
    Decision(Message("prompt-business", {}, "MO-55"), [seat for seat in range(8) if asked >> seat & 1], OPEN)
    for asked in range(256)
]
REST: Final = [Action(seat, "rest") for seat in range(8)]
PASS: Final = [Action(seat, "pass") for seat in range(8)]
ALL_WITH_BANK: Final = [BANK] * RING


@final
class Turn(Frame[Realm]):
    """Runs one turn after another until somebody has won."""

    def __init__(self, step: int) -> None:
        self.step = step

    def clone(self) -> "Frame[Any]":
        return Turn(self.step)

    def resume(self, realm: Realm) -> Decision | None:
        if realm.leaving:  # MO-54
            seat = realm.leaving.pop(0)
            if seat not in realm.out:
                go_bankrupt(realm, seat, 0, TO_BANK)
            return None
        if realm.turn in realm.out and self.step != CLOSING:  # MO-9
            self.step = AFTER
            realm.again = False
        if self.step == BEGIN:
            begin(realm)
            self.step = THROW
        if self.step == THROW:
            asked = awake(realm)
            if asked:
                return BUSINESS[asked]
            if owners := late_owners(realm):
                return last_claims([realm.turn, *owners])
            return ASK[realm.turn] if realm.jail[realm.turn] == AT_LARGE else ASK_IN_JAIL[realm.turn]
        if self.step == ROUTE:
            return Decision(Message("prompt-route", {}, route_rule(realm)), [realm.turn])
        if self.step == CLOSING:
            return close(realm)
        self.go_on(realm)
        return None

    def go_on(self, realm: Realm) -> None:
        """The steps after the throw. Each may push frames that come before the next step."""
        seat = realm.turn
        if self.step == WALK:
            self.step = BONUS if realm.speed == RIDER else AFTER
            walk(realm, seat, realm.dice[0] + realm.dice[1] + pips(realm.speed))
            land(realm, seat)
        elif self.step == BONUS:
            self.step = AFTER
            if realm.jail[seat] == AT_LARGE:
                ride_on(realm, seat)
        else:
            rouse(realm)
            if realm.again:
                self.step = THROW
            elif is_last_turn(realm):
                self.step = CLOSING
            else:
                self.step = BEGIN
                pass_on(realm)

    def options(self, realm: Realm, seat: Seat) -> list[Option]:
        if self.step == ROUTE:
            return routes(realm, seat)
        if self.step == CLOSING or is_late(realm, seat):
            return [REST[seat], *claims_of(realm, seat)]
        options: list[Option] = [THROWS[seat]] if seat == realm.turn else [REST[seat], PASS[seat]]
        if seat == realm.turn and realm.jail[seat] != AT_LARGE:
            options += jail_options(realm, seat)
        add_business(realm, seat, options)
        return options

    def surely_allows(self, realm: Realm, action: Action) -> bool:
        """Throwing and passing: most answers are one of these, and the list of all business is long."""
        verb, seat = action.verb, action.seat
        if self.step != THROW or action.target != NOTHING or action.extra != NOTHING or is_late(realm, seat):
            return False
        return verb == "throw" if seat == realm.turn else verb == "rest" or verb == "pass"

    def awaits(self, realm: Realm, seat: Seat) -> bool:
        """MO-19: the game does not wait for those who may still ask for rent."""
        return self.step != THROW or not is_late(realm, seat)

    def answer(self, realm: Realm, action: Action) -> None:
        verb, seat = action.verb, action.seat
        if verb == "throw":
            self.throw(realm)
        elif verb == "rest":
            realm.wakeful[seat] = RESTING
        elif verb == "pass":
            realm.wakeful[seat] = PASSED
        elif verb in ("bail", "card"):
            leave_jail(realm, action)
            remind(realm, seat)
        elif verb in ("ride", "go"):
            self.step = AFTER
            go_to(realm, seat, action.target if verb == "go" else (realm.place[seat] + action.target) % RING)
            land(realm, seat)
        else:
            manage(realm, action)
            remind(realm, seat)

    def throw(self, realm: Realm) -> None:
        seat = realm.turn
        if realm.throws == 0 and realm.claims:
            lapse(realm)
        realm.callers = []
        realm.throws += 1
        realm.dice = roll(realm)
        in_jail = realm.jail[seat] != AT_LARGE
        realm.speed = NO_FACE if in_jail else roll_speed(realm, seat)
        announce(realm, seat, "throw", realm.dice, realm.speed, "MO-5")
        realm.again = False
        if in_jail:
            self.step = WALK if throw_in_jail(realm, seat) else AFTER
        elif is_triple(realm):
            self.step = ROUTE
        else:
            self.move(realm, seat)

    def move(self, realm: Realm, seat: Seat) -> None:
        self.step = ROUTE if realm.speed == WAYFARER else WALK
        if realm.dice[0] != realm.dice[1]:
            return
        realm.doubles += 1
        if realm.doubles == 3:  # MO-8
            self.step = AFTER
            imprison(realm, seat, "MO-8")
        else:
            realm.again = True

    def why_not(self, realm: Realm, action: Action) -> Message:
        if self.step == ROUTE:
            return Message("refused-route-first", {}, route_rule(realm))
        if action.verb != "claim" and (self.step == CLOSING or is_late(realm, action.seat)):
            return Message("refused-claims-only", {}, "MO-19")
        if action.verb in MANAGING:
            return why_not_manage(realm, action)
        if action.seat != realm.turn:
            return Message("refused-not-your-turn", {}, "MO-55")
        if action.verb in ("bail", "card"):
            return why_not_leave(realm, action)
        return Message("refused-throw-due", {}, "MO-5")


def awake(realm: Realm) -> int:
    """MO-55: who is asked besides the current player, as long as there is anything that could change hands."""
    asked = 0
    for seat in range(realm.seats):
        if realm.wakeful[seat] == AWAKE and seat != realm.turn and seat not in realm.out:
            asked |= 1 << seat
    if asked and realm.owner == ALL_WITH_BANK and max(realm.held) == BANK:
        return 0
    return asked


def late_owners(realm: Realm) -> list[Seat]:
    """MO-19: players who have passed but may still ask for rent until the throw."""
    if not realm.claims:
        return []
    owners = {claim.owner for claim in realm.claims}
    return [seat for seat in owners if is_late(realm, seat)]


def is_late(realm: Realm, seat: Seat) -> bool:
    return seat != realm.turn and realm.wakeful[seat] == PASSED


def remind(realm: Realm, seat: Seat) -> None:
    """MO-19: if the current player does anything but throw, these players are asked once more."""
    if seat == realm.turn:
        for owner in late_owners(realm):
            realm.wakeful[owner] = AWAKE


def rouse(realm: Realm) -> None:
    """Players who have passed but are not resting are asked again before the next throw."""
    for seat in range(realm.seats):
        if realm.wakeful[seat] == PASSED:
            realm.wakeful[seat] = AWAKE


def begin(realm: Realm) -> None:
    realm.throws = 0
    realm.doubles = 0
    realm.speed = NO_FACE
    realm.calls[realm.turn] = 0
    realm.wakeful[realm.turn] = AWAKE


def pass_on(realm: Realm) -> None:
    """MO-4: pass the turn to the left."""
    realm.round += ends_round(realm)
    realm.turn = realm.next_after(realm.turn)


def ends_round(realm: Realm) -> bool:
    """MO-56: whether a round ends, which it does where it began."""
    after = realm.next_after(realm.turn)
    return (after - realm.starter) % realm.seats <= (realm.turn - realm.starter) % realm.seats


def is_last_turn(realm: Realm) -> bool:
    return realm.round == realm.rules.rounds and ends_round(realm)


def close(realm: Realm) -> Decision | None:
    """MO-56: count everybody's worth as soon as nobody wants to ask for rent any more."""
    owners = [claim.owner for claim in realm.claims if realm.wakeful[claim.owner] == AWAKE]
    if owners:
        return last_claims(owners)
    finish_rounds(realm)
    return None


def last_claims(asked: list[Seat]) -> Decision:
    return Decision(Message("prompt-last-claims", {}, "MO-19"), sorted(set(asked)), OPEN)


def is_triple(realm: Realm) -> bool:
    """MO-60: whether all three dice show the same."""
    return realm.dice[0] == realm.dice[1] == pips(realm.speed)


def route_rule(realm: Realm) -> str:
    return "MO-60" if is_triple(realm) else "MO-58"


def routes(realm: Realm, seat: Seat) -> list[Option]:
    """MO-58: move by either die or both; MO-60: to any square."""
    if is_triple(realm):
        return [Action(seat, "go", square) for square in range(RING)]
    first, second = realm.dice
    return [Action(seat, "ride", steps) for steps in sorted({first, second, first + second})]
