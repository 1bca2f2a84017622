"""Who loses is out. The favourites meet last, and have no game in the first round where the bracket is not full."""

from collections import Counter

from fivethrones.club.tournaments.tournament import Tournament

DRAWS = 3  # games between two that nobody won, after which the better number goes on


def pair(tournament: Tournament) -> list[list[str]]:
    """The tables of the next round; who sits alone goes on without a game, in the first round only.

    Two who could not settle it meet again before anybody goes on.
    """
    still_in = {player.id for player in tournament.active()} - knocked_out(tournament)
    numbered = sorted(tournament.players.values(), key=lambda player: player.number)
    slots = bracket(len(numbered))
    groups = [
        [numbered[number - 1].id] if number <= len(numbered) and numbered[number - 1].id in still_in else []
        for number in slots
    ]
    while len(groups) > 1:
        groups = [groups[i] + groups[i + 1] for i in range(0, len(groups), 2)]
        if any(len(group) > 1 for group in groups):
            return [group for group in groups if len(group) > 1 or (group and not tournament.rounds)]
    return []


def bracket(players: int) -> list[int]:
    """The numbers of the players from top to bottom, such that of any two favourites the meeting is as late as can be."""
    numbers = [1]
    while len(numbers) < players:
        size = 2 * len(numbers) + 1
        numbers = [each for number in numbers for each in (number, size - number)]
    return numbers


def knocked_out(tournament: Tournament) -> set[str]:
    out: set[str] = set()
    draws: Counter[frozenset[str]] = Counter()
    for game in tournament.games():
        out.update(game.forfeited)
        if not game.is_over:
            continue
        first = [player for player in game.ranking[0] if player not in game.forfeited]
        out.update(player for player in game.players if player not in first)
        if len(first) > 1:
            draws[frozenset(first)] += 1
    for level, drawn in draws.items():
        if drawn >= DRAWS:
            out.add(max(level, key=lambda player: tournament.players[player].number))
    return out
