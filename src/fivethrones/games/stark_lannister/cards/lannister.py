"""The Lannister deck: 33 cards, 50 with all copies."""

from typing import Final

from fivethrones.games.card_engine.box.card import Card, attachment, character, event, location
from fivethrones.games.card_engine.box.figures import (
    INTRIGUE,
    LANNISTER,
    LIMITED,
    MILITARY,
    NEUTRAL,
    POWER,
    RENOWN,
    STEALTH,
)
from fivethrones.games.card_engine.records.lasting import CHALLENGE
from fivethrones.games.card_engine.records.occurrences import (
    LOST,
    PLOTS_DONE,
    WAS_ATTACHED,
    WAS_KILLED,
    WAS_PLAYED,
    WON,
)
from fivethrones.games.card_engine.records.phases import CHALLENGES_PHASE, DOMINANCE
from fivethrones.games.card_engine.records.zones import DISCARD
from fivethrones.games.card_engine.values.matching import ATTACKING
from fivethrones.games.card_engine.values.of_cards import BE_SAVED, STAND_UP
from fivethrones.games.card_engine.values.players import LOSER, YOU
from fivethrones.games.card_engine.vocabulary.active_abilities import Act, Forced, Respond, Save
from fivethrones.games.card_engine.vocabulary.conditions import InChallenge, SomeoneHasMorePower, There
from fivethrones.games.card_engine.vocabulary.costs import DiscardSelf, Gold, KneelOthers, KneelSelf
from fivethrones.games.card_engine.vocabulary.effects import (
    DiscardFromPlay,
    Draw,
    GainPower,
    HousePower,
    Kill,
    Kneel,
    Stand,
)
from fivethrones.games.card_engine.vocabulary.filters import BEARER, CHARACTERS, ITSELF
from fivethrones.games.card_engine.vocabulary.for_a_while import GainKeyword, IfYouWin, Strength
from fivethrones.games.card_engine.vocabulary.groups import TARGET, THE_BEARER, THIS_CARD
from fivethrones.games.card_engine.vocabulary.hands import DiscardAtRandom, LookAndTake
from fivethrones.games.card_engine.vocabulary.in_challenges import LeaveChallenge
from fivethrones.games.card_engine.vocabulary.static_effects import Cannot, Modify, StaysStanding
from fivethrones.games.card_engine.vocabulary.triggers import AS_ATTACKER, After, AfterAnyone, AfterYou
from fivethrones.games.stark_lannister.cards.neutral import (
    INN_AT_THE_CROSSROADS,
    LITTLEFINGER,
    THE_IRON_THRONE,
)

MY_LANNISTERS: Final = CHARACTERS.mine().of(LANNISTER)

CHARACTER_CARDS: Final[list[tuple[int, Card]]] = [
    (2, character(
        "ser_jaime_lannister", LANNISTER, cost=4, strength=3, icons=[MILITARY, INTRIGUE], traits=["lord", "knight"],
        abilities=[StaysStanding(ITSELF, ATTACKING, [MILITARY])],
        keywords=[RENOWN],
    )),
    (2, character(
        "cersei_lannister", LANNISTER, cost=3, strength=3, icons=[INTRIGUE, POWER], traits=["lady"],
        abilities=[Respond(
            AfterYou(WON, [INTRIGUE], who=ITSELF.taking_part()), [Kneel(TARGET)],
            target=CHARACTERS.theirs().standing(),
        )],
    )),
    (2, character(
        "tyrion_lannister", LANNISTER, cost=4, strength=3, icons=[INTRIGUE, POWER], traits=["lord"],
        abilities=[Respond(AfterYou(WON, who=ITSELF.taking_part()), [Draw(YOU, 1)])],
        keywords=[STEALTH],
    )),
    (2, character("tywin_lannister", LANNISTER, cost=5, strength=4, icons=[MILITARY, INTRIGUE, POWER], traits=["lord"], income=2)),
    (2, character(
        "joffrey_baratheon", LANNISTER, cost=3, strength=2, icons=[POWER], traits=["lord"],
        abilities=[Respond(
            After(WAS_KILLED, CHARACTERS.with_trait("lord", "lady").other()), [GainPower(THIS_CARD)], limit=3,
        )],
    )),
    (2, character(
        "ser_gregor_clegane", LANNISTER, cost=4, strength=4, icons=[MILITARY], traits=["knight"],
        abilities=[Cannot(BE_SAVED, CHARACTERS.theirs(), when=[There(ITSELF.attacking())])],
    )),
    (2, character("the_hound", LANNISTER, cost=1, strength=3, icons=[MILITARY], traits=["ally"])),
    (1, character(
        "ser_kevan_lannister", LANNISTER, cost=2, strength=3, icons=[INTRIGUE], traits=["lord", "knight"],
        abilities=[Modify(ITSELF, icons=[POWER], when=[There(CHARACTERS.mine().with_trait("lord").other())])],
    )),
    (1, character(
        "ser_ilyn_payne", LANNISTER, cost=3, strength=2, icons=[MILITARY], traits=["knight"],
        abilities=[Act(
            [Kill(TARGET)], DOMINANCE, costs=[Gold(2), KneelSelf()],
            target=CHARACTERS.theirs().kneeling().with_strength_up_to(2),
        )],
    )),
    (1, character(
        "bronn", LANNISTER, cost=3, strength=3, icons=[MILITARY, POWER], traits=["mercenary"],
        abilities=[Act([Stand(THIS_CARD)], costs=[Gold(1)], limit=1)],
    )),
    (1, character(
        "grand_maester_pycelle", LANNISTER, cost=3, strength=2, icons=[INTRIGUE, POWER], traits=["maester"],
        abilities=[Respond(AfterYou(WON, [INTRIGUE], who=ITSELF.taking_part()), [DiscardAtRandom(LOSER)])],
    )),
    (1, character(
        "shae", NEUTRAL, cost=2, strength=1, icons=[INTRIGUE], traits=["ally"],
        abilities=[Act(
            [Kneel(TARGET)], CHALLENGES_PHASE, when=[SomeoneHasMorePower()], costs=[KneelSelf()],
            target=CHARACTERS.theirs().standing(),
        )],
    )),
    (1, character(
        "varys", NEUTRAL, cost=3, strength=3, icons=[INTRIGUE, POWER], traits=["lord", "ally"],
        abilities=[Forced(After(WAS_PLAYED, ITSELF), [DiscardFromPlay(TARGET)], target=CHARACTERS.with_trait("ally"))],
        keywords=[STEALTH],
    )),
    (1, LITTLEFINGER),
    (2, character(
        "lannister_guards", LANNISTER, cost=3, strength=2, icons=[MILITARY], traits=["guard"],
        abilities=[Respond(AfterAnyone(PLOTS_DONE), [Draw(YOU, 1)])],
        unique=False,
    )),
    (2, character("lannisport_steward", LANNISTER, cost=2, strength=1, icons=[INTRIGUE], traits=["ally"], unique=False, income=1)),
    (2, character(
        "court_informer", LANNISTER, cost=3, strength=2, icons=[MILITARY, INTRIGUE], traits=["spy"],
        abilities=[Respond(After(WAS_PLAYED, ITSELF), [Kneel(TARGET)], target=CHARACTERS.standing())],
        unique=False,
    )),
]  # fmt: skip

