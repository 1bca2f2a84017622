"""What a choice leads to: it is made on a copy, all go on by habit to the end of the round, and that is judged."""

from typing import Final

from fivethrones.bots.btwixt.bidding import has_won
from fivethrones.bots.btwixt.habits import habit
from fivethrones.bots.btwixt.position import win_chance
from fivethrones.games.btwixt.rules.draft import Draft
from fivethrones.games.btwixt.rules.leaders import ChooseLeaders
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.play import apply, legal, waiting

FARTHEST: Final = 300  # decisions: a round has far fewer


def outlook(realm: Realm, seat: Seat) -> float:
    """The chance of winning once all have played by habit to the end of the round. Plays in this realm: give it a copy."""
    left, season = realm.left, realm.season
    for _ in range(FARTHEST):
        if realm.decision is None or (realm.left, realm.season) != (left, season):
            break
        asked = waiting(realm)[0]
        apply(realm, habit(realm, asked, legal(realm, asked)))
    return win_chance(realm, seat)


def trial(realm: Realm, action: Action) -> float:
    copy = realm.clone()
    apply(copy, action)
    return outlook(copy, action.seat)


def weighed(worlds: list[Realm], seat: Seat, options: list[Option]) -> list[tuple[Action, float]]:
    """Each choice and what it is worth on average; before the first round, what habit says."""
    world = worlds[0]
    frame = world.stack[-1]
    if isinstance(frame, (Draft, ChooseLeaders)) or len(options) == 1:
        return [(habit(world, seat, options), win_chance(world, seat))]
    found: list[tuple[Action, float]] = []
    for action in sensible(world, seat, options):
        found.append((action, sum([trial(world, action) for world in worlds]) / len(worlds)))
    return found


def sensible(realm: Realm, seat: Seat, options: list[Option]) -> list[Action]:
    """All options; but whoever has won the bid kneels."""
    actions = [option for option in options if isinstance(option, Action)]
    if actions[0].verb == "kneel" and has_won(realm, seat):
        return actions[:1]
    return actions
