"""B'Twixt: the advanced rules."""

from rows.row import Meeting, Row

ROW = Row(
    measured=[{"seats": "4", "rules": "advanced"}],
    meetings=[Meeting("knight", "random", seats, {"rules": "advanced"}) for seats in (3, 4, 5, 6)],
)
