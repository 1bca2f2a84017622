"""What a viewer sees of Hand of the King: everything but the order of the companion deck."""

from typing import ClassVar, final

from fivethrones.games.hand_of_the_king.state import DRAWN, GONE, IN_DECK, IN_ROW, Court
from fivethrones.games.hand_of_the_king.words import in_place
from fivethrones.kernel.action import Seat
from fivethrones.kernel.game import View


@final
class CourtView(View):
    """Characters, companions, houses and cells by their numbers; places as in the state."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "viewer", "turn", "grid", "varys", "holder", "banners", "row", "drawn", "gone", "deck",
        "kept", "kept_by", "kept_house", "kept_worth", "ravens", "talk", "again",
    )  # fmt: skip

    def __init__(
        self,
        viewer: Seat,
        turn: Seat,
        grid: list[int],
        varys: int,
        holder: list[int],
        banners: list[int],
        row: list[int],
        drawn: list[int],
        gone: list[int],
        deck: int,
        kept: list[int],
        kept_by: list[Seat],
        kept_house: list[int],
        kept_worth: list[int],
        ravens: list[int],
        talk: list[Seat],
        again: bool,
    ) -> None:
        self.viewer = viewer
        self.turn = turn
        self.grid = grid
        self.varys = varys
        self.holder = holder
        self.banners = banners
        self.row = row
        self.drawn = drawn
        self.gone = gone
        self.deck = deck  # how many
        self.kept = kept
        self.kept_by = kept_by
        self.kept_house = kept_house
        self.kept_worth = kept_worth
        self.ravens = ravens
        self.talk = talk
        self.again = again


def view(court: Court, viewer: Seat) -> CourtView:
    return CourtView(
        viewer,
        court.turn,
        court.grid.copy(),
        court.varys,
        court.holder.copy(),
        court.banners.copy(),
        in_place(court, IN_ROW),
        in_place(court, DRAWN),
        in_place(court, GONE),
        court.place.count(IN_DECK),
        [court.companions[slot] for slot in court.kept],
        [court.place[slot] for slot in court.kept],
        court.kept_house.copy(),
        court.kept_worth.copy(),
        court.ravens.copy(),
        court.talk.copy(),
        court.again,
    )
