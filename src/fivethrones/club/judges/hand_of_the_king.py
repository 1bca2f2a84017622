"""The judge of Hand of the King: proof near the end, before that alpha-beta to growing depths, or growing trees where many play.

Only the order of the companions' deck is hidden. So the band does not come from redealt worlds alone: it spans what the last
few depths of the search said as well, which is how far its own estimate still moves.
"""

from collections.abc import Callable
from typing import Final

from fivethrones.bots.hand_of_the_king.outlook import outlook_of
from fivethrones.bots.hand_of_the_king.rivals import Rivals
from fivethrones.bots.hand_of_the_king.targets import worth_a_thought
from fivethrones.bots.hand_of_the_king.thinker import is_among_many, share_of
from fivethrones.bots.hand_of_the_king.twin.table import Table, choice_of, option_of, side_of, table_of
from fivethrones.bots.hand_of_the_king.twin.words import deck_matters
from fivethrones.bots.search.alphabeta import BEYOND, Searcher
from fivethrones.bots.search.budget import Budget, Meter
from fivethrones.bots.search.deepening import TO_THE_END
from fivethrones.bots.search.tree import weigh_tries
from fivethrones.club.assets import Assets
from fivethrones.club.assets.hand_of_the_king import assets
from fivethrones.club.judges.judge import Case, Chance, Judge, Weighed
from fivethrones.club.judges.proof import Proved, can_be_proved, prove
from fivethrones.games.hand_of_the_king.state import ON_GRID, Court
from fivethrones.kernel.action import Action
from fivethrones.kernel.play import apply, legal
from fivethrones.kernel.rng import Rng, seeded

POSITIONS: Final = 500  # that stand for one sampled world of other games
DECKS: Final = 4  # orders of the deck, where it matters
JUDGED: Final = 3  # positions of alpha-beta that cost as much as one judged by the net
LAST: Final = 3  # depths, or trees, whose words make the band
# By how much, four times in five, trees of five times the budget say something else of a chance, and of a difference between two, by
# how many play: three trees that grow out of each other differ by less (docs/review.md). Between two sides the depths differ by as much.
MOVES: Final = {3: (0.018, 0.067), 4: (0.013, 0.039)}
NEAR: Final = 18  # characters on the grid from which on a proof is tried


class Exact(Judge):
    def weigh(self, case: Case, worlds: int) -> list[Weighed]:
        court = case.world
        assert isinstance(court, Court)
        if len([option for option in legal(court, case.seat) if option.verb != "confer"]) < 2:
            return []
        budget = Budget(POSITIONS * worlds)
        if (
            court.holder.count(ON_GRID) <= NEAR
            and (case.open or can_be_proved(court))
            and is_two_sided(court)
        ):
            proved = prove(court, budget)
            if proved is not None:
                return certain(court, proved)
        return estimated(case, court, budget)


def is_two_sided(court: Court) -> bool:
    return court.seats == 2 or court.plays_in_teams()


def certain(court: Court, proved: list[Proved]) -> list[Weighed]:
    found: list[Weighed] = []
    for one in sorted(proved, key=lambda one: -one.result):
        share = (1 + one.result) / 2
        chance, after = Chance(share, share, share), assets_after(court, one.action)
        found.append(Weighed((one.action,), chance, 0.0, after, proved=True))
    return found


def estimated(case: Case, court: Court, budget: Budget) -> list[Weighed]:
    table = table_of(court)
    choices = worth_a_thought(table)
    played = choice_of(court, case.played[0])
    if case.played[0].verb != "confer" and played not in choices:
        choices.append(played)
    tables = [table] if case.open or not deck_matters(table) else decks(table, seeded(case.number))
    each = Budget(budget.iterations // len(tables))
    said = [words for world in tables for words in depths(world, case.seat, choices, each)]
    best = max(range(len(choices)), key=lambda i: sum(words[i] for words in said))
    found: list[Weighed] = []
    least, least_apart = MOVES[court.seats] if is_among_many(table) else (0.0, 0.0)
    for i, choice in enumerate(choices):
        action = option_of(court, legal(court, case.seat), choice)
        gaps = [words[best] - words[i] for words in said]
        chance = span([words[i] for words in said], least)
        doubt = max(least_apart, (max(gaps) - min(gaps)) / 2)
        found.append(Weighed((action,), chance, doubt, assets_after(court, action)))
    return sorted(found, key=lambda weighed: -weighed.chance.middle)


def decks(table: Table, rng: Rng) -> list[Table]:
    found: list[Table] = []
    for _ in range(DECKS):
        world = table.copy()
        world.deck = sorted(table.deck[table.top :])
        world.top = 0
        rng.shuffle(world.deck)
        found.append(world)
    return found


def depths(table: Table, seat: int, choices: list[int], budget: Budget) -> list[list[float]]:
    """What each choice is worth by the last few depths that could be looked at to the end."""
    if is_among_many(table):
        return among_many(table, choices, budget)
    meter = budget.begin()
    look = between_two(table, seat, choices, meter)
    said: list[list[float]] = []
    for depth in range(TO_THE_END):
        fresh = look(depth)
        if said and meter.is_over:
            break
        said.append(fresh)
        if all(share in (0.0, 1.0) for share in fresh):
            break
    return said[-LAST:]


def between_two(table: Table, seat: int, choices: list[int], meter: Meter) -> Callable[[int], list[float]]:
    outlook = outlook_of(table, side_of(table, seat))
    followers = [outlook.after(choice) for choice in choices]
    searcher = Searcher(meter, every=False)
    return lambda depth: [share_of(int(searcher.worth(one, depth, -BEYOND, BEYOND))) for one in followers]


def among_many(table: Table, choices: list[int], budget: Budget) -> list[list[float]]:
    """By trees of one, two and three parts of the budget."""
    found: list[list[float]] = []
    part = budget.iterations // (JUDGED * sum(range(1, LAST + 1)))
    for size in range(1, LAST + 1):
        tries = weigh_tries(Rivals(table), choices, Budget(size * part).begin())
        best = max(tries)[1]  # of what was seldom tried little is known
        found.append([min(best, share) for _, share in tries])
    return found


def span(values: list[float], least: float) -> Chance:
    middle = sum(values) / len(values)
    return Chance(max(0.0, min(*values, middle - least)), middle, min(1.0, max(*values, middle + least)))


def assets_after(court: Court, action: Action) -> Assets:
    world = court.clone()
    apply(world, action)
    return assets(world, action.seat)


JUDGE: Final = Exact()
