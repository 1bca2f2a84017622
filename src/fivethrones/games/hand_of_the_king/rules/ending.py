"""The end of the game: who is the Hand of the King."""

from fivethrones.games.hand_of_the_king.pieces import HOUSES
from fivethrones.games.hand_of_the_king.rules.characters import lift
from fivethrones.games.hand_of_the_king.state import DEAD, SUPPLY, Court
from fivethrones.games.hand_of_the_king.words import on_grid
from fivethrones.kernel.action import Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.message import Args, Message, seat_name
from fivethrones.kernel.state import Outcome


def finish(court: Court) -> None:
    """HK-37: Varys cannot move, so the game ends at once; characters left on the grid are discarded."""
    left = on_grid(court)
    court.emit(Event("end", court.turn, {"left": len(left)}, "HK-37"))
    for character in left:
        lift(court, character)
        court.holder[character] = DEAD
    court.outcome = judge(court.banners, sides_of(court))


def sides_of(court: Court) -> list[list[Seat]]:
    return [[0, 2], [1, 3]] if court.plays_in_teams() else [[seat] for seat in range(court.seats)]


def given_up(court: Court, seats: list[Seat]) -> Outcome | None:
    """HK-55: the last side left has won; else play goes on, and in the end those who gave up come last."""
    sides = sides_of(court)
    left = [side for side in sides if any(seat not in seats for seat in side)]
    gone = [side for side in sides if side not in left]
    last = sorted(gone, key=lambda side: -max(seats.index(seat) for seat in side))
    if len(left) == 1:
        winners = [seat_name(seat) for seat in left[0]]
        return Outcome([*left, *last], Message("outcome-given-up", {"winners": winners}, "HK-55"))
    if court.outcome is None:
        return None
    playing = [seat for side in left for seat in side]
    judged = judge([holder if holder in playing else SUPPLY for holder in court.banners], left)
    return Outcome([*judged.ranking, *last], judged.reason)


def judge(banners: list[int], sides: list[list[Seat]]) -> Outcome:
    """HK-38: most banners; HK-39: among equals, the banner of the largest house; HK-41: partners add theirs."""
    held = [[house for house in range(7) if banners[house] in side] for side in sides]
    if all(banner == SUPPLY for banner in banners):
        return Outcome(
            [sorted(seat for side in sides for seat in side)], Message("outcome-draw", {}, "HK-40")
        )
    scores = [(len(houses), -min(houses, default=7)) for houses in held]
    places = sorted(set(scores), reverse=True)
    ranking = [
        sorted(seat for i in range(len(sides)) if scores[i] == place for seat in sides[i]) for place in places
    ]
    best = places[0]
    public: Args = {"winners": [seat_name(seat) for seat in ranking[0]], "banners": best[0]}
    if sum(1 for score in scores if score[0] == best[0]) == 1:
        return Outcome(ranking, Message("outcome-most-banners", public, "HK-38"))
    public["house"] = f"house-{HOUSES[-best[1]]}"
    return Outcome(ranking, Message("outcome-tie-break", public, "HK-39"))
