"""What a puzzle is about."""

from typing import Any, Final

from fivethrones.club.gains import facts_of
from fivethrones.kernel.action import Action, Seat
from fivethrones.kernel.game import Game
from fivethrones.kernel.play import apply
from fivethrones.kernel.state import State

# By what is asked.
ASKED: Final = {
    "prompt-play": "theme-companion",
    "prompt-plot": "theme-plot",
    "prompt-challenge": "theme-challenge",
    "prompt-attack": "theme-battle",
    "prompt-defend": "theme-battle",
    "prompt-stealth": "theme-battle",
    "prompt-act": "theme-cards",
    "prompt-bid": "theme-bid",
    "prompt-place": "theme-council",
    "prompt-token": "theme-council",
    "prompt-token-of": "theme-council",
    "prompt-buy": "theme-purchase",
    "prompt-throw": "theme-building",
    "prompt-business": "theme-building",
    "prompt-answer": "theme-trade",
}
BANNER: Final = "theme-banner"
QUIET: Final = "theme-quiet"  # nothing is won at once


def theme_of(game: Game[Any], world: State, seat: Seat, solution: Action) -> str:
    assert world.decision is not None
    theme = ASKED.get(world.decision.prompt.id)
    return theme if theme is not None else BANNER if wins_banner(game, world, seat, solution) else QUIET


def wins_banner(game: Game[Any], world: State, seat: Seat, solution: Action) -> bool:
    facts = facts_of(game)
    before = facts(world, seat)
    after = world.clone()
    apply(after, solution)
    now = facts(after, seat)
    return any(fact.name == "reason-banner" and now[fact] > before[fact] for fact in before)
