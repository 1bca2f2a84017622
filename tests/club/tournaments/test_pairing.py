"""Who meets whom: round robin, Swiss, knockout, pods."""

from collections import Counter
from typing import Any

import pytest

from club.tournaments.holding import Held, by_number, drawn
from fivethrones.club.tournaments.events import Forfeited, Left
from fivethrones.club.tournaments.pairing.knockout import bracket
from fivethrones.club.tournaments.plan import EVEN, FILL, KNOCKOUT, PODS, ROUND_ROBIN
from fivethrones.club.tournaments.rounds import meetings, next_round
from fivethrones.club.tournaments.standings import standings
from fivethrones.club.tournaments.tournament import Tournament


def order(tournament: Tournament) -> list[str]:
    return [row.player.id for row in standings(tournament)]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 8, 11])
def test_in_a_round_robin_everybody_meets_everybody_once(players: int) -> None:
    tournament = Held(players, format=ROUND_ROBIN).start().play_out(by_number)

    met = meetings(tournament)
    assert set(met.values()) == {1}
    assert len(met) == players * (players - 1) // 2
    assert order(tournament) == [f"p{number}" for number in range(1, players + 1)]


def test_in_a_round_robin_who_should_meet_one_who_has_left_has_a_bye() -> None:
    held = Held(4, format=ROUND_ROBIN).start()
    held.go_on()
    held.play_round(by_number)
    held.enter(Left("p4"))
    tournament = held.play_out(by_number)

    assert [len(round.games) for round in tournament.rounds] == [2, 1, 1]
    assert all(len(round.byes) == 1 for round in tournament.rounds[1:])
    assert not any("p4" in game.players for game in tournament.games()[2:])


@pytest.mark.parametrize("players", [4, 7, 8, 13, 16, 33, 64])
@pytest.mark.parametrize("judge", [by_number, drawn])
def test_in_a_swiss_tournament_nobody_meets_anybody_twice_and_has_one_bye_at_most(
    players: int, judge: object
) -> None:
    tournament = Held(players).start().play_out(by_number if judge is by_number else drawn)

    assert len(tournament.rounds) == max(3, (players - 1).bit_length())
    assert set(meetings(tournament).values()) == {1}
    byes = Counter(id for round in tournament.rounds for id in round.byes)
    assert set(byes.values()) <= {1}
    assert all(len(round.byes) == players % 2 for round in tournament.rounds)


def test_in_a_swiss_tournament_of_as_many_rounds_as_can_be_two_pairs_at_most_meet_twice() -> None:
    tournament = Held(6, rounds=5).start().play_out(by_number)

    assert len(tournament.rounds) == 5
    assert max(meetings(tournament).values()) <= 2
    assert sum(count - 1 for count in meetings(tournament).values()) <= 2


def test_in_a_swiss_tournament_equals_meet() -> None:
    held = Held(8).start()
    held.go_on()
    held.play_round(by_number)
    held.pass_time(300)

    assert held.tournament.round is not None
    points = {row.player.id: row.points for row in standings(held.tournament)}
    assert all(points[game.players[0]] == points[game.players[1]] for game in held.tournament.round.games)


def test_first_seats_are_shared_out() -> None:
    tournament = Held(8, rounds=4).start().play_out(by_number)

    first = Counter(game.players[0] for game in tournament.games())
    assert set(first.values()) <= {1, 2, 3}
    assert len(first) == 8


def test_the_favourites_of_a_knockout_meet_last() -> None:
    assert bracket(8) == [1, 8, 4, 5, 2, 7, 3, 6]
    tournament = Held(8, format=KNOCKOUT).start().play_out(by_number)

    assert [len(round.games) for round in tournament.rounds] == [4, 2, 1]
    assert set(tournament.rounds[2].games[0].players) == {"p1", "p2"}
    assert order(tournament)[:2] == ["p1", "p2"]


def test_where_the_bracket_is_not_full_the_favourites_have_no_first_game() -> None:
    tournament = Held(6, format=KNOCKOUT).start().play_out(by_number)

    assert sorted(tournament.rounds[0].byes) == ["p1", "p2"]
    assert [len(round.games) for round in tournament.rounds] == [2, 2, 1]
    assert [round.byes for round in tournament.rounds[1:]] == [[], []]


