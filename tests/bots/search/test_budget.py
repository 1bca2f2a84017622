"""How much thought one choice may cost."""

from fivethrones.bots.search.budget import GLANCE, Budget


def test_a_budget_gives_so_many_iterations_and_no_more() -> None:
    meter = Budget(3).begin()

    assert [meter.spend() for _ in range(5)] == [True, True, True, False, False]
    assert meter.is_over
    assert meter.spent == 3


def test_a_budget_can_be_spent_any_number_of_times() -> None:
    budget = Budget(1)

    assert [budget.begin().spend() for _ in range(3)] == [True, True, True]


def test_the_clock_may_end_it_sooner() -> None:
    meter = Budget(10 * GLANCE, milliseconds=3_600_000).begin()

    assert all(meter.spend() for _ in range(GLANCE))
    meter.deadline = 0.0  # long ago

    assert not meter.spend()
