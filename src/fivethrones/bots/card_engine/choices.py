"""Choosing cards by habit: whom to declare, to give up, to aim at."""

from fivethrones.bots.card_engine.aims import best_target, is_burden
from fivethrones.bots.card_engine.battle import (
    attack_set,
    bonus_of,
    can_be_barred,
    cards_of,
    defence_set,
    mustered,
    possible_defenders,
    willing,
)
from fivethrones.bots.card_engine.worth import loss, worth_in_hand, worth_in_play
from fivethrones.games.card_engine.moves.choosing import Pick
from fivethrones.games.card_engine.moves.hidden import FromHand
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import use_in_progress
from fivethrones.games.card_engine.values.of_cards import strength
from fivethrones.kernel.action import Action, Seat


def highest(actions: list[Action], values: list[float]) -> Action:
    """The first of those with the highest value."""
    return actions[values.index(max(values))]


def towards(actions: list[Action], goal: list[Slot]) -> Action:
    """The next step to a set of cards; when all are picked, the first option: done, where that is allowed."""
    for action in actions:
        if action.verb == "choose" and action.target in goal:
            return action
    return actions[0]


def from_hand(table: Table, frame: FromHand, actions: list[Action]) -> Action:
    """One's own worst card, or the best of another."""
    worths = [worth_in_hand(table, frame.of, Slot(action.target)) for action in actions]
    if frame.by == frame.of:
        return actions[worths.index(min(worths))]
    return highest(actions, worths)


def wanted(table: Table, pick: Pick) -> list[Slot]:
    """All that one would pick, those picked already included."""
    seat, prompt, choices = pick.seat, pick.prompt, pick.choices
    if prompt == "prompt-attack":
        return attackers(table, choices)
    if prompt == "prompt-defend":
        return defenders(table, seat, choices)
    if prompt == "prompt-stealth":
        return barred(table, choices, pick.high)
    if prompt in ("prompt-victims", "prompt-discard-one"):
        return least(choices, [loss(table, card) for card in choices], pick.low)
    if prompt in ("prompt-kill-one", "prompt-return-one"):
        values = [
            -loss(table, card) if table.are_opponents(seat, table.controller[card]) else loss(table, card)
            for card in choices
        ]
        return least(choices, values, pick.low)
    if prompt == "prompt-stand":
        return choices
    if prompt == "prompt-spare":
        return least(choices, [-worth_in_play(table, card) for card in choices], pick.high)
    if prompt in ("prompt-cost", "prompt-kneel-one"):
        return least(choices, [float(strength(table, card)) for card in choices], pick.low)
    if prompt == "prompt-bearer":
        return [bearer(table, seat, pick.card, choices)]
    use = use_in_progress(table)
    assert use is not None, prompt
    return [best_target(table, seat, use.ability(table), choices)]


def least(cards: list[Slot], values: list[float], count: int) -> list[Slot]:
    """So many with the lowest values."""
    return [card for _, card in sorted([(values[i], cards[i]) for i in range(len(cards))])[:count]]


def attackers(table: Table, choices: list[Slot]) -> list[Slot]:
    """Those who cannot lose; or else the strongest alone."""
    lead = bonus_of(table, table.attacker, table.type) - bonus_of(table, table.defender, table.type)
    able = willing(table, choices) or choices
    found = attack_set(table, able, possible_defenders(table, table.defender, table.type), lead)
    return cards_of(found or mustered(table, able)[:1])


def defenders(table: Table, seat: Seat, choices: list[Slot]) -> list[Slot]:
    """Those who win; or somebody weak, so that the attack is not unopposed, when one has nothing left to attack for."""
    force = mustered(table, willing(table, choices))
    found = defence_set(table, force, seat)
    if not found and seat == table.first and seat == table.defender:
        found = [member for member in force if member[0] > 0][-1:]
    return cards_of(found)


def barred(table: Table, choices: list[Slot], most: int) -> list[Slot]:
    """The strongest of those who could defend."""
    able = cards_of(possible_defenders(table, table.defender, table.type))
    return [card for card in able if card in choices and can_be_barred(table, card)][:most]


def bearer(table: Table, seat: Seat, attached: Slot, choices: list[Slot]) -> Slot:
    """The best of one's own, or of an opponent's where it is for those or does harm."""
    own = [card for card in choices if table.controller[card] == seat]
    others = [card for card in choices if table.are_opponents(seat, table.controller[card])]
    wished = others if is_burden(table.card(attached)) else own
    values = [worth_in_play(table, card) for card in wished or choices]
    return (wished or choices)[values.index(max(values))]
