"""Looking ahead where each plays for himself."""

from mypy_extensions import i64

from fivethrones.bots.search.budget import Budget
from fivethrones.bots.search.tree import Field, weigh_tries


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

    def guess(self) -> list[float]:
        """The average of all leaves."""
        if isinstance(self.node, tuple):
            return [float(share) for share in self.node]
        below = [self.after(choice).guess() for choice in self.choices()]
        return [sum(shares) / len(below) for shares in zip(*below, strict=True)]


# The second player takes what is best for himself, not what is worst for the first.
TREE = Tree([[(0.0, 0.1, 0.9), (0.6, 0.4, 0.0)], [(0.5, 0.3, 0.2), (0.3, 0.1, 0.6)]])
# What the second does at once looks best to him, though the third makes nothing of it.
TRAP = Tree([[[(0.0, 0.0, 1.0), (0.0, 1.0, 0.0)], (0.6, 0.4, 0.0)], (0.3, 0.3, 0.4)])


def test_each_is_taken_to_do_what_is_best_for_himself() -> None:
    first, second = weigh_tries(TREE, [0, 1], Budget(3_000).begin())

    assert first > second
    assert first[1] > 0.5  # though on average both bring less


def test_rivals_are_not_taken_to_look_ahead() -> None:
    first, second = weigh_tries(TRAP, [0, 1], Budget(3_000).begin())

    assert second > first
    assert first[1] < 0.1


def test_every_choice_is_tried_whatever_the_budget() -> None:
    assert [tries for tries, _ in weigh_tries(TREE, [0, 1], Budget(0).begin())] == [1, 1]


def test_the_same_budget_finds_the_same() -> None:
    found = [weigh_tries(TREE, [0, 1], Budget(200).begin()) for _ in range(2)]

    assert found[0] == found[1]
