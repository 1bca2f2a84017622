"""The 32 plots: income, initiative, claim, and what they do."""

from typing import Final

from fivethrones.games.card_engine.box.card import (
    INTRIGUE,
    LANNISTER,
    MILITARY,
    POWER,
    STARK,
    STEALTH,
    plot,
)
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
    plot("under_arrest", 4, 2, 1, [WhenRevealed([Kneel(TARGET)], target=CHARACTERS.theirs().standing())]),
    plot("game_of_thrones", 3, 5, 1, [
        StaysStanding(CHARACTERS.mine(), ATTACKING | DEFENDING, [INTRIGUE]),
    ]),
    plot("hear_me_roar", 5, 6, 1, [Modify(CHARACTERS.without_the_icon(INTRIGUE), strength=-1)]),
    plot("guarding_the_throne", 4, 4, 1, [Figure(KEEPS_POWER)]),
    plot("valar_morghulis", 2, 0, 0, [WhenRevealed([Kill(Every(CHARACTERS))])]),
    plot("killing_cold", 5, 5, 1, [Figure(SKIPS_STANDING, players=EACH)]),
    plot("uneasy_truce", 4, 0, 1, [Figure(TOLL, 2, EACH, MILITARY)]),
]  # fmt: skip

STARK_PLOTS: Final = [
    plot("calling_the_banners", 6, 3, 1, [Figure(COSTS_STAY)]),
    plot(
        "crossing_the_trident",
        3,
        4,
        1,
        [Modify(CHARACTERS.mine(), strength=2, when=[Fewest(CHARACTERS.mine())])],
    ),
    plot("hidden_in_the_shadows", 5, 5, 1, [Modify(CHARACTERS.mine().attacking_alone(), keywords=[STEALTH])]),
    plot("spies_among_us", 4, 4, 1, [WhenRevealed([LookAndTake(OPPONENTS, DECK)])]),
    plot("storm_of_swords", 2, 6, 1, [Figure(MORE_CHALLENGES, 1, YOU, MILITARY)]),
    plot("the_lion_and_the_wolf", 4, 4, 1, [Figure(CLAIM_OF, 1, EACH, MILITARY)]),
    plot("the_old_gods", 3, 2, 2, [FirstIsCheaper(CHARACTERS.of(STARK | LANNISTER), 2)]),
]

DRAFT_PLOTS: Final = [
    plot("illyrios_gift", 4, 8, 1, [Forced(AfterYou(DOMINATES), [HousePower(3)])]),
    plot("wildfire_assault", 3, 4, 1, [WhenRevealed([EachSpares(CHARACTERS.mine(), 3)])]),
    plot("blockade", 2, 4, 1, [Figure(PLOT_INCOME, -3, OPPONENTS)]),
    plot("rains_of_autumn", 4, 5, 1, [Figure(NO_INCOME_BONUS, players=EACH)]),
    plot("building_season", 4, 1, 1, [WhenRevealed([SearchDeck(EACH, LOCATIONS)])]),
    plot("summoning_season", 4, 3, 1, [WhenRevealed([SearchDeck(EACH, CHARACTERS)])]),
    plot("counting_favors", 3, 3, 1, [WhenRevealed([Draw(EACH, 2)])]),
    plot("marched_to_the_wall", 3, 3, 1, [WhenRevealed([EachDiscards(CHARACTERS.mine())])]),
    plot("drunken_allegations", 4, 4, 1, [WhenRevealed([EachKneels(CHARACTERS.mine())])]),
    plot("tourney_for_the_hand", 3, 6, 1, [
        Modify(CHARACTERS.mine().with_trait("knight", "lord").attacking().in_challenges(MILITARY), strength=1),
    ]),
    plot("rule_by_decree", 4, 4, 1, [WhenRevealed([LargestHandDownTo(4)])]),
    plot("noose_and_swordpoint", 4, 3, 1, [Cannot(STAND_UP, CHARACTERS.with_strength_up_to(2))]),
    plot("planning_ahead", 3, 0, 1, [Figure(KEEPS_GOLD)]),
    plot("take_them_by_surprise", 5, 11, 1, [WhenRevealed([DiscardHand(YOU)], when=[LostInitiative()])]),
    plot("a_feast_for_crows", 2, 7, 2, [Figure(UNOPPOSED_POWER)]),
    plot("a_clash_of_kings", 3, 5, 1, [Figure(MORE_CHALLENGES, 1, EACH, POWER)]),
    plot("nest_of_vipers", 3, 5, 1, [Figure(MORE_CHALLENGES, 1, EACH, INTRIGUE)]),
    plot("no_mercy", 3, 5, 1, [Cannot(BE_SAVED, CHARACTERS)]),
]  # fmt: skip
