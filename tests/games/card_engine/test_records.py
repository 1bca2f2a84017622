"""Records are saved as the numbers that tables of earlier releases hold."""

from typing import Any, Final

import pytest

from fivethrones.games.card_engine.box.figures import POWER
from fivethrones.games.card_engine.records.cards import Doomed, PassedOn
from fivethrones.games.card_engine.records.lasting import (
    CHALLENGE,
    CLAIM,
    FOREVER,
    ICON,
    IF_YOU_WIN,
    INSTEAD,
    PACT,
    PHASE,
    ROUND,
    SPENT,
    STRONGER,
    TOLL_TO,
    Lasting,
)
from fivethrones.games.card_engine.records.numbers import NO_ABILITY, NO_CARD, AbilityNo, Kind, Slot
from fivethrones.games.card_engine.records.occurrences import (
    PHASE_ENDS,
    WAS_KILLED,
    Answer,
    Answered,
    Occurrence,
)
from fivethrones.games.card_engine.records.phases import DOMINANCE
from fivethrones.games.card_engine.records.zones import DISCARD
from fivethrones.games.card_engine.values.titles import RIVALRY
from fivethrones.kernel.row import Row, numbers_of

BY_9_2: Final[dict[str, Any]] = {"kind": Kind(9), "ability": AbilityNo(2)}


@pytest.mark.parametrize(
    ("record", "numbers"),
    [
        (Lasting(STRONGER, CHALLENGE, card=Slot(5), amount=-2, **BY_9_2), [0, 0, 5, -2, 9, 2]),
        (Lasting(ICON, PHASE, card=Slot(5), amount=-1, type=POWER, **BY_9_2), [2, 1, 5, -3, 9, 2]),
        (Lasting(ICON, PHASE, card=Slot(5), amount=1, type=POWER, **BY_9_2), [2, 1, 5, 3, 9, 2]),
        (Lasting(CLAIM, CHALLENGE, seat=1, amount=1, **BY_9_2), [4, 0, -3, 1, 9, 2]),
        (Lasting(PACT, FOREVER, seat=0, other=3, type=POWER, **BY_9_2), [8, 3, -2, 11, 9, 2]),
        (Lasting(TOLL_TO, PHASE, seat=2, other=0, type=POWER, **BY_9_2), [12, 1, -4, 2, 9, 2]),
        (Lasting(IF_YOU_WIN, CHALLENGE, seat=0, by=Slot(7), **BY_9_2), [6, 0, -2, 7, 9, 2]),
        (Lasting(INSTEAD, PHASE, card=Slot(5), by=Slot(7), **BY_9_2), [13, 1, 5, 7, 9, 2]),
        (Lasting(SPENT, ROUND, card=Slot(5), **BY_9_2), [7, 2, 5, 0, 9, 2]),
        (Lasting(SPENT, ROUND, seat=1, title=RIVALRY), [7, 2, -3, 0, -1, -2]),
        (Lasting(SPENT, ROUND, seat=1), [7, 2, -3, 0, -1, -1]),
        (Occurrence(WAS_KILLED, 1, Slot(5)), [4, 1, 5]),
        (Occurrence(PHASE_ENDS, 0, NO_CARD, DOMINANCE), [20, 0, 4]),
        (Answered(2, Slot(5), AbilityNo(1)), [6, 5, 1]),
        (Answered(2, NO_CARD, AbilityNo(1), kind=Kind(9)), [6, -11, 1]),
        (Answered(2, NO_CARD, NO_ABILITY, rule=3), [6, -1, 3]),
        (Answer(1, Slot(5), AbilityNo(0)), [1, 5, 0]),
        (Doomed(Slot(5), DISCARD), [5, 6]),
        (PassedOn(1, [Kind(4), Kind(9)]), [1, 4, 9]),
    ],
)
def test_a_record_is_saved_as_numbers_and_read_again(record: Row, numbers: list[int]) -> None:
    read = record.of(numbers)

    assert record.numbers() == numbers
    assert len(numbers) == record.WIDTH
    assert fields(read) == fields(record)


def fields(record: Row) -> dict[str, int]:
    """Compiled records do not tell their fields; the interpreted run looks."""
    return getattr(record, "__dict__", {})


def test_records_go_one_after_the_other() -> None:
    assert numbers_of([Doomed(Slot(5), DISCARD), Doomed(Slot(7), DISCARD)]) == [5, 6, 7, 6]
