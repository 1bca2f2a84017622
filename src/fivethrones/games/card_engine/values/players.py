"""Which players an effect is about."""

from typing import TYPE_CHECKING, Final

from fivethrones.games.card_engine.ability.aim import Aim
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import NOTHING, Seat

if TYPE_CHECKING:
    from fivethrones.games.card_engine.timing.ability_use import AbilityUse

YOU: Final = 0
OPPONENTS: Final = 1
EACH: Final = 2
LOSER: Final = 3  # of the challenge, if you won it
WINNER: Final = 4  # of the challenge, if you lost it
CHOSEN: Final = 5  # the player chosen when the ability was declared
YOU_AND_CHOSEN: Final = 6  # you first
THAT_PLAYER: Final = 7  # the player of the occurrence that is answered


def players(table: Table, seat: Seat, which: int) -> list[Seat]:
    """In the order in which they choose or are affected."""
    if which == YOU:
        return [seat]
    if which == LOSER:
        return [table.loser()] if table.winner == seat else []
    if which == WINNER:
        return [table.winner] if table.winner != NOTHING and table.loser() == seat else []
    order = table.in_order(seat if table.box.user_chooses_first else table.first)
    if which in (OPPONENTS, CHOSEN):
        return [other for other in order if table.are_opponents(seat, other)]
    return order


def players_in(table: Table, aim: Aim, which: int) -> list[Seat]:
    """The same for a hypothetical use."""
    if which == THAT_PLAYER:
        return [aim.by]
    if which == CHOSEN:
        return aim.players
    if which == YOU_AND_CHOSEN:
        return [aim.seat, *aim.players]
    return players(table, aim.seat, which)


def players_of(table: Table, use: "AbilityUse", which: int) -> list[Seat]:
    """The same for an ability in use, once its targets have been chosen."""
    if which == CHOSEN:
        return [] if use.player == NOTHING else [use.player]
    if which == YOU_AND_CHOSEN:
        return [use.seat, *players_of(table, use, CHOSEN)]
    if which == THAT_PLAYER:
        return [use.by]
    return players(table, use.seat, which)


def is_one_of(table: Table, seat: Seat, which: int, of: Seat) -> bool:
    """Whether a static effect of ``seat`` on these players affects ``of``."""
    if which == OPPONENTS:
        return table.are_opponents(seat, of)
    return which == EACH or of == seat
