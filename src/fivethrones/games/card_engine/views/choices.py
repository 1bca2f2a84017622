"""Choices other than cards: players, titles, numbers, ways, passives of the rules."""

from typing import Final

from fivethrones.games.card_engine.box.figures import CHALLENGES
from fivethrones.games.card_engine.moves.choosing import Choice
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.offers import WISHES
from fivethrones.kernel.action import Action
from fivethrones.kernel.message import Message, seat_name

# The verbs whose target is a player.
OF_PLAYERS: Final = ("first", "winner", "target", "player")
# Those whose target is something else that is not a card.
OF_NUMBERS: Final = ("title", "wish", "rule", "type", "amount", "way", "goal", "name")


def label_choice(table: Table, option: Action) -> Message:
    verb, target = option.verb, option.target
    if verb in OF_PLAYERS:
        return Message(f"do-{verb}", {"seat": seat_name(target)})
    if verb == "amount":
        return Message("do-amount", {"amount": target})
    return Message(f"do-{verb}", {verb: name_of(table, verb, target)})


def name_of(table: Table, verb: str, target: int) -> str:
    """The message for what is chosen."""
    if verb == "title":
        return table.box.titles[target].name
    if verb == "wish":
        return WISHES[target]
    if verb == "rule":
        return table.box.passives[target].name
    if verb == "type":
        return CHALLENGES[target]
    if verb == "name":
        return table.box.cards[target].name
    frame = table.stack[-1]
    assert isinstance(frame, Choice)
    return frame.words[frame.values.index(target)]
