"""Any position of Monopoly.

    realm = realm_with(turn="B", owns={"A": [37, 39]}, level={37: 1})

Players are A, B, C, … in seat order; squares are their numbers.
"""

from collections.abc import Iterable
from typing import Final

from fivethrones.games.monopoly.game import Monopoly
from fivethrones.games.monopoly.pieces import JAIL_FREE, KEEPS, VILLAGES
from fivethrones.games.monopoly.rules.decks import queue, shuffle
from fivethrones.games.monopoly.rules.turn import BEGIN, Turn
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.play import advance
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import with_defaults

GAME: Final = Monopoly()
PLAYERS: Final = "ABCDEFGH"


def realm_with(
    players: int = 3,
    turn: str = "A",
    cash: dict[str, int] | None = None,
    pos: dict[str, int] | None = None,
    owns: dict[str, list[int]] | None = None,
    mortgaged: Iterable[int] = (),
    level: dict[int, int] | None = None,
    jail: dict[str, int] | None = None,
    cards: dict[str, list[int]] | None = None,
    bank: tuple[int, int] | None = None,
    deck: Iterable[int] = (),
    past_go: str = "",
    out: str = "",
    **rules: str,
) -> Realm:
    """``jail``: missed throws; ``cards``: decks whose jail-free card is held; ``deck``: numbers of the cards on top."""
    settings = with_defaults(GAME.settings, {"seats": str(players), "tokens": "dealt", **rules})
    realm = GAME.blank(settings)
    realm.rng = seeded(7)
    shuffle(realm)
    stack_decks(realm, list(deck))
    realm.tokens = list(range(players))
    realm.turn = PLAYERS.index(turn)
    set_money(realm, dict.fromkeys(PLAYERS[:players], 1500) | (cash or {}))
    for player, square in (pos or {}).items():
        realm.place[PLAYERS.index(player)] = square
    for player, squares in (owns or {}).items():
        for square in squares:
            realm.owner[square] = PLAYERS.index(player)
    for square in mortgaged:
        realm.mortgaged[square] = True
    for square, steps in (level or {}).items():
        realm.level[square] = steps
    for player, missed in (jail or {}).items():
        realm.jail[PLAYERS.index(player)] = missed
        realm.place[PLAYERS.index(player)] = 10
    for player, held in (cards or {}).items():
        for number in held:
            realm.held[number] = PLAYERS.index(player)
            queue(realm, number).remove(realm.cards.index(JAIL_FREE[number]))
    for player in past_go:
        realm.past_go[PLAYERS.index(player)] = True
    for player in out:
        realm.out.append(PLAYERS.index(player))
        realm.cash[PLAYERS.index(player)] = 0
    realm.bank = -sum(realm.cash)
    keep = realm.rules.keep
    standing = sum(steps for steps in realm.level if steps < keep), realm.level.count(keep)
    realm.villages, realm.keeps = bank or (VILLAGES - standing[0], KEEPS - standing[1])
    realm.push(Turn(BEGIN))
    advance(realm)
    return realm


def set_money(realm: Realm, cash: dict[str, int]) -> None:
    for player, amount in cash.items():
        realm.cash[PLAYERS.index(player)] = amount


def stack_decks(realm: Realm, top: list[int]) -> None:
    """Put these cards on top of their decks."""
    for start in (0, 16):
        kinds = realm.cards[start : start + 16]
        first = [kind for kind in top if kind in kinds]
        realm.cards[start : start + 16] = first + [kind for kind in kinds if kind not in first]
