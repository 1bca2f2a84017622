"""The plots."""

from typing import Final

from fivethrones.games.card_engine.box.card import plot
from fivethrones.games.card_engine.box.figures import (
    CHARACTER,
    INTRIGUE,
    LANNISTER,
    LOCATION,
    MILITARY,
    NOBLE,
    POWER,
    TARGARYEN,
    WAR,
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
    plot("summoning_season", income=4, initiative=3, claim=1, abilities=[WhenRevealed([SearchDeck(YOU_AND_CHOSEN, CHARACTERS)], player=OPPONENTS)]),
    plot("mutual_cause", income=3, initiative=3, claim=2, abilities=[WhenRevealed([Pact(POWER)], [SeveralOpponents()], player=OPPONENTS)]),
    plot("uneasy_truce", income=4, initiative=0, claim=1, abilities=[Figure(TOLL, 2, EACH, MILITARY)]),
    plot("rains_of_autumn", income=4, initiative=5, claim=1, abilities=[Figure(NO_INCOME_BONUS, players=EACH)]),
    plot(
        "good_for_the_gander", income=4, initiative=0, claim=1,
        abilities=[WhenRevealed([CopyWhenRevealed()], target=PLOTS.theirs(), target_in=REVEALED)],
    ),
    plot(
        "tourney_for_the_hand", income=3, initiative=6, claim=1,
        abilities=[Modify(MY_KNIGHTS, strength=1), Immune(MY_KNIGHTS, CHARACTER, OPPONENTS)],
    ),
    plot(
        "fleeing_to_the_wall", income=3, initiative=3, claim=1,
        abilities=[WhenRevealed([DiscardTheRest(LOCATIONS.mine(), 3, savable=False)])],
        traits=["others"], final=True,
    ),
    plot(
        "drunken_allegations", income=3, initiative=4, claim=1,
        abilities=[WhenRevealed([EachKneels(CHARACTERS.standing(), YOU_AND_CHOSEN)], player=OPPONENTS)],
    ),
    plot("mutual_blackmail", income=3, initiative=1, claim=2, abilities=[WhenRevealed([Pact(INTRIGUE)], [SeveralOpponents()], player=OPPONENTS)]),
    plot(
        "planning_ahead", income=3, initiative=0, claim=1,
        abilities=[
            Figure(SKIPS_TAXATION, players=EACH, when=[NobodyIsTaxed()]),
            Figure(KEEPS_GOLD, when=[Unless(NobodyIsTaxed())]),
        ],
    ),
    plot("wildfire_assault", income=3, initiative=4, claim=1, abilities=[WhenRevealed([EachSpares(CHARACTERS.mine(), 3, savable=False)])]),
    plot(
        "hear_me_roar", income=5, initiative=3, claim=1, abilities=[Modify(CHARACTERS.without_the_icon(INTRIGUE), strength=-1)], only=LANNISTER,
    ),
    plot("blockade", income=0, initiative=4, claim=1, abilities=[Figure(NO_PLOT_INCOME, players=OPPONENTS)]),
    plot("the_power_of_blood", income=4, initiative=3, claim=1, abilities=[Cannot(BE_KILLED, CHARACTERS.with_crest(NOBLE))], per_deck=2),
    plot("building_season", income=4, initiative=1, claim=1, abilities=[WhenRevealed([SearchDeck(YOU_AND_CHOSEN, LOCATIONS)], player=OPPONENTS)]),
    plot("mutual_enemies", income=2, initiative=2, claim=2, abilities=[WhenRevealed([Pact(MILITARY)], [SeveralOpponents()], player=OPPONENTS)]),
    plot("holding_the_trident", income=3, initiative=4, claim=1, abilities=[Modify(CHARACTERS.mine(), strength=2, when=[FewerCharacters()])]),
    plot("calm_over_westeros", income=4, initiative=3, claim=1, abilities=[Figure(EVENT_TOLL, 1, EACH)]),
    plot(
        "snowed_under", income=3, initiative=0, claim=1,
        abilities=[Forced(PhaseBegins(STANDING), [ReturnOneOfEach(Filter(CHARACTER | LOCATION).kneeling())])],
    ),
    plot(
        "the_power_of_arms", income=3, initiative=1, claim=2,
        abilities=[Modify(CHARACTERS.mine().with_crest(WAR), strength=2)],
        per_deck=2,
    ),
    plot("valar_morghulis", income=2, initiative=0, claim=0, abilities=[WhenRevealed([Kill(Every(CHARACTERS))])]),
    plot(
        "condemned_by_the_realm", income=5, initiative=3, claim=1,
        abilities=[WhenRevealed([EachKills(CHARACTERS.that(Not(CARDS.mine())), CHOSEN)], player=OPPONENTS)],
    ),
    plot("counting_favors", income=3, initiative=3, claim=1, abilities=[WhenRevealed([Draw(YOU_AND_CHOSEN, 3)], player=OPPONENTS)]),
    plot("power_and_wealth", income=3, initiative=5, claim=1, abilities=[StrengthPerAttachment(CHARACTERS.mine())]),
    plot(
        "mad_kings_legacy", income=4, initiative=3, claim=1, abilities=[WhenRevealed([DiscardFromPlay(TARGET)], target=ATTACHMENTS)],
        only=TARGARYEN,
    ),
    plot("rule_by_decree", income=4, initiative=4, claim=1, abilities=[WhenRevealed([LargestHand(4)])], final=True),
    plot("noose_and_swordpoint", income=4, initiative=3, claim=1, abilities=[Cannot(STAND_UP, CHARACTERS.with_strength_up_to(2))]),
    plot("herding_the_masses", income=2, initiative=0, claim=2, abilities=[Cannot(DEFEND, CHARACTERS.not_unique())]),
]  # fmt: skip
