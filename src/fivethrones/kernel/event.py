"""What happened, and who may know which part of it."""

from typing import Final, final

from fivethrones.kernel.action import Seat
from fivethrones.kernel.knowledge import EVERYONE, NOBODY, knows
from fivethrones.kernel.message import Args, Message, seat_name

NO_SECRETS: Final[Args] = {}


@final
class Event:
    """Public to all in its public arguments; the secret ones only to the viewers in ``seen_by``.

    ``discloses`` names the viewers who learn from it something they could not have known before it:
    a card turned up, a die rolled. Undo stops there, and two worlds may differ from there on.
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
