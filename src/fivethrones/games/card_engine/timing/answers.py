"""Who can answer an occurrence, and how."""

from fivethrones.games.card_engine.ability.active import SAVE
from fivethrones.games.card_engine.records.numbers import NO_CARD, AbilityNo, Kind, Slot, Timing
from fivethrones.games.card_engine.records.occurrences import FADING, THREATENED, Answered, Occurrence
from fivethrones.games.card_engine.records.zones import AGENDA, HAND, PLAY, REVEALED
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.usable import buried, hindrance, holdable
from fivethrones.games.card_engine.values.players import THAT_PLAYER
from fivethrones.kernel.action import NOTHING, Action, Option, Seat


def might_answer(
    table: Table, seat: Seat, timing: Timing, records: list[Occurrence], used: list[Answered]
) -> bool:
    """By what everybody can see: with a card in play, or with one that might be in hand."""
    if in_play(table, seat, timing, records, used):
        return True
    occurred = kinds_of(records)
    for kind in holdable(table, seat, timing, occurred):
        printed = table.box.cards[kind]
        for index in printed.held[timing]:
            if printed.triggers[index] & occurred and could_answer(table, seat, kind, index, records):
                return True
    return False


def kinds_of(records: list[Occurrence]) -> int:
    """The kinds of these occurrences, one bit each."""
    found = 0
    for occurrence in records:
        found |= 1 << occurrence.what
    return found


def could_answer(table: Table, seat: Seat, kind: Kind, index: AbilityNo, records: list[Occurrence]) -> bool:
    """Whether a player could answer with such a card, if it were in hand."""
    for occurrence in records:
        if is_answer(table, seat, NO_CARD, kind, index, occurrence) and not hindrance(
            table, seat, NO_CARD, kind, index, occurrence.card, occurrence.who
        ):
            return True
    return False


def answers(
    table: Table, seat: Seat, timing: Timing, records: list[Occurrence], used: list[Answered]
) -> list[Option]:
    """Everything with which this player can answer."""
    found = in_play(table, seat, timing, records, used)
    for card in table.pile(HAND, seat):
        for index in table.card(card).held[timing]:
            if answered_by(table, seat, card, index, records, used) != NOTHING:
                found.append(Action(seat, "use", card, index))
    return found


def in_play(
    table: Table, seat: Seat, timing: Timing, records: list[Occurrence], used: list[Answered]
) -> list[Option]:
    """Answers with public cards: in play, revealed plots, agendas, in piles; for saves, duplicates first."""
    found: list[Option] = duplicates(table, seat, records) if timing == SAVE else []
    occurred = kinds_of(records)
    if not occurred & table.box.triggers[timing]:
        return found
    for zone in (PLAY, REVEALED, AGENDA):
        for card in table.pile(zone, seat):
            printed = table.box.cards[table.kinds[card]]
            for index in printed.active[timing]:
                if (
                    printed.triggers[index] & occurred
                    and answered_by(table, seat, card, index, records, used) != NOTHING
                ):
                    found.append(Action(seat, "use", card, index))
    for card in lent(table, seat, timing):
        for index in table.card(card).active[timing]:
            if answered_by(table, seat, card, index, records, used) != NOTHING:
                found.append(Action(seat, "use", card, index))
    for card, index in buried(table, seat, timing):
        if answered_by(table, seat, card, index, records, used) != NOTHING:
            found.append(Action(seat, "use", card, index))
    return found


def lent(table: Table, seat: Seat, timing: Timing) -> list[Slot]:
    """Other players' cards in play whose abilities anybody may use."""
    if not table.box.lent[timing]:
        return []
    return [
        card
        for card in table.in_play()
        if table.controller[card] != seat and table.kinds[card] in table.box.lent[timing]
    ]


def duplicates(table: Table, seat: Seat, records: list[Occurrence]) -> list[Option]:
    """Discarding a duplicate to save the card above it."""
    what, victim = records[0].what, records[0].card
    if table.controller[victim] != seat or what == FADING:
        return []
    if what != THREATENED and not table.box.duplicates_save_from_all:
        return []
    return [Action(seat, "use", card) for card in table.duplicates(victim)[:1]]


def answered_by(
    table: Table, seat: Seat, card: Slot, index: AbilityNo, records: list[Occurrence], used: list[Answered]
) -> int:
    """The index of the first occurrence that this ability can answer and has not answered yet, or NOTHING."""
    kind = table.kinds[card]
    if is_over(table, card, index, used):
        return NOTHING
    for place in range(len(records)):
        occurrence = records[place]
        if (
            is_answer(table, seat, card, kind, index, occurrence)
            and not has_answered(table, used, place, card, index)
            and not hindrance(table, seat, card, kind, index, occurrence.card, occurrence.who)
        ):
            return place
    return NOTHING


def is_answer(
    table: Table, seat: Seat, me: Slot, kind: Kind, index: AbilityNo, occurrence: Occurrence
) -> bool:
    ability = table.box.cards[kind].ability(index)
    trigger = ability.trigger
    if trigger is None or occurrence.what not in trigger.listens_for:
        return False
    if ability.whose == THAT_PLAYER and seat != occurrence.who:
        return False
    return trigger.answers(table, seat, me, occurrence)


def has_answered(table: Table, used: list[Answered], place: int, card: Slot, index: AbilityNo) -> bool:
    """Whether this ability of this card has answered the occurrence."""
    if table.zone[card] != HAND:
        return is_used(used, place, card, index)
    hand = table.pile(HAND, table.controller[card])
    copies = [slot for slot in hand if table.kinds[slot] == table.kinds[card]]
    return len(copies) <= returned(table, used, place, table.kinds[card], index)


def returned(table: Table, used: list[Answered], place: int, kind: Kind, index: AbilityNo) -> int:
    """How many cards of a kind have answered the occurrence from hand and are back in hand.

    Slots of a hand are reused, so these cards can only be counted: those that were used, minus those that are elsewhere.
    """
    count = 0
    for answered in used:
        if answered.place == place and answered.ability == index:
            card = answered.card
            if answered.kind == kind:
                count += 1
            elif card != NOTHING and table.kinds[card] == kind and table.zone[card] != HAND:
                count -= 1
    return count


def is_used(used: list[Answered], place: int, card: Slot, index: AbilityNo) -> bool:
    for answered in used:
        if answered.place == place and answered.card == card and answered.ability == index:
            return True
    return False


def is_over(table: Table, card: Slot, index: AbilityNo, used: list[Answered]) -> bool:
    """Whether an ability that answers several occurrences at once has done so."""
    trigger = table.card(card).ability(index).trigger
    if trigger is None or not trigger.together:
        return False
    return any(answered.card == card and answered.ability == index for answered in used)
