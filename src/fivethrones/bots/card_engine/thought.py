"""Which choices are tried, and what each is worth."""

from typing import Final

from fivethrones.bots.card_engine.battle import cards_of, mustered
from fivethrones.bots.card_engine.choices import wanted
from fivethrones.bots.card_engine.habits import habit
from fivethrones.bots.card_engine.trial import trial, trial_of_set
from fivethrones.bots.card_engine.worth import printed_worth
from fivethrones.games.card_engine.moves.choosing import Pick
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import Action, Option, Seat

DRAFTS: Final = ["prompt-draft", "prompt-plot-deck"]
UNKNOWN: Final = 0.5  # win chance
HABIT: Final = 0.002  # so much better must anything else be, for one world may deceive
PLOT: Final = 0.01  # of a game: what a plot is worth for each gold that it is worth


def weighed(world: Table, seat: Seat, options: list[Option]) -> list[tuple[Action, float]]:
    """What each choice is worth in a world that might be the true one."""
    actions = [option for option in options if isinstance(option, Action) and is_weighed(option)]
    if len(actions) == 1:
        return [(actions[0], UNKNOWN)]
    usual = habit(world, seat, options)
    found = tried(world, seat, actions)
    return [(action, worth + HABIT if action == usual else worth) for action, worth in found]


def is_weighed(action: Action) -> bool:
    """A promise cannot be tried, so bots make no offers."""
    return action.verb != "offer"


def tried(world: Table, seat: Seat, actions: list[Action]) -> list[tuple[Action, float]]:
    assert world.decision is not None
    if world.decision.prompt.id in DRAFTS:
        return [
            (action, UNKNOWN + PLOT * printed_worth(world.card(Slot(action.target)))) for action in actions
        ]
    pick = world.stack[-1]
    if isinstance(pick, Pick) and pick.high > 1:
        return tried_sets(world, seat, pick, actions)
    return [(action, trial(world, action)) for action in actions]


def tried_sets(world: Table, seat: Seat, pick: Pick, actions: list[Action]) -> list[tuple[Action, float]]:
    """Of choices that make up a set of cards: what the best set is worth to which each may lead."""
    best: list[float] = [-1.0 for _ in actions]
    for cards in candidates(world, pick):
        worth = trial_of_set(world, seat, cards)
        rest = [card for card in cards if card not in pick.picked]
        for i in range(len(actions)):
            if actions[i].target in rest or (not rest and actions[i].verb == "done"):
                best[i] = max(best[i], worth)
    return [(actions[i], best[i]) for i in range(len(actions)) if best[i] >= 0]


def candidates(table: Table, pick: Pick) -> list[list[Slot]]:
    """Sets to think about: the habitual one, no more, each card alone, the strongest two, three and so on."""
    picked = pick.picked
    left = [card for card in cards_of(mustered(table, pick.choices)) if card not in picked]
    found: list[list[Slot]] = []
    add(found, pick, wanted(table, pick))
    add(found, pick, picked)
    for card in left:
        add(found, pick, [*picked, card])
    for i in range(2, len(left) + 1):
        add(found, pick, picked + left[:i])
    return found


def add(found: list[list[Slot]], pick: Pick, cards: list[Slot]) -> None:
    """If it is a set that can still be picked."""
    chosen = sorted(cards)
    if not pick.low <= len(chosen) <= pick.high or chosen in found:
        return
    for card in pick.picked:
        if card not in chosen:
            return
    found.append(chosen)