def test_a_drawn_game_of_a_knockout_is_played_again_before_anybody_goes_on() -> None:
    held = Held(4, format=KNOCKOUT).start()
    held.go_on()
    held.result(0, [[0, 1]])
    held.result(1, [[1], [0]])
    undecided = held.tournament.rounds[0].games[0].players
    held.pass_time(300)

    assert held.tournament.round is not None
    assert [game.players for game in held.tournament.round.games] == [undecided[::-1]]


def test_after_three_drawn_games_the_better_number_goes_on() -> None:
    tournament = Held(2, format=KNOCKOUT).start().play_out(drawn)

    assert len(tournament.rounds) == 3
    assert order(tournament) == ["p1", "p2"]


def test_when_neither_came_their_neighbour_goes_on_alone() -> None:
    held = Held(4, format=KNOCKOUT).start()
    held.go_on()
    held.enter(Forfeited(1, 0, list(held.tournament.rounds[0].games[0].players)))
    held.play_round(by_number)
    held.pass_time(300)

    assert held.tournament.finished
    assert order(held.tournament)[0] == "p2"


@pytest.mark.parametrize(
    ("players", "seats", "again"), [(9, 3, 0), (16, 4, 0), (6, 3, 6), (12, 4, 9), (15, 5, 18), (18, 6, 27)]
)
def test_at_tables_of_many_few_meet_again(players: int, seats: int, again: int) -> None:
    """Nobody in three rounds, where there are as many tables as seats at each."""
    tournament = Held(players, format=PODS, seats=seats, rounds=3).start().play_out(by_number)

    assert all(len(game.players) == seats for game in tournament.games())
    assert all(len(round.games) == players // seats for round in tournament.rounds)
    assert sum(count - 1 for count in meetings(tournament).values()) <= again


def test_bots_fill_the_tables_of_many() -> None:
    tournament = Held(7, format=PODS, seats=4, rounds=2).start().play_out(by_number)

    assert sum(player.is_bot for player in tournament.players.values()) == 1
    assert all(len(game.players) == 4 for game in tournament.games())


def test_a_bot_makes_the_number_even_and_is_the_first_to_have_no_game() -> None:
    held = Held(5, bots=EVEN).start()
    held.go_on()
    assert held.tournament.rounds[0].byes == []
    held.play_round(by_number)
    held.enter(Left("p2"))
    held.pass_time(300)

    assert held.tournament.rounds[1].byes == ["bot-1"]


def test_bots_take_the_places_that_nobody_took() -> None:
    held = Held(1, bots=FILL, places=8).start()

    assert len(held.tournament.players) == 8
    assert len(held.tournament.people()) == 1


@pytest.mark.parametrize(
    ("players", "more", "come"),
    [
        (5, {"places": 5, "bots": EVEN}, 6),
        (5, {"places": 5, "bots": FILL, "format": ROUND_ROBIN}, 6),
        (3, {"places": 5, "bots": FILL, "format": KNOCKOUT}, 4),
        (7, {"places": 7, "format": PODS, "seats": 3}, 9),
        (3, {"places": 7, "format": PODS, "seats": 3, "bots": FILL}, 6),
    ],
)
def test_bots_make_the_number_fit_whatever_places_there_are(players: int, more: Any, come: int) -> None:
    """A tournament of five places that was full could not begin: the bot that would make it even found no place."""
    held = Held(players, **more).start()

    assert len(held.tournament.players) == come


@pytest.mark.parametrize(("players", "more"), [(8, {}), (9, {"format": PODS, "seats": 3})])
def test_those_who_are_apart_meet_only_where_it_cannot_be_avoided(players: int, more: Any) -> None:
    tournament = Held(players, **more).start().tournament
    apart = frozenset({frozenset(("p1", "p5")), frozenset(("p1", "p2"))})

    paired = next_round(tournament, apart)

    assert paired is not None
    assert not any(two <= set(game) for game in paired.games for two in apart)
    both = next_round(Held(2).start().tournament, apart)
    assert both is not None
    assert sorted(both.games[0]) == ["p1", "p2"]
