"""Any position of Monopoly, built without playing up to it, and players who speak in legal actions.

    table = scene(turn="B", owns={"A": [37, 39]}, level={37: 1})
    table.rolls("B", 2, 3)
    table.plays("A", "mortgage pyke")

Players are A, B, C, … in seat order; squares are their numbers. Whoever is asked between throws and has nothing to do in a
test passes of their own accord; ``plays`` finds the moment at which its player is asked.
"""

from collections.abc import Callable, Iterable
from typing import Final, ParamSpec

import pytest

from fivethrones.games.monopoly.pieces import BANK
from fivethrones.games.monopoly.rules.decks import queue
from fivethrones.games.monopoly.rules.mortgage import Received
from fivethrones.games.monopoly.rules.turn import THROW, Turn
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import SPECTATOR, Action, Seat, Span
from fivethrones.kernel.decision import OPEN
from fivethrones.kernel.errors import IllegalAction
from fivethrones.kernel.event import Event
from fivethrones.kernel.message import Message
from fivethrones.kernel.play import apply, legal, waiting, why_not
from fivethrones.kernel.text import state_hash
from fivethrones.locales import LANGUAGES, Translator
from fivethrones.scenes.monopoly import GAME, PLAYERS, realm_with

__all__ = ["GAME", "PLAYERS", "Scene", "is_between_throws", "scene"]

WORDS: Final = [Translator(language, GAME.id) for language in LANGUAGES]
FACES: Final = {"1": 0, "2": 1, "3": 2, "rider": 3, "wayfarer": 5}


