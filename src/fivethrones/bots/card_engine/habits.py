"""Sound habits: a quick answer to every question, from what the seat can see and without thinking ahead."""

from fivethrones.bots.card_engine import company
from fivethrones.bots.card_engine.aims import is_worth_doing, is_worth_responding, is_worth_saving
from fivethrones.bots.card_engine.battle import attack_set, bonus_of, cards_of, possible_defenders, willing
from fivethrones.bots.card_engine.choices import from_hand, highest, towards, wanted
from fivethrones.bots.card_engine.purse import is_poor, placement, purchase
from fivethrones.bots.card_engine.sense import lays_bare
from fivethrones.bots.card_engine.worth import (
    is_reset,
    lives_lost,
    lives_taken,
    loss,
    printed_worth,
    worth_in_hand,
)
from fivethrones.games.card_engine.ability.active import CANCEL, SAVE
from fivethrones.games.card_engine.box.figures import INTRIGUE, MILITARY, RENOWN
from fivethrones.games.card_engine.challenge.participants import may_attack
from fivethrones.games.card_engine.moves.choosing import Pick
from fivethrones.games.card_engine.moves.hidden import FromHand, TopCard
from fivethrones.games.card_engine.moves.payment import PayInfluence
from fivethrones.games.card_engine.records.numbers import Icon, Slot
from fivethrones.games.card_engine.records.zones import HAND
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.response_window import Window
from fivethrones.games.card_engine.values.of_cards import has_keyword
from fivethrones.games.card_engine.values.of_players import claim
from fivethrones.kernel.action import Action, Option, Seat


def habit(table: Table, seat: Seat, options: list[Option]) -> Action:
    """What one does without thinking."""
    actions = [option for option in options if isinstance(option, Action)]
    if len(actions) == 1:
        return actions[0]
    assert table.decision is not None
    prompt = table.decision.prompt.id
    if prompt in ("prompt-act", "prompt-act-or-offer"):
        return act(table, seat, actions)
    if prompt in ("prompt-respond", "prompt-save", "prompt-cancel"):
        return respond(table, seat, actions)
    if prompt == "prompt-challenge":
        return challenge(table, seat, actions)
    if prompt in ("prompt-plot", "prompt-new-plot"):
        return highest(actions, [plot_worth(table, seat, Slot(action.target)) for action in actions])
    if prompt in ("prompt-draft", "prompt-plot-deck"):
        return highest(actions, [printed_worth(table.card(Slot(action.target))) for action in actions])
    if prompt == "prompt-mulligan":
        return actions[1] if is_poor(table, seat) else actions[0]
    if prompt == "prompt-setup":
        return placement(table, seat, actions[1:]) or actions[0]
    if prompt == "prompt-search":
        found = [action for action in actions if action.verb == "choose"]
        return highest(found, [worth_in_hand(table, seat, Slot(action.target)) for action in found])
    frame = table.stack[-1]
    if isinstance(frame, FromHand):
        return from_hand(table, frame, actions)
    if isinstance(frame, Pick):
        return towards(actions, wanted(table, frame))
    if isinstance(frame, PayInfluence):
        return company.pay_influence(table, frame, actions)
    if isinstance(frame, TopCard):
        return company.top_card(table, seat, frame, actions)
    return in_company(table, seat, prompt, actions)


def in_company(table: Table, seat: Seat, prompt: str, actions: list[Action]) -> Action:
    """What is asked where there are titles, several opponents, offers."""
    if prompt == "prompt-title":
        return company.take_title(table, actions)
    if prompt == "prompt-turn-away":
        return company.turn_away(table, seat, actions)
    if prompt == "prompt-take-over":
        return company.take_over(table, seat, actions)
    if prompt == "prompt-new-target":
        return highest(
            actions, [challenge_gain(table, seat, table.type, action.target) for action in actions]
        )
    if prompt in ("prompt-player", "prompt-lose-gold"):
        return company.most_promising(table, seat, actions)
    if prompt == "prompt-winner":
        return company.name_winner(seat, actions)
    if prompt == "prompt-infamy":
        return company.safest(table, actions)
    if prompt == "prompt-offer":
        return actions[1]  # gold is gold, and a promise binds nobody
    return actions[0]


def act(table: Table, seat: Seat, actions: list[Action]) -> Action:
    """Duplicates, then what cards can do, then what the gold buys."""
    plays: list[Action] = []
    for action in actions:
        if action.verb == "duplicate":
            return action
        if action.verb == "play":
            plays.append(action)
        elif action.verb == "use" and is_worth_doing(table, seat, action):
            return action
    if not plays:
        return actions[0]
    return purchase(table, seat, plays) or actions[0]


def respond(table: Table, seat: Seat, actions: list[Action]) -> Action:
    window = table.stack[-1]
    assert isinstance(window, Window)
    answered = window.records[0]
    for action in actions[1:]:
        if window.timing == CANCEL and table.are_opponents(seat, answered.who):
            return action
        if window.timing == SAVE:
            worthy = is_worth_saving(table, seat, action, answered.card)
        else:
            worthy = window.timing != CANCEL and is_worth_responding(table, seat, action)
        if worthy:
            return action
    return actions[0]


def challenge(table: Table, seat: Seat, actions: list[Action]) -> Action:
    """The most promising one that cannot fail, by what is on the table."""
    gains = [0.0] + [challenge_gain(table, seat, Icon(action.target), action.extra) for action in actions[1:]]
    return highest(actions, gains)


def challenge_gain(table: Table, seat: Seat, type: Icon, defender: Seat) -> float:
    """What a sure win brings, less what it costs to kneel for it while the opponent may still attack."""
    shield = company.defence_of(table, defender, type)
    defenders = possible_defenders(table, shield, type)
    lead = bonus_of(table, seat, type) - (bonus_of(table, shield, type) if defenders else 0)
    able = willing(table, may_attack(table, seat, type, table.gold[seat]))
    attackers = attack_set(table, able, defenders, lead)
    if not attackers or lays_bare(table, seat, cards_of(attackers)):
        return -1.0
    gain = spoils(table, seat, type, defender) + (0.5 if defenders else 1.8)
    if table.seats > 2:
        gain += company.rival_bonus(table, seat, defender)
    for amount, card in attackers:
        if has_keyword(table, card, RENOWN):
            gain += 1.8
        if seat == table.first:
            gain -= 0.25 * amount
    return gain


def spoils(table: Table, seat: Seat, type: Icon, defender: Seat) -> float:
    """What the claim is worth."""
    amount = claim(table, seat)
    if type == MILITARY:
        losses = sorted([loss(table, card) for card in table.characters(defender)])
        total = 0.0
        for lost in losses[:amount]:
            total += lost
        return total
    if type == INTRIGUE:
        return 1.6 * min(amount, len(table.pile(HAND, defender)))
    return 3.0 * min(amount, table.power[defender])


def plot_worth(table: Table, seat: Seat, plot: Slot) -> float:
    """As printed; one that kills many is for those who have less to lose."""
    card = table.card(plot)
    worth = printed_worth(card)
    if is_reset(card):
        worth += 0.3 * (lives_taken(table, seat, card) - lives_lost(table, seat, card))
    return worth
