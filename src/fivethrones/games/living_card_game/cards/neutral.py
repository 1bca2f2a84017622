"""Neutral cards and the events that several decks hold."""

from typing import Final

from fivethrones.games.card_engine.box.card import attachment, character, event, location
from fivethrones.games.card_engine.box.figures import (
    EVENT,
    HOLY,
    INTRIGUE,
    LEARNED,
    MILITARY,
    NEUTRAL,
    NO_ATTACHMENTS,
    NOBLE,
    POWER,
    RENOWN,
    STEALTH,
    WAR,
)
from fivethrones.games.card_engine.records.occurrences import ENTERED, INITIATED, WAS_KILLED, WON
from fivethrones.games.card_engine.records.phases import CHALLENGES_PHASE, DOMINANCE, PLOT_PHASE
from fivethrones.games.card_engine.records.zones import DEAD, DISCARD
from fivethrones.games.card_engine.values.players import CHOSEN, EACH, OPPONENTS
from fivethrones.games.card_engine.vocabulary.active_abilities import (
    DEATH_AND_DISCARD,
    Act,
    Cancel,
    Forced,
    Respond,
    Save,
)
from fivethrones.games.card_engine.vocabulary.conditions import InPhase, SeveralOpponents, There
from fivethrones.games.card_engine.vocabulary.costs import DiscardSelf, Gold, KneelSelf, NameType
from fivethrones.games.card_engine.vocabulary.effects import GainPower, Kneel, Stand
from fivethrones.games.card_engine.vocabulary.filters import BEARER, CHARACTERS, EVENTS, ITSELF
from fivethrones.games.card_engine.vocabulary.for_a_while import TollForNamed
from fivethrones.games.card_engine.vocabulary.from_piles import ShuffleIn
from fivethrones.games.card_engine.vocabulary.groups import TARGET, THIS_CARD
from fivethrones.games.card_engine.vocabulary.plots import SwapPlotDecks
from fivethrones.games.card_engine.vocabulary.reductions import ReducesCost
from fivethrones.games.card_engine.vocabulary.static_effects import Blank, Immune, Modify, StrengthPerGold
from fivethrones.games.card_engine.vocabulary.triggers import After, AfterBy, AfterYou, PhaseBegins
from fivethrones.games.living_card_game.words.dead_piles import IsShuffledInHimself
from fivethrones.games.living_card_game.words.playing import BeingPlayed, FreeOfCharge

PLAYED_EVENTS: Final = EVENTS.that(BeingPlayed())

CHARACTER_CARDS: Final = [
    character(
        "benjen_stark", NEUTRAL, cost=3, strength=3, icons=[MILITARY, POWER], traits=["nights_watch"],
        abilities=[Forced(After(WAS_KILLED, ITSELF), [ShuffleIn(DEAD), IsShuffledInHimself()])],
        keywords=[STEALTH],
    ),
    character(
        "jon_snow", NEUTRAL, cost=3, strength=3, icons=[MILITARY, POWER], traits=["bastard", "nights_watch"],
        abilities=[
            Immune(CHARACTERS.called("ghost"), EVENT),
            Respond(
                AfterYou(WON, who=CHARACTERS.mine().called("jon_snow", "ghost").taking_part()),
                [GainPower(THIS_CARD)],
            ),
        ],
        keywords=[NO_ATTACHMENTS], bears_only=["weapon"],
    ),
    character(
        "ghost", NEUTRAL, cost=3, strength=3, icons=[MILITARY], traits=["creature", "direwolf"],
        abilities=[
            Immune(CHARACTERS.called("jon_snow"), EVENT),
            Save(CHARACTERS.with_trait("nights_watch"), [KneelSelf()], DEATH_AND_DISCARD),
        ],
        keywords=[STEALTH],
    ),
    character(
        "littlefinger", NEUTRAL, cost=5, strength=3, icons=[INTRIGUE, POWER], traits=["lord", "ally"],
        abilities=[StrengthPerGold(ITSELF)],
        keywords=[STEALTH], crests=[LEARNED], income=2,
    ),
    character(
        "varys", NEUTRAL, cost=3, strength=3, icons=[INTRIGUE, POWER], traits=["lord", "ally"],
        abilities=[Act([SwapPlotDecks()], PLOT_PHASE, [SeveralOpponents()], [KneelSelf()], player=OPPONENTS)],
        keywords=[STEALTH], crests=[LEARNED],
    ),
    character(
        "ser_barristan_selmy", NEUTRAL, cost=4, strength=4, icons=[MILITARY, POWER], traits=["knight", "kingsguard"],
        abilities=[Forced(After(ENTERED, ITSELF), [ShuffleIn(DISCARD)])],
        keywords=[RENOWN, NO_ATTACHMENTS], bears_only=["weapon"],
    ),
    character(
        "knight_of_flowers", NEUTRAL, cost=3, strength=3, icons=[MILITARY], traits=["knight", "kingsguard"],
        abilities=[Forced(PhaseBegins(DOMINANCE), [GainPower(THIS_CARD)], [There(ITSELF.standing())])],
        keywords=[NO_ATTACHMENTS],
    ),
    character(
        "maester_aemon", NEUTRAL, cost=2, strength=2, icons=[], traits=["maester", "nights_watch"],
        abilities=[Save(CHARACTERS.with_trait("nights_watch"), [KneelSelf()])],
    ),
    character(
        "magister_illyrio", NEUTRAL, cost=4, strength=3, icons=[INTRIGUE, POWER], traits=["ally"],
        abilities=[Act([TollForNamed(CHOSEN)], CHALLENGES_PHASE, costs=[KneelSelf(), NameType()], player=OPPONENTS)],
    ),
    character(
        "shae", NEUTRAL, cost=2, strength=1, icons=[INTRIGUE], traits=["ally"],
        abilities=[Act(
            [Kneel(TARGET)], CHALLENGES_PHASE, costs=[KneelSelf()],
            target=CHARACTERS.standing().of_the_stronger(),
        )],
    ),
]  # fmt: skip

