"""A server where Stark against Lannister begins with the challenge that the rulebook tells: ``python -m browser.staging``

As `browser.dealing`, but for the position. Lannister is first and active, with the Hound in play and one event in hand.
"""

import sys
from pathlib import Path

from browser.dealing import main
from fivethrones.games import GAMES
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.settings import Settings
from games.stark_lannister.scene import scene, side


def told_in_the_rulebook(_options: Settings, _seed: int) -> Table:
    return scene(
        stark=side(
            play="jon_snow stark_retinue",
            deck=10,
            plot="calling_the_banners",
            plots="storm_of_swords the_old_gods",
        ),
        lannister=side(
            play="the_hound",
            hand="insidious_ways",
            deck=10,
            plot="killing_cold",
            plots="uneasy_truce under_arrest",
        ),
        first="lannister",
        goes_on=True,
    ).table


if __name__ == "__main__":
    GAMES["stark-lannister"].setup = told_in_the_rulebook  # type: ignore[method-assign, assignment]
    main(Path(sys.argv[1]), int(sys.argv[2]))
