"""Coming into play without being played, and moving attachments."""

from typing import ClassVar, final

from fivethrones.games.card_engine.ability.aim import Aim
from fivethrones.games.card_engine.ability.effect import Effect
from fivethrones.games.card_engine.ability.filter import CardFilter
from fivethrones.games.card_engine.moves.entering import may_control, may_enter, put_into_play
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.records.zones import PLAY
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.games.card_engine.values.bearing import may_bear
from fivethrones.games.card_engine.values.matching import matching
from fivethrones.games.card_engine.values.players import YOU, players_in, players_of
from fivethrones.games.card_engine.vocabulary.groups import TARGET, TARGET_IN_PILE
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.message import Args


@final
class EnterPlay(Effect):
    """This card comes into play from a hand or a pile, under your control or that of the chosen opponent."""

    def __init__(self, which: int = YOU) -> None:
        self.which = which

    def could(self, table: Table, aim: Aim) -> bool:
        if aim.me == NOTHING:
            return True
        return any(may_enter(table, seat, aim.me) for seat in players_in(table, aim, self.which))

    def happen(self, table: Table, use: AbilityUse) -> None:
        use.done = False
        for seat in players_of(table, use, self.which):
            if table.zone[use.card] != PLAY and may_enter(table, seat, use.card):
                use.card = put_into_play(table, use.card, seat)
                use.done = True


@final
class AttachTo(Effect):
    """The target in a pile is attached to the target in play if that may bear it; otherwise nothing happens."""

    def could(self, table: Table, aim: Aim) -> bool:
        for card in TARGET_IN_PILE.within(table, aim):
            for bearer in TARGET.within(table, aim):
                if may_attach(table, aim.seat, card, bearer):
                    return True
        return False

    def happen(self, table: Table, use: AbilityUse) -> None:
        for card in TARGET_IN_PILE.cards(table, use):
            for bearer in TARGET.cards(table, use):
                if may_attach(table, use.seat, card, bearer):
                    put_into_play(table, card, use.seat, bearer)


def may_attach(table: Table, seat: Seat, card: Slot, bearer: Slot) -> bool:
    return may_control(table, seat, card) and may_bear(table, seat, card, bearer)


@final
class MoveAttachment(Effect):
    """This attachment moves to the target. Its controller does not change."""

    def could(self, table: Table, aim: Aim) -> bool:
        return any(self.may_move(table, aim.me, bearer) for bearer in TARGET.within(table, aim))

    def may_move(self, table: Table, me: Slot, bearer: Slot) -> bool:
        return (
            table.zone[me] == PLAY
            and table.attached_to[me] != bearer
            and may_bear(table, table.controller[me], me, bearer)
        )

    def happen(self, table: Table, use: AbilityUse) -> None:
        for bearer in TARGET.cards(table, use):
            if self.may_move(table, use.card, bearer):
                table.attached_to[use.card] = bearer
                public: Args = {"card": table.name(use.card), "bearer": table.name(bearer)}
                table.emit(Event("attaches", use.seat, public, table.rule("attachment")))


@final
class BecomeAttachment(Effect):
    """You attach this event to a card ``who`` that may bear it. If there is none, it is discarded."""

    prompt: ClassVar[str] = "prompt-bearer"

    def __init__(self, who: CardFilter) -> None:
        self.who = who

    def choosers(self, table: Table, use: AbilityUse) -> list[Seat]:
        return [use.seat]

    def choices(self, table: Table, use: AbilityUse, seat: Seat) -> list[Slot]:
        found = matching(table, self.who, seat, use.card)
        return [card for card in found if may_bear(table, seat, use.card, card)]

    def happen(self, table: Table, use: AbilityUse) -> None:
        if use.chosen:
            use.card = put_into_play(table, use.card, use.seat, use.chosen[0])
