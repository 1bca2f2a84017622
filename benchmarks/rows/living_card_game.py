"""The Card Game: for two and for four."""

from rows.row import TEAMS, Meeting, Row

ROW = Row(
    measured=[{}, {"seats": "4"}],
    meetings=[
        Meeting("squire", "random", 4),
        Meeting("knight", "random", 4),
        Meeting("knight", "squire", 4),
        Meeting("knight", "random", 4, TEAMS),
    ],
)
