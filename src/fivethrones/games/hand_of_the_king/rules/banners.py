"""HK-11: once, at the end of a turn, the banners of the houses touched in it are settled, from Stark to Tully."""

from typing import Any, Final, final

from fivethrones.games.hand_of_the_king.pieces import HOUSES
from fivethrones.games.hand_of_the_king.state import SUPPLY, Court
from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Message, seat_name

HOUSE_NAMES: Final = [f"house-{house}" for house in HOUSES]


@final
class Banners(Frame[Court]):
    """The acting player chooses who among several leaders gets a banner."""

    def __init__(self, house: int) -> None:
        self.house = house  # the next one to settle or to choose for

    def clone(self) -> "Frame[Any]":
        return Banners(self.house)

    def resume(self, court: Court) -> Decision | None:
        self.house = settle_from(court, self.house)
        if self.house < len(HOUSES):
            prompt = Message("prompt-award", {"house": HOUSE_NAMES[self.house]}, "HK-15")
            return Decision(prompt, [court.turn])
        court.pop()
        return None

    def options(self, court: Court, seat: Seat) -> list[Option]:
        return [Action(seat, "award", self.house, leader) for leader in leaders(court.support(self.house))]

    def answer(self, court: Court, action: Action) -> None:
        house = self.house
        self.house += 1
        court.banners[house] = action.extra
        public = {"house": HOUSE_NAMES[house], "to": seat_name(action.extra)}
        court.emit(Event("award", action.seat, {**public}, "HK-15"))

    def why_not(self, court: Court, action: Action) -> Message:
        if action.verb != "award" or action.target != self.house or not 0 <= action.extra < court.seats:
            return Message("refused-award-due", {"house": HOUSE_NAMES[self.house]}, "HK-15")
        house, seat = HOUSE_NAMES[self.house], seat_name(action.extra)
        return Message("refused-not-leader", {"house": house, "seat": seat}, "HK-15")


def settle_from(court: Court, house: int) -> int:
    """Settle touched houses from this one on; return the first whose banner waits for a choice, or how many there are."""
    while court.touched >> house:
        if court.touched >> house & 1 and settle(court, house):
            return house
        house += 1
    return len(HOUSES)


def settle(court: Court, house: int) -> bool:
    """Give the banner where the rules say so; True when the acting player must choose among several leaders."""
    first = leaders(court.support(house))
    if not first:
        if not court.rules.empty_banner_stays:  # HK-49
            give(court, house, SUPPLY, "HK-17")
        return False
    if len(first) == 1:
        give(court, house, first[0], "HK-13")
        return False
    if court.swayed >> house & 1:
        return may_choose(court, house, first)
    if court.turn in first:
        give(court, house, court.turn, "HK-14")
    return False


def may_choose(court: Court, house: int, first: list[Seat]) -> bool:
    """HK-15: the tie is new, or the acting player is in it and has gained; HK-16: else the banner stays."""
    if not court.rules.choice_needs_new_tie:  # HK-51
        return True
    if court.turn in first and court.gained >> house & 1:
        return True
    return leaders(court.support_before(house)) != first


def leaders(support: list[int]) -> list[Seat]:
    """The seats with the most support; nobody leads with none."""
    most = 1
    first: list[Seat] = []
    for seat in range(len(support)):
        if support[seat] > most:
            most = support[seat]
            first = [seat]
        elif support[seat] == most:
            first.append(seat)
    return first


def give(court: Court, house: int, seat: Seat, rule: str) -> None:
    if court.banners[house] == seat:
        return
    was = court.banners[house]
    court.banners[house] = seat
    if seat == SUPPLY:
        court.emit(Event("banner-lost", was, {"house": HOUSE_NAMES[house]}, rule))
    else:
        court.emit(Event("banner", seat, {"house": HOUSE_NAMES[house]}, rule))
