"""Positions whose end is known."""

import pytest

from fivethrones.bots import bot_named
from fivethrones.bots.bot import Bot, ask
from fivethrones.bots.hand_of_the_king.levels import Hand
from fivethrones.bots.hand_of_the_king.outlook import Outlook, outlook_of
from fivethrones.bots.hand_of_the_king.solving import can_be_solved, solve
from fivethrones.bots.hand_of_the_king.twin.table import side_of, table_of
from fivethrones.bots.hand_of_the_king.twin.words import deck_matters
from fivethrones.bots.search.alphabeta import BEYOND, Searcher
from fivethrones.bots.search.budget import Budget
from fivethrones.games.hand_of_the_king.game import HandOfTheKing
from fivethrones.games.hand_of_the_king.state import ON_GRID, Court
from fivethrones.kernel.play import apply
from fivethrones.kernel.playout import playout
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import with_defaults

GAME = HandOfTheKing()
ENOUGH = Budget(100_000)


def position(seed: int, steps: int, **options: str) -> Court:
    court = GAME.setup(with_defaults(GAME.settings, options), seed)
    playout(court, seeded(seed), steps)
    return court


def late(seed: int, left: int) -> Court | None:
    """A random game with no more than so many characters on the grid, if it goes on and all that matters is known."""
    court = position(seed, 0)
    while court.decision is not None and court.holder.count(ON_GRID) > left:
        playout(court, seeded(seed + court.holder.count(ON_GRID)), 1)
    if court.decision is None or court.decision.prompt.id != "prompt-move" or deck_matters(table_of(court)):
        return None
    return court


def plain(outlook: Outlook, depth: int) -> int:
    """Minimax without any art."""
    sure = outlook.verdict()
    if sure or outlook.is_over():
        return int(sure)
    if depth <= 0 and outlook.is_quiet():
        return int(outlook.estimate())
    left = depth - 1 if outlook.is_quiet() else depth
    worths = [plain(outlook.after(choice), left) for choice in outlook.choices(False)]
    return max(worths) if outlook.is_ours() else min(worths)


def to_the_end(outlook: Outlook) -> int:
    """The same without any shortcut."""
    if outlook.is_over():
        return int(outlook.verdict())
    worths = [to_the_end(outlook.after(choice)) for choice in outlook.choices(True)]
    return max(worths) if outlook.is_ours() else min(worths)


@pytest.mark.parametrize("options", [{"seats": "2"}, {"seats": "4", "variant": "teams"}])
def test_what_the_search_leaves_out_makes_no_difference(options: dict[str, str]) -> None:
    for seed in range(6):
        court = position(seed, 9 + 2 * seed, **options)
        if court.decision is None:
            continue
        table = table_of(court)
        outlook = outlook_of(table, side_of(table, court.turn))
        searcher = Searcher(Budget(1_000_000).begin(), every=False)

        found = [int(searcher.worth(outlook, depth, -BEYOND, BEYOND)) for depth in (1, 2, 3)]

        assert found[:2] == [plain(outlook, 1), plain(outlook, 2)]


def test_a_position_is_solved_as_if_all_games_from_it_were_played() -> None:
    solved = 0
    for seed in range(60):
        court = late(seed, 7)
        if court is None:
            continue
        table = table_of(court)
        solution = solve(court, ENOUGH)
        assert solution is not None
        assert (court.turn in solution.winners) == (
            to_the_end(outlook_of(table, side_of(table, court.turn))) > 0
        )
        solved += 1
    assert solved > 10


def test_the_best_line_can_be_played_and_decides_the_game_as_promised() -> None:
    court = late(3, 9) or late(5, 9) or late(8, 9)
    assert court is not None
    solution = solve(court, ENOUGH)
    assert solution is not None
    for action in solution.line:
        apply(court, action)
    playout(court, seeded(1), 100)

    assert court.outcome is not None
    assert court.outcome.ranking[0] == solution.winners


def test_too_early_is_said_so() -> None:
    court = position(1, 0)

    assert can_be_solved(court)
    assert solve(court, Budget(50)) is None


def test_only_two_sides_are_solved_and_only_before_the_end() -> None:
    assert can_be_solved(position(1, 0, seats="4", variant="teams"))
    assert not can_be_solved(position(1, 0, seats="3"))
    assert not can_be_solved(position(1, 1000))


@pytest.mark.parametrize("rival", ["knight", "lord"])
def test_a_hand_never_loses_a_won_position_whose_end_it_sees(rival: str) -> None:
    hand = Hand(Budget(100), Budget(10_000))
    won = 0
    for seed in range(40):
        court = late(seed, 11)
        if court is None:
            continue
        solution = solve(court, Budget(1_000))
        if solution is None or court.turn not in solution.winners:
            continue
        seat = court.turn
        bots: list[Bot] = [hand if other == seat else bot_named(rival, GAME) for other in range(2)]
        rng = seeded(seed)
        while court.decision is not None:
            bot = bots[court.turn]
            apply(court, bot.choose(ask(GAME, court, court.turn, bot, rng), rng))
        assert court.outcome is not None
        assert court.outcome.ranking[0] == [seat]
        won += 1
    assert won > 5
