"""What cards are worth to whoever has them: about the gold that one would give for them."""

from fivethrones.games.card_engine.ability.active import REVEALED
from fivethrones.games.card_engine.box.card import Card
from fivethrones.games.card_engine.box.figures import (
    ATTACHMENT,
    CHARACTER,
    EVENT,
    LOCATION,
    PLOT,
    RENOWN,
    STEALTH,
)
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.records.zones import DEAD, PLAY
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.of_cards import strength
from fivethrones.games.card_engine.vocabulary.each import EachSpares
from fivethrones.games.card_engine.vocabulary.effects import Kill
from fivethrones.kernel.action import Seat


def printed_worth(card: Card) -> float:
    if card.type == CHARACTER:
        return character_worth(card)
    if card.type == LOCATION:
        return 0.8 + 1.4 * card.income + 1.2 * len(card.abilities)
    if card.type == ATTACHMENT:
        return 1.6
    if card.type == EVENT:
        return 1.8
    assert card.type == PLOT
    return 1.0 * card.income + 0.25 * card.initiative + 2.5 * card.claim + 0.8 * len(card.abilities)


def character_worth(card: Card) -> float:
    worth = 0.8 + 0.7 * card.strength + 0.4 * len(card.icons) + 1.2 * card.income + 0.3 * len(card.abilities)
    if RENOWN in card.keywords:
        worth += 1.5
    if STEALTH in card.keywords:
        worth += 0.6
    return worth


def is_reset(plot: Card) -> bool:
    """Whether it kills many at once."""
    for index in plot.active[REVEALED]:
        for effect in plot.ability(index).effects:
            if isinstance(effect, (Kill, EachSpares)):
                return True
    return False


def worth_in_play(table: Table, slot: Slot) -> float:
    """With all that is on it and under it."""
    card = table.card(slot)
    worth = printed_worth(card)
    if card.type != CHARACTER:
        return worth
    worth += 0.7 * (strength(table, slot) - card.strength) + 1.8 * table.power_on[slot]
    for attached in table.attachments(slot):
        worth += 1.0 if table.controller[attached] == table.controller[slot] else -2.0
    return worth + 0.8 * len(table.duplicates(slot))


def loss(table: Table, slot: Slot) -> float:
    """What dies with it; with a duplicate below it only that is lost."""
    return 0.8 if table.duplicates(slot) else worth_in_play(table, slot)


def lives_lost(table: Table, seat: Seat, plot: Card) -> float:
    """What a player would lose by a plot that kills many; the best live on where some are spared."""
    losses = sorted([loss(table, slot) for slot in table.characters(seat)], reverse=True)
    for index in plot.active[REVEALED]:
        for effect in plot.ability(index).effects:
            if isinstance(effect, EachSpares):
                losses = losses[effect.most :]
    total = 0.0
    for lost in losses:
        total += lost
    return total


def lives_taken(table: Table, seat: Seat, plot: Card) -> float:
    """What the opponent who has the most to lose would lose by it."""
    return max([lives_lost(table, other, plot) for other in table.opponents(seat)])


def worth_in_hand(table: Table, seat: Seat, slot: Slot) -> float:
    """Copies of unique cards are worth less, and those of the dead nothing."""
    card = table.card(slot)
    if card.unique:
        for dead in table.pile(DEAD, seat):
            if table.are_copies(dead, slot):
                return 0.0
        for other in table.pile(PLAY, seat):
            if table.are_copies(other, slot):
                return 1.0
    return printed_worth(card)
