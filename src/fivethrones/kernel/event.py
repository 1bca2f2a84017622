"""What happened, and who may know which part of it."""

from typing import Final, final

from fivethrones.kernel.action import Seat
from fivethrones.kernel.knowledge import EVERYONE, NOBODY, knows
from fivethrones.kernel.message import Args, Message, seat_name

NO_SECRETS: Final[Args] = {}


@final
class Event:
    """Everybody sees the public arguments; only the viewers in ``seen_by`` see the secret ones.

    ``discloses`` are the viewers who learn something that they could not have known before, such as a card turned up or
    a die rolled. Undo stops there, and from there on two worlds may differ.
    """

    def __init__(
        self,
        kind: str,
        seat: Seat,
        public: Args,
        rule: str = "",
        secret: Args | None = None,
        seen_by: int = EVERYONE,
        discloses: int = NOBODY,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.public = public
        self.rule = rule
        self.secret: Args = NO_SECRETS if secret is None else secret
        self.seen_by = seen_by
        self.discloses = discloses

    def seen_as(self, viewer: Seat) -> Message:
        """The line of the log as this viewer reads it."""
        args: Args = {"seat": seat_name(self.seat), **self.public}
        if self.secret and not knows(self.seen_by, viewer):
            return Message(f"log-{self.kind}-hidden", args, self.rule)
        return Message(f"log-{self.kind}", {**args, **self.secret}, self.rule)

    def redacted(self, viewer: Seat) -> "Event":
        """The same event without what this viewer may not know."""
        if not self.secret or knows(self.seen_by, viewer):
            return self
        withheld: Args = dict.fromkeys(self.secret, 0)
        return Event(self.kind, self.seat, self.public, self.rule, withheld, self.seen_by, self.discloses)
