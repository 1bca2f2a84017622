"""Looking ahead where each plays for himself."""

from mypy_extensions import i64

from fivethrones.bots.search.budget import Budget
from fivethrones.bots.search.maxn import Field, outcome, weigh_field


class Tree(Field):
    """Three seats in turn; a leaf says who gets what."""

    def __init__(self, node: object, turn: int = 0) -> None:
        self.node = node
        self.turn = turn

    def seat(self) -> i64:
        return self.turn % 3

    def is_quiet(self) -> bool:
        return True

    def is_over(self) -> bool:
        return isinstance(self.node, tuple)

    def shares(self) -> list[float]:
        return [float(share) for share in self.node] if isinstance(self.node, tuple) else [0.5, 0.25, 0.25]

    def choices(self) -> list[int]:
        return list(range(len(self.node))) if isinstance(self.node, list) else []

    def after(self, choice: i64) -> "Tree":
        assert isinstance(self.node, list)
        return Tree(self.node[choice], self.turn + 1)


# The second player takes what is best for himself, not what is worst for the first.
TREE = Tree([[(0.0, 0.3, 0.7), (0.6, 0.4, 0.0)], [(0.5, 0.2, 0.3), (0.1, 0.1, 0.8)]])


def test_each_is_taken_to_do_what_is_best_for_himself() -> None:
    assert outcome(TREE, 9, Budget(100).begin()) == [0.6, 0.4, 0.0]
    assert weigh_field(TREE, [0, 1], 9, Budget(100).begin()) == [0.6, 0.5]


def test_without_a_budget_looks_decide() -> None:
    assert weigh_field(TREE, [0, 1], 9, Budget(0).begin()) == [0.5, 0.5]
