"""The agendas; all come with the supplement."""

from typing import Final

from fivethrones.games.card_engine.box.card import agenda
from fivethrones.games.card_engine.box.figures import (
    BARATHEON,
    GREYJOY,
    INTRIGUE,
    LANNISTER,
    MARTELL,
    MILITARY,
    POWER,
    RENOWN,
    STARK,
    TARGARYEN,
)
from fivethrones.games.card_engine.records.occurrences import LOST, WON
from fivethrones.games.card_engine.records.phases import CHALLENGES_PHASE
from fivethrones.games.card_engine.values.of_players import DRAWS, MORE_CHALLENGES, NO_HOUSE_POWER
from fivethrones.games.card_engine.values.players import EACH, THAT_PLAYER, WINNER
from fivethrones.games.card_engine.vocabulary.active_abilities import Forced, Respond, WhenRevealed
from fivethrones.games.card_engine.vocabulary.branching import ChooseOne, Way
from fivethrones.games.card_engine.vocabulary.conditions import Fewest, InChallenge, Most, Unless
from fivethrones.games.card_engine.vocabulary.each import EachKills
from fivethrones.games.card_engine.vocabulary.effects import Draw, HousePower
from fivethrones.games.card_engine.vocabulary.filters import CHARACTERS
from fivethrones.games.card_engine.vocabulary.reductions import NoPenalty
from fivethrones.games.card_engine.vocabulary.static_effects import Figure, Modify
from fivethrones.games.card_engine.vocabulary.triggers import AfterBy, AfterYou, PhaseEnds
from fivethrones.games.living_card_game.words.agendas import (
    FewestDraw,
    GiveUp,
    OthersWinEarlier,
    UnequalTotals,
)

MY_KNIGHTS: Final = CHARACTERS.mine().with_trait("knight")

AGENDAS: Final = [
    agenda("treaty_with_the_north", abilities=[NoPenalty(STARK), OthersWinEarlier(5, "treaty")], traits=["treaty"]),
    agenda(
        "the_siege_of_winterfell",
        abilities=[
            Figure(NO_HOUSE_POWER, when=[Unless(InChallenge(MILITARY))]),
            Respond(AfterYou(WON, [MILITARY]), [HousePower(2)]),
        ],
        only=STARK,
    ),
    agenda(
        "knights_of_the_realm",
        abilities=[
            Figure(DRAWS, 1, when=[Most(MY_KNIGHTS, EACH)]),
            Figure(DRAWS, -1, when=[Fewest(MY_KNIGHTS, EACH)]),
        ],
    ),
    agenda(
        "heir_to_the_iron_throne",
        abilities=[
            WhenRevealed([ChooseOne([Way("way-no-military", [GiveUp(MILITARY)]), Way("way-no-intrigue", [GiveUp(INTRIGUE)])])]),
            Figure(MORE_CHALLENGES, type=POWER),
        ],
        only=TARGARYEN,
    ),
    agenda(
        "the_power_behind_the_throne",
        abilities=[
            Figure(MORE_CHALLENGES, type=INTRIGUE),
            Forced(
                AfterYou(LOST, [INTRIGUE]),
                [ChooseOne(
                    [Way("way-draw", [Draw(WINNER, 1)]), Way("way-house-power", [HousePower(1, WINNER)])],
                    WINNER, may=True,
                )],
            ),
        ],
        only=LANNISTER,
    ),
    agenda(
        "a_noble_cause",
        abilities=[
            Figure(DRAWS, -1),
            Modify(CHARACTERS.mine().of(BARATHEON).costing_at_least(2), keywords=[RENOWN]),
        ],
        only=BARATHEON,
    ),
    agenda(
        "the_old_way",
        abilities=[Forced(
            AfterBy(LOST, EACH), [EachKills(CHARACTERS.mine().taking_part(), THAT_PLAYER)], [UnequalTotals()],
        )],
        only=GREYJOY,
    ),
    agenda("bloodthirst", abilities=[Forced(PhaseEnds(CHALLENGES_PHASE), [FewestDraw(CHARACTERS.mine(), 2)])], only=MARTELL),
]  # fmt: skip
