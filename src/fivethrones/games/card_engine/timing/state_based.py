"""The state-based check: attachments that have become illegal, characters that die at strength 0, power that counts again."""

from typing import final

from fivethrones.games.card_engine.ability.static import FADES, HIDES, WATCHES
from fivethrones.games.card_engine.ability.trigger import StateCheck
from fivethrones.games.card_engine.moves.victory import check_victory, is_near
from fivethrones.games.card_engine.records.lasting import FADES as LASTING_FADES
from fivethrones.games.card_engine.records.lasting import PHASE, STRENGTH_WAS, Lasting
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.records.zones import DEAD, PLAY
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.doomed import DISCARDED, FADED, is_fading, may_leave
from fivethrones.games.card_engine.timing.leaving import discard, leave
from fivethrones.games.card_engine.timing.resolution import Consequence
from fivethrones.games.card_engine.values.bearing import is_borne_rightly
from fivethrones.games.card_engine.values.lasting import is_in_force
from fivethrones.games.card_engine.values.of_cards import strength
from fivethrones.games.card_engine.values.texts import touching
from fivethrones.kernel.action import NOTHING


@final
class StateBasedCheck(StateCheck):
    def begin(self, table: Table) -> bool:
        if is_won_by_now(table):
            return True
        illegal, fading = illegal_attachments(table), fading_characters(table)
        if not illegal and not fading:
            return False
        table.push(Consequence(table.mark()))
        discard(table, illegal, savable=False)
        leave(table, fading, FADED, DEAD, True)
        return True


def is_won_by_now(table: Table) -> bool:
    """Whether somebody wins because power counts again. Also records changes in the strength of watched cards."""
    for card in touching(table, WATCHES):
        watch(table, card)
    return bool(table.box.touches & HIDES) and is_near(table) and check_victory(table)


def illegal_attachments(table: Table) -> list[Slot]:
    """The attachments whose bearers may no longer bear them."""
    attached = table.attached_to
    found: list[Slot] = []
    for seat in range(table.seats):
        for card in table.pile(PLAY, seat):
            if attached[card] != NOTHING and is_illegal(table, card):
                found.append(card)
    return found


def fading_characters(table: Table) -> list[Slot]:
    return [card for card in table.in_play() if is_fading(table, card)] if may_fade(table) else []


def watch(table: Table, card: Slot) -> None:
    """Record whether a card's strength differs from what it was when the phase began, or when the card came into play."""
    now = strength(table, card)
    for i in range(len(table.lasting)):
        lasting = table.lasting[i]
        if lasting.what == STRENGTH_WAS and lasting.card == card:
            if lasting.amount != now:
                table.lasting[i] = watched(table, card, NOTHING)
            return
    table.lasting.append(watched(table, card, now))


def watched(table: Table, card: Slot, strength: int) -> Lasting:
    return Lasting(STRENGTH_WAS, PHASE, card=card, amount=strength, kind=table.kinds[card])


def is_illegal(table: Table, card: Slot) -> bool:
    """Whether this is an attachment whose bearer may no longer bear it."""
    return not is_borne_rightly(table, card) and may_leave(table, card, DISCARDED)


def may_fade(table: Table) -> bool:
    """Whether any effect in force kills characters at strength 0."""
    return len(touching(table, FADES)) > 0 or is_in_force(table, LASTING_FADES)
