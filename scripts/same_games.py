"""Play random games of every box and print one digest of all their final states.

Interpreted and compiled must print the same: ``make compiled`` compares.
"""

import hashlib
import sys

from fivethrones.games import GAMES
from fivethrones.kernel import play
from fivethrones.kernel.options import settle
from fivethrones.kernel.playout import playout
from fivethrones.kernel.rng import derived, seeded
from fivethrones.kernel.text import state_hash

GAMES_EACH = 50
ENDLESS = 100_000


def main() -> None:
    for game in GAMES.values():
        digest = hashlib.sha256()
        for seats in game.settings[0].values:
            options = settle(game.settings, {"seats": seats})
            for number in range(GAMES_EACH):
                # In turn with one stream for everything, and with one for each purpose.
                state = game.setup(options, number if number % 2 else derived(number, game.id))
                playout(state, seeded(number), ENDLESS)
                digest.update(state_hash(state).encode())
        print(game.id, digest.hexdigest())
    print(f"played by {play.__file__}", file=sys.stderr)


if __name__ == "__main__":
    main()
