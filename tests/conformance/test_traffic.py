"""Law 5 on what a server really sends, and that this law can fail."""

import pytest

from conformance import sabotage as bad
from conformance.case import Case
from conformance.cases import CASES
from conformance.traffic import APART, WAYS, check_traffic
from fivethrones.server.tables import seen
from fivethrones.server.tables.table import Table

DEPTHS = [0, 15, 60]  # steps into a game


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("case", CASES, ids=repr)
def test_what_is_hidden_changes_no_byte_that_is_sent(case: Case, way: str) -> None:
    compared = 0
    for number, options in enumerate(case.line_ups):
        compared += check_traffic(case, options, number + 1, way, DEPTHS[(number + len(way)) % len(DEPTHS)])

    assert compared > len(case.line_ups)


def is_noticed(case: Case) -> bool:
    try:
        for seed in range(20):
            check_traffic(case, case.line_ups[0], seed, APART, seed)
    except AssertionError:
        return True
    return False


def test_a_view_that_shows_too_much_is_noticed() -> None:
    assert is_noticed(bad.case_with(bad.Leaking()))


def test_a_count_of_secret_answers_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "step", property(lambda table: len(table.match.steps)))

    assert is_noticed(CASES[0])


def test_a_time_that_moves_with_a_changed_answer_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    enter = Table.enter

    def entering(table: Table, line: object, at: int) -> None:
        enter(table, line, at)  # type: ignore[arg-type]
        table.updated = at + table.number

    monkeypatch.setattr(Table, "enter", entering)

    assert is_noticed(CASES[0])


def test_an_undo_that_tells_what_was_answered_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(table: Table, _seat: int) -> dict[str, object]:
        assert table.match is not None
        return {**seen.NO_UNDO, "undoes": len(table.match.log)}

    monkeypatch.setattr(seen, "undo", telling)

    assert is_noticed(CASES[0])
