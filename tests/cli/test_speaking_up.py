"""At a terminal, too, whoever has gold is asked whether to offer some."""

import io

from rich.console import Console

from fivethrones.cli.table import Table
from fivethrones.kernel.action import Action
from fivethrones.kernel.settings import with_defaults
from fivethrones.match.match import Match
from games.living_card_game.scene import GAME, scene, side


def bribes(kinds: list[str], language: str = "en") -> Table:
    """All three have gold, and the second may act."""
    match = Match(GAME, with_defaults(GAME.settings, {"seats": "3", "variant": "littlefinger"}), 1)
    sides = [side(house=house, gold=1) for house in ("stark", "lannister", "baratheon")]
    match.state = scene(*sides, variant="littlefinger", first=1, goes_on=True).table
    return Table(match, kinds, language, Console(file=io.StringIO(), width=100))


def test_people_are_asked_before_the_speaker_and_bots_are_not() -> None:
    """LC-192."""
    table = bribes(["human", "human", "random"])
    assert table.next_human() == 0
    table.play(Action(0, "rest"))

    assert table.next_human() == 1
    table.play(Action(1, "pass"))

    assert [entry.seat for entry in table.match.log] == [0, 1]


def test_what_is_asked_for_is_said_at_the_table() -> None:
    """LC-192."""
    for language, said in (
        ("en", "Player 1 offers 1 gold: do what I ask for at the table"),
        ("ru", "Игрок 1 даёт золото (1): сделайте, о чём прошу за столом"),
    ):
        table = bribes(["human", "human", "human"], language)
        for action in ("offer", "player", "amount", "wish"):
            table.play(Action(0, action, {"player": 1, "amount": 1, "wish": 6}.get(action, -1)))

        assert table.next_human() == 1
        table.show_question(1)
        assert isinstance(table.console.file, io.StringIO)
        assert said in table.console.file.getvalue()
