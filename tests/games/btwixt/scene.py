"""A table of B'Twixt in the middle of a game, and players who speak in legal actions. `dealing` builds one.

Seats are called by their rulers, councils by those who share them: ``cersei|euron`` is Cersei's left one.
"""

import pytest

from fivethrones.games.btwixt.derived import value
from fivethrones.games.btwixt.records import Slot
from fivethrones.games.btwixt.state import Realm
from fivethrones.games.btwixt.view import RealmView
from fivethrones.kernel.action import NOTHING, Action, Seat
from fivethrones.kernel.errors import IllegalAction
from fivethrones.kernel.event import Event
from fivethrones.kernel.message import Message
from fivethrones.kernel.play import apply, default, legal, waiting, why_not
from fivethrones.kernel.text import state_hash
from fivethrones.scenes.btwixt import ALLY_IDS, CARD_IDS, GAME, Seats

__all__ = ["ALLY_IDS", "CARD_IDS", "GAME", "Scene"]


class Scene(Seats):
    """A table, and whoever is asked at it."""

    def __init__(self, realm: Realm, players: list[str]) -> None:
        super().__init__(realm, players)
        self.story: list[Event] = list(realm.events)

    # What is done

    def plays(self, *texts: str) -> None:
        """Whoever is asked does these, one after the other."""
        for text in texts:
            action = GAME.read(self.asked(), text)
            reason = why_not(self.realm, action)
            assert reason is None, f"{text!r} is refused: {reason}; there were: {self.choices()}"
            self.apply(action)

    def apply(self, action: Action) -> None:
        apply(self.realm, action)
        self.story.extend(self.realm.events)

    def turn(self, who: str, *texts: str) -> None:
        """The same, and it is this ruler's turn."""
        assert self.who() == who
        self.plays(*texts)

    def kneel_all(self) -> None:
        """All who still stand kneel, and the bid is decided."""
        rounds = self.count("win")
        while self.count("win") == rounds:
            self.plays("kneel")

    def end_round(self) -> None:
        """Whatever is asked gets its default answer until the next round begins."""
        rounds = self.count("round")
        while not self.is_over() and self.count("round") == rounds:
            self.apply(default(self.realm, waiting(self.realm)[0]))

    def refuses(self, text: str, who: str = "") -> Message:
        """Why this cannot be done; it is tried, and changes nothing."""
        action = GAME.read(self.seat(who) if who else self.asked(), text)
        before = state_hash(self.realm)
        with pytest.raises(IllegalAction) as refusal:
            apply(self.realm, action)
        assert state_hash(self.realm) == before, f"{action} was refused and yet changed something"
        return refusal.value.reason

    # What is asked

    def asked(self) -> Seat:
        decision = self.realm.decision
        assert decision is not None, "the game is over"
        return decision.asked[0]

    def who(self) -> str:
        return self.players[self.asked()]

    def prompt(self) -> str:
        decision = self.realm.decision
        assert decision is not None, "the game is over"
        return decision.prompt.id

    def choices(self) -> list[str]:
        """What whoever is asked may do, as text."""
        options = [option for option in legal(self.realm, self.asked()) if isinstance(option, Action)]
        return [GAME.write(option) for option in options]

    def is_over(self) -> bool:
        return self.realm.outcome is not None

    # What lies on the table

    def allies(self, council: str) -> list[str]:
        return self.ally_ids(self.realm.councils[self.council(council)])

    def tokens(self, council: str) -> int:
        return len(self.realm.tokens[self.council(council)])

    def token_values(self, council: str) -> list[int]:
        return sorted(self.realm.kinds[token] for token in self.realm.tokens[self.council(council)])

    def all_tokens(self) -> int:
        return sum(len(tokens) for tokens in self.realm.tokens)

    def killed(self) -> list[str]:
        return self.ally_ids(self.realm.killed)

    def row(self) -> list[str]:
        return self.ally_ids(self.realm.row)

    def ally_deck(self) -> list[str]:
        """The top first."""
        return self.ally_ids(self.realm.ally_deck[::-1])

    def current(self) -> str:
        return "" if self.realm.current == NOTHING else ALLY_IDS[self.realm.kinds[self.realm.current]]

    def hand(self, who: str) -> list[str]:
        return sorted(self.card_ids(self.realm.hands[self.seat(who)]))

    def stack(self, who: str) -> list[str]:
        return self.card_ids(self.realm.stack_of(self.seat(who)))

    def values(self, who: str) -> list[int]:
        return [value(self.realm, slot) for slot in self.realm.stack_of(self.seat(who))]

    def total(self, who: str) -> int:
        return sum(self.values(who))

    def discard(self) -> list[str]:
        return self.card_ids(self.realm.discard)

    def box(self) -> list[str]:
        return self.card_ids(self.realm.box)

    def deck(self) -> list[str]:
        """The top first."""
        return self.card_ids(self.realm.deck[::-1])

    def kneels(self, who: str) -> bool:
        return self.realm.kneeling[self.seat(who)] == 1

    def winner(self) -> str:
        """Who won the last bid."""
        return self.players[[event.seat for event in self.story if event.kind == "win"][-1]]

    def allowed(self) -> list[str]:
        """The councils where the ally may be placed, as pairs."""
        assert self.prompt() == "prompt-place"
        councils = [int(choice.split()[1]) for choice in self.choices() if choice.startswith("council ")]
        return [self.pair(council) for council in sorted(councils)]

    def pair(self, council: int) -> str:
        return f"{self.players[council]}|{self.players[(council + 1) % len(self.players)]}"

    def ally_ids(self, slots: list[Slot]) -> list[str]:
        return [ALLY_IDS[self.realm.kinds[slot]] for slot in slots]

    def card_ids(self, slots: list[Slot]) -> list[str]:
        return [CARD_IDS[self.realm.kinds[slot]] for slot in slots]

    def count(self, kind: str) -> int:
        return sum(1 for event in self.story if event.kind == kind)

    def view(self, who: str) -> RealmView:
        return GAME.view(self.realm, self.seat(who))
