"""What a viewer sees of Hand of the King: everything but the order of the companion deck."""

from typing import final

from fivethrones.games.hand_of_the_king.state import DRAWN, GONE, IN_DECK, IN_ROW, Court
from fivethrones.games.hand_of_the_king.words import in_place
from fivethrones.kernel.action import Seat
from fivethrones.kernel.game import View


@final
class CourtView(View):
    """Characters, companions, houses and cells by their numbers; places as in the state."""

    viewer: Seat
    turn: Seat
    grid: list[int]
    varys: int
    holder: list[int]
    banners: list[int]
    row: list[int]
    drawn: list[int]
    gone: list[int]
    deck: int  # how many
    kept: list[int]
    kept_by: list[Seat]
    kept_house: list[int]
    kept_worth: list[int]
    ravens: list[int]
    talk: list[Seat]
    again: bool


def view(court: Court, viewer: Seat) -> CourtView:
    seen = CourtView()
    seen.viewer = viewer
    seen.turn = court.turn
    seen.grid = court.grid.copy()
    seen.varys = court.varys
    seen.holder = court.holder.copy()
    seen.banners = court.banners.copy()
    seen.row = in_place(court, IN_ROW)
    seen.drawn = in_place(court, DRAWN)
    seen.gone = in_place(court, GONE)
    seen.deck = court.place.count(IN_DECK)
    seen.kept = [court.companions[slot] for slot in court.kept]
    seen.kept_by = [court.place[slot] for slot in court.kept]
    seen.kept_house = court.kept_house.copy()
    seen.kept_worth = court.kept_worth.copy()
    seen.ravens = court.ravens.copy()
    seen.talk = court.talk.copy()
    seen.again = court.again
    return seen