ATTACHMENT_CARDS: Final = [
    attachment(
        "lordship", NEUTRAL, cost=1, traits=["title"], bearer=CHARACTERS.not_bearing("lordship"),
        abilities=[
            Modify(BEARER, icons=[POWER], traits=["lord"]),
            Modify(BEARER, strength=4, when=[InPhase(DOMINANCE)]),
        ],
    ),
    attachment("milk_of_the_poppy", NEUTRAL, cost=1, traits=["condition"], bearer=CHARACTERS, abilities=[Blank(BEARER)]),
    attachment(
        "bodyguard", NEUTRAL, cost=0, traits=["condition"], bearer=CHARACTERS.with_trait("lord", "lady").not_bearing("bodyguard"),
        abilities=[Save(BEARER, [DiscardSelf()], DEATH_AND_DISCARD)],
    ),
]  # fmt: skip

LOCATION_CARDS: Final = [
    location("crossroads", NEUTRAL, cost=2, traits=["westeros"], abilities=[], income=1, influence=1),
    location(
        "street_of_steel", NEUTRAL, cost=0, traits=["kings_landing"],
        abilities=[ReducesCost(CHARACTERS.with_the_icon(MILITARY), 1)],
        per_deck=1,
    ),
    location(
        "shadowblack_lane", NEUTRAL, cost=0, traits=["westeros"],
        abilities=[ReducesCost(CHARACTERS.with_the_icon(INTRIGUE), 1)],
        per_deck=1,
    ),
    location(
        "street_of_sisters", NEUTRAL, cost=0, traits=["westeros"],
        abilities=[ReducesCost(CHARACTERS.with_the_icon(POWER), 1)],
        per_deck=1,
    ),
]  # fmt: skip

EVENT_CARDS: Final = [
    event(
        "distinct_mastery", NEUTRAL,
        Act([Stand(TARGET)], target=CHARACTERS.kneeling().with_crest(HOLY, LEARNED, NOBLE, WAR)),
    ),
]  # fmt: skip

SUPPLEMENT_CHARACTER_CARDS: Final = [
    character(
        "overzealous_scout", NEUTRAL, cost=3, strength=3, icons=[MILITARY, INTRIGUE], traits=["ally"], abilities=[],
        unique=False, initiative=4,
    ),
]  # fmt: skip

SUPPLEMENT_LOCATION_CARDS: Final = [
    location("kingsroad_fiefdom", NEUTRAL, cost=2, traits=["westeros"], abilities=[], influence=2, initiative=2),
]  # fmt: skip

SUPPLEMENT_EVENT_CARDS: Final = [
    event("crossing_interests", NEUTRAL, Cancel(AfterBy(INITIATED, EACH, PLAYED_EVENTS))),
    event("the_hands_judgement", NEUTRAL, Cancel(AfterBy(INITIATED, EACH, PLAYED_EVENTS), [Gold(1)])),
    event("paper_shield", NEUTRAL, Cancel(AfterBy(INITIATED, EACH, PLAYED_EVENTS.that(FreeOfCharge())))),
]  # fmt: skip

NEUTRAL_CARDS: Final = CHARACTER_CARDS + ATTACHMENT_CARDS + LOCATION_CARDS + EVENT_CARDS
NEUTRAL_SUPPLEMENT: Final = SUPPLEMENT_CHARACTER_CARDS + SUPPLEMENT_LOCATION_CARDS + SUPPLEMENT_EVENT_CARDS