ATTACHMENT_CARDS: Final[list[tuple[int, Card]]] = [
    (2, attachment(
        "gilded_plate", LANNISTER, cost=1, traits=["armor"], bearer=CHARACTERS.mine(), abilities=[Save(BEARER, [Gold(1), DiscardSelf()])],
    )),
    (2, attachment(
        "imprisoned", LANNISTER, cost=2, traits=["condition"], bearer=CHARACTERS.theirs().not_bearing("imprisoned"),
        abilities=[Forced(After(WAS_ATTACHED, ITSELF), [Kneel(THE_BEARER)]), Cannot(STAND_UP, BEARER)],
    )),
    (1, attachment(
        "kingsguard_cloak", LANNISTER, cost=1, traits=["item"], bearer=CHARACTERS.mine().with_trait("knight"),
        abilities=[Modify(BEARER, strength=1, keywords=[RENOWN])],
    )),
]  # fmt: skip

LOCATION_CARDS: Final[list[tuple[int, Card]]] = [
    (3, location("lannister_encampment", LANNISTER, cost=0, traits=["westeros"], keywords=[LIMITED], income=1)),
    (1, location(
        "casterly_rock", LANNISTER, cost=3, traits=["westeros", "stronghold"],
        abilities=[
            Act(
                [GainKeyword(TARGET, STEALTH)], CHALLENGES_PHASE, costs=[KneelSelf()],
                target=MY_LANNISTERS.unique(),
            ),
            Modify(MY_LANNISTERS.attacking().in_challenges(INTRIGUE, POWER), strength=1),
        ],
        unique=True,
    )),
    (1, location(
        "the_red_keep", LANNISTER, cost=2, traits=["kings_landing", "stronghold"],
        abilities=[Respond(AfterYou(WON, [INTRIGUE]), [HousePower()], costs=[Gold(1), KneelSelf()])],
        unique=True,
    )),
    (1, location("golden_tooth_mines", LANNISTER, cost=2, traits=["westeros"], income=2)),
    (1, THE_IRON_THRONE),
    (1, INN_AT_THE_CROSSROADS),
]  # fmt: skip

EVENT_CARDS: Final[list[tuple[int, Card]]] = [
    (2, event("a_lannister_pays_his_debts", LANNISTER, Respond(
        AfterYou(LOST), [Kill(TARGET)], costs=[KneelOthers(MY_LANNISTERS)], target=CHARACTERS.taking_part(),
    ))),
    (2, event("the_lions_cunning", LANNISTER, Act(
        [Kneel(TARGET)], costs=[Gold(2)], target=CHARACTERS.standing(),
    ))),
    (2, event("insidious_ways", LANNISTER, Act(
        [Strength(TARGET, 2), IfYouWin(Draw(YOU, 2))], CHALLENGES_PHASE, when=[InChallenge()],
        target=MY_LANNISTERS.attacking(), limit=1, per=CHALLENGE, by_name=True,
    ))),
    (1, event("bought_swords", LANNISTER, Act(
        [LeaveChallenge(TARGET)], CHALLENGES_PHASE, when=[InChallenge()], costs=[Gold(1)],
        target=CHARACTERS.theirs().not_unique().taking_part(),
    ))),
    (1, event("whispers_at_court", LANNISTER, Respond(
        AfterYou(WON, [INTRIGUE], AS_ATTACKER), [LookAndTake(LOSER, DISCARD)],
    ))),
    (1, event("power_is_power", LANNISTER, Act(
        [HousePower()], DOMINANCE, costs=[Gold(2)], limit=1, by_name=True,
    ))),
    (1, event("sworn_shield", LANNISTER, Save(MY_LANNISTERS, [Gold(1)]))),
]  # fmt: skip

LANNISTER_DECK: Final = CHARACTER_CARDS + ATTACHMENT_CARDS + LOCATION_CARDS + EVENT_CARDS
