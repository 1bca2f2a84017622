"""The 32 plots: income, initiative, claim, and what they do."""

from typing import Final

from fivethrones.games.card_engine.box.card import plot
from fivethrones.games.card_engine.box.figures import INTRIGUE, LANNISTER, MILITARY, POWER, STARK, STEALTH
from fivethrones.games.card_engine.records.occurrences import DOMINATES
from fivethrones.games.card_engine.records.zones import DECK
from fivethrones.games.card_engine.values.matching import ATTACKING, DEFENDING
from fivethrones.games.card_engine.values.of_cards import BE_SAVED, STAND_UP
from fivethrones.games.card_engine.values.of_players import (
    CLAIM_OF,
    COSTS_STAY,
    KEEPS_GOLD,
    KEEPS_POWER,
    MORE_CHALLENGES,
    NO_INCOME_BONUS,
    PLOT_INCOME,
    SKIPS_STANDING,
    TOLL,
    UNOPPOSED_POWER,
)
from fivethrones.games.card_engine.values.players import EACH, OPPONENTS, YOU
from fivethrones.games.card_engine.vocabulary.active_abilities import Forced, WhenRevealed
from fivethrones.games.card_engine.vocabulary.conditions import Fewest, LostInitiative
from fivethrones.games.card_engine.vocabulary.each import EachDiscards, EachKneels, EachSpares
from fivethrones.games.card_engine.vocabulary.effects import Draw, HousePower, Kill, Kneel
from fivethrones.games.card_engine.vocabulary.filters import CHARACTERS, LOCATIONS
from fivethrones.games.card_engine.vocabulary.groups import TARGET, Every
from fivethrones.games.card_engine.vocabulary.hands import (
    DiscardHand,
    LargestHandDownTo,
    LookAndTake,
    SearchDeck,
)
from fivethrones.games.card_engine.vocabulary.reductions import FirstIsCheaper
from fivethrones.games.card_engine.vocabulary.static_effects import (
    Cannot,
    Figure,
    Modify,
    StaysStanding,
)
from fivethrones.games.card_engine.vocabulary.triggers import AfterYou

LANNISTER_PLOTS: Final = [
    plot("under_arrest", income=4, initiative=2, claim=1, abilities=[WhenRevealed([Kneel(TARGET)], target=CHARACTERS.theirs().standing())]),
    plot("game_of_thrones", income=3, initiative=5, claim=1, abilities=[
        StaysStanding(CHARACTERS.mine(), ATTACKING | DEFENDING, [INTRIGUE]),
    ]),
    plot("hear_me_roar", income=5, initiative=6, claim=1, abilities=[Modify(CHARACTERS.without_the_icon(INTRIGUE), strength=-1)]),
    plot("guarding_the_throne", income=4, initiative=4, claim=1, abilities=[Figure(KEEPS_POWER)]),
    plot("valar_morghulis", income=2, initiative=0, claim=0, abilities=[WhenRevealed([Kill(Every(CHARACTERS))])]),
    plot("killing_cold", income=5, initiative=5, claim=1, abilities=[Figure(SKIPS_STANDING, players=EACH)]),
    plot("uneasy_truce", income=4, initiative=0, claim=1, abilities=[Figure(TOLL, 2, EACH, MILITARY)]),
]  # fmt: skip

STARK_PLOTS: Final = [
    plot("calling_the_banners", income=6, initiative=3, claim=1, abilities=[Figure(COSTS_STAY)]),
    plot(
        "crossing_the_trident",
        income=3,
        initiative=4,
        claim=1,
        abilities=[Modify(CHARACTERS.mine(), strength=2, when=[Fewest(CHARACTERS.mine())])],
    ),
    plot(
        "hidden_in_the_shadows",
        income=5,
        initiative=5,
        claim=1,
        abilities=[Modify(CHARACTERS.mine().attacking_alone(), keywords=[STEALTH])],
    ),
    plot(
        "spies_among_us",
        income=4,
        initiative=4,
        claim=1,
        abilities=[WhenRevealed([LookAndTake(OPPONENTS, DECK)])],
    ),
    plot(
        "storm_of_swords",
        income=2,
        initiative=6,
        claim=1,
        abilities=[Figure(MORE_CHALLENGES, 1, YOU, MILITARY)],
    ),
    plot(
        "the_lion_and_the_wolf",
        income=4,
        initiative=4,
        claim=1,
        abilities=[Figure(CLAIM_OF, 1, EACH, MILITARY)],
    ),
    plot(
        "the_old_gods",
        income=3,
        initiative=2,
        claim=2,
        abilities=[FirstIsCheaper(CHARACTERS.of(STARK | LANNISTER), 2)],
    ),
]

DRAFT_PLOTS: Final = [
    plot("illyrios_gift", income=4, initiative=8, claim=1, abilities=[Forced(AfterYou(DOMINATES), [HousePower(3)])]),
    plot("wildfire_assault", income=3, initiative=4, claim=1, abilities=[WhenRevealed([EachSpares(CHARACTERS.mine(), 3)])]),
    plot("blockade", income=2, initiative=4, claim=1, abilities=[Figure(PLOT_INCOME, -3, OPPONENTS)]),
    plot("rains_of_autumn", income=4, initiative=5, claim=1, abilities=[Figure(NO_INCOME_BONUS, players=EACH)]),
    plot("building_season", income=4, initiative=1, claim=1, abilities=[WhenRevealed([SearchDeck(EACH, LOCATIONS)])]),
    plot("summoning_season", income=4, initiative=3, claim=1, abilities=[WhenRevealed([SearchDeck(EACH, CHARACTERS)])]),
    plot("counting_favors", income=3, initiative=3, claim=1, abilities=[WhenRevealed([Draw(EACH, 2)])]),
    plot("marched_to_the_wall", income=3, initiative=3, claim=1, abilities=[WhenRevealed([EachDiscards(CHARACTERS.mine())])]),
    plot("drunken_allegations", income=4, initiative=4, claim=1, abilities=[WhenRevealed([EachKneels(CHARACTERS.mine())])]),
    plot("tourney_for_the_hand", income=3, initiative=6, claim=1, abilities=[
        Modify(CHARACTERS.mine().with_trait("knight", "lord").attacking().in_challenges(MILITARY), strength=1),
    ]),
    plot("rule_by_decree", income=4, initiative=4, claim=1, abilities=[WhenRevealed([LargestHandDownTo(4)])]),
    plot("noose_and_swordpoint", income=4, initiative=3, claim=1, abilities=[Cannot(STAND_UP, CHARACTERS.with_strength_up_to(2))]),
    plot("planning_ahead", income=3, initiative=0, claim=1, abilities=[Figure(KEEPS_GOLD)]),
    plot("take_them_by_surprise", income=5, initiative=11, claim=1, abilities=[WhenRevealed([DiscardHand(YOU)], when=[LostInitiative()])]),
    plot("a_feast_for_crows", income=2, initiative=7, claim=2, abilities=[Figure(UNOPPOSED_POWER)]),
    plot("a_clash_of_kings", income=3, initiative=5, claim=1, abilities=[Figure(MORE_CHALLENGES, 1, EACH, POWER)]),
    plot("nest_of_vipers", income=3, initiative=5, claim=1, abilities=[Figure(MORE_CHALLENGES, 1, EACH, INTRIGUE)]),
    plot("no_mercy", income=3, initiative=5, claim=1, abilities=[Cannot(BE_SAVED, CHARACTERS)]),
]  # fmt: skip
