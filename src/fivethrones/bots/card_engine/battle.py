"""Who attacks and who defends: small sets that are strong enough."""

from fivethrones.games.card_engine.cards import RENOWN, STEALTH
from fivethrones.games.card_engine.derived import (
    BE_BARRED,
    attack_total,
    cannot,
    defence_total,
    has_icon,
    has_keyword,
    strength,
)
from fivethrones.games.card_engine.rules.challenge import Challenge
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import NOTHING, Seat


def by_strength(table: Table, cards: list[int]) -> list[int]:
    """The strongest first."""
    return [card for _, card in sorted([(-strength(table, card), card) for card in cards])]


def total_strength(table: Table, cards: list[int]) -> int:
    total = 0
    for card in cards:
        total += strength(table, card)
    return total


def possible_defenders(table: Table, seat: Seat, type: int) -> list[int]:
    """All who could defend against a challenge of a type, the strongest first."""
    found = [
        card
        for card in table.characters(seat)
        if not table.kneeling[card] and card not in table.barred and has_icon(table, card, type)
    ]
    return by_strength(table, found)


def can_be_barred(table: Table, card: int) -> bool:
    return not has_keyword(table, card, STEALTH) and not cannot(table, card, BE_BARRED)


def expected_defence(table: Table, attackers: list[int], defenders: list[int]) -> int:
    """What is left of the defence when those with stealth have barred the strongest."""
    bars = len([card for card in attackers if has_keyword(table, card, STEALTH)])
    total = 0
    for card in defenders:
        if bars and can_be_barred(table, card):
            bars -= 1
        else:
            total += strength(table, card)
    return total


def enough(table: Table, cards: list[int], goal: int) -> list[int]:
    """Of these, the strongest first, as few as reach a total, without those that are not needed; or none."""
    chosen: list[int] = []
    total = 0
    for card in cards:
        if total < goal:
            chosen.append(card)
            total += strength(table, card)
    if total < goal:
        return []
    for card in chosen[::-1]:
        spare = strength(table, card)
        if len(chosen) > 1 and total - spare >= goal:
            chosen.remove(card)
            total -= spare
    return chosen


def attack_set(table: Table, attackers: list[int], defenders: list[int]) -> list[int]:
    """Those who win whatever the defence does, and all who earn renown by it; or none."""
    ordered = by_strength(table, attackers)
    if strength(table, ordered[0]) == 0:
        return []
    stealthy = [card for card in ordered if has_keyword(table, card, STEALTH)]
    chosen = enough(table, ordered, max(1, expected_defence(table, [], defenders)))
    if stealthy and defenders:
        rest = [card for card in ordered if card not in stealthy]
        by_stealth = enough(table, stealthy + rest, max(1, expected_defence(table, stealthy, defenders)))
        barring = [card for card in by_stealth if card in stealthy]
        safe = len(barring) == len(stealthy)
        if by_stealth and safe and (not chosen or len(by_stealth) < len(chosen)):
            chosen = by_stealth
    if not chosen:
        return []
    return chosen + [card for card in ordered if card not in chosen and has_keyword(table, card, RENOWN)]


def defence_set(table: Table, defenders: list[int]) -> list[int]:
    """As few as win, or none."""
    goal = attack_total(table) + 1
    for card in by_strength(table, defenders)[::-1]:
        if strength(table, card) >= goal:
            return [card]
    return enough(table, by_strength(table, defenders), goal)


def challenge_step(table: Table) -> int:
    """How far the challenge under way has come."""
    for frame in table.stack:
        if isinstance(frame, Challenge):
            return frame.step
    return NOTHING


def lead(table: Table, seat: Seat) -> int:
    """By how much a side would win the challenge as it is; below 1 it loses."""
    margin = attack_total(table) - defence_total(table)
    return margin + 1 if seat == table.attacker else -margin
