"""Who is asked what."""

from typing import Final, final

from fivethrones.kernel.action import Seat
from fivethrones.kernel.message import Message

TURN: Final = "turn"  # one seat chooses
SECRET: Final = "secret"  # several choose together, unseen, and may change their answer until all are in
OPEN: Final = "open"  # first come, first served
BEGUN: Final = (
    "begun"  # one seat goes on with what it has begun; a match takes all of that at once, or nothing
)


@final
class Decision:
    """A question the game waits on. Built from public facts only: everybody sees who is asked what."""

    def __init__(self, prompt: Message, asked: list[Seat], mode: str = TURN) -> None:
        self.prompt = prompt
        self.asked = asked
        self.mode = mode

    @property
    def rule(self) -> str:
        return self.prompt.rule
