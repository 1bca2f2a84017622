"""What an ability is for, as far as its words say it: whom to aim it at, and whether to use it now."""

from typing import Final

from fivethrones.bots.card_engine.bargains import lets_buy
from fivethrones.bots.card_engine.battle import challenge_step, is_involved, lead
from fivethrones.bots.card_engine.worth import worth_in_play
from fivethrones.games.card_engine.ability.active import ActiveAbility
from fivethrones.games.card_engine.ability.aim import Aim
from fivethrones.games.card_engine.box.card import Card
from fivethrones.games.card_engine.challenge.challenge import ACT_BEFORE_RESOLUTION
from fivethrones.games.card_engine.records.numbers import NO_CARD, AbilityNo, Slot
from fivethrones.games.card_engine.records.phases import CHALLENGES_PHASE
from fivethrones.games.card_engine.records.zones import DECK
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.usable import targets
from fivethrones.games.card_engine.values.bearing import bearers
from fivethrones.games.card_engine.values.of_cards import INCOME, strength
from fivethrones.games.card_engine.values.players import YOU
from fivethrones.games.card_engine.vocabulary.active_abilities import Forced
from fivethrones.games.card_engine.vocabulary.control import TakeControl
from fivethrones.games.card_engine.vocabulary.costs import DiscardSelf
from fivethrones.games.card_engine.vocabulary.effects import (
    DiscardFromPlay,
    Draw,
    GainPower,
    HousePower,
    Kill,
    Kneel,
    ReturnToHand,
    Stand,
)
from fivethrones.games.card_engine.vocabulary.for_a_while import (
    BlankText,
    GainKeyword,
    LoseIcon,
    NoStrength,
    RaiseClaim,
    Strength,
    TakeKeywords,
)
from fivethrones.games.card_engine.vocabulary.from_piles import TakeInHand
from fivethrones.games.card_engine.vocabulary.hands import SearchDeck
from fivethrones.games.card_engine.vocabulary.in_challenges import (
    JoinChallenge,
    LeaveChallenge,
    OneMoreChallenge,
)
from fivethrones.games.card_engine.vocabulary.out_of_play import DieAtZero, DiesAtZero
from fivethrones.games.card_engine.vocabulary.put_into_play import EnterPlay
from fivethrones.games.card_engine.vocabulary.reductions import NextIsCheaper
from fivethrones.games.card_engine.vocabulary.static_effects import Blank, Modify, Toll
from fivethrones.games.card_engine.vocabulary.treasure import TakePool
from fivethrones.kernel.action import NOTHING, Action, Seat

# Effects by what they are for.
GAIN: Final = (Draw, HousePower, GainPower, TakeInHand, OneMoreChallenge, TakePool)
LOSS: Final = (Kill, DiscardFromPlay, TakeControl, ReturnToHand, DieAtZero)
HARM: Final = (*LOSS, Kneel, LoseIcon, NoStrength, LeaveChallenge, BlankText, TakeKeywords)


def is_hostile(ability: ActiveAbility) -> bool:
    """Whether one wishes it on others."""
    for effect in ability.effects:
        if isinstance(effect, HARM) or (isinstance(effect, Strength) and effect.amount < 0):
            return True
    return False


def kills(ability: ActiveAbility) -> bool:
    """Whether the target is lost, or nearly."""
    for effect in ability.effects:
        if isinstance(effect, LOSS):
            return True
    return False


def is_burden(card: Card) -> bool:
    """Whether one attaches it to cards of others."""
    for ability in card.abilities:
        if isinstance(ability, (Blank, Toll, DiesAtZero)) or (
            isinstance(ability, Modify) and (ability.bonus < 0 or ability.symbols[INCOME] < 0)
        ):
            return True
        if isinstance(ability, Forced) and is_hostile(ability):
            return True
    return False


def is_misplaced(table: Table, seat: Seat, attached: Slot, bearer: Slot) -> bool:
    """Whether an attachment would do good to an opponent there, or harm to one's own side."""
    return is_burden(table.card(attached)) != table.are_opponents(seat, table.controller[bearer])


def is_gift(table: Table, seat: Seat, attached: Slot) -> bool:
    """Whether an attachment could only be put where it is misplaced."""
    if table.card(attached).bearer is None:
        return False
    return all(is_misplaced(table, seat, attached, card) for card in bearers(table, seat, attached))


