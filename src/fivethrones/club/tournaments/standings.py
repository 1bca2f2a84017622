"""Who stands where: points, the points of one's opponents, the games between those who are level, the game's own score."""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from fivethrones.club.tournaments.pairing.knockout import knocked_out
from fivethrones.club.tournaments.plan import KNOCKOUT
from fivethrones.club.tournaments.tournament import Game, Player, Tournament

BYE: Final = 1.0  # points for a round without a game


@dataclass
class Cell:
    """What one player did in one round."""

    opponents: list[int]  # by their numbers; none: no game
    points: float | None  # none: it is played
    won: bool = False
    forfeited: bool = False
    table: str = ""


@dataclass
class Row:
    player: Player
    points: float = 0.0
    buchholz: float = 0.0
    direct: float = 0.0
    score: int = 0
    reached: int = 0  # in a knockout: the last round, and one more for who is still in it
    place: int = 0  # those who are level in everything share one
    cells: list[Cell | None] = field(default_factory=list)  # by round; none: not in it any more


def standings(tournament: Tournament) -> list[Row]:
    rows = {player.id: row_of(tournament, player) for player in tournament.players.values()}
    for row in rows.values():
        row.buchholz = sum(rows[id].points for id in opponents(tournament, row.player.id))
    for level in grouped(list(rows.values()), lambda row: (row.reached, row.points, row.buchholz)):
        settle_directly(tournament, level)
    placed: list[Row] = []
    for level in grouped(list(rows.values()), rank):
        place = len(placed) + 1
        for row in sorted(level, key=lambda row: row.player.number):
            row.place = place
            placed.append(row)
    return placed


def rank(row: Row) -> tuple[float, ...]:
    return row.reached, row.points, row.buchholz, row.direct, row.score


def grouped(rows: list[Row], key: Callable[[Row], tuple[float, ...]]) -> list[list[Row]]:
    """The best first, equals together."""
    return [list(level) for _, level in groupby(sorted(rows, key=key, reverse=True), key)]


def row_of(tournament: Tournament, player: Player) -> Row:
    row = Row(player)
    for round in tournament.rounds:
        game = next((game for game in round.games if player.id in game.players), None)
        if game is not None:
            row.cells.append(cell_of(tournament, game, player.id))
            row.points += game.points(player.id)
            row.score += game.scores.get(player.id, 0)
        elif player.id in round.byes:
            row.cells.append(Cell([], BYE))
            row.points += BYE
        else:
            row.cells.append(None)
    if tournament.plan.format == KNOCKOUT:
        row.reached = last_round(row) + (player.id not in knocked_out(tournament))
    return row


def last_round(row: Row) -> int:
    return max((number for number, cell in enumerate(row.cells, 1) if cell is not None), default=0)


def cell_of(tournament: Tournament, game: Game, player: str) -> Cell:
    others = [tournament.players[id].number for id in game.players if id != player]
    if not game.is_over:
        return Cell(others, None, table=game.table)
    forfeited = player in game.forfeited
    won = not forfeited and game.ranking[0] == [player]
    return Cell(others, game.points(player), won, forfeited, game.table)


def opponents(tournament: Tournament, player: str) -> list[str]:
    """Those met at a table, each as often as met."""
    met = [game.players for game in tournament.games() if player in game.players]
    return [id for players in met for id in players if id != player]


def settle_directly(tournament: Tournament, level: list[Row]) -> None:
    """Among those who are level: what each got in the games in which only they sat."""
    ids = {row.player.id for row in level}
    games = [game for game in tournament.games() if game.is_over and set(game.players) <= ids]
    for row in level:
        row.direct = sum(game.points(row.player.id) for game in games)
