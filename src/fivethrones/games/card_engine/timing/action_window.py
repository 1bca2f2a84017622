"""Windows for actions: players act in turn, beginning with the first player, until all pass in a row."""

from typing import ClassVar, Final, final

from fivethrones.games.card_engine.ability.active import ACTION
from fivethrones.games.card_engine.records.numbers import AbilityNo, Slot
from fivethrones.games.card_engine.records.phases import PHASES
from fivethrones.games.card_engine.records.zones import AGENDA, DEAD, DISCARD, HAND, PLAY
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.occasion import check_state
from fivethrones.games.card_engine.timing.offers import Floor, are_offers_made, begin_offer, may_offer
from fivethrones.games.card_engine.timing.playing import (
    marshals,
    place_duplicate,
    play_card,
    top_of,
    why_not_attach,
    why_not_play,
)
from fivethrones.games.card_engine.timing.resolution import begin_use
from fivethrones.games.card_engine.timing.usable import buried, could_hold_action, hindrance, refusal
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import OPEN, Decision
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Args, Message

EVERYBODY: Final = -1  # every bit is set


@final
class ActionWindow(Floor):
    """Players who could act, judged by what everybody can see, are asked; the others pass automatically.

    If offers are allowed, anybody with gold may make one until the speaker has answered. The game does not wait for them.
    """

    SAVED_AS: ClassVar[dict[str, str]] = {"awake": "pool"}

    def __init__(self, speaker: Seat, passes: int, awake: int = EVERYBODY) -> None:
        self.speaker = speaker
        self.passes = passes  # in a row
        self.awake = awake  # the seats that do not rest, one bit each

    def clone(self) -> "Frame[Table]":
        return ActionWindow(self.speaker, self.passes, self.awake)

    def resume(self, table: Table) -> Decision | None:
        if self.passes == 0 and check_state(table):  # after a pass nothing has changed
            return None
        while self.passes < table.seats:
            if self.is_asked(table):
                return self.question(table)
            self.go_on(table, self.passes + 1)
        table.pop()
        return None

    def is_asked(self, table: Table) -> bool:
        if table.brisk:
            return self.can_act(table)
        return might_act(table, self.speaker) or self.may_speak_up(table, self.speaker)

    def can_act(self, table: Table) -> bool:
        """By what is in the hand. What is found for that is kept: it will be asked for at once."""
        found = acts(table, self.speaker)
        if found:
            table.listed = self.with_acts(table, self.speaker, found)
            table.listed_for = self.speaker
        return len(found) > 0

    def question(self, table: Table) -> Decision:
        """The same for everybody who may make an offer, so that it does not tell who is resting."""
        phase: Args = {"phase": PHASES[table.phase]}
        if not are_offers_made(table):
            return Decision(Message("prompt-act", phase, table.rule("window")), [self.speaker])
        asked = [
            seat for seat in range(table.seats) if seat == self.speaker or self.may_speak_up(table, seat)
        ]
        return Decision(Message("prompt-act-or-offer", phase, table.rule("window")), asked, OPEN)

    def may_speak_up(self, table: Table, seat: Seat) -> bool:
        return may_offer(table, seat) and self.awake >> seat & 1 == 1

    def awaits(self, table: Table, seat: Seat) -> bool:
        return seat == self.speaker

    def rouse(self) -> None:
        self.passes = 0
        self.awake = EVERYBODY

    def go_on(self, table: Table, passes: int) -> None:
        self.passes = passes
        self.speaker = table.next_seat(self.speaker)

    def options(self, table: Table, seat: Seat) -> list[Option]:
        if seat != self.speaker:
            return [Action(seat, "rest"), Action(seat, "offer")]
        return self.with_acts(table, seat, acts(table, seat))

    def with_acts(self, table: Table, seat: Seat, found: list[Option]) -> list[Option]:
        options: list[Option] = [Action(seat, "pass"), *found]
        return [*options, Action(seat, "offer")] if may_offer(table, seat) else options

    def answer(self, table: Table, action: Action) -> None:
        if action.verb == "pass":
            self.go_on(table, self.passes + 1)
            return
        if action.verb == "rest":
            self.awake &= ~(1 << action.seat)
            return
        if action.verb == "offer":
            begin_offer(table, action.seat)
            return
        self.rouse()
        self.go_on(table, 0)
        if action.verb in ("play", "attach"):
            play_card(table, action.seat, Slot(action.target), action.verb == "attach")
        elif action.verb == "duplicate":
            place_duplicate(table, action.seat, Slot(action.target))
        else:
            begin_use(table, action.seat, Slot(action.target), AbilityNo(action.extra))

    def why_not(self, table: Table, action: Action) -> Message:
        rule = table.rule("window")
        if action.seat != self.speaker:
            return Message("refused-rest-or-offer", {}, table.rule("offers"))
        if action.verb == "offer" and table.box.offers:
            return Message("refused-offer", {}, table.rule("offers"))
        if action.verb not in ("play", "attach", "duplicate", "use"):
            return Message("refused-pass-or-act", {}, rule)
        if action.verb == "use" and is_in_sight(table, action.seat, Slot(action.target)):
            return why_not_use(table, action.seat, Slot(action.target), AbilityNo(action.extra))
        if action.target not in table.pile(HAND, action.seat):
            return Message("refused-not-your-card", {}, rule)
        if action.verb == "duplicate":
            return Message(
                "refused-no-duplicate", {"card": table.name(Slot(action.target))}, table.rule("duplicate")
            )
        if action.verb == "use":
            return why_not_use(table, action.seat, Slot(action.target), AbilityNo(action.extra))
        if action.extra != NOTHING:
            return Message("refused-pass-or-act", {}, rule)
        if action.verb == "attach":
            return refusal(
                table, why_not_attach(table, action.seat, Slot(action.target)), Slot(action.target)
            )
        return refusal(table, why_not_play(table, action.seat, Slot(action.target)), Slot(action.target))


