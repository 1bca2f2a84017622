"""Why a choice is better: what it leads to more of, in the facts of the game. Where no fact differs nothing is said."""

from typing import Final

from fivethrones.club.gains import Facts
from fivethrones.club.judges.judge import Weighed
from fivethrones.kernel.message import Args, Message

MOST: Final = 2
LEAST: Final = 0.3  # of a unit: less is not worth a word,
PART: Final = 0.02  # nor is so little of the whole


def reasons(one: Weighed, other: Weighed) -> list[Message]:
    return gains(one.facts, other.facts)


def gains(one: Facts, other: Facts) -> list[Message]:
    """What speaks for one of them, the weightiest first; amounts on average, 0 for less than a half."""
    found: list[tuple[float, Message]] = []
    for fact, amount in one.items():
        rival = other.get(fact, 0.0)
        more = amount - rival
        size = max(abs(amount), abs(rival), 1.0)
        if more < LEAST or more / size < PART:
            continue
        args: Args = {"amount": round(more)}
        if fact.piece:
            args["piece"] = fact.piece
        found.append((more / size, Message(fact.name, args, fact.rule)))
    found.sort(key=lambda pair: -pair[0])
    said: list[Message] = []
    for _, message in found:
        # A House whose banner is won has one card more: that goes without saying.
        if not any(
            "piece" in other.args and other.args["piece"] == message.args.get("piece") for other in said
        ):
            said.append(message)
    return said[:MOST]
