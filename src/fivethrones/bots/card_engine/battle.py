"""Who attacks and who defends: small sets that are strong enough."""

from typing import TypeAlias

from fivethrones.games.card_engine.box.figures import RENOWN, STEALTH
from fivethrones.games.card_engine.challenge.challenge import Challenge
from fivethrones.games.card_engine.records.lasting import AWAITED
from fivethrones.games.card_engine.records.numbers import Icon, Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.of_cards import BE_BARRED, cannot, has_icon, has_keyword, strength
from fivethrones.games.card_engine.values.titles import BONUS, title
from fivethrones.games.card_engine.values.totals import attack_total, defence_total
from fivethrones.kernel.action import NOTHING, Seat

# Strength and card, the strongest first.
Force: TypeAlias = list[tuple[int, Slot]]


def mustered(table: Table, cards: list[Slot]) -> Force:
    return sorted([(strength(table, card), card) for card in cards], reverse=True)


def attacking(table: Table, cards: list[Slot]) -> Force:
    """The same, as strong as they are while they attack: some are stronger then, or weaker."""
    before = table.attackers
    table.attackers = cards
    force = mustered(table, cards)
    table.attackers = before
    return force


def cards_of(force: Force) -> list[Slot]:
    return [card for _, card in force]


def total(force: Force) -> int:
    result = 0
    for amount, _ in force:
        result += amount
    return result


def possible_defenders(table: Table, seat: Seat, type: Icon) -> Force:
    """All who could defend against a challenge of a type."""
    able = [
        card
        for card in table.characters(seat)
        if not table.kneeling[card] and card not in table.barred and has_icon(table, card, type)
    ]
    return mustered(table, able)


def is_on_loan(table: Table, card: Slot) -> bool:
    """Whether it goes over to another player when it has won a challenge."""
    for lasting in table.lasting:
        if lasting.what == AWAITED and lasting.card == card:
            return lasting.amount % table.seats != table.controller[card]
    return False


def willing(table: Table, cards: list[Slot]) -> list[Slot]:
    """Those whom one sends into a challenge to win it."""
    return [card for card in cards if not is_on_loan(table, card)]


def can_be_barred(table: Table, card: Slot) -> bool:
    return not has_keyword(table, card, STEALTH) and not cannot(table, card, BE_BARRED)


def unbarred(table: Table, defenders: Force, bars: int) -> Force:
    """Who is left when so many of the strongest are barred by stealth."""
    left: Force = []
    for defender in defenders:
        if bars and can_be_barred(table, defender[1]):
            bars -= 1
        else:
            left.append(defender)
    return left


def enough(force: Force, goal: int) -> Force:
    """As few of these as reach a total, taken in their order, without those that turn out not to be needed; or none."""
    chosen: Force = []
    reached = 0
    for member in force:
        if reached < goal:
            chosen.append(member)
            reached += member[0]
    if reached < goal:
        return []
    for member in chosen[::-1]:
        if len(chosen) > 1 and reached - member[0] >= goal:
            chosen.remove(member)
            reached -= member[0]
    return chosen


def attack_set(table: Table, attackers: list[Slot], defenders: Force, lead: int = 0) -> Force:
    """Those who win whatever the defence does, and all who earn renown by it; or none. ``lead`` is what titles add."""
    force = attacking(table, attackers)
    chosen = enough(force, max(1, total(defenders) - lead))
    stealthy = [member for member in force if has_keyword(table, member[1], STEALTH)] if defenders else []
    if stealthy:
        rest = [member for member in force if member not in stealthy]
        goal = max(1, total(unbarred(table, defenders, len(stealthy))) - lead)
        by_stealth = stealthy + enough(rest, goal - total(stealthy)) if total(force) >= goal else []
        if by_stealth and (not chosen or len(by_stealth) < len(chosen)):
            chosen = by_stealth
    if not chosen:
        return []
    return chosen + [m for m in force if m not in chosen and has_keyword(table, m[1], RENOWN)]


def bonus_of(table: Table, seat: Seat, type: Icon) -> int:
    """What a title adds to the side of this player in challenges of a type."""
    return BONUS if title(table, seat).strong_in == type else 0


def defence_set(table: Table, defenders: Force, seat: Seat) -> Force:
    """As few as win, or none."""
    goal = attack_total(table) + 1 - bonus_of(table, seat, table.type)
    for member in defenders[::-1]:
        if member[0] >= goal:
            return [member]
    return enough(defenders, goal)


def challenge_step(table: Table) -> int:
    """How far the challenge under way has come."""
    for frame in table.stack:
        if isinstance(frame, Challenge):
            return frame.step
    return NOTHING


def lead(table: Table, seat: Seat) -> int:
    """By how much the side of a player would win the challenge as it is; below 1 it loses."""
    margin = attack_total(table) - defence_total(table)
    return margin + 1 if seat == table.attacker else -margin


def is_involved(table: Table, seat: Seat) -> bool:
    """Whether it is this player's own challenge."""
    return seat in (table.attacker, table.defending())
