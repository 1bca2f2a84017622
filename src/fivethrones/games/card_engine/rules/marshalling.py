"""Playing cards from hand: their cost, their bearer, duplicates."""

from typing import ClassVar, Final, final

from fivethrones.games.card_engine.abilities.ability import COSTS
from fivethrones.games.card_engine.abilities.filters import any_matches, matching
from fivethrones.games.card_engine.cards import ATTACHMENT, EVENT, LIMITED
from fivethrones.games.card_engine.derived import card_of, touching
from fivethrones.games.card_engine.occurrences import ENTERED, WAS_ATTACHED, WAS_PLAYED
from fivethrones.games.card_engine.prices import cheaper, cost
from fivethrones.games.card_engine.rules.moves import enter_play, move, show
from fivethrones.games.card_engine.rules.pick import ask
from fivethrones.games.card_engine.rules.resolve import begin_aftermath
from fivethrones.games.card_engine.state import (
    DEAD,
    MARSHALLING,
    PLAY,
    PLAYED,
    UNDER,
    WIDTH,
    Table,
)
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Args

# The steps of playing a card.
BEARER: Final = 0
ENTER: Final = 1
END: Final = 2


def marshals(table: Table, seat: Seat) -> bool:
    """Only the active player plays cards."""
    return table.phase == MARSHALLING and table.active == seat


def why_not_play(table: Table, seat: Seat, card: int) -> str:
    """Why a card in hand cannot be played now: the id of a refusal, or nothing."""
    printed = card_of(table, card)
    if printed.type == EVENT:
        return "refused-event"
    if not marshals(table, seat):
        return "refused-not-active"
    if printed.unique and has_copy(table, seat, table.kinds[card]):
        return "refused-unique"
    if LIMITED in printed.keywords and table.limited[seat]:
        return "refused-limited"
    if cost(table, seat, card) > table.gold[seat]:
        return "refused-gold"
    if printed.bearer is not None and not any_matches(table, printed.bearer, seat, card):
        return "refused-no-bearer"
    return ""


def has_copy(table: Table, seat: Seat, kind: int) -> bool:
    """In play, or in the own dead pile."""
    for slot in table.pile(PLAY, seat) + table.pile(DEAD, seat):
        if table.kinds[slot] == kind:
            return True
    return False


def top_of(table: Table, seat: Seat, card: int) -> int:
    """The unique card in play that a copy in hand may go under, or NOTHING."""
    if not marshals(table, seat) or not table.is_a(card, table.box.duplicates) or not table.card(card).unique:
        return NOTHING
    for slot in table.pile(PLAY, seat):
        if table.kinds[slot] == table.kinds[card] and table.owner[slot] == seat:
            return slot
    return NOTHING


def place_duplicate(table: Table, seat: Seat, card: int) -> None:
    """Free, and it is not played."""
    top = top_of(table, seat, card)
    card = move(table, card, UNDER, seat)
    table.attached_to[card] = top
    learning = show(table, card)
    table.emit(
        Event("duplicate", seat, {"card": table.name(card)}, table.rule("duplicate"), discloses=learning)
    )


def play_card(table: Table, seat: Seat, card: int) -> None:
    """Pay for it; it is on its way into play."""
    price = cost(table, seat, card)
    spend_reductions(table, seat, card)
    card = move(table, card, PLAYED, seat)
    table.gold[seat] -= price
    if LIMITED in table.card(card).keywords:
        table.limited[seat] += 1
    learning = show(table, card)
    public: Args = {"card": table.name(card), "gold": price}
    table.emit(Event("plays", seat, public, table.rule("playing"), discloses=learning))
    table.push(Playing(card, BEARER))


def spend_reductions(table: Table, seat: Seat, card: int) -> None:
    """All that fit are used up at once, whatever the card would have cost."""
    spent = cheaper(table, seat, card)
    kept: list[int] = []
    for i in range(0, len(table.lasting), WIDTH):
        if i not in spent:
            kept += table.lasting[i : i + WIDTH]
    table.lasting = kept
    for me in touching(table, COSTS):
        for constant in card_of(table, me).constants:
            constant.played(table, table.controller[me], me, seat, card)


@final
class Playing(Frame[Table]):
    """A card that has been paid for: who bears it, its coming into play, what follows."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "step")

    def __init__(self, card: int, step: int) -> None:
        self.card = card
        self.step = step

    def clone(self) -> "Frame[Table]":
        return Playing(self.card, self.step)

    def resume(self, table: Table) -> Decision | None:
        seat = table.controller[self.card]
        self.step += 1
        if self.step == ENTER:
            table.picked = []
            bearer = table.card(self.card).bearer
            if bearer is not None:
                choices = matching(table, bearer, seat, self.card)
                ask(table, seat, "prompt-bearer", "attachment", self.card, 1, 1, choices)
        elif self.step == END:
            base = len(table.happened)
            self.enter(table, seat)
            begin_aftermath(table, base)
        else:
            table.pop()
        return None

    def enter(self, table: Table, seat: Seat) -> None:
        bearer = NOTHING
        if table.is_a(self.card, ATTACHMENT):
            bearer = table.picked[0]
            public: Args = {"card": table.name(self.card), "bearer": table.name(bearer)}
            table.emit(Event("attaches", seat, public, table.rule("attachment")))
        enter_play(table, self.card, seat, bearer)
        table.note(WAS_PLAYED, seat, self.card)
        table.note(ENTERED, seat, self.card)
        if bearer != NOTHING:
            table.note(WAS_ATTACHED, seat, self.card)
