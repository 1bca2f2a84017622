"""The Stark deck: 33 cards, 50 with all copies."""

from typing import Final

from fivethrones.games.card_engine.box.card import Card, attachment, character, event, location
from fivethrones.games.card_engine.box.figures import (
    ALL_TYPES,
    INTRIGUE,
    LIMITED,
    MILITARY,
    NEUTRAL,
    POWER,
    RENOWN,
    STARK,
    STEALTH,
)
from fivethrones.games.card_engine.records.lasting import CHALLENGE
from fivethrones.games.card_engine.records.occurrences import (
    DEFENDS,
    DOMINATES,
    ENTERED,
    LOST,
    RESOLVED,
    WAS_KILLED,
    WON,
)
from fivethrones.games.card_engine.records.phases import CHALLENGES_PHASE, DOMINANCE
from fivethrones.games.card_engine.values.matching import DEFENDING
from fivethrones.games.card_engine.values.of_cards import ATTACK, BE_BARRED
from fivethrones.games.card_engine.values.players import YOU
from fivethrones.games.card_engine.vocabulary.active_abilities import Act, Respond, Save
from fivethrones.games.card_engine.vocabulary.conditions import InChallenge, There, YouAreActive, YouAttack
from fivethrones.games.card_engine.vocabulary.costs import DiscardSelf, KneelOthers, KneelSelf
from fivethrones.games.card_engine.vocabulary.effects import Draw, GainPower, Kill, Stand
from fivethrones.games.card_engine.vocabulary.filters import BEARER, CHARACTERS, ITSELF
from fivethrones.games.card_engine.vocabulary.for_a_while import (
    LoseIcon,
    NoStrength,
    RaiseClaim,
    Strength,
)
from fivethrones.games.card_engine.vocabulary.groups import PAID, TARGET, THE_BEARER, THIS_CARD
from fivethrones.games.card_engine.vocabulary.in_challenges import JoinChallenge
from fivethrones.games.card_engine.vocabulary.reductions import ReducesCost
from fivethrones.games.card_engine.vocabulary.static_effects import Cannot, Modify, StaysStanding
from fivethrones.games.card_engine.vocabulary.triggers import AS_DEFENDER, After, AfterAnyone, AfterYou
from fivethrones.games.stark_lannister.cards.neutral import (
    INN_AT_THE_CROSSROADS,
    LITTLEFINGER,
    THE_IRON_THRONE,
)

MY_STARKS: Final = CHARACTERS.mine().of(STARK)

CHARACTER_CARDS: Final[list[tuple[int, Card]]] = [
    (2, character(
        "eddard_stark", STARK, cost=4, strength=3, icons=[MILITARY, POWER], traits=["lord"],
        abilities=[Respond(After(ENTERED, ITSELF), [GainPower(THIS_CARD)])],
        keywords=[RENOWN],
    )),
    (2, character(
        "robb_stark", STARK, cost=4, strength=3, icons=[MILITARY, POWER], traits=["lord"],
        abilities=[Modify(MY_STARKS.attacking().other(), strength=1, when=[There(ITSELF.attacking())])],
        keywords=[RENOWN],
    )),
    (2, character(
        "catelyn_stark", STARK, cost=3, strength=3, icons=[INTRIGUE, POWER], traits=["lady"],
        abilities=[Respond(After(DEFENDS, ITSELF), [NoStrength(TARGET)], target=CHARACTERS.taking_part())],
    )),
    (2, character(
        "jon_snow", STARK, cost=3, strength=3, icons=[MILITARY, POWER], traits=["bastard", "nights_watch"],
        abilities=[Respond(AfterAnyone(RESOLVED, ITSELF.defending()), [Stand(THIS_CARD)])],
    )),
    (2, character("arya_stark", STARK, cost=2, strength=2, icons=[MILITARY, POWER], traits=["lady"], keywords=[STEALTH])),
    (2, character(
        "sansa_stark", STARK, cost=2, strength=2, icons=[INTRIGUE, POWER], traits=["lady"],
        abilities=[Respond(AfterYou(LOST, [INTRIGUE], AS_DEFENDER), [Draw(YOU, 1)])],
    )),
    (1, character(
        "bran_stark", STARK, cost=2, strength=1, icons=[POWER], traits=["lord"],
        abilities=[Act([Strength(TARGET, 2)], CHALLENGES_PHASE, costs=[KneelSelf()], target=MY_STARKS.defending())],
    )),
    (1, character(
        "maester_luwin", STARK, cost=3, strength=2, icons=[INTRIGUE], traits=["maester"],
        abilities=[Act([Draw(YOU, 2)], DOMINANCE, costs=[KneelSelf()])],
    )),
    (1, character(
        "hodor", STARK, cost=1, strength=4, icons=[MILITARY, POWER], traits=["ally"],
        abilities=[Cannot(ATTACK, ITSELF), Cannot(BE_BARRED, ITSELF)],
    )),
    (1, character(
        "ser_rodrik_cassel", STARK, cost=3, strength=2, icons=[MILITARY, POWER], traits=["knight"],
        abilities=[StaysStanding(ITSELF, DEFENDING, ALL_TYPES), Modify(ITSELF.defending(), strength=2)],
    )),
    (1, character(
        "jory_cassel", STARK, cost=2, strength=2, icons=[MILITARY], traits=["guard"],
        abilities=[Save(MY_STARKS.unique().other(), [DiscardSelf()])],
    )),
    (1, character(
        "greatjon_umber", STARK, cost=4, strength=3, icons=[MILITARY, POWER], traits=["lord"],
        abilities=[Act(
            [JoinChallenge(THIS_CARD)], CHALLENGES_PHASE,
            when=[InChallenge(MILITARY, POWER), There(ITSELF.not_taking_part())], costs=[KneelSelf()],
        )],
    )),
    (1, character("theon_greyjoy", STARK, cost=3, strength=3, icons=[MILITARY, POWER], traits=["lord"], keywords=[STEALTH])),
    (1, character(
        "septa_mordane", STARK, cost=2, strength=2, icons=[INTRIGUE], traits=["septa"],
        abilities=[Act(
            [LoseIcon(TARGET, INTRIGUE)], CHALLENGES_PHASE, costs=[KneelSelf()],
            target=CHARACTERS.theirs().not_taking_part().with_the_icon(INTRIGUE),
        )],
    )),
    (1, character(
        "syrio_forel", NEUTRAL, cost=2, strength=2, icons=[MILITARY], traits=["ally"],
        abilities=[Modify(CHARACTERS.mine().called("arya_stark"), strength=1)],
        keywords=[STEALTH],
    )),
    (1, LITTLEFINGER),
    (3, character(
        "stark_retinue", STARK, cost=2, strength=1, icons=[MILITARY], traits=["guard"],
        abilities=[Respond(After(DEFENDS, ITSELF), [Draw(YOU, 1)])],
        unique=False,
    )),
    (3, character("northern_bannermen", STARK, cost=3, strength=3, icons=[MILITARY, POWER], traits=["army"], unique=False)),
]  # fmt: skip

