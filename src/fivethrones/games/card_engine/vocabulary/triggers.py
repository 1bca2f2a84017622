"""Triggers: which occurrences a card answers."""

from typing import Final, final

from fivethrones.games.card_engine.ability.filter import CardFilter
from fivethrones.games.card_engine.ability.trigger import Trigger
from fivethrones.games.card_engine.records.numbers import NO_PHASE, Icon, OccurrenceKind, Phase, Slot
from fivethrones.games.card_engine.records.occurrences import PHASE_BEGINS, PHASE_ENDS, Occurrence
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.matching import any_matches
from fivethrones.games.card_engine.values.players import EACH, is_one_of
from fivethrones.kernel.action import NOTHING, Seat

# The role of a player in a challenge.
EITHER_SIDE: Final = 0
AS_ATTACKER: Final = 1
AS_DEFENDER: Final = 2


@final
class After(Trigger):
    """After this has occurred to a matching card."""

    def __init__(self, what: OccurrenceKind, who: CardFilter) -> None:
        super().__init__([what])
        self.who = who

    def answers(self, table: Table, seat: Seat, me: Slot, occurrence: Occurrence) -> bool:
        return occurrence.what == self.listens_for[0] and self.who.matches(table, seat, me, occurrence.card)


@final
class AfterOneOf(Trigger):
    """After one of these has occurred, or when it is about to occur, to a matching card and a player among ``which``."""

    def __init__(self, what: list[OccurrenceKind], who: CardFilter, which: int = EACH) -> None:
        super().__init__(what)
        self.who = who
        self.which = which

    def answers(self, table: Table, seat: Seat, me: Slot, occurrence: Occurrence) -> bool:
        return is_one_of(table, seat, self.which, occurrence.who) and self.who.matches(
            table, seat, me, occurrence.card
        )


@final
class AfterYou(Trigger):
    """After you have won or lost a challenge, possibly of certain types, in a role, with this card, or by a margin."""

    def __init__(
        self,
        what: OccurrenceKind,
        types: list[Icon] | None = None,
        role: int = EITHER_SIDE,
        who: CardFilter | None = None,
        by: int = 0,
    ) -> None:
        super().__init__([what])
        self.types: list[Icon] = types or []
        self.role = role
        self.who = who
        self.by = by

    def answers(self, table: Table, seat: Seat, me: Slot, occurrence: Occurrence) -> bool:
        if occurrence.what != self.listens_for[0] or occurrence.who != seat:
            return False
        if self.types and table.type not in self.types:
            return False
        if self.by > table.margin:
            return False
        if self.role != EITHER_SIDE and (seat == table.attacker) != (self.role == AS_ATTACKER):
            return False
        return self.who is None or any_matches(table, self.who, seat, me)


@final
class AfterBy(Trigger):
    """After this has been done by or to one of these players, with one matching card or several at once."""

    def __init__(
        self, what: OccurrenceKind, which: int, who: CardFilter | None = None, together: bool = False
    ) -> None:
        super().__init__([what], together)
        self.which = which
        self.who = who

    def answers(self, table: Table, seat: Seat, me: Slot, occurrence: Occurrence) -> bool:
        if occurrence.what != self.listens_for[0] or not is_one_of(table, seat, self.which, occurrence.who):
            return False
        return self.who is None or self.who.matches(table, seat, me, occurrence.card)


@final
class PhaseBegins(Trigger):
    def __init__(self, phase: Phase) -> None:
        super().__init__([PHASE_BEGINS])
        self.phase = phase

    def answers(self, table: Table, seat: Seat, me: Slot, occurrence: Occurrence) -> bool:
        return occurrence.what == PHASE_BEGINS and occurrence.phase == self.phase


@final
class PhaseEnds(Trigger):
    """At the end of this phase, or of the current one."""

    def __init__(self, phase: Phase = NO_PHASE) -> None:
        super().__init__([PHASE_ENDS])
        self.phase = phase

    def answers(self, table: Table, seat: Seat, me: Slot, occurrence: Occurrence) -> bool:
        return occurrence.what == PHASE_ENDS and self.phase in (NOTHING, occurrence.phase)


@final
class AfterAnyone(Trigger):
    """After this has occurred, whoever it concerns; ``who`` may require a card to have a part in it."""

    def __init__(self, what: OccurrenceKind, who: CardFilter | None = None) -> None:
        super().__init__([what])
        self.who = who

    def answers(self, table: Table, seat: Seat, me: Slot, occurrence: Occurrence) -> bool:
        return occurrence.what == self.listens_for[0] and (
            self.who is None or any_matches(table, self.who, seat, me)
        )
