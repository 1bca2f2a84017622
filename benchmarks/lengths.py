"""How long do games of Monopoly last? ``python benchmarks/lengths.py [level] [seats] [games] [seed] [option=value …]``.

The same games as `fivethrones simulate` plays with that seed, one level in all seats. Prints how they ended, and quantiles.
"""

import sys
from collections import Counter

from fivethrones.arena.play import bot_rng, game_seed
from fivethrones.bots import bot_named
from fivethrones.bots.bot import Bot, ask, begin
from fivethrones.games import GAMES
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.play import waiting
from fivethrones.kernel.settings import Settings, with_defaults

GAME = GAMES["monopoly"]
SHARES = [0, 1, 10, 25, 50, 75, 90, 99, 100]  # per cent


def play(settings: Settings, bot: Bot, seed: int) -> tuple[Realm, int]:
    """A finished game, and how many decisions it took."""
    realm: Realm = GAME.setup(settings, seed)
    rngs = [bot_rng(seed, seat) for seat in range(realm.seats)]
    decisions = 0
    while realm.decision is not None:
        seat = waiting(realm)[0]
        decisions += len(begin(realm, bot.plan(ask(GAME, realm, seat, bot, rngs[seat]), rngs[seat])))
    return realm, decisions


def quantiles(values: list[int]) -> str:
    ordered = sorted(values)
    return "  ".join(f"{ordered[(len(ordered) - 1) * share // 100]:6}" for share in SHARES)


def main(arguments: list[str]) -> None:
    level, seats, games, seed = [*arguments[:4], *["knight", "4", "500", "11"][len(arguments) :]]
    given = dict(argument.split("=") for argument in arguments[4:])
    settings = with_defaults(GAME.settings, {"seats": seats, **given})
    bot = bot_named(level, GAME)
    played = [play(settings, bot, game_seed(int(seed), number)) for number in range(int(games))]
    ends = Counter(realm.outcome.reason.id for realm, _ in played if realm.outcome is not None)
    print(f"{seats} seats, {level}, {games} games:", ", ".join(f"{ends[end]} {end}" for end in sorted(ends)))
    print("per cent  ", "  ".join(f"{share:6}" for share in SHARES))
    print("rounds    ", quantiles([realm.round for realm, _ in played]))
    print("decisions ", quantiles([decisions for _, decisions in played]))


if __name__ == "__main__":
    main(sys.argv[1:])
