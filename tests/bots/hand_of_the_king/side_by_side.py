"""Random games played by the engine and by its twin, compared after every move.

``python -m bots.hand_of_the_king.side_by_side MOVES SEED`` plays until so many moves have been compared.
"""

import sys

from conformance.walk import some_settings
from fivethrones.bots.hand_of_the_king.twin.ending import winners
from fivethrones.bots.hand_of_the_king.twin.keys import key_of
from fivethrones.bots.hand_of_the_king.twin.options import choices
from fivethrones.bots.hand_of_the_king.twin.play import play
from fivethrones.bots.hand_of_the_king.twin.table import (
    BANNER,
    HOLDER,
    MOVE,
    SEATS,
    SUPPORT,
    Table,
    choice_of,
    table_of,
)
from fivethrones.games.hand_of_the_king.companions import COMPANIONS
from fivethrones.games.hand_of_the_king.game import HandOfTheKing
from fivethrones.games.hand_of_the_king.pieces import EMPTY
from fivethrones.games.hand_of_the_king.state import Court
from fivethrones.kernel.action import Action, Option
from fivethrones.kernel.game import guess
from fivethrones.kernel.play import apply, legal
from fivethrones.kernel.rng import Rng, seeded

GAME = HandOfTheKing()


def play_both(number: int) -> int:
    """One random game with whatever options; how many moves were compared."""
    rng = seeded(number)
    court = GAME.setup(some_settings(GAME, rng), number)
    table = table_of(court)
    moves = 0
    while court.decision is not None:
        options = legal(court, court.turn)
        assert sorted(choices(table)) == sorted(choice_of(court, option) for option in playing(options))
        action = guess(options, rng)
        if action.verb != "confer":  # a talk changes nothing that the twin knows of
            before, was = table, told(table)
            table = table.copy()
            play(table, choice_of(court, action))
            assert told(before) == was, "a copy shares what changes"
            moves += 1
        apply(court, action)
        check_same(court, table, rng)
    assert court.outcome is not None
    assert choices(table) == []
    assert [seat for seat in range(SEATS) if winners(table) >> seat & 1] == court.outcome.ranking[0]
    return moves


def playing(options: list[Option]) -> list[Action]:
    return [option for option in options if isinstance(option, Action) and option.verb != "confer"]


def check_same(court: Court, table: Table, rng: Rng) -> None:
    """The twin that has played along is the one made of the court as it is now, and tells of it what is true."""
    assert told(table) == told(table_of(court))
    assert table.turn == court.turn
    assert table.numbers[HOLDER:] == court.holder
    assert table.numbers[BANNER : BANNER + 7] == court.banners
    for house in range(7):
        assert table.numbers[
            SUPPORT + house * SEATS : SUPPORT + house * SEATS + court.seats
        ] == court.support(house)
    if rng.below(8) == 0 and table.asked == MOVE:
        other = table.copy()
        assert key_of(other) == key_of(table)


def told(table: Table) -> list[object]:
    """All that matters for what can still happen."""
    row = [companion for companion in range(len(COMPANIONS)) if table.row >> companion & 1]
    grid = [table.grid[cell] if table.occupied >> cell & 1 else EMPTY for cell in range(len(table.grid))]
    return [
        grid,
        table.numbers.copy(),
        table.deck[table.top :],
        row,
        table.varys,
        table.turn,
        table.asked,
        table.drawn,
        table.due,
        table.again,
        table.swayed,
        [table.playing, table.word, table.picked] if table.playing >= 0 else [],
    ]


def main(moves: str, seed: str = "0") -> None:
    number = int(seed) << 64
    compared = games = 0
    while compared < int(moves):
        compared += play_both(number + games)
        games += 1
    print(f"the twin of Hand of the King: {games} games, {compared} moves compared, no difference")


if __name__ == "__main__":
    main(*sys.argv[1:])
