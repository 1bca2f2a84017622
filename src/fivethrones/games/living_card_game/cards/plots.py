"""The plots."""

from typing import Final

from fivethrones.games.card_engine.cards import LANNISTER, TARGARYEN, plot

PLOTS: Final = [
    plot("summoning_season", 4, 3, 1, []),
    plot("mutual_cause", 3, 3, 2, []),
    plot("uneasy_truce", 4, 0, 1, []),
    plot("rains_of_autumn", 4, 5, 1, []),
    plot("good_for_the_gander", 4, 0, 1, []),
    plot("tourney_for_the_hand", 3, 6, 1, []),
    plot("fleeing_to_the_wall", 3, 3, 1, [], traits=["others"], final=True),
    plot("drunken_allegations", 3, 4, 1, []),
    plot("mutual_blackmail", 3, 1, 2, []),
    plot("planning_ahead", 3, 0, 1, []),
    plot("wildfire_assault", 3, 4, 1, []),
    plot("hear_me_roar", 5, 3, 1, [], only=LANNISTER),
    plot("blockade", 0, 4, 1, []),
    plot("the_power_of_blood", 4, 3, 1, [], per_deck=2),
    plot("building_season", 4, 1, 1, []),
    plot("mutual_enemies", 2, 2, 2, []),
    plot("holding_the_trident", 3, 4, 1, []),
    plot("calm_over_westeros", 4, 3, 1, []),
    plot("snowed_under", 3, 0, 1, []),
    plot("the_power_of_arms", 3, 1, 2, [], per_deck=2),
    plot("valar_morghulis", 2, 0, 0, []),
    plot("condemned_by_the_realm", 5, 3, 1, []),
    plot("counting_favors", 3, 3, 1, []),
    plot("power_and_wealth", 3, 5, 1, []),
    plot("mad_kings_legacy", 4, 3, 1, [], only=TARGARYEN),
    plot("rule_by_decree", 4, 4, 1, [], final=True),
    plot("noose_and_swordpoint", 4, 3, 1, []),
    plot("herding_the_masses", 2, 0, 2, []),
]  # fmt: skip
