"""Who may answer what has occurred, and how."""

from fivethrones.games.card_engine.abilities.ability import SAVE
from fivethrones.games.card_engine.cards import EVENT
from fivethrones.games.card_engine.state import HAND, OCCURRENCE, PLAY, REVEALED, Table
from fivethrones.games.card_engine.usable import hindrance, may_hold
from fivethrones.kernel.action import NOTHING, Action, Option, Seat


def might_answer(table: Table, seat: Seat, timing: int, records: list[int], used: list[int]) -> bool:
    """By what all can see: a card in play that can answer, or one that may be in hand."""
    if in_play(table, seat, timing, records, used):
        return True
    for kind in table.box.events[timing]:
        for index in table.box.cards[kind].deeds[timing]:
            if could_answer(table, seat, kind, index, records) and may_hold(table, seat, kind):
                return True
    return False


def could_answer(table: Table, seat: Seat, kind: int, index: int, records: list[int]) -> bool:
    """If there were such a card in hand."""
    for i in range(0, len(records), OCCURRENCE):
        if is_answer(table, seat, NOTHING, kind, index, records, i):
            return not hindrance(table, seat, NOTHING, kind, index)
    return False


def answers(table: Table, seat: Seat, timing: int, records: list[int], used: list[int]) -> list[Option]:
    """All that this player can do about it."""
    events = [card for card in table.pile(HAND, seat) if table.is_a(card, EVENT)]
    return in_play(table, seat, timing, records, used) + uses(table, seat, events, timing, records, used)


def in_play(table: Table, seat: Seat, timing: int, records: list[int], used: list[int]) -> list[Option]:
    mine = table.pile(PLAY, seat) + table.pile(REVEALED, seat)
    found = uses(table, seat, mine, timing, records, used)
    return duplicates(table, seat, records[2]) + found if timing == SAVE else found


def duplicates(table: Table, seat: Seat, victim: int) -> list[Option]:
    """One of them may be discarded to save the character above it."""
    if table.controller[victim] != seat:
        return []
    return [Action(seat, "use", card) for card in table.duplicates(victim)[:1]]


def uses(
    table: Table, seat: Seat, cards: list[int], timing: int, records: list[int], used: list[int]
) -> list[Option]:
    found: list[Option] = []
    for card in cards:
        for index in table.card(card).deeds[timing]:
            if answered_by(table, seat, card, index, records, used) != NOTHING:
                found.append(Action(seat, "use", card, index))
    return found


def answered_by(table: Table, seat: Seat, card: int, index: int, records: list[int], used: list[int]) -> int:
    """Where the first occurrence stands that this ability of a card answers and has not answered yet, or NOTHING."""
    kind = table.kinds[card]
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