def appeal(table: Table, seat: Seat, ability: ActiveAbility, card: Slot) -> float:
    """How gladly one takes this card as the target; below 0 not at all."""
    mine = not table.are_opponents(seat, table.controller[card])
    weight = worth_in_play(table, card) if kills(ability) else 1.0 + strength(table, card)
    if is_hostile(ability):
        return -weight if mine else weight
    if not mine:
        return -weight
    for effect in ability.effects:
        if isinstance(effect, Stand) and not table.kneeling[card]:
            return 0.1 * weight
    return weight


def best_target(table: Table, seat: Seat, ability: ActiveAbility, choices: list[Slot]) -> Slot:
    best, found = 0.0, NO_CARD
    for card in choices:
        value = appeal(table, seat, ability, card)
        if found == NO_CARD or value > best:
            best, found = value, card
    return found


def target_appeal(table: Table, seat: Seat, ability: ActiveAbility, me: Slot) -> float:
    """Of the best target there is; without one that it needs, below 0."""
    if ability.target is None:
        return 1.0
    choices = targets(table, ability, Aim(seat, me))
    if not choices:
        return -1.0
    return appeal(table, seat, ability, best_target(table, seat, ability, choices))


def is_worth_responding(table: Table, seat: Seat, action: Action) -> bool:
    """Responses are good for whoever has them, unless they can only hit the wrong card."""
    ability = table.card(Slot(action.target)).ability(AbilityNo(action.extra))
    return target_appeal(table, seat, ability, Slot(action.target)) > 0


def is_worth_saving(table: Table, seat: Seat, action: Action, victim: Slot) -> bool:
    """A duplicate always is given for its card; anything else has its price."""
    if table.controller[victim] != seat:
        return False
    if action.extra == NOTHING:
        return True
    price = 2.0
    for cost in table.card(Slot(action.target)).ability(AbilityNo(action.extra)).costs:
        if isinstance(cost, DiscardSelf):
            price = worth_in_play(table, Slot(action.target))
    return worth_in_play(table, victim) > price + 0.5


def is_worth_doing(table: Table, seat: Seat, action: Action) -> bool:
    """Whether now is the moment for an action of a card."""
    ability = table.card(Slot(action.target)).ability(AbilityNo(action.extra))
    for effect in ability.effects:
        if isinstance(effect, NextIsCheaper):
            return lets_buy(table, seat, Slot(action.target), effect)
        if isinstance(effect, SearchDeck):
            return has_a_find(table, seat, Slot(action.target), effect)
        if isinstance(effect, GAIN) or (isinstance(effect, EnterPlay) and effect.which == YOU):
            return True
        if isinstance(effect, LOSS):
            return target_appeal(table, seat, ability, Slot(action.target)) > 3.0
        if isinstance(effect, (Kneel, BlankText)):
            return (
                before_a_challenge(table) and target_appeal(table, seat, ability, Slot(action.target)) > 3.0
            )
        if isinstance(effect, Stand):
            return before_a_challenge(table)
        if isinstance(effect, (GainKeyword, TakeKeywords)):
            return before_a_challenge(table) and table.active == seat
        if isinstance(effect, RaiseClaim):
            return is_last_moment(table) and table.attacker == seat and lead(table, seat) > 0
        if isinstance(effect, Strength):
            return turns_the_challenge(table, seat, abs(effect.amount))
        if isinstance(effect, JoinChallenge):
            return turns_the_challenge(table, seat, strength(table, Slot(action.target)))
        if isinstance(effect, LeaveChallenge):
            choices = targets(table, ability, Aim(seat, Slot(action.target)))
            target = best_target(table, seat, ability, choices)
            return turns_the_challenge(table, seat, strength(table, target))
    return False


def has_a_find(table: Table, seat: Seat, me: Slot, effect: SearchDeck) -> bool:
    """Whether what is searched for may be there: of one's own deck, everybody knows what is left in it."""
    return effect.which != YOU or any(effect.finds(table, seat, me, card) for card in table.pile(DECK, seat))


def before_a_challenge(table: Table) -> bool:
    return table.phase == CHALLENGES_PHASE and not table.in_challenge()


def is_last_moment(table: Table) -> bool:
    """Before the challenge is resolved."""
    return challenge_step(table) == ACT_BEFORE_RESOLUTION


def turns_the_challenge(table: Table, seat: Seat, amount: int) -> bool:
    """Whether so much more strength makes a lost challenge a won one."""
    if not is_last_moment(table) or not is_involved(table, seat):
        return False
    return lead(table, seat) <= 0 < lead(table, seat) + amount
