"""Positions of Hand of the King laid out at random: anybody on the grid, with a player, or dead."""

from fivethrones.games.hand_of_the_king.companions import COMPANIONS
from fivethrones.games.hand_of_the_king.game import HandOfTheKing
from fivethrones.games.hand_of_the_king.pieces import CHARACTERS, HOUSES
from fivethrones.games.hand_of_the_king.rules.turn import BEGIN, Turn
from fivethrones.games.hand_of_the_king.state import DEAD, Court
from fivethrones.kernel.play import advance
from fivethrones.kernel.rng import Rng
from fivethrones.kernel.settings import Settings
from fivethrones.scenes.hand_of_the_king import CELLS, COMPANION_IDS, deal_companions, put_on_grid

FACE_UP = 6  # companions


def lay_out(settings: Settings, rng: Rng) -> Court:
    """The beginning of somebody's turn."""
    court: Court = HandOfTheKing().blank(settings)
    court.rng = rng.branch()
    court.turn = rng.below(court.seats)
    deal_characters(court, rng)
    for house in range(len(HOUSES)):
        support = court.support(house)
        leaders = [seat for seat in range(court.seats) if support[seat] == max(support) > 0]
        if leaders:
            court.banners[house] = leaders[rng.below(len(leaders))]
    if court.rules.has_companions:
        deal_some_companions(court, rng)
    court.push(Turn(BEGIN))
    advance(court)
    return court


def deal_characters(court: Court, rng: Rng) -> None:
    cells = list(range(len(CELLS)))
    rng.shuffle(cells)
    court.varys = cells.pop()
    court.holder = [DEAD] * len(CHARACTERS)
    crowd = 1 + rng.below(9)  # how many of ten are still in King's Landing
    for character in range(len(CHARACTERS)):
        if rng.below(10) < crowd:
            put_on_grid(court, cells.pop(), character)
        elif rng.below(8):
            court.holder[character] = rng.below(court.seats)


def deal_some_companions(court: Court, rng: Rng) -> None:
    order = list(range(len(COMPANIONS)))
    rng.shuffle(order)
    left = [COMPANION_IDS[number] for number in order[: rng.below(len(order) + 1)]]
    deal_companions(court, left[:FACE_UP], left[FACE_UP:], {})
