"""What nobody in their senses does, however good it looks in one imagined world."""

from typing import Final

from fivethrones.bots.card_engine.aims import appeal, best_target, has_a_find, is_gift, is_misplaced
from fivethrones.bots.card_engine.bargains import lets_buy
from fivethrones.bots.card_engine.battle import (
    attacking,
    bonus_of,
    is_on_loan,
    possible_defenders,
    total,
    unbarred,
)
from fivethrones.bots.card_engine.worth import (
    is_reset,
    lives_lost,
    lives_taken,
    loss,
    printed_worth,
    worth_in_hand,
)
from fivethrones.games.card_engine.ability.active import ACTION, CANCEL, SAVE
from fivethrones.games.card_engine.ability.aim import Aim
from fivethrones.games.card_engine.box.card import Card
from fivethrones.games.card_engine.box.figures import CHARACTER, MILITARY, STEALTH
from fivethrones.games.card_engine.challenge.opponents import toll
from fivethrones.games.card_engine.challenge.participants import may_attack
from fivethrones.games.card_engine.moves.choosing import Choice, Pick
from fivethrones.games.card_engine.phases.plot import ChooseNewPlot
from fivethrones.games.card_engine.phases.turns import ChallengesPhase
from fivethrones.games.card_engine.records.numbers import AbilityNo, Icon, Slot
from fivethrones.games.card_engine.records.phases import MARSHALLING
from fivethrones.games.card_engine.records.zones import HAND
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import use_in_progress
from fivethrones.games.card_engine.timing.action_window import ActionWindow
from fivethrones.games.card_engine.timing.response_window import Window
from fivethrones.games.card_engine.timing.usable import targets
from fivethrones.games.card_engine.values.of_cards import has_keyword, strength
from fivethrones.games.card_engine.values.of_players import claim, dominance_total
from fivethrones.games.card_engine.values.prices import spendable
from fivethrones.games.card_engine.values.titles import supporter
from fivethrones.games.card_engine.values.totals import attack_total
from fivethrones.games.card_engine.vocabulary.for_a_while import Strength
from fivethrones.games.card_engine.vocabulary.hands import SearchDeck
from fivethrones.games.card_engine.vocabulary.reductions import NextIsCheaper
from fivethrones.kernel.action import NOTHING, Action, Seat

MUCH: Final = 1.0  # gold: so much more a victim may be worth than the least
A_GOOD_ROUND: Final = 4  # power that challenges may bring in one


def sensible(table: Table, seat: Seat, actions: list[Action]) -> list[Action]:
    """Those that are not plainly bad; all of them where there is no other."""
    kept = [action for action in actions if not is_senseless(table, seat, action, actions)]
    return kept or actions


def is_senseless(table: Table, seat: Seat, action: Action, actions: list[Action]) -> bool:
    if action.verb == "offer":  # a promise cannot be tried
        return True
    top = table.stack[-1]
    if action.verb == "plot" or isinstance(top, ChooseNewPlot):
        return is_rash(table, seat, table.card(Slot(action.target)))
    if isinstance(top, ActionWindow):
        if action.verb == "pass":
            return can_buy_character(table, seat, actions)
        if action.verb == "play":
            return is_gift(table, seat, Slot(action.target))
        return action.verb == "use" and (
            only_helps_others(table, seat, action) or is_idle(table, seat, action)
        )
    if isinstance(top, Window):
        return action.verb == "use" and action.extra != NOTHING and is_wasted(table, seat, action, top)
    if isinstance(top, ChallengesPhase):
        if action.verb == "done":
            return top.turns == table.seats and leaves_free_win(table, actions)
        attackers = may_attack(table, seat, Icon(action.target), spendable(table, seat))
        if is_feeble(table, seat, attackers, Icon(action.target), action.extra):
            return True
        return all(lays_bare(table, seat, [card]) for card in attackers)
    if isinstance(top, Choice) and top.words and seat == table.defending():
        return top.words[top.values.index(action.target)] == "way-attackers"
    if isinstance(top, Pick) and top.prompt == "prompt-victims":
        return loss(table, Slot(action.target)) > MUCH + min(
            [loss(table, Slot(other.target)) for other in actions]
        )
    if isinstance(top, Pick) and top.prompt == "prompt-bearer":
        return is_misplaced(table, seat, top.card, Slot(action.target))
    if isinstance(top, Pick) and top.prompt == "prompt-target":
        return is_wrong_target(table, seat, Slot(action.target), top.choices)
    return False


def is_rash(table: Table, seat: Seat, plot: Card) -> bool:
    """Whether a plot that kills many costs oneself the most, though no opponent is about to win."""
    if not is_reset(plot) or lives_lost(table, seat, plot) <= lives_taken(table, seat, plot):
        return False
    return not any(is_near_victory(table, other) for other in table.opponents(seat))


def only_helps_others(table: Table, seat: Seat, action: Action) -> bool:
    """Whether an ability can only be aimed at cards for which it is not meant."""
    me = Slot(action.target)
    ability = table.card(me).ability(AbilityNo(action.extra))
    if ability.target is None:
        return False
    choices = targets(table, ability, Aim(seat, me))
    return len(choices) > 0 and appeal(table, seat, ability, best_target(table, seat, ability, choices)) < 0


def is_idle(table: Table, seat: Seat, action: Action) -> bool:
    """Whether an ability makes something cheaper that is not bought, or searches for what is not there."""
    me = Slot(action.target)
    for effect in table.card(me).ability(AbilityNo(action.extra)).effects:
        if isinstance(effect, NextIsCheaper):
            return not lets_buy(table, seat, me, effect)
        if isinstance(effect, SearchDeck):
            return not has_a_find(table, seat, me, effect)
    return False


