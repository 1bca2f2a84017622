"""A server where every game can begin at its start, in its middle, when most lies on the table, and card games where most is borne:
``python -m browser.staging_shapes``

As `browser.dealing`, but the seed says which: it is a place in MOMENTS. Whoever sits in the first seat is asked.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from browser import staging_living, staging_monopoly
from browser.dealing import main
from fivethrones.games import GAMES
from fivethrones.kernel.game import Game, guess
from fivethrones.kernel.play import apply, legal, waiting
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import Settings, with_defaults
from fivethrones.kernel.state import State
from games.living_card_game.scene import scene as living_scene
from games.living_card_game.scene import side
from games.stark_lannister.scene import scene as duel_scene

MOMENTS: Final = ("start", "middle", "fullest", "bearing")
SEATS: Final = {
    "hand-of-the-king": 4,
    "btwixt": 6,
    "monopoly": 4,
    "stark-lannister": 2,
    "living-card-game": 4,
}
CROWDED: Final = 8  # at the fullest ring
SEED: Final = 5


def moments(game: str) -> tuple[str, ...]:
    return MOMENTS[: 1 + len(STAGES[game])]


def seats(game: str, moment: str) -> int:
    return CROWDED if (game, moment) == ("monopoly", "fullest") else SEATS[game]


def played(game: str, steps: int) -> State:
    """A random game so far, or a little farther: until the first seat is asked."""
    rules, rng = GAMES[game], seeded(SEED)
    state: State = SETUPS[game](with_defaults(rules.settings, {"seats": str(seats(game, "middle"))}), SEED)
    while steps > 0 or waiting(state)[0] != 0:
        apply(state, guess(legal(state, waiting(state)[0]), rng))
        steps -= 1
    return state


def duel() -> State:
    """Lannister attacks, and Stark has few to defend with."""
    table = duel_scene(
        stark=side(
            play="robb_stark:with=ice:power=1 catelyn_stark jon_snow bran_stark:kneeling winterfell godswood",
            hand="arya_stark hodor winter_is_coming needle not_today",
            deck=10,
            plot="calling_the_banners",
            plots="storm_of_swords the_old_gods",
        ),
        lannister=side(
            play="the_hound cersei_lannister lannister_guards tyrion_lannister casterly_rock",
            hand="insidious_ways",
            deck=10,
            plot="killing_cold",
            plots="uneasy_truce under_arrest",
        ),
        first="lannister",
        goes_on=True,
    )
    table.lannister.attacks("military", "the_hound", "lannister_guards")
    table.passes_until("prompt-defend")
    return table.table


def great_duel() -> State:
    """Everybody is there, with all that they bear, and a hand of twelve."""
    table = duel_scene(
        stark=side(
            play="eddard_stark:with=ice:with=hand_of_the_king:power=2 robb_stark:power=1:with=direwolf catelyn_stark jon_snow"
            " arya_stark:with=needle:kneeling sansa_stark:kneeling maester_luwin northern_bannermen greatjon_umber stark_retinue"
            " winterfell winterfell_castle godswood the_iron_throne inn_at_the_crossroads",
            hand="hodor ser_rodrik_cassel jory_cassel theon_greyjoy septa_mordane bran_stark not_today winter_is_coming for_the_north"
            " the_king_in_the_north the_north_remembers ambush_in_the_whispering_wood",
            deck=10,
            plot="calling_the_banners",
            plots="storm_of_swords the_old_gods",
            power=6,
        ),
        lannister=side(
            play="ser_jaime_lannister:with=gilded_plate:power=2 cersei_lannister tyrion_lannister tywin_lannister:gold=2"
            " joffrey_baratheon ser_gregor_clegane the_hound grand_maester_pycelle:kneeling lannister_guards lannisport_steward:kneeling"
            " lannister_encampment casterly_rock the_red_keep golden_tooth_mines",
            hand="insidious_ways",
            deck=10,
            plot="killing_cold",
            plots="uneasy_truce under_arrest",
            power=5,
        ),
        first="lannister",
        goes_on=True,
    )
    table.lannister.attacks("military", "ser_jaime_lannister", "ser_gregor_clegane", "the_hound")
    table.passes_until("prompt-defend")
    return table.table


def great_council() -> State:
    """Four players, ten characters on each side of a challenge, and a hand of twelve."""
    table = living_scene(
        side(
            house="stark",
            play="eddard_stark:power=2 robb_stark:with=ice catelyn_stark:under=catelyn_stark hodor bran_stark:kneeling"
            " arya_stark sansa_stark:kneeling jon_snow direwolf_pup knight_of_the_tumblestone"
            " winterfell_castle great_keep northern_fiefdoms narrow_sea godswood",
            hand="winter_is_coming distinct_mastery summer guilty lady ghost grey_wind kennel_master shaggydog"
            " kingsroad_fiefdom lordship knight_of_the_tumblestone",
            deck=6,
            plot="the_power_of_arms",
            plots="building_season calm_over_westeros snowed_under",
            used="mutual_enemies",
            agenda="the_siege_of_winterfell",
            gold=3,
            power=5,
            title="lord_commander_of_the_kingsguard",
        ),
        side(
            house="lannister",
            play="the_hound ser_jaime_lannister:with=gilded_plate tywin_lannister:gold=2 cersei_lannister"
            " lannisport_steward:kneeling tyrion_lannister shae bronn varys enemy_informer"
            " lannisport golden_tooth_mines the_goldroad western_fiefdoms hall_of_heroes",
            hand="the_lions_will insidious_ways",
            deck=6,
            plot="hear_me_roar",
            plots="blockade wildfire_assault planning_ahead",
            gold=2,
            power=6,
            title="master_of_coin",
        ),
        staging_living.baratheon("hand_of_the_king"),
        staging_living.targaryen("master_of_laws"),
        first=1,
        goes_on=True,
    )
    table.seat(1).attacks("military", "the_hound", "ser_jaime_lannister", "bronn", against=0)
    table.passes_until("prompt-defend")
    return table.table


def bearing_duel() -> State:
    """Three attack with what they bear, and so can they who may defend."""
    table = duel_scene(
        stark=side(
            play="eddard_stark:with=ice:with=hand_of_the_king:power=2 robb_stark:power=1:with=direwolf catelyn_stark"
            " arya_stark:with=needle:kneeling greatjon_umber winterfell",
            hand="hodor ser_rodrik_cassel not_today winter_is_coming",
            deck=10,
            plot="calling_the_banners",
            plots="storm_of_swords the_old_gods",
        ),
        lannister=side(
            play="ser_jaime_lannister:with=gilded_plate:with=kingsguard_cloak:power=2 ser_gregor_clegane the_hound"
            " cersei_lannister casterly_rock",
            deck=10,
            plot="killing_cold",
            plots="uneasy_truce under_arrest",
        ),
        first="lannister",
        goes_on=True,
    )
    table.lannister.attacks("military", "ser_jaime_lannister", "ser_gregor_clegane", "the_hound")
    table.passes_until("prompt-defend")
    return table.table


def bearing_council() -> State:
    """The same among four."""
    table = living_scene(
        side(
            house="stark",
            play="eddard_stark:power=2:with=ramsays_hunting_dogs:with=ice robb_stark:with=nymeria catelyn_stark"
            " bran_stark:kneeling:with=summer hodor jon_snow winterfell_castle great_keep",
            hand="winter_is_coming distinct_mastery guilty lady",
            deck=6,
            plot="the_power_of_arms",
            plots="building_season calm_over_westeros snowed_under",
            agenda="the_siege_of_winterfell",
            gold=3,
            title="lord_commander_of_the_kingsguard",
        ),
        side(
            house="lannister",
            play="the_hound:with=gutter_rats_cunning ser_jaime_lannister:with=gilded_plate:with=lordship bronn:with=milk_of_the_poppy cersei_lannister"
            " lannisport",
            deck=6,
            plot="hear_me_roar",
            plots="blockade wildfire_assault planning_ahead",
            title="master_of_coin",
        ),
        staging_living.baratheon("hand_of_the_king"),
        staging_living.targaryen("master_of_laws"),
        first=1,
        goes_on=True,
    )
    table.seat(1).attacks("military", "the_hound", "ser_jaime_lannister", "bronn", against=0)
    table.passes_until("prompt-defend")
    return table.table


STAGES: Final[dict[str, tuple[Callable[[], State], ...]]] = {
    "hand-of-the-king": (lambda: played("hand-of-the-king", 12), lambda: played("hand-of-the-king", 24)),
    "btwixt": (lambda: played("btwixt", 60), lambda: played("btwixt", 140)),
    "monopoly": (lambda: staging_monopoly.completing().realm, lambda: staging_monopoly.crowded().realm),
    "stark-lannister": (duel, great_duel, bearing_duel),
    "living-card-game": (lambda: staging_living.attacked().table, great_council, bearing_council),
}
SETUPS: Final[dict[str, Callable[[Settings, int], Any]]] = {id: game.setup for id, game in GAMES.items()}


def stage(game: Game[Any]) -> None:
    def staged(settings: Settings, seed: int) -> State:
        if seed not in range(1, 1 + len(STAGES[game.id])):
            return SETUPS[game.id](settings, SEED)  # type: ignore[no-any-return]
        return STAGES[game.id][seed - 1]()

    game.setup = staged  # type: ignore[method-assign]


if __name__ == "__main__":
    for each in GAMES.values():
        stage(each)
    main(Path(sys.argv[1]), int(sys.argv[2]))
