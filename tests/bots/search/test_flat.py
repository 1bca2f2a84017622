"""Flat search: all candidates in the same worlds, the worse ones in fewer of them."""

from typing import ClassVar

from fivethrones.bots.bot import Question, ask
from fivethrones.bots.search.budget import Budget
from fivethrones.bots.search.flat import ENOUGH, Problem, Searcher, Tried, difference, search
from fivethrones.kernel.action import Action
from fivethrones.kernel.game import guess
from fivethrones.kernel.play import apply, legal, waiting
from fivethrones.kernel.rng import Rng, seeded
from fivethrones.kernel.settings import with_defaults
from fivethrones.kernel.state import State
from toy.game import Toy
from toy.state import Table

GAME = Toy()
BIDS = [[Action(0, "bid", amount)] for amount in range(4)]


class Bids(Problem):
    """What to bid in the toy's auction. What comes of it is made up: luck, and for each coin so much more."""

    def __init__(self, question: Question, luck: int, coin: float) -> None:
        super().__init__(question)
        self.luck = luck
        self.coin = coin
        self.worlds: list[
            tuple[list[int], int, int]
        ] = []  # of each rollout: the cards, and what chance has in store

    def candidates(self) -> list[list[Action]]:
        return BIDS

    def rollout(self, world: State, rng: Rng) -> float:
        assert isinstance(world, Table)
        bid = world.answers[0].target
        luck = rng.below(100) + seeded(int(rng.word()) << bid).below(self.luck)
        self.worlds.append((world.kinds, world.rng.below(1000, ""), rng.below(1000)))
        return luck / 100 + self.coin * bid


class Bidder(Searcher):
    id: ClassVar[str] = "bidder"
    budget: ClassVar[Budget] = Budget(400)

    def problem(self, question: Question) -> Problem:
        return Whole(question)


class Whole(Problem):
    """The same to the end of the game, all playing at random."""

    def candidates(self) -> list[list[Action]]:
        return BIDS

    def step(self, world: State, rng: Rng) -> None:
        seat = waiting(world)[0]
        apply(world, guess(legal(world, seat), rng))

    def evaluate(self, world: State) -> float:
        assert world.outcome is not None
        return 1.0 if self.seat in world.outcome.ranking[0] else 0.0


def question(seed: int = 1) -> Question:
    state = GAME.setup(with_defaults(GAME.settings, {"seats": "2"}), seed)
    return ask(GAME, state, 0, Bidder(), seeded(seed))


def bids(luck: int, coin: float) -> Bids:
    return Bids(question(), luck, coin)


def first(order: list[Tried]) -> int:
    return order[0].plan[0].target


def test_all_candidates_meet_the_same_worlds_and_the_same_chance() -> None:
    problem = bids(luck=50, coin=0.0)

    search(problem, BIDS, Budget(4 * 5), seeded(2))

    firsts = problem.worlds[:4]
    assert firsts == [firsts[0]] * 4
    assert len({repr(world) for world in problem.worlds}) > 4


def test_the_better_candidate_is_found_through_much_luck() -> None:
    assert first(search(bids(luck=40, coin=0.1), BIDS, Budget(400), seeded(3))) == 3
    assert first(search(bids(luck=40, coin=-0.1), BIDS, Budget(400), seeded(3))) == 0


def test_the_same_stream_and_iterations_give_the_same_order_and_values() -> None:
    orders = [search(bids(luck=90, coin=0.01), BIDS, Budget(100), seeded(4)) for _ in range(2)]

    told = [[(tried.plan, tried.values) for tried in order] for order in orders]
    assert told[0] == told[1]


def test_the_worse_half_drops_out_when_half_of_the_budget_is_spent() -> None:
    order = search(bids(luck=90, coin=0.0), BIDS, Budget(160), seeded(5))

    counts = [len(tried.values) for tried in order]
    assert counts == [60, 60, 20, 20]


def test_no_rollout_is_wasted_on_what_is_plainly_worse() -> None:
    problem = bids(luck=1, coin=0.2)

    search(problem, BIDS, Budget(100_000), seeded(6))

    assert len(problem.worlds) == 4 * ENOUGH


def test_of_equals_the_first_is_taken() -> None:
    assert first(search(bids(luck=1, coin=0.0), BIDS, Budget(100), seeded(7))) == 0


def test_every_candidate_is_tried_however_small_the_budget() -> None:
    order = search(bids(luck=90, coin=0.0), BIDS, Budget(1), seeded(8))

    assert [len(tried.values) for tried in order] == [1, 1, 1, 1]


def test_the_clock_may_end_the_search() -> None:
    problem = bids(luck=90, coin=0.0)

    search(problem, BIDS, Budget(10**9, milliseconds=1), seeded(9))

    assert 4 <= len(problem.worlds) < 10**6


def test_a_difference_comes_with_its_standard_error() -> None:
    one, other = Tried([]), Tried([])
    one.values, other.values = [1.0, 1.0, 0.0, 1.0, 0.5], [0.0, 1.0, 0.0, 0.0]

    mean, error = difference(one, other)

    assert mean == 0.5
    assert round(error, 6) == 0.288675  # of 1, 0, 0, 1


def test_a_bot_that_searches_plays_to_the_end_of_the_game_in_its_mind() -> None:
    bot = Bidder()

    chosen = bot.choose(question(), seeded(1))

    assert chosen in [plan[0] for plan in BIDS]
    assert chosen == bot.choose(question(), seeded(1))


def test_the_best_is_weighed_highest() -> None:
    weighed = Bidder().weigh(question())

    assert weighed[0][0] == max(weighed, key=lambda pair: pair[1])[0]
    assert len(weighed) == 4
    assert all(0 <= worth <= 1 for _, worth in weighed)


class Careful(Searcher):
    """Bids nothing unless more is better by five standard errors."""

    id: ClassVar[str] = "careful"
    budget: ClassVar[Budget] = Budget(80)

    def __init__(self, coin: float) -> None:
        self.coin = coin

    def problem(self, question: Question) -> Problem:
        problem = Bids(question, luck=90, coin=self.coin)
        problem.doubt = 5.0
        return problem


def test_where_luck_rules_the_usual_stands_unless_another_is_better_beyond_doubt() -> None:
    chosen = [Careful(coin).choose(question(), seeded(1)).target for coin in (0.05, 0.5)]

    assert chosen == [0, 3]


def test_a_question_may_come_with_its_own_amount_of_thought() -> None:
    class Counting(Careful):
        def problem(self, question: Question) -> Problem:
            self.last = Bids(question, luck=90, coin=0.0)
            return self.last

    bot, state = Counting(0.0), GAME.setup(with_defaults(GAME.settings, {"seats": "2"}), 1)
    counts = []
    for thought in (None, Budget(8)):
        bot.choose(ask(GAME, state, 0, bot, seeded(1), thought), seeded(1))
        counts.append(len(bot.last.worlds))

    assert counts == [80, 8]
