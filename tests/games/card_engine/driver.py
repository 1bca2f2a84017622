"""Players at a card table who speak in names of cards.

    table.seat(1).attacks("military", "the_hound")
    table.seat(0).defends("jon_snow")
    table.passes()

Whatever is asked on the way to what a player does, and can be passed, is passed; a wrong choice fails with the choices
there were. Events are told as ``dies 0 jon_snow``.
"""

from fivethrones.games.card_engine.cards import CHALLENGES
from fivethrones.games.card_engine.choices import OF_PLAYERS, name_of
from fivethrones.games.card_engine.derived import has_icon, has_keyword, strength
from fivethrones.games.card_engine.rules.pick import Choice
from fivethrones.games.card_engine.state import (
    DEAD,
    DECK,
    DISCARD,
    HAND,
    PLAY,
    PLOTS,
    REVEALED,
    SETUP,
    USED,
    Table,
)
from fivethrones.kernel.action import NOTHING, Action, Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.message import Message
from fivethrones.kernel.play import apply, is_legal, legal, waiting, why_not

LONG = 60  # steps after which passing counts as endless


class Driver:
    """A table, and what has been told at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.story: list[Event] = list(table.events)
        self.players = [Player(self, seat) for seat in range(table.seats)]

    def seat(self, seat: Seat) -> "Player":
        return self.players[seat]

    # What is asked

    def prompt(self) -> Message:
        decision = self.table.decision
        assert decision is not None, f"the game is over: {self.outcome()}"
        return decision.prompt

    def asked(self) -> list[Seat]:
        assert self.table.decision is not None, f"the game is over: {self.outcome()}"
        return self.table.decision.asked

    def asks(self, prompt: str, *seats: Seat) -> None:
        """This is asked now, and nobody but these."""
        assert (self.prompt().id, self.asked()) == (prompt, list(seats))

    def outcome(self) -> Message:
        assert self.table.outcome is not None, f"the game goes on: {self.prompt()}"
        return self.table.outcome.reason

    def ranking(self) -> list[list[Seat]]:
        assert self.table.outcome is not None, f"the game goes on: {self.prompt()}"
        return self.table.outcome.ranking

    def is_over(self) -> bool:
        return self.table.outcome is not None

    # What is done

    def apply(self, action: Action) -> None:
        reason = why_not(self.table, action)
        assert reason is None, f"{action} is refused: {reason}; there were: {self.choices(action.seat)}"
        apply(self.table, action)
        self.story.extend(self.table.events)

    def do(self, action: Action) -> None:
        """Pass whatever comes before it; then this, and in a secret window nobody else does anything."""
        for _ in range(LONG):
            if is_legal(self.table, action):
                break
            assert self.can_skip(), f"{action} cannot be done: {self.prompt()} {self.choices(action.seat)}"
            self.skip()
        decision = self.table.decision
        self.apply(action)
        while self.table.decision is decision and decision is not None and waiting(self.table):
            self.skip()

    def can_skip(self) -> bool:
        seats = waiting(self.table)
        return bool(seats) and is_legal(self.table, self.nothing(seats[0]))

    def nothing(self, seat: Seat) -> Action:
        """What doing nothing is called now."""
        return Action(seat, "done" if self.prompt().id in ("prompt-stealth", "prompt-defend") else "pass")

    def skip(self) -> None:
        self.apply(self.nothing(waiting(self.table)[0]))

    def passes(self) -> None:
        """Everybody passes, until something must be done."""
        for _ in range(LONG):
            if self.is_over() or not self.can_skip():
                return
            self.skip()
        raise AssertionError(f"passing does not end: {self.prompt()}")

    def passes_until(self, prompt: str) -> None:
        for _ in range(LONG):
            if self.prompt().id == prompt:
                return
            self.skip()
        raise AssertionError(f"nobody asks {prompt}, but {self.prompt()}")

    def ends_phase(self) -> None:
        """Everybody passes and makes no more challenges, until the phase is over; of a scene that goes on."""
        phase = self.table.phase
        while self.table.phase == phase and not self.is_over():
            if self.can_skip():
                self.skip()
            else:
                self.apply(Action(waiting(self.table)[0], "done"))

    def choices(self, seat: Seat) -> list[str]:
        """What a player may do, as text: ``use jon_snow``, ``pass``."""
        return [self.said(option) for option in legal(self.table, seat)]

    def said(self, option: object) -> str:
        assert isinstance(option, Action)
        if option.verb == "challenge":
            return f"challenge {CHALLENGES[option.target].partition('-')[2]}"
        if option.verb in OF_PLAYERS:
            return f"{option.verb} {option.target}"
        if option.verb == "title":
            return f"title {self.table.box.titles[option.target].id}"
        if option.verb in ("rule", "wish"):
            return f"{option.verb} {name_of(self.table, option.verb, option.target).partition('-')[2]}"
        top = self.table.stack[-1]
        if isinstance(top, Choice):
            return f"{option.verb} {named(top, option.target)}"
        return (
            option.verb if option.target == NOTHING else f"{option.verb} {self.table.card(option.target).id}"
        )

    # What has happened

    def told(self, *kinds: str) -> list[str]:
        """Only events of these kinds."""
        return [line(event) for event in self.story if event.kind in kinds]

    def find(self, id: str, zones: list[int], seats: list[Seat]) -> int:
        for zone in zones:
            for seat in seats:
                for slot in self.table.pile(zone, seat):
                    if self.table.card(slot).id == id:
                        return slot
        raise AssertionError(f"{id} is not there")


class Player:
    """Someone at the table."""

    def __init__(self, driver: Driver, seat: Seat) -> None:
        self.driver = driver
        self.seat = seat

    @property
    def table(self) -> Table:
        return self.driver.table

    # What is done

    def act(self, verb: str, target: int = NOTHING, extra: int = NOTHING) -> None:
        self.driver.do(Action(self.seat, verb, target, extra))

    def does(self, verb: str, card: str = "") -> None:
        self.act(verb, self.any_card(card) if card else NOTHING)

    def plays(self, card: str, on: str = "") -> None:
        """A character, location or attachment from hand."""
        self.act("play", self.in_hand(card))
        if on:
            self.chooses(on)

    def uses(self, card: str, *choices: str, ability: int = 0) -> None:
        """An ability of a card in play, or an event from hand; then the targets and the cards for the cost."""
        slot = self.driver.find(card, [PLAY, HAND, DEAD, DISCARD], [self.seat])
        self.act("use", slot, ability)
        self.chooses(*choices)

    def duplicates(self, card: str) -> None:
        self.act("duplicate", self.in_hand(card))

    def gives_up_duplicate_of(self, card: str) -> None:
        self.act("use", self.table.duplicates(self.mine(card))[0])

    def attacks(self, type: str, *cards: str, against: Seat = NOTHING) -> None:
        """The next player, or another."""
        number = CHALLENGES.index(f"challenge-{type}")
        self.act("challenge", number, self.table.next_seat(self.seat) if against == NOTHING else against)
        self.picks("prompt-attack", *cards)

    def bars(self, *cards: str) -> None:
        self.picks("prompt-stealth", *cards)

    def defends(self, *cards: str) -> None:
        self.driver.passes_until("prompt-defend")
        self.picks("prompt-defend", *cards)

    def chooses(self, *cards: str) -> None:
        """Each that is asked for; what is forced is not asked."""
        for card in cards:
            slot = self.any_card(card)
            if not is_legal(self.table, Action(self.seat, "choose", slot)) and not self.is_asked_to_choose():
                continue
            self.act("choose", slot)

    def is_asked_to_choose(self) -> bool:
        return any(option.verb == "choose" for option in legal(self.table, self.seat))

    def picks(self, prompt: str, *cards: str) -> None:
        """As long as this is asked."""
        for card in cards:
            if self.is_asked(prompt):
                self.chooses(card)
        if self.is_asked(prompt):
            self.act("done")

    def is_asked(self, prompt: str) -> bool:
        return not self.driver.is_over() and self.driver.prompt().id == prompt

    def says(self, choice: str) -> None:
        """One of the choices, in the words of `Driver.said`: ``way decline``, ``player 2``."""
        for option in legal(self.table, self.seat):
            if isinstance(option, Action) and self.driver.said(option) == choice:
                self.driver.do(option)
                return
        raise AssertionError(f"{choice} is not among {self.choices()}")

    def passes(self) -> None:
        self.act("pass")

    # What may be done

    def choices(self) -> list[str]:
        return self.driver.choices(self.seat)

    def may(self, text: str) -> bool:
        return text in self.choices()

    def refuses(self, verb: str, card: str, extra: int = NOTHING) -> str:
        """Why this cannot be done now: the id of the refusal."""
        slot = self.driver.find(card, [HAND, PLAY], [self.seat])
        if verb == "use" and extra == NOTHING:
            extra = 0
        reason = why_not(self.table, Action(self.seat, verb, slot, extra))
        assert reason is not None, f"{verb} {card} is allowed"
        return reason.id

    # What lies there

    def in_hand(self, card: str) -> int:
        return self.driver.find(card, [HAND], [self.seat])

    def mine(self, card: str) -> int:
        return self.driver.find(card, [PLAY], [self.seat])

    def any_card(self, card: str) -> int:
        """Mine or another's, in play or elsewhere; one that may be chosen now comes first."""
        named = [option.target for option in legal(self.table, self.seat) if isinstance(option, Action)]
        for slot in named:
            if slot != NOTHING and self.table.card(slot).id == card:
                return slot
        seats = self.table.in_order(self.seat)
        return self.driver.find(card, [PLAY, HAND, PLOTS, REVEALED, DECK, DISCARD, DEAD], seats)

    def ids(self, zone: int) -> list[str]:
        return [self.table.card(slot).id for slot in self.table.pile(zone, self.seat)]

    def play(self) -> list[str]:
        return self.ids(PLAY)

    def hand(self) -> list[str]:
        return sorted(self.ids(HAND))

    def deck(self) -> list[str]:
        return self.ids(DECK)

    def discard(self) -> list[str]:
        return self.ids(DISCARD)

    def dead(self) -> list[str]:
        return self.ids(DEAD)

    def plots(self) -> list[str]:
        return self.ids(PLOTS)

    def used_plots(self) -> list[str]:
        return self.ids(USED)

    def plot(self) -> list[str]:
        return self.ids(REVEALED)

    def laid(self) -> list[str]:
        return self.ids(SETUP)

    def kneels(self, card: str) -> bool:
        return bool(self.table.kneeling[self.mine(card)])

    def strength(self, card: str) -> int:
        return strength(self.table, self.mine(card))

    def has_icon(self, card: str, type: int) -> bool:
        return has_icon(self.table, self.mine(card), type)

    def has_keyword(self, card: str, keyword: int) -> bool:
        return has_keyword(self.table, self.mine(card), keyword)

    def power_on(self, card: str) -> int:
        return self.table.power_on[self.mine(card)]

    @property
    def gold(self) -> int:
        return self.table.gold[self.seat]

    @property
    def power(self) -> int:
        """On the banner."""
        return self.table.power[self.seat]

    @property
    def total_power(self) -> int:
        return self.table.total_power(self.seat)


def named(choice: Choice, value: int) -> str:
    """A value by its message, without the prefix, or as a number."""
    return choice.words[choice.values.index(value)].partition("-")[2] if choice.words else str(value)


def line(event: Event) -> str:
    """The kind, the seat and all public arguments, without the prefixes of their message ids."""
    values = [str(v) for arg in event.public.values() for v in (arg if isinstance(arg, list) else [arg])]
    return " ".join([event.kind, str(event.seat), *(value.partition("-")[2] or value for value in values)])
