"""What one may do, as whole gestures: an action, an attack with its attackers, a set of defenders."""

from typing import Final

from fivethrones.bots.card_engine.battle import (
    Force,
    bonus_of,
    cards_of,
    mustered,
    possible_defenders,
    total,
)
from fivethrones.bots.card_engine.choices import wanted
from fivethrones.bots.card_engine.habits import habit
from fivethrones.bots.card_engine.sense import is_feeble, lays_bare, must_defend, sensible
from fivethrones.games.card_engine.moves.choosing import Pick
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.prices import spendable, toll_of
from fivethrones.games.card_engine.values.totals import attack_total
from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.play import apply

IN_CHALLENGES: Final = ["prompt-attack", "prompt-stealth", "prompt-defend"]
BY_HABIT: Final = ["prompt-draft", "prompt-plot-deck", "prompt-spare"]  # nothing is to be learned by trying
MOST_SETS: Final = 10  # ways to make up one set
MOST_PLANS: Final = 14


def plans(table: Table, seat: Seat, options: list[Option]) -> list[list[Action]]:
    """What to think about, the usual first."""
    actions = [option for option in options if isinstance(option, Action)]
    usual = habit(table, seat, options)
    assert table.decision is not None
    prompt = table.decision.prompt.id
    if len(actions) == 1 or (prompt in BY_HABIT and not isinstance(table.stack[-1], Pick)):
        return [[usual]]
    top = table.stack[-1]
    if isinstance(top, Pick) and (top.high > 1 or prompt in BY_HABIT or prompt in IN_CHALLENGES):
        return gestures(table, top)
    found: list[list[Action]] = []
    kept = sensible(table, seat, actions)
    if usual in kept:
        kept = [usual] + [action for action in kept if action != usual]
    most = max(2, MOST_PLANS // len(kept))
    for action in kept:
        found += attacks(table, action, most) if action.verb == "challenge" else [[action]]
    return found[:MOST_PLANS] or [[usual]]


def attacks(table: Table, challenge: Action, most: int) -> list[list[Action]]:
    """A challenge with each set of attackers that is worth a thought; none where every set is plainly bad."""
    copy = table.clone()
    apply(copy, challenge)
    top = copy.stack[-1] if copy.stack else None
    if not isinstance(top, Pick) or top.prompt != "prompt-attack":
        return [[challenge]]
    found = [cards for cards in sets(copy, top) if is_sensible(copy, top, cards)]
    return [[challenge, *gesture_of(top, cards)] for cards in found[:most]]


def gestures(table: Table, pick: Pick) -> list[list[Action]]:
    return [gesture_of(pick, cards) for cards in sets(table, pick)[:MOST_SETS]]


def gesture_of(pick: Pick, cards: list[Slot]) -> list[Action]:
    """To pick these, beside those picked already, and be done."""
    picks = [Action(pick.seat, "choose", card) for card in cards if card not in pick.picked]
    return picks if len(cards) == pick.high else [*picks, Action(pick.seat, "done")]


def sets(table: Table, pick: Pick) -> list[list[Slot]]:
    """Sets to think about: the usual one, no more, each card alone, the strongest two, three and so on."""
    found: list[list[Slot]] = []
    add(found, table, pick, completed(pick, wanted(table, pick)))
    if pick.prompt in BY_HABIT or pick.prompt == "prompt-victims":
        return found
    usual = [cards for cards in found if is_sensible(table, pick, cards)]
    picked = pick.picked
    left = [card for card in cards_of(mustered(table, pick.choices)) if card not in picked]
    others: list[list[Slot]] = []
    add(others, table, pick, picked)
    for i in range(len(left) - 1, -1, -1):
        add(others, table, pick, [*picked, left[i]])
    for i in range(2, len(left) + 1):
        add(others, table, pick, picked + left[:i])
    others = [cards for cards in others if is_sensible(table, pick, cards) and cards not in usual]
    return usual + others or found or [picked]


def completed(pick: Pick, cards: list[Slot]) -> list[Slot]:
    """What somebody else has begun to pick, with as many of these as it may still have."""
    chosen = pick.picked.copy()
    for card in cards:
        if card not in chosen and len(chosen) < pick.high:
            chosen.append(card)
    for card in pick.choices:
        if card not in chosen and len(chosen) < pick.low:
            chosen.append(card)
    return chosen


def add(found: list[list[Slot]], table: Table, pick: Pick, cards: list[Slot]) -> None:
    """If it is a set that can still be picked."""
    chosen = sorted(cards)
    if not pick.low <= len(chosen) <= pick.high or chosen in found:
        return
    for card in pick.picked:
        if card not in chosen:
            return
    if pick.tolled and not is_paid(table, pick, chosen):
        return
    found.append(chosen)


def is_paid(table: Table, pick: Pick, cards: list[Slot]) -> bool:
    """Whether what others must be handed over for these is there."""
    return toll_of(table, cards, pick.seat) <= spendable(table, pick.seat)


def is_sensible(table: Table, pick: Pick, cards: list[Slot]) -> bool:
    if pick.prompt == "prompt-attack":
        return not is_feeble(table, pick.seat, cards, table.type, table.defender) and not lays_bare(
            table, pick.seat, cards
        )
    if pick.prompt == "prompt-stealth":
        return is_barrier(table, pick, cards)
    if pick.prompt == "prompt-defend":
        return is_defence(table, pick, cards)
    return True


def is_barrier(table: Table, pick: Pick, cards: list[Slot]) -> bool:
    """As many as can be barred, of those who could defend; and nobody is left who wins alone, if that can be helped."""
    able = mustered(table, wanted(table, pick))
    force = possible_defenders(table, table.defender, table.type)
    if len(cards) < len(able) or any(card not in cards_of(force) for card in cards):
        return False
    left = [member for member in force if member[1] not in cards]
    usual = [member for member in force if member not in able]
    return not has_lone_winner(table, left) or has_lone_winner(table, usual)


def has_lone_winner(table: Table, force: Force) -> bool:
    return len(force) > 0 and force[0][0] + bonus_of(table, table.defender, table.type) > attack_total(table)


def is_defence(table: Table, pick: Pick, cards: list[Slot]) -> bool:
    """Enough to win; or one who at least opposes the attack; or nobody, if nobody would stand idle."""
    if not cards:
        return not must_defend(table, pick.seat, pick.choices)
    if len(cards) == 1:
        return True
    defence = total(mustered(table, cards)) + bonus_of(table, pick.seat, table.type)
    return defence > attack_total(table)
