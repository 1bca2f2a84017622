"""Someone at a card table, who says and sees everything in names of cards.

you.attacks("military", "robb_stark", against=2)
you.uses("call_their_bluff", "name hodor")
you.uses("raff_the_sweetling", "player 2")
assert you.hand() == ["ice"]
"""

from typing import TYPE_CHECKING

from fivethrones.games.card_engine.box.figures import CHALLENGES
from fivethrones.games.card_engine.records.numbers import Icon, Keyword, Slot, Zone
from fivethrones.games.card_engine.records.zones import (
    AGENDA,
    DEAD,
    DECK,
    DISCARD,
    HAND,
    PLAY,
    PLOTS,
    REVEALED,
    SETUP,
    USED,
)
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.of_cards import has_icon, has_keyword, strength
from fivethrones.kernel.action import NOTHING, Action, Seat
from fivethrones.kernel.play import is_legal, legal, why_not

if TYPE_CHECKING:
    from games.card_engine.driver import Driver


class Player:
    """Someone at the table."""

    def __init__(self, driver: "Driver", seat: Seat) -> None:
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
        """An ability of a card in play, in hand or in a pile, or of the agenda; then all that is chosen for it, as in `chooses`."""
        slot = self.driver.find(card, [PLAY, HAND, DEAD, DISCARD, AGENDA], [self.seat])
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
        """Each that is asked for; what is forced is not asked. Other things than cards are said with their verb."""
        for card in cards:
            if " " in card:
                self.says(card)
                continue
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

    def in_hand(self, card: str) -> Slot:
        return self.driver.find(card, [HAND], [self.seat])

    def mine(self, card: str) -> Slot:
        return self.driver.find(card, [PLAY], [self.seat])

    def any_card(self, card: str) -> Slot:
        """Mine or another's, in play or elsewhere; one that may be chosen now comes first."""
        for option in legal(self.table, self.seat):
            if isinstance(option, Action) and self.driver.said(option).endswith(f" {card}"):
                return Slot(option.target)
        seats = self.table.in_order(self.seat)
        return self.driver.find(card, [PLAY, HAND, PLOTS, REVEALED, DECK, DISCARD, DEAD], seats)

    def ids(self, zone: Zone) -> list[str]:
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

    def has_icon(self, card: str, type: Icon) -> bool:
        return has_icon(self.table, self.mine(card), type)

    def has_keyword(self, card: str, keyword: Keyword) -> bool:
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
