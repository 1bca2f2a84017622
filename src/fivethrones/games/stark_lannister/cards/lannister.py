"""The Lannister deck: 33 cards, 50 with all copies."""

from typing import Final

from fivethrones.games.card_engine.box.card import (
    INTRIGUE,
    LANNISTER,
    LIMITED,
    MILITARY,
    NEUTRAL,
    POWER,
    RENOWN,
    STEALTH,
    Card,
    attachment,
    character,
    event,
    location,
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
        "ser_jaime_lannister", LANNISTER, 4, 3, [MILITARY, INTRIGUE], ["lord", "knight"],
        [StaysStanding(ITSELF, ATTACKING, [MILITARY])],
        keywords=[RENOWN],
    )),
    (2, character(
        "cersei_lannister", LANNISTER, 3, 3, [INTRIGUE, POWER], ["lady"],
        [Respond(
            AfterYou(WON, [INTRIGUE], who=ITSELF.taking_part()), [Kneel(TARGET)],
            target=CHARACTERS.theirs().standing(),
        )],
    )),
    (2, character(
        "tyrion_lannister", LANNISTER, 4, 3, [INTRIGUE, POWER], ["lord"],
        [Respond(AfterYou(WON, who=ITSELF.taking_part()), [Draw(YOU, 1)])],
        keywords=[STEALTH],
    )),
    (2, character("tywin_lannister", LANNISTER, 5, 4, [MILITARY, INTRIGUE, POWER], ["lord"], income=2)),
    (2, character(
        "joffrey_baratheon", LANNISTER, 3, 2, [POWER], ["lord"],
        [Respond(
            After(WAS_KILLED, CHARACTERS.with_trait("lord", "lady").other()), [GainPower(THIS_CARD)], limit=3,
        )],
    )),
    (2, character(
        "ser_gregor_clegane", LANNISTER, 4, 4, [MILITARY], ["knight"],
        [Cannot(BE_SAVED, CHARACTERS.theirs(), when=[There(ITSELF.attacking())])],
    )),
    (2, character("the_hound", LANNISTER, 1, 3, [MILITARY], ["ally"])),
    (1, character(
        "ser_kevan_lannister", LANNISTER, 2, 3, [INTRIGUE], ["lord", "knight"],
        [Modify(ITSELF, icons=[POWER], when=[There(CHARACTERS.mine().with_trait("lord").other())])],
    )),
    (1, character(
        "ser_ilyn_payne", LANNISTER, 3, 2, [MILITARY], ["knight"],
        [Act(
            [Kill(TARGET)], DOMINANCE, costs=[Gold(2), KneelSelf()],
            target=CHARACTERS.theirs().kneeling().with_strength_up_to(2),
        )],
    )),
    (1, character(
        "bronn", LANNISTER, 3, 3, [MILITARY, POWER], ["mercenary"],
        [Act([Stand(THIS_CARD)], costs=[Gold(1)], limit=1)],
    )),
    (1, character(
        "grand_maester_pycelle", LANNISTER, 3, 2, [INTRIGUE, POWER], ["maester"],
        [Respond(AfterYou(WON, [INTRIGUE], who=ITSELF.taking_part()), [DiscardAtRandom(LOSER)])],
    )),
    (1, character(
        "shae", NEUTRAL, 2, 1, [INTRIGUE], ["ally"],
        [Act(
            [Kneel(TARGET)], CHALLENGES_PHASE, when=[SomeoneHasMorePower()], costs=[KneelSelf()],
            target=CHARACTERS.theirs().standing(),
        )],
    )),
    (1, character(
        "varys", NEUTRAL, 3, 3, [INTRIGUE, POWER], ["lord", "ally"],
        [Forced(After(WAS_PLAYED, ITSELF), [DiscardFromPlay(TARGET)], target=CHARACTERS.with_trait("ally"))],
        keywords=[STEALTH],
    )),
    (1, LITTLEFINGER),
    (2, character(
        "lannister_guards", LANNISTER, 3, 2, [MILITARY], ["guard"],
        [Respond(AfterAnyone(PLOTS_DONE), [Draw(YOU, 1)])],
        unique=False,
    )),
    (2, character("lannisport_steward", LANNISTER, 2, 1, [INTRIGUE], ["ally"], unique=False, income=1)),
    (2, character(
        "court_informer", LANNISTER, 3, 2, [MILITARY, INTRIGUE], ["spy"],
        [Respond(After(WAS_PLAYED, ITSELF), [Kneel(TARGET)], target=CHARACTERS.standing())],
        unique=False,
    )),
]  # fmt: skip

ATTACHMENT_CARDS: Final[list[tuple[int, Card]]] = [
    (2, attachment(
        "gilded_plate", LANNISTER, 1, ["armor"], CHARACTERS.mine(), [Save(BEARER, [Gold(1), DiscardSelf()])],
    )),
    (2, attachment(
        "imprisoned", LANNISTER, 2, ["condition"], CHARACTERS.theirs().not_bearing("imprisoned"),
        [Forced(After(WAS_ATTACHED, ITSELF), [Kneel(THE_BEARER)]), Cannot(STAND_UP, BEARER)],
    )),
    (1, attachment(
        "kingsguard_cloak", LANNISTER, 1, ["item"], CHARACTERS.mine().with_trait("knight"),
        [Modify(BEARER, strength=1, keywords=[RENOWN])],
    )),
]  # fmt: skip

LOCATION_CARDS: Final[list[tuple[int, Card]]] = [
    (3, location("lannister_encampment", LANNISTER, 0, ["westeros"], keywords=[LIMITED], income=1)),
    (1, location(
        "casterly_rock", LANNISTER, 3, ["westeros", "stronghold"],
        [
            Act(
                [GainKeyword(TARGET, STEALTH)], CHALLENGES_PHASE, costs=[KneelSelf()],
                target=MY_LANNISTERS.unique(),
            ),
            Modify(MY_LANNISTERS.attacking().in_challenges(INTRIGUE, POWER), strength=1),
        ],
        unique=True,
    )),
    (1, location(
        "the_red_keep", LANNISTER, 2, ["kings_landing", "stronghold"],
        [Respond(AfterYou(WON, [INTRIGUE]), [HousePower()], costs=[Gold(1), KneelSelf()])],
        unique=True,
    )),
    (1, location("golden_tooth_mines", LANNISTER, 2, ["westeros"], income=2)),
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
