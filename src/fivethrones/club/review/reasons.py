"""Why a choice is better: what the seat ends up with more of. Where nothing differs, nothing is said."""

from typing import Final

from fivethrones.club.assets import Assets
from fivethrones.club.judges.judge import Weighed
from fivethrones.kernel.message import Args, Message

MOST: Final = 2
LEAST: Final = 0.3  # of a unit: less is not worth a word,
PART: Final = 0.02  # nor is so little of the whole


def reasons(one: Weighed, other: Weighed) -> list[Message]:
    return gains(one.assets, other.assets)


def gains(one: Assets, other: Assets) -> list[Message]:
    """What speaks for one of them, the weightiest first; amounts on average, 0 for less than a half."""
    found: list[tuple[float, Message]] = []
    for asset, amount in one.items():
        rival = other.get(asset, 0.0)
        more = amount - rival
        size = max(abs(amount), abs(rival), 1.0)
        if more < LEAST or more / size < PART:
            continue
        args: Args = {"amount": round(more)}
        if asset.piece:
            args["piece"] = asset.piece
        found.append((more / size, Message(asset.name, args, asset.rule)))
    found.sort(key=lambda pair: -pair[0])
    said: list[Message] = []
    for _, message in found:
        # A House whose banner is won has one card more: that goes without saying.
        if not any(
            "piece" in other.args and other.args["piece"] == message.args.get("piece") for other in said
        ):
            said.append(message)
    return said[:MOST]