def is_in_sight(table: Table, seat: Seat, card: Slot) -> bool:
    """Whether it is one of the player's own cards in a public place from where cards can be used."""
    if card not in range(len(table.zone)) or table.controller[card] != seat:
        return False
    return table.zone[card] in (PLAY, AGENDA, DISCARD, DEAD)


def might_act(table: Table, seat: Seat) -> bool:
    if marshals(table, seat) and table.pile(HAND, seat):
        return True
    return len(actions(table, seat)) > 0 or could_hold_action(table, seat)


def acts(table: Table, seat: Seat) -> list[Option]:
    """Every option except to pass and to make an offer."""
    found = plays(table, seat) if marshals(table, seat) else []
    return found + held_actions(table, seat) + actions(table, seat)


def plays(table: Table, seat: Seat) -> list[Option]:
    """Playing cards from hand, while marshalling."""
    found: list[Option] = []
    for card in table.pile(HAND, seat):
        if not why_not_play(table, seat, card):
            found.append(Action(seat, "play", card))
        if not why_not_attach(table, seat, card):
            found.append(Action(seat, "attach", card))
        if top_of(table, seat, card) != NOTHING:
            found.append(Action(seat, "duplicate", card))
    return found


def actions(table: Table, seat: Seat) -> list[Option]:
    """Using abilities of public cards: in play, agendas, in piles."""
    found: list[Option] = []
    cards, kinds = table.box.cards, table.kinds
    for zone in (PLAY, AGENDA):
        for card in table.pile(zone, seat):
            for index in cards[kinds[card]].active[ACTION]:
                if not hindrance(table, seat, card, kinds[card], index):
                    found.append(Action(seat, "use", card, index))
    for card, index in buried(table, seat, ACTION):
        if not hindrance(table, seat, card, kinds[card], index):
            found.append(Action(seat, "use", card, index))
    return found


def held_actions(table: Table, seat: Seat) -> list[Option]:
    found: list[Option] = []
    cards, kinds, held = table.box.cards, table.kinds, table.box.held[ACTION]
    for card in table.pile(HAND, seat):
        if not held[kinds[card]] >> table.phase & 1:
            continue
        for index in cards[kinds[card]].held[ACTION]:
            if not hindrance(table, seat, card, kinds[card], index):
                found.append(Action(seat, "use", card, index))
    return found


def why_not_use(table: Table, seat: Seat, card: Slot, index: AbilityNo) -> Message:
    printed = table.card(card)
    if index not in abilities_there(table, card):
        return Message("refused-no-action", {"card": printed.name}, table.rule("action"))
    return refusal(table, hindrance(table, seat, card, table.kinds[card], index), card)


def abilities_there(table: Table, card: Slot) -> list[AbilityNo]:
    """The actions of a card that can be used from its zone."""
    printed, zone = table.card(card), table.zone[card]
    if zone in (PLAY, AGENDA):
        return printed.active[ACTION]
    if zone == HAND:
        return printed.held[ACTION]
    return [index for index in printed.buried[ACTION] if printed.ability(index).where == zone]
