"""Who may answer what has occurred, and how."""

from fivethrones.games.card_engine.abilities.base.deed import SAVE
from fivethrones.games.card_engine.occurrences import FADING, OCCURRENCE, THREATENED
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.usable import buried, hindrance, holdable
from fivethrones.games.card_engine.zones import AGENDA, HAND, PLAY, REVEALED
from fivethrones.kernel.action import NOTHING, Action, Option, Seat


def might_answer(table: Table, seat: Seat, timing: int, records: list[int], used: list[int]) -> bool:
    """By what all can see: a card in play that can answer, or one that may be in hand."""
    if in_play(table, seat, timing, records, used):
        return True
    occurred = kinds_of(records)
    for kind in holdable(table, seat, timing, occurred):
        printed = table.box.cards[kind]
        for index in printed.held[timing]:
            if printed.heeds[index] & occurred and could_answer(table, seat, kind, index, records):
                return True
    return False


def kinds_of(records: list[int]) -> int:
    """What has occurred, one bit each."""
    found = 0
    for i in range(0, len(records), OCCURRENCE):
        found |= 1 << records[i]
    return found


def could_answer(table: Table, seat: Seat, kind: int, index: int, records: list[int]) -> bool:
    """If there were such a card in hand."""
    for i in range(0, len(records), OCCURRENCE):
        if is_answer(table, seat, NOTHING, kind, index, records, i):
            return not hindrance(table, seat, NOTHING, kind, index)
    return False


def answers(table: Table, seat: Seat, timing: int, records: list[int], used: list[int]) -> list[Option]:
    """All that this player can do about it."""
    found = in_play(table, seat, timing, records, used)
    for card in table.pile(HAND, seat):
        for index in table.card(card).held[timing]:
            if answered_by(table, seat, card, index, records, used) != NOTHING:
                found.append(Action(seat, "use", card, index))
    return found


def in_play(table: Table, seat: Seat, timing: int, records: list[int], used: list[int]) -> list[Option]:
    """With what all can see: cards in play, revealed plots, agendas, piles; to save a card, its duplicate first."""
    found: list[Option] = duplicates(table, seat, records) if timing == SAVE else []
    occurred = kinds_of(records)
    if not occurred & table.box.heeds[timing]:
        return found
    for zone in (PLAY, REVEALED, AGENDA):
        for card in table.pile(zone, seat):
            printed = table.box.cards[table.kinds[card]]
            for index in printed.deeds[timing]:
                if (
                    printed.heeds[index] & occurred
                    and answered_by(table, seat, card, index, records, used) != NOTHING
                ):
                    found.append(Action(seat, "use", card, index))
    for card, index in buried(table, seat, timing):
        if answered_by(table, seat, card, index, records, used) != NOTHING:
            found.append(Action(seat, "use", card, index))
    return found


def duplicates(table: Table, seat: Seat, records: list[int]) -> list[Option]:
    """One of them may be discarded to save the card above it."""
    what, victim = records[0], records[2]
    if table.controller[victim] != seat or what == FADING:
        return []
    if what != THREATENED and not table.box.duplicates_save_from_all:
        return []
    return [Action(seat, "use", card) for card in table.duplicates(victim)[:1]]


def answered_by(table: Table, seat: Seat, card: int, index: int, records: list[int], used: list[int]) -> int:
    """Where the first occurrence stands that this ability of a card answers and has not answered yet, or NOTHING."""
    kind = table.kinds[card]
    if is_over(table, card, index, used):
        return NOTHING
    for i in range(0, len(records), OCCURRENCE):
        if not is_used(used, i, card, index) and is_answer(table, seat, card, kind, index, records, i):
            return NOTHING if hindrance(table, seat, card, kind, index) else i
    return NOTHING


def is_answer(table: Table, seat: Seat, me: int, kind: int, index: int, records: list[int], i: int) -> bool:
    trigger = table.box.cards[kind].deed(index).trigger
    if trigger is None or records[i] not in trigger.heeds:
        return False
    return trigger.answers(table, seat, me, records[i], records[i + 1], records[i + 2])


def is_used(used: list[int], i: int, card: int, index: int) -> bool:
    for j in range(0, len(used), 3):
        if used[j] == i and used[j + 1] == card and used[j + 2] == index:
            return True
    return False


def is_over(table: Table, card: int, index: int, used: list[int]) -> bool:
    """Of what answers several occurrences at once: it has."""
    trigger = table.card(card).deed(index).trigger
    if trigger is None or not trigger.together:
        return False
    return any(used[j + 1] == card and used[j + 2] == index for j in range(0, len(used), 3))