ATTACHMENT_CARDS: Final[list[tuple[int, Card]]] = [
    (2, attachment("direwolf", STARK, cost=2, traits=["creature", "direwolf"], bearer=MY_STARKS, abilities=[Save(BEARER, [KneelSelf()])])),
    (1, attachment(
        "hand_of_the_king", STARK, cost=1, traits=["title"], bearer=CHARACTERS.mine().with_trait("lord", "lady"),
        abilities=[Act([Stand(THE_BEARER)], costs=[KneelSelf()])],
        unique=True,
    )),
    (1, attachment(
        "ice", STARK, cost=2, traits=["weapon"], bearer=MY_STARKS,
        abilities=[Act(
            [Kill(TARGET)], CHALLENGES_PHASE, when=[There(BEARER.taking_part())], costs=[DiscardSelf()],
            target=CHARACTERS.taking_part().not_the_bearer(),
        )],
        unique=True,
    )),
    (1, attachment(
        "needle", STARK, cost=1, traits=["weapon"], bearer=MY_STARKS,
        abilities=[Modify(BEARER, strength=1), Modify(BEARER.called("arya_stark"), keywords=[RENOWN])],
        unique=True,
    )),
]  # fmt: skip

LOCATION_CARDS: Final[list[tuple[int, Card]]] = [
    (1, location("winterfell", STARK, cost=3, traits=["the_north", "stronghold"], abilities=[Modify(MY_STARKS, strength=1)], unique=True)),
    (3, location("winterfell_castle", STARK, cost=0, traits=["the_north"], keywords=[LIMITED], income=1)),
    (1, location(
        "godswood", STARK, cost=2, traits=["the_north"],
        abilities=[ReducesCost(CHARACTERS.of(STARK), 2, when=[YouAreActive()])],
        keywords=[LIMITED],
    )),
    (1, THE_IRON_THRONE),
    (2, INN_AT_THE_CROSSROADS),
]  # fmt: skip

EVENT_CARDS: Final[list[tuple[int, Card]]] = [
    (2, event("not_today", STARK, Save(CHARACTERS.unique()))),
    (2, event("winter_is_coming", STARK, Act(
        [RaiseClaim(1)], CHALLENGES_PHASE, when=[YouAttack(), There(MY_STARKS.attacking())], limit=1, by_name=True,
    ))),
    (2, event("for_the_north", STARK, Act(
        [Strength(TARGET, 3)], CHALLENGES_PHASE, when=[InChallenge()], target=MY_STARKS.taking_part(),
        limit=1, per=CHALLENGE, by_name=True,
    ))),
    (1, event("the_king_in_the_north", STARK, Respond(
        AfterYou(DOMINATES), [GainPower(PAID)], costs=[KneelOthers(MY_STARKS, 2)],
    ))),
    (1, event("the_north_remembers", STARK, Respond(
        After(WAS_KILLED, MY_STARKS), [Stand(TARGET), GainPower(TARGET)], target=MY_STARKS, limit=1, by_name=True,
    ))),
    (1, event("ambush_in_the_whispering_wood", STARK, Respond(
        AfterYou(WON, [MILITARY], AS_DEFENDER), [Kill(TARGET)], target=CHARACTERS.theirs().attacking(),
    ))),
]  # fmt: skip

STARK_DECK: Final = CHARACTER_CARDS + ATTACHMENT_CARDS + LOCATION_CARDS + EVENT_CARDS
