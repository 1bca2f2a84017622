"""A server where the living card game begins in the midst of things: ``python -m browser.staging_living``

As `browser.dealing`, but the seed says which of these positions a table begins with; any other seed deals as usual.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from browser.dealing import main
from fivethrones.games import GAMES
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import Action
from fivethrones.kernel.play import legal
from fivethrones.kernel.settings import Settings
from games.card_engine.driver import Driver
from games.card_engine.scene import Side
from games.living_card_game.scene import GAME, scene, side

HOUSES: Final = ["stark", "lannister", "baratheon", "targaryen"]


def stark(title: str = "", gold: int = 1) -> Side:
    return side(
        house="stark",
        play="eddard_stark:power=2 robb_stark:with=ice catelyn_stark:under=catelyn_stark hodor bran_stark:kneeling"
        " winterfell_castle great_keep northern_fiefdoms narrow_sea",
        hand="winter_is_coming distinct_mastery summer knight_of_the_tumblestone direwolf_pup guilty",
        deck="godswood lady ghost arya_stark sansa_stark jon_snow",
        dead="shaggydog",
        discard="grey_wind kennel_master",
        plot="the_power_of_arms",
        plots="building_season calm_over_westeros snowed_under",
        used="mutual_enemies",
        gold=gold,
        power=5,
        title=title,
    )


def lannister(title: str = "", gold: int = 2) -> Side:
    return side(
        house="lannister",
        play="the_hound ser_jaime_lannister:with=gilded_plate tywin_lannister cersei_lannister lannisport_steward:kneeling"
        " lannisport golden_tooth_mines the_goldroad western_fiefdoms",
        hand="the_lions_will insidious_ways bronn varys",
        deck="tyrion_lannister shae enemy_informer the_goldroad hall_of_heroes",
        plot="hear_me_roar",
        plots="blockade wildfire_assault planning_ahead",
        gold=gold,
        power=6,
        title=title,
    )


def baratheon(title: str = "") -> Side:
    return side(
        house="baratheon",
        play="robert_baratheon:power=1 knight_of_flowers ser_barristan_selmy melisandre:against=milk_of_the_poppy@0"
        " aegons_garden stormlands_fiefdoms",
        hand="muster retreat brienne_of_tarth",
        deck="motley edric_storm selyse_baratheon renly_baratheon",
        plot="summoning_season",
        plots="uneasy_truce rains_of_autumn",
        gold=1,
        power=3,
        title=title,
    )


def targaryen(title: str = "") -> Side:
    return side(
        house="targaryen",
        play="daenerys_targaryen khal_drogo:kneeling drogon jhogo temple_of_the_graces summer_sea",
        hand="viserion rhaegal strong_belwas poisoned_wine",
        deck="daario_naharis xaro_xoan_daxos illyrios_man maester_aemon",
        plot="condemned_by_the_realm",
        plots="counting_favors power_and_wealth",
        gold=3,
        power=4,
        title=title,
    )


def told_in_the_rulebook() -> Driver:
    """Greg, the Crown Regent, is about to attack Sarah, Master of Laws, whom Jaime supports as Master of Coin."""
    return scene(
        side(house="targaryen", play="jhogo", plot="power_and_wealth", title="crown_regent"),
        side(
            house="stark",
            play="knight_of_the_tumblestone",
            plot="building_season",
            title="master_of_laws",
        ),
        side(
            house="baratheon",
            play="ser_barristan_selmy knight_of_the_rainwood",
            plot="summoning_season",
            title="master_of_coin",
        ),
        goes_on=True,
    )


def council(first: int = 0) -> Driver:
    """Four players in the middle of a game, the challenges begin."""
    return scene(
        stark("lord_commander_of_the_kingsguard"),
        lannister("master_of_coin"),
        baratheon("hand_of_the_king"),
        targaryen("master_of_laws"),
        first=first,
        goes_on=True,
    )


def attacked() -> Driver:
    """The second player attacks the first: name defenders."""
    table = council(1)
    table.seat(1).attacks("military", "the_hound", "ser_jaime_lannister", against=0)
    table.passes_until("prompt-defend")
    return table


def choosing() -> Driver:
    """Three titles are taken, the first player is asked."""
    table = scene(stark(), lannister(), baratheon(), targaryen(), phase="plot", first=1, goes_on=True)
    table.passes_until("prompt-plot")
    for seat in range(4):
        plots = legal(table.table, seat)
        assert isinstance(plots[-1], Action)
        table.apply(plots[-1])
    table.seat(table.asked()[0]).says("first 1")
    table.passes_until("prompt-title")
    for title in ("hand_of_the_king", "crown_regent", "master_of_coin"):
        table.seat(table.asked()[0]).says(f"title {title}")
    return table


def regent() -> Driver:
    """The third player attacks the second; the first may turn that away."""
    table = scene(
        stark("crown_regent"),
        lannister("master_of_coin"),
        baratheon("lord_commander_of_the_kingsguard"),
        targaryen("master_of_whispers"),
        first=2,
        goes_on=True,
    )
    table.seat(2).attacks("military", "robert_baratheon", against=1)
    return table


def commander() -> Driver:
    """The third player attacks the second, who does not defend; the first may become the target."""
    table = council(2)
    table.seat(2).attacks("military", "robert_baratheon", against=1)
    table.seat(1).defends()
    return table


def bribing() -> Driver:
    """The first player has gold to offer."""
    return scene(
        stark("crown_regent", gold=4),
        lannister("master_of_coin"),
        baratheon("hand_of_the_king"),
        first=0,
        goes_on=True,
        variant="littlefinger",
    )


def partners() -> Driver:
    """Two against two."""
    return scene(stark(), lannister(), baratheon(), targaryen(), goes_on=True, variant="teams")


def marshalling() -> Driver:
    """Prices with reductions and penalties, something on the House card, an agenda."""
    return scene(
        side(
            house="stark",
            play="robb_stark:with=lordship eddard_stark kingsroad_fiefdom narrow_sea",
            hand="catelyn_stark the_hound summer burned_and_pillaged eddard_stark",
            deck="hodor ghost lady",
            plot="building_season",
            agenda="the_siege_of_winterfell",
            gold=6,
        ),
        side(
            house="greyjoy", play="littlefinger:gold=2 gatehouse", plot="rule_by_decree", deck="bloody_keep"
        ),
        phase="marshalling",
        goes_on=True,
    )


def rivalry() -> Driver:
    """The Master of Whispers is about to challenge two rivals, of whom neither can defend; a third character can still go on."""
    return scene(
        side(
            house="lannister",
            play="raff_the_sweetling bronn house_tully_recruiter",
            plot="hear_me_roar",
            title="master_of_whispers",
        ),
        side(house="stark", plot="building_season", title="master_of_laws"),
        side(house="baratheon", plot="summoning_season", title="crown_regent"),
        goes_on=True,
    )


def hindered() -> Driver:
    """The second player attacks with stealth and Intimidate, and Balon keeps the weak away: name defenders."""
    table = scene(
        side(
            house="stark",
            play="eddard_stark hodor bran_stark arya_stark direwolf_pup knight_of_the_tumblestone winterfell_castle",
            plot="the_power_of_arms",
            gold=1,
        ),
        side(
            house="greyjoy",
            play="victarion_greyjoy balon_greyjoy jhogo theon_greyjoy gatehouse",
            plot="rule_by_decree",
            gold=2,
        ),
        first=1,
        goes_on=True,
    )
    attacker = table.seat(1)
    attacker.attacks("military", "victarion_greyjoy", "balon_greyjoy", "jhogo", "theon_greyjoy")
    table.passes_until("prompt-stealth")
    attacker.bars("eddard_stark")
    table.passes_until("prompt-defend")
    return table


def besieging() -> Driver:
    """The first player has won a battle, and may respond with the agenda."""
    table = scene(
        side(house="stark", play="robb_stark", agenda="the_siege_of_winterfell", plot="building_season"),
        side(house="lannister", hand="ice", plot="hear_me_roar"),
        goes_on=True,
    )
    table.seat(0).attacks("military", "robb_stark")
    table.passes_until("prompt-respond")
    return table


def plenty() -> Driver:
    """The first player may take something back from the discard pile."""
    return scene(
        side(
            house="baratheon",
            play="robert_baratheon",
            hand="prosperity_and_plenty",
            discard="lightbringer stinking_drunk muster",
            plot="summoning_season",
            gold=1,
        ),
        side(house="lannister", play="the_hound", plot="hear_me_roar"),
        goes_on=True,
    )


STAGES: Final[list[Callable[[], Driver]]] = [
    told_in_the_rulebook, council, attacked, choosing, regent, commander, bribing, partners, marshalling,
    rivalry, hindered, besieging, plenty,
]  # fmt: skip


def staged(settings: Settings, seed: int) -> Table:
    return STAGES[seed]().table if seed < len(STAGES) else GAME.setup(settings, seed)


if __name__ == "__main__":
    GAMES["living-card-game"].setup = staged  # type: ignore[method-assign]
    main(Path(sys.argv[1]), int(sys.argv[2]))
