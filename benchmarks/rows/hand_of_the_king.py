"""Hand of the King: bots for every number of seats, and in teams."""

from rows.row import TEAMS, Meeting, Row

ROW = Row(
    meetings=[
        Meeting("knight", "random", 3),
        Meeting("knight", "random", 4),
        Meeting("knight", "squire", 4),
        Meeting("knight", "random", 4, TEAMS),
    ]
)
