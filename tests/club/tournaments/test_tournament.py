"""The course of a tournament, its log, and who stands where."""

import pytest

from club.tournaments.holding import Held, by_number, plan
from fivethrones.club.tournaments.course import next_due
from fivethrones.club.tournaments.events import (
    Bound,
    Created,
    Forfeited,
    Joined,
    Left,
    Ready,
    Result,
    Started,
    read_event,
    write_event,
)
from fivethrones.club.tournaments.plan import ROUND_ROBIN
from fivethrones.club.tournaments.standings import standings
from fivethrones.club.tournaments.tournament import Tournament
from fivethrones.kernel.errors import Refusal


def test_the_log_alone_gives_the_same_tournament() -> None:
    held = Held(7).start()
    held.go_on()
    held.enter(Bound(1, 0, "TABLE"))
    held.enter(Forfeited(1, 1, [held.tournament.rounds[0].games[1].players[0]]))
    tournament = held.play_out(by_number)

    texts = [(at, write_event(event)) for at, event in held.log]
    first = read_event(texts[0][1])
    assert isinstance(first, Created)
    again = Tournament("T", first, texts[0][0])
    for at, text in texts[1:]:
        again.enter(read_event(text), at)

    assert again.__dict__ == tournament.__dict__


def test_the_next_round_comes_when_the_pause_is_over_or_all_are_ready() -> None:
    held = Held(4).start()
    held.go_on()
    held.play_round(by_number)
    assert next_due(held.tournament) == held.now + 300_000
    held.pass_time(299)
    assert len(held.tournament.rounds) == 1
    held.pass_time(1)
    assert len(held.tournament.rounds) == 2

    held.play_round(by_number)
    for player in ("p1", "p2", "p3"):
        held.enter(Ready(player))
    held.go_on()
    assert len(held.tournament.rounds) == 2
    held.enter(Ready("p4"))
    held.go_on()
    assert len(held.tournament.rounds) == 3


def test_the_last_round_needs_no_pause_to_be_the_last() -> None:
    held = Held(2, format=ROUND_ROBIN).start()
    held.go_on()
    held.play_round(by_number)
    held.go_on()

    assert held.tournament.status == "finished"
    assert not held.tournament.cancelled


def test_a_tournament_that_all_people_have_left_is_over() -> None:
    held = Held(4).start()
    held.go_on()
    for player in list(held.tournament.players):
        held.enter(Left(player))
    held.play_round(by_number)
    held.go_on()

    assert held.tournament.cancelled


def refusal(held: Held, event: object) -> str:
    before = held.tournament.number
    with pytest.raises(Refusal) as caught:
        held.enter(event)  # type: ignore[arg-type]
    assert held.tournament.number == before
    return caught.value.reason.id


def test_what_does_not_fit_is_refused_and_changes_nothing() -> None:
    held = Held(3, places=3)
    assert refusal(held, Joined("p1", "Again")) == "refused-tournament-joined"
    assert refusal(held, Joined("p9", "One more")) == "refused-tournament-full"
    assert refusal(held, Left("p9")) == "refused-tournament-not-in-it"
    assert refusal(held, Started(["p1"])) == "refused-tournament-stale"
    assert refusal(Held(1), Started(["p1"])) == "refused-tournament-too-few"
    held.start()
    held.go_on()
    assert refusal(held, Joined("p9", "Late")) == "refused-tournament-begun"
    assert refusal(held, Ready("p1")) == "refused-tournament-not-between-rounds"
    assert refusal(held, Result(2, 0, [[0], [1]])) == "refused-tournament-stale"
    held.result(0, [[0], [1]])
    assert refusal(held, Result(1, 0, [[0], [1]])) == "refused-tournament-stale"
    held.play_out(by_number)
    assert refusal(held, Left("p1")) == "refused-tournament-over"


def test_one_point_for_each_opponent_behind_and_a_half_for_each_level() -> None:
    held = Held(4, format="pods", seats=4, rounds=1).start()
    held.go_on()
    held.result(0, [[2], [0, 1], [3]])
    players = held.tournament.rounds[0].games[0].players

    points = {row.player.id: row.points for row in standings(held.tournament)}
    assert [points[id] for id in players] == [1.5, 1.5, 3.0, 0.0]


def test_a_bye_is_one_point_and_a_forfeit_none_even_when_neither_came() -> None:
    held = Held(5).start()
    held.go_on()
    games = held.tournament.rounds[0].games
    held.enter(Forfeited(1, 0, list(games[0].players)))
    held.enter(Forfeited(1, 1, [games[1].players[0]]))

    points = {row.player.id: row.points for row in standings(held.tournament)}
    assert [points[id] for id in games[0].players] == [0.0, 0.0]
    assert [points[id] for id in games[1].players] == [0.0, 1.0]
    assert points[held.tournament.rounds[0].byes[0]] == 1.0


def result_of(held: Held, winner: str, loser: str, scores: tuple[int, int] = (0, 0)) -> None:
    """Whoever is paired in the round at hand: these two, in this order."""
    assert held.tournament.round is not None
    for number, game in enumerate(held.tournament.round.games):
        if set(game.players) == {winner, loser}:
            seats = [[game.players.index(winner)], [game.players.index(loser)]]
            own = {winner: scores[0], loser: scores[1]}
            held.result(number, seats, [own[id] for id in game.players])


def test_equal_points_are_settled_by_those_of_the_opponents_the_game_between_them_and_the_score() -> None:
    """In a round robin of four each has met each, so that Buchholz says the same of equals."""
    held = Held(4, format=ROUND_ROBIN).start()
    winners = {
        ("p1", "p2"): "p1", ("p1", "p3"): "p3", ("p1", "p4"): "p1",
        ("p2", "p3"): "p2", ("p2", "p4"): "p2", ("p3", "p4"): "p4",
    }  # fmt: skip
    held.go_on()
    while not held.tournament.finished:
        for (one, other), winner in winners.items():
            loser = other if winner == one else one
            result_of(held, winner, loser, (7, 3) if winner == "p4" else (4, 3))
        held.pass_time(300)

    rows = standings(held.tournament)
    assert [(row.player.id, row.points, row.direct) for row in rows] == [
        ("p1", 2.0, 1.0), ("p2", 2.0, 0.0), ("p4", 1.0, 1.0), ("p3", 1.0, 0.0),
    ]  # fmt: skip
    assert [row.place for row in rows] == [1, 2, 3, 4]


def test_those_who_are_level_in_everything_share_a_place() -> None:
    rows = standings(Held(3).tournament)

    assert [row.place for row in rows] == [1, 1, 1]


def test_a_row_tells_round_by_round_whom_one_met_and_how_it_went() -> None:
    held = Held(3).start()
    held.go_on()
    game = held.tournament.rounds[0].games[0]
    held.enter(Bound(1, 0, "TABLE"))
    numbers = {id: held.tournament.players[id].number for id in game.players}
    rows = {row.player.id: row for row in standings(held.tournament)}
    first, second = game.players
    cell = rows[first].cells[0]
    assert cell is not None
    assert (cell.opponents, cell.points, cell.table) == ([numbers[second]], None, "TABLE")

    held.play_round(by_number)
    rows = {row.player.id: row for row in standings(held.tournament)}
    won = [row.player.id for row in rows.values() if row.cells[0] is not None and row.cells[0].won]
    assert won == [min(game.players, key=numbers.__getitem__)]


def test_a_plan_keeps_what_it_is_told() -> None:
    created = Created(plan(private=True, code="ABCD"), "p1")

    assert read_event(write_event(created)) == created
