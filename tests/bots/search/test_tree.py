"""Looking ahead where each plays for himself."""

from mypy_extensions import i64

from fivethrones.bots.search.budget import Budget
from fivethrones.bots.search.tree import Field, weigh_tries
from fivethrones.kernel.rng import Rng, seeded


class Tree(Field):
    """Three seats in turn; a leaf says who gets what."""

    def __init__(self, node: object, turn: int = 0) -> None:
        self.node = node
        self.turn = turn

    def seat(self) -> i64:
        return self.turn % 3

    def choices(self) -> list[int]:
        return list(range(len(self.node))) if isinstance(self.node, list) else []

    def after(self, choice: i64) -> "Tree":
        assert isinstance(self.node, list)
        return Tree(self.node[choice], self.turn + 1)

    def guess(self, rng: Rng) -> list[float]:
        """What chance alone would bring, not quite exactly."""
        ends = leaves(self.node)
        return [sum(end[seat] for end in ends) / len(ends) + rng.below(3) / 100 for seat in range(3)]


def leaves(node: object) -> list[tuple[float, ...]]:
    if isinstance(node, tuple):
        return [node]
    assert isinstance(node, list)
    return [end for child in node for end in leaves(child)]


# The second player takes what is best for himself, not what is worst for the first.
TREE = Tree([[(0.3, 0.3, 0.4), (0.6, 0.4, 0.0)], [(0.5, 0.3, 0.2), (0.4, 0.1, 0.5)]])


def test_each_is_taken_to_do_what_is_best_for_himself() -> None:
    first, second = weigh_tries(TREE, [0, 1], Budget(3_000).begin(), seeded(1))

    assert first > second
    assert first[1] > 0.5  # though chance alone would bring 0.45, as the second does


def test_every_choice_is_tried_whatever_the_budget() -> None:
    assert [tries for tries, _ in weigh_tries(TREE, [0, 1], Budget(0).begin(), seeded(1))] == [1, 1]


def test_the_same_stream_finds_the_same() -> None:
    assert weigh_tries(TREE, [0, 1], Budget(200).begin(), seeded(7)) == weigh_tries(
        TREE, [0, 1], Budget(200).begin(), seeded(7)
    )
