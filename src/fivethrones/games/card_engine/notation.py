"""Each choice in words. As text an action is its verb and its numbers, as the kernel writes it."""

from fivethrones.games.card_engine.cards import CHALLENGES
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import NOTHING, Option, Span
from fivethrones.kernel.message import Message, seat_name


def label(table: Table, option: Option) -> Message:
    assert not isinstance(option, Span), "nothing is counted out in this game"
    verb, target = option.verb, option.target
    if verb == "challenge":
        return Message("do-challenge", {"type": CHALLENGES[target], "against": seat_name(option.extra)})
    if verb == "first":
        return Message("do-first", {"seat": seat_name(target)})
    if target == NOTHING:
        return Message(f"do-{verb}")
    return Message(f"do-{verb}", {"card": table.name(target)})