def is_wasted(table: Table, seat: Seat, action: Action, window: Window) -> bool:
    """Whether an answer saves a card of an opponent, or one that is worth less, or stops what one does oneself."""
    answered = window.records[0]
    if window.timing == SAVE:
        return table.are_opponents(seat, table.controller[answered.card]) or is_too_dear(
            table, seat, Slot(action.target), answered.card
        )
    if window.timing == CANCEL:
        return not table.are_opponents(seat, answered.who)
    return only_helps_others(table, seat, action)


def is_too_dear(table: Table, seat: Seat, card: Slot, victim: Slot) -> bool:
    """Whether a card from hand is worth no less than the one that it saves. Whoever has nobody else pays more."""
    return (
        table.zone[card] == HAND
        and len(table.characters(seat)) > 1
        and printed_worth(table.card(card)) >= loss(table, victim)
    )


def is_wrong_target(table: Table, seat: Seat, card: Slot, choices: list[Slot]) -> bool:
    """Whether an ability does harm to the wrong side there, or good, and could be aimed at the right one."""
    use = use_in_progress(table)
    if use is None or use.targets:
        return False
    ability = use.ability(table)
    best = best_target(table, seat, ability, choices)
    return appeal(table, seat, ability, card) < 0 <= appeal(table, seat, ability, best)


def can_buy_character(table: Table, seat: Seat, actions: list[Action]) -> bool:
    """Gold goes back at the end of the round, and a hand wins nothing."""
    if table.phase != MARSHALLING or table.active != seat:
        return False
    for action in actions:
        card = Slot(action.target)
        if action.verb == "play" and table.is_a(card, CHARACTER) and worth_in_hand(table, seat, card) > 0:
            return True
    return False


# Challenges


def is_feeble(table: Table, seat: Seat, attackers: list[Slot], type: Icon, defender: Seat) -> bool:
    """Whether one defender who stands would beat these alone, and nothing in hand could change it."""
    attack = total(attacking(table, attackers)) + bonus_of(table, seat, type) + reserve(table, seat)
    for shield in (defender, supporter(table, defender)):
        if shield in (NOTHING, seat):
            continue
        able = possible_defenders(table, shield, type)
        if shield == defender:  # stealth bars nobody else
            able = unbarred(table, able, stealthy(table, attackers))
        if able and able[0][0] + bonus_of(table, shield, type) > attack:
            return True
    return False


def stealthy(table: Table, cards: list[Slot]) -> int:
    """How many of these have stealth."""
    count = 0
    for card in cards:
        count += has_keyword(table, card, STEALTH)
    return count


def reserve(table: Table, seat: Seat) -> int:
    """By how much a card in hand could strengthen one's side of a challenge."""
    most = 0
    for slot in table.pile(HAND, seat):
        card = table.card(slot)
        if card.cost > table.gold[seat]:
            continue
        for index in card.held[ACTION]:
            for effect in card.ability(index).effects:
                if isinstance(effect, Strength):
                    most = max(most, abs(effect.amount))
    return most


def lays_bare(table: Table, seat: Seat, attackers: list[Slot]) -> bool:
    """Whether these are the last who could oppose an attack on lives, and somebody may yet make one for two or more.

    Whoever is about to win looks to nothing else.
    """
    guards = possible_defenders(table, seat, MILITARY)
    home = [guard for guard in guards if guard[1] not in attackers and guard[0] > 0]
    if not any(guard[1] in attackers for guard in guards) or is_near_victory(table, seat):
        return False
    for other in table.opponents(seat):
        if attacks_later(table, other) and claim(table, other) > 1:
            purse = spendable(table, other) - toll(table, other, MILITARY)
            raiders = may_attack(table, other, MILITARY, purse) if purse >= 0 else []
            if raiders and not unbarred(table, home, stealthy(table, raiders)):
                return True
    return False


def is_near_victory(table: Table, seat: Seat) -> bool:
    return table.total_power(seat) + A_GOOD_ROUND >= table.box.victory


def leaves_free_win(table: Table, actions: list[Action]) -> bool:
    for action in actions:
        if action.verb == "challenge" and is_free(table, action):
            return True
    return False


def is_free(table: Table, challenge: Action) -> bool:
    """For the last player: nobody can oppose it, and dominance does not hang on who would attack."""
    seat, type, defender = challenge.seat, Icon(challenge.target), challenge.extra
    for shield in (defender, supporter(table, defender)):
        if shield != NOTHING and possible_defenders(table, shield, type):
            return False
    strengths = [strength(table, card) for card in may_attack(table, seat, type, 0)]
    useful = [amount for amount in strengths if amount > 0]
    return len(useful) > 0 and not decides_dominance(table, seat, min(useful))


def decides_dominance(table: Table, seat: Seat, amount: int) -> bool:
    """Whether with so much less the player would not have the most, or somebody else would."""
    others = max([dominance_total(table, other) for other in range(table.seats) if other != seat])
    own = dominance_total(table, seat)
    return own >= others >= own - amount


def must_defend(table: Table, seat: Seat, choices: list[Slot]) -> bool:
    """Whoever will attack no more this round lets nobody stand idle who wins alone."""
    if attacks_later(table, seat) or attack_total(table) == 0:
        return False
    for card in choices:
        if (
            wins_alone(table, seat, card)
            and not is_on_loan(table, card)
            and not decides_dominance(table, seat, strength(table, card))
        ):
            return True
    return False


def attacks_later(table: Table, seat: Seat) -> bool:
    """Whether a player's turn to attack is yet to come this round."""
    order = table.in_order(table.first)
    return table.active != NOTHING and order.index(seat) > order.index(table.active)


def wins_alone(table: Table, seat: Seat, card: Slot) -> bool:
    return strength(table, card) + bonus_of(table, seat, table.type) > attack_total(table)