class Scene:
    """A table, and whoever sits at it."""

    def __init__(self, realm: Realm) -> None:
        self.realm = realm
        self.story: list[Event] = list(realm.events)

    # What is done

    def plays(self, player: str, *texts: str) -> None:
        """This player does these, one after the other."""
        for text in texts:
            self.acts(GAME.read(PLAYERS.index(player), text))

    def acts(self, action: Action) -> None:
        self.wait_for(action.seat)
        reason = why_not(self.realm, action)
        assert reason is None, f"{action} is refused: {reason}; there were: {self.choices()}"
        self.apply(action)

    def apply(self, action: Action) -> None:
        apply(self.realm, action)
        self.story.extend(self.realm.events)
        self.speak([event.seen_as(SPECTATOR) for event in self.realm.events])

    def speak(self, told: list[Message]) -> None:
        """All that is said in a test has its words in both languages."""
        decision = self.realm.decision
        if decision is not None:
            told.append(decision.prompt)
            told += [GAME.label(self.realm, o) for seat in decision.asked for o in legal(self.realm, seat)]
        if self.realm.outcome is not None:
            told.append(self.realm.outcome.reason)
        for words in WORDS:
            for message in told:
                assert words.text(message)

    def wait_for(self, seat: Seat) -> None:
        """Between throws, those who are asked pass until it is this player's turn to throw."""
        while self.is_window() and seat not in self.asked():
            self.apply(Action(self.asked()[0], "pass"))

    def rolls(
        self, player: str, *dice: int, face: str = "", rent: Iterable[int] = (), rent_face: str = ""
    ) -> None:
        """The dice show this; ``rent`` is the throw that some rents need."""
        forced = [die - 1 for die in dice] + faces(face)
        forced += [die - 1 for die in rent] + faces(rent_face)
        self.wait_for(PLAYERS.index(player))
        self.realm.rng.force(*forced)
        self.plays(player, "throw")
        assert not self.realm.rng.forced, "some dice were not thrown"

    def all_rest(self) -> None:
        """Nobody has any business before the next throw."""
        while self.is_window():
            self.apply(Action(self.asked()[0], "rest"))

    def keeps_received(self, *redeemed: int) -> None:
        """Whoever received mortgaged deeds redeems these and leaves the rest as they are."""
        while isinstance(frame := self.top(), Received):
            verb = "redeem" if frame.deeds[0] in redeemed else "leave"
            self.apply(Action(frame.seat, verb, frame.deeds[0]))

    # What is refused

    def refuses(self, player: str, text: str) -> Message:
        """Why this cannot be done; it is tried, and changes nothing."""
        return self.refuses_action(GAME.read(PLAYERS.index(player), text))

    def refuses_action(self, action: Action) -> Message:
        self.wait_for(action.seat)
        before = state_hash(self.realm)
        with pytest.raises(IllegalAction) as refusal:
            apply(self.realm, action)
        assert state_hash(self.realm) == before, f"{action} was refused and yet changed something"
        assert refusal.value.reason == why_not(self.realm, action)
        self.speak([refusal.value.reason])
        return refusal.value.reason

    # What is asked

    def top(self) -> object:
        return self.realm.stack[-1] if self.realm.stack else None

    def is_window(self) -> bool:
        return self.realm.decision is not None and self.realm.decision.mode == OPEN

    def asked(self) -> list[Seat]:
        return waiting(self.realm)

    def players_asked(self) -> str:
        return "".join(PLAYERS[seat] for seat in self.asked())

    def prompt(self) -> str:
        assert self.realm.decision is not None
        return self.realm.decision.prompt.id

    def choices(self, player: str = "") -> list[str]:
        """What this player, or the first who is asked, may do, as text; a span as ``bid 1..5``."""
        seat = PLAYERS.index(player) if player else self.asked()[0]
        return [said(option) for option in legal(self.realm, seat)]

    def is_over(self) -> bool:
        return self.realm.outcome is not None

    def ranking(self) -> list[list[Seat]]:
        assert self.realm.outcome is not None
        return self.realm.outcome.ranking

    def outcome(self) -> Message:
        assert self.realm.outcome is not None
        return self.realm.outcome.reason

    # What lies on the table

    def cash(self, player: str) -> int:
        return self.realm.cash[PLAYERS.index(player)]

    def at(self, player: str) -> int:
        return self.realm.place[PLAYERS.index(player)]

    def owner(self, square: int) -> str:
        return name_of(self.realm.owner[square])

    def jailed(self) -> str:
        return "".join(PLAYERS[seat] for seat in range(self.realm.seats) if self.realm.jail[seat] >= 0)

    def out(self) -> str:
        return "".join(PLAYERS[seat] for seat in self.realm.out)

    def turn(self) -> str:
        return PLAYERS[self.realm.turn]

    def stock(self) -> tuple[int, int]:
        return self.realm.villages, self.realm.keeps

    def mortgaged(self) -> list[int]:
        return [square for square in range(40) if self.realm.mortgaged[square]]

    def levels(self, *squares: int) -> list[int]:
        return [self.realm.level[square] for square in squares]

    def bottom(self, deck: int) -> int:
        return self.realm.cards[queue(self.realm, deck)[-1]]

    def told(self, kind: str) -> list[dict[str, object]]:
        """The public arguments of all such events so far."""
        return [{**event.public} for event in self.story if event.kind == kind]


def faces(name: str) -> list[int]:
    """The throw of the speed die that shows this, if any."""
    return [FACES[name]] if name else []


def said(option: Action | Span) -> str:
    if isinstance(option, Span):
        return f"{option.verb} {option.low}..{option.high}"
    return GAME.write(option)


def name_of(seat: Seat) -> str:
    return "bank" if seat == BANK else PLAYERS[seat]


def is_between_throws(table: Scene) -> bool:
    """Nothing is left to settle before the next throw."""
    frame = table.top()
    return isinstance(frame, Turn) and frame.step == THROW


P = ParamSpec("P")


def seated(build: Callable[P, Realm]) -> Callable[P, Scene]:
    """The same positions, with somebody at the table."""

    def scene(*args: P.args, **kwargs: P.kwargs) -> Scene:
        return Scene(build(*args, **kwargs))

    return scene


scene = seated(realm_with)
