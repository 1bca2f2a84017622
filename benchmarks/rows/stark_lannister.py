"""Stark against Lannister: bots on the other side, and with drafted plots."""

from rows.row import Meeting, Row

ROW = Row(
    meetings=[
        Meeting("knight", "squire", 2, {"seat_0": "lannister"}),
        Meeting("knight", "squire", 2, {"plots": "drafted"}),
    ]
)
