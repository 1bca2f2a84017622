"""Mistakes of people and programs that use us. Anything else that fails is a bug of ours and is not caught."""

from fivethrones.kernel.action import Action
from fivethrones.kernel.message import Message


class Refusal(ValueError):
    """Something that cannot be done, with the reason as a message; nothing has been changed."""

    def __init__(self, reason: Message) -> None:
        super().__init__(repr(reason))
        self.reason = reason


class IllegalAction(Refusal):
    """A well-formed action that the rules do not allow now."""

    def __init__(self, action: Action, reason: Message) -> None:
        super().__init__(reason)
        self.action = action


class Unreadable(Refusal):
    """Text that is not an action."""


class BadSettings(Refusal):
    """Settings that the game does not have."""
