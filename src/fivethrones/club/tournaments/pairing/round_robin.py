"""Everybody meets everybody once, by the circle method: one stays, the others go round."""

from fivethrones.club.tournaments.tournament import Tournament


def pair(tournament: Tournament) -> list[list[str]]:
    """The tables of the next round; who sits alone has no game in it."""
    numbered = sorted(tournament.players.values(), key=lambda player: player.number)
    circle: list[str | None] = [player.id for player in numbered]
    if len(circle) % 2:
        circle.append(None)
    turns = len(tournament.rounds) % (len(circle) - 1)
    circle = circle[:1] + circle[len(circle) - turns :] + circle[1 : len(circle) - turns]
    half = len(circle) // 2
    met = zip(circle[:half], reversed(circle[half:]), strict=True)
    gone = {player.id for player in numbered if player.withdrawn}
    tables = [[id for id in pair if id is not None and id not in gone] for pair in met]
    return [table for table in tables if table]
