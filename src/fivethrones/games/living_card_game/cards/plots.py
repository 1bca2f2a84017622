"""The plots."""

from typing import Final

from fivethrones.games.card_engine.box.card import (
    CHARACTER,
    INTRIGUE,
    LANNISTER,
    LOCATION,
    MILITARY,
    NOBLE,
    POWER,
    TARGARYEN,
    WAR,
    plot,
)
from fivethrones.games.card_engine.records.phases import STANDING
from fivethrones.games.card_engine.records.zones import REVEALED
from fivethrones.games.card_engine.values.of_cards import BE_KILLED, DEFEND, STAND_UP
from fivethrones.games.card_engine.values.of_players import (
    EVENT_TOLL,
    KEEPS_GOLD,
    NO_INCOME_BONUS,
    NO_PLOT_INCOME,
    SKIPS_TAXATION,
    TOLL,
)
from fivethrones.games.card_engine.values.players import CHOSEN, EACH, OPPONENTS, YOU_AND_CHOSEN
from fivethrones.games.card_engine.vocabulary.active_abilities import Forced, WhenRevealed
from fivethrones.games.card_engine.vocabulary.conditions import SeveralOpponents, Unless
from fivethrones.games.card_engine.vocabulary.each import (
    DiscardTheRest,
    EachKills,
    EachKneels,
    EachSpares,
    ReturnOneOfEach,
)
from fivethrones.games.card_engine.vocabulary.effects import DiscardFromPlay, Draw, Kill
from fivethrones.games.card_engine.vocabulary.filters import (
    ATTACHMENTS,
    CARDS,
    CHARACTERS,
    LOCATIONS,
    PLOTS,
    Filter,
)
from fivethrones.games.card_engine.vocabulary.groups import TARGET, Every
from fivethrones.games.card_engine.vocabulary.hands import SearchDeck
from fivethrones.games.card_engine.vocabulary.in_challenges import Pact
from fivethrones.games.card_engine.vocabulary.marks import Not
from fivethrones.games.card_engine.vocabulary.plots import CopyWhenRevealed
from fivethrones.games.card_engine.vocabulary.static_effects import (
    Cannot,
    Figure,
    Immune,
    Modify,
    StrengthPerAttachment,
)
from fivethrones.games.card_engine.vocabulary.triggers import PhaseBegins
from fivethrones.games.living_card_game.words.counting import FewerCharacters
from fivethrones.games.living_card_game.words.hands import LargestHand
from fivethrones.games.living_card_game.words.taxes import NobodyIsTaxed

MY_KNIGHTS: Final = CHARACTERS.mine().with_trait("knight")

PLOT_CARDS: Final = [
    plot("summoning_season", 4, 3, 1, [WhenRevealed([SearchDeck(YOU_AND_CHOSEN, CHARACTERS)], player=OPPONENTS)]),
    plot("mutual_cause", 3, 3, 2, [WhenRevealed([Pact(POWER)], [SeveralOpponents()], player=OPPONENTS)]),
    plot("uneasy_truce", 4, 0, 1, [Figure(TOLL, 2, EACH, MILITARY)]),
    plot("rains_of_autumn", 4, 5, 1, [Figure(NO_INCOME_BONUS, players=EACH)]),
    plot(
        "good_for_the_gander", 4, 0, 1,
        [WhenRevealed([CopyWhenRevealed()], target=PLOTS.theirs(), target_in=REVEALED)],
    ),
    plot(
        "tourney_for_the_hand", 3, 6, 1,
        [Modify(MY_KNIGHTS, strength=1), Immune(MY_KNIGHTS, CHARACTER, OPPONENTS)],
    ),
    plot(
        "fleeing_to_the_wall", 3, 3, 1,
        [WhenRevealed([DiscardTheRest(LOCATIONS.mine(), 3, savable=False)])],
        traits=["others"], final=True,
    ),
    plot(
        "drunken_allegations", 3, 4, 1,
        [WhenRevealed([EachKneels(CHARACTERS.standing(), YOU_AND_CHOSEN)], player=OPPONENTS)],
    ),
    plot("mutual_blackmail", 3, 1, 2, [WhenRevealed([Pact(INTRIGUE)], [SeveralOpponents()], player=OPPONENTS)]),
    plot(
        "planning_ahead", 3, 0, 1,
        [
            Figure(SKIPS_TAXATION, players=EACH, when=[NobodyIsTaxed()]),
            Figure(KEEPS_GOLD, when=[Unless(NobodyIsTaxed())]),
        ],
    ),
    plot("wildfire_assault", 3, 4, 1, [WhenRevealed([EachSpares(CHARACTERS.mine(), 3, savable=False)])]),
    plot(
        "hear_me_roar", 5, 3, 1, [Modify(CHARACTERS.without_the_icon(INTRIGUE), strength=-1)], only=LANNISTER,
    ),
    plot("blockade", 0, 4, 1, [Figure(NO_PLOT_INCOME, players=OPPONENTS)]),
    plot("the_power_of_blood", 4, 3, 1, [Cannot(BE_KILLED, CHARACTERS.with_crest(NOBLE))], per_deck=2),
    plot("building_season", 4, 1, 1, [WhenRevealed([SearchDeck(YOU_AND_CHOSEN, LOCATIONS)], player=OPPONENTS)]),
    plot("mutual_enemies", 2, 2, 2, [WhenRevealed([Pact(MILITARY)], [SeveralOpponents()], player=OPPONENTS)]),
    plot("holding_the_trident", 3, 4, 1, [Modify(CHARACTERS.mine(), strength=2, when=[FewerCharacters()])]),
    plot("calm_over_westeros", 4, 3, 1, [Figure(EVENT_TOLL, 1, EACH)]),
    plot(
        "snowed_under", 3, 0, 1,
        [Forced(PhaseBegins(STANDING), [ReturnOneOfEach(Filter(CHARACTER | LOCATION).kneeling())])],
    ),
    plot(
        "the_power_of_arms", 3, 1, 2,
        [Modify(CHARACTERS.mine().with_crest(WAR), strength=2)],
        per_deck=2,
    ),
    plot("valar_morghulis", 2, 0, 0, [WhenRevealed([Kill(Every(CHARACTERS))])]),
    plot(
        "condemned_by_the_realm", 5, 3, 1,
        [WhenRevealed([EachKills(CHARACTERS.that(Not(CARDS.mine())), CHOSEN)], player=OPPONENTS)],
    ),
    plot("counting_favors", 3, 3, 1, [WhenRevealed([Draw(YOU_AND_CHOSEN, 3)], player=OPPONENTS)]),
    plot("power_and_wealth", 3, 5, 1, [StrengthPerAttachment(CHARACTERS.mine())]),
    plot(
        "mad_kings_legacy", 4, 3, 1, [WhenRevealed([DiscardFromPlay(TARGET)], target=ATTACHMENTS)],
        only=TARGARYEN,
    ),
    plot("rule_by_decree", 4, 4, 1, [WhenRevealed([LargestHand(4)])], final=True),
    plot("noose_and_swordpoint", 4, 3, 1, [Cannot(STAND_UP, CHARACTERS.with_strength_up_to(2))]),
    plot("herding_the_masses", 2, 0, 2, [Cannot(DEFEND, CHARACTERS.not_unique())]),
]  # fmt: skip
