"""Cards of House Targaryen, and the events of its deck."""

from typing import Final

from fivethrones.games.card_engine.box.card import attachment, character, event, location
from fivethrones.games.card_engine.box.figures import (
    AMBUSH,
    CHARACTER,
    DEADLY,
    DEATHBOUND,
    EVENT,
    INTRIGUE,
    LIMITED,
    MARTELL,
    MILITARY,
    NEUTRAL,
    NO_ATTACHMENTS,
    NOBLE,
    POWER,
    RENOWN,
    STEALTH,
    TARGARYEN,
)
from fivethrones.games.card_engine.records.lasting import PHASE
from fivethrones.games.card_engine.records.occurrences import (
    PLACED,
    SHOWN,
    TOP_SHOWN,
    WAS_KILLED,
    WAS_PLAYED,
    WON,
)
from fivethrones.games.card_engine.records.phases import CHALLENGES_PHASE, DOMINANCE
from fivethrones.games.card_engine.records.zones import DEAD, DISCARD, HAND, UNDER
from fivethrones.games.card_engine.values.players import CHOSEN, LOSER, OPPONENTS, YOU
from fivethrones.games.card_engine.vocabulary.active_abilities import (
    DEATH_AND_DISCARD,
    Act,
    Forced,
    Respond,
    Save,
)
from fivethrones.games.card_engine.vocabulary.ambush import Ambush
from fivethrones.games.card_engine.vocabulary.branching import ChooseOne, Pay, Then, Way, may
from fivethrones.games.card_engine.vocabulary.conditions import InChallenge, There
from fivethrones.games.card_engine.vocabulary.control import TakeControl
from fivethrones.games.card_engine.vocabulary.costs import DiscardSelf, Gold, Influence, OneOf
from fivethrones.games.card_engine.vocabulary.effects import (
    DiscardFromPlay,
    Draw,
    HousePower,
    Kill,
    ReturnToHand,
)
from fivethrones.games.card_engine.vocabulary.filters import ATTACHMENTS, BEARER, CARDS, CHARACTERS, ITSELF
from fivethrones.games.card_engine.vocabulary.for_a_while import RaiseClaim, Strength
from fivethrones.games.card_engine.vocabulary.from_piles import TakeInHand
from fivethrones.games.card_engine.vocabulary.groups import (
    TARGET,
    TARGET_IN_PILE,
    THIS_CARD,
    THIS_IN_PILE,
    Every,
)
from fivethrones.games.card_engine.vocabulary.hands import SearchDeck
from fivethrones.games.card_engine.vocabulary.marks import AnyOf, Just
from fivethrones.games.card_engine.vocabulary.out_of_play import DieAtZero, DiesAtZero
from fivethrones.games.card_engine.vocabulary.put_into_play import EnterPlay, MoveAttachment
from fivethrones.games.card_engine.vocabulary.reductions import ReducesCost
from fivethrones.games.card_engine.vocabulary.static_effects import Immune, Modify
from fivethrones.games.card_engine.vocabulary.treasure import DiscardGold, TakePool
from fivethrones.games.card_engine.vocabulary.triggers import (
    After,
    AfterBy,
    AfterOneOf,
    AfterYou,
    PhaseBegins,
    PhaseEnds,
)
from fivethrones.games.card_engine.vocabulary.waiting import Delayed, Waits
from fivethrones.games.living_card_game.cards.honor_guards import HONOR_GUARD
from fivethrones.games.living_card_game.words.marks import NamedAlone, NoDearerThan

MY_TARGARYENS: Final = CHARACTERS.mine().of(TARGARYEN)

CHARACTER_CARDS: Final = [
    character(
        "captain_groleo", TARGARYEN, cost=3, strength=3, icons=[MILITARY, POWER], traits=["ally", "captain"],
        abilities=[Respond(
            AfterOneOf([WAS_PLAYED, SHOWN, TOP_SHOWN], ATTACHMENTS, OPPONENTS), [HousePower(1)],
            limit=1, per=PHASE,
        )],
    ),
    character(
        "daenerys_targaryen", TARGARYEN, cost=3, strength=3, icons=[INTRIGUE, POWER], traits=["lady", "queen"],
        abilities=[Forced(AfterYou(WON, who=ITSELF.attacking_alone().that(NamedAlone())), [TakePool(LOSER)])],
        keywords=[RENOWN], crests=[NOBLE],
    ),
    character(
        "khal_drogo", TARGARYEN, cost=4, strength=3, icons=[MILITARY, POWER], traits=["lord", "dothraki"],
        abilities=[
            Respond(AfterYou(WON), [EnterPlay(), Then(Waits(1))], where=HAND),
            Delayed(PhaseEnds(), [ReturnToHand(THIS_CARD)]),
        ],
        keywords=[STEALTH], crests=[NOBLE], only=TARGARYEN,
    ),
    character(
        "viserys_targaryen", TARGARYEN, cost=1, strength=1, icons=[POWER], traits=["lord"],
        abilities=[Save(ITSELF, from_=DEATH_AND_DISCARD, then=[ReturnToHand(THIS_CARD)])],
    ),
    character(
        "rhaegal", TARGARYEN, cost=4, strength=4, icons=[MILITARY, POWER], traits=["creature", "dragon"],
        abilities=[Act([SearchDeck(YOU, CHARACTERS.called("rhaegal"), UNDER)], costs=[Gold(1)])],
        keywords=[NO_ATTACHMENTS, STEALTH],
    ),
    character(
        "drogon", TARGARYEN, cost=4, strength=4, icons=[MILITARY, POWER], traits=["creature", "dragon"],
        abilities=[Act(
            [Strength(TARGET, -1, PHASE), DieAtZero(TARGET)],
            costs=[Gold(2)], target=CHARACTERS, limit=1, per=PHASE,
        )],
        keywords=[NO_ATTACHMENTS, STEALTH],
    ),
    character(
        "viserion", TARGARYEN, cost=4, strength=4, icons=[MILITARY, POWER], traits=["creature", "dragon"],
        abilities=[Act([Kill(TARGET)], DOMINANCE, costs=[Gold(4)], target=CHARACTERS.kneeling(), limit=1, per=PHASE)],
        keywords=[NO_ATTACHMENTS, STEALTH],
    ),
    character(
        "strong_belwas", TARGARYEN, cost=3, strength=3, icons=[MILITARY], traits=["queensguard"],
        abilities=[Save(CHARACTERS.with_crest(NOBLE), [Gold(2)])],
    ),
    character(
        "daario_naharis", TARGARYEN, cost=3, strength=3, icons=[MILITARY, INTRIGUE, POWER], traits=["ally", "mercenary"],
        abilities=[Forced(PhaseBegins(DOMINANCE), [ChooseOne([
            Way("way-discard-gold", [DiscardGold(1)]), Way("way-discard-this", [DiscardFromPlay(THIS_CARD)]),
        ])])],
        keywords=[DEADLY],
    ),
    character(
        "quaithe_of_the_shadow", TARGARYEN, cost=2, strength=2, icons=[MILITARY, POWER], traits=["qartheen"],
        abilities=[Immune(ITSELF.bearing(), EVENT | CHARACTER, OPPONENTS, only_chosen=True)],
    ),
    character(
        "xaro_xoan_daxos", TARGARYEN, cost=3, strength=3, icons=[MILITARY, INTRIGUE, POWER], traits=["ally"],
        abilities=[Forced(After(WAS_PLAYED, ITSELF), [ReturnToHand(TARGET)], target=CHARACTERS.mine())],
    ),
    character(
        "jhogo", TARGARYEN, cost=3, strength=3, icons=[MILITARY, POWER], traits=["dothraki", "queensguard"],
        abilities=[Modify(ITSELF.bearing("weapon"), strength=2)],
        keywords=[STEALTH],
    ),
    character("brown_ben_plumm", TARGARYEN, cost=0, strength=2, icons=[MILITARY], traits=["mercenary"], abilities=[]),
    character(
        "dothraki_honor_guard", TARGARYEN, cost=4, strength=4, icons=[MILITARY, POWER], traits=["army", "dothraki"], abilities=HONOR_GUARD,
        unique=False, keywords=[NO_ATTACHMENTS], only=TARGARYEN,
    ),
    character(
        "the_titans_bastard", TARGARYEN, cost=3, strength=2, icons=[MILITARY, INTRIGUE, POWER], traits=["ally", "bastard", "mercenary"],
        abilities=[
            Respond(AfterBy(PLACED, YOU), [EnterPlay()], where=HAND),
            Respond(AfterBy(PLACED, OPPONENTS), [ReturnToHand(THIS_CARD)]),
        ],
        only=TARGARYEN,
    ),
    character(
        "danys_handmaiden", TARGARYEN, cost=2, strength=2, icons=[INTRIGUE], traits=["ally"],
        abilities=[Respond(
            After(WAS_KILLED, AnyOf(ITSELF, CHARACTERS.called("daenerys_targaryen"))),
            [DiscardFromPlay(TARGET)], target=ATTACHMENTS,
        )],
        unique=False,
    ),
    character(
        "warlocks_servitors", TARGARYEN, cost=4, strength=3, icons=[MILITARY, POWER], traits=["army", "unsullied"],
        abilities=[Immune(ITSELF, CHARACTER)],
        unique=False, keywords=[DEADLY],
    ),
    character(
        "qartheen_fanatic", TARGARYEN, cost=2, strength=2, icons=[INTRIGUE], traits=["qartheen"],
        abilities=[Modify(ITSELF, 1, [MILITARY], when=[There(CHARACTERS.with_trait("dragon"))])],
        unique=False,
    ),
    character(
        "pentoshi_guildmaster", TARGARYEN, cost=3, strength=2, icons=[MILITARY, INTRIGUE, POWER], traits=["mercenary", "asshai"],
        abilities=[Respond(
            AfterYou(WON, by=4), [TakeInHand(THIS_IN_PILE), Then(may("way-gold", [Pay(Gold(3)), EnterPlay()]))],
            where=DISCARD,
        )],
        unique=False,
    ),
    character(
        "illyrios_man", TARGARYEN, cost=1, strength=1, icons=[POWER], traits=["conscriptor"],
        abilities=[ReducesCost(CHARACTERS.of(TARGARYEN), 1)],
        unique=False,
    ),
]  # fmt: skip

ATTACHMENT_CARDS: Final = [
    attachment(
        "blood_of_the_dragon", TARGARYEN, cost=3, traits=["condition"], bearer=CHARACTERS,
        abilities=[Modify(BEARER.taking_part(), strength=6, traits=["dragon"])],
    ),
    attachment(
        "poisoned_wine", TARGARYEN, cost=2, traits=["item"], bearer=CHARACTERS,
        abilities=[
            Modify(BEARER, strength=-2),
            Act(
                [MoveAttachment()],
                costs=[Influence(1)], target=CHARACTERS.not_the_bearer().able_to_bear_this(),
            ),
        ],
    ),
    attachment(
        "aegons_blade", TARGARYEN, cost=1, traits=["weapon"], bearer=CHARACTERS,
        abilities=[
            Modify(BEARER.with_the_icon(MILITARY), strength=2),
            Modify(BEARER.with_the_icon(INTRIGUE), keywords=[STEALTH]),
            Modify(BEARER.with_the_icon(POWER), keywords=[RENOWN]),
        ],
        unique=True,
    ),
    attachment(
        "flame_kissed", TARGARYEN, cost=2, traits=["condition"], bearer=CHARACTERS,
        abilities=[
            Modify(BEARER.bearing_nothing_else(), strength=-2),
            DiesAtZero(BEARER.bearing_nothing_else()),
            Ambush(2),
        ],
        keywords=[AMBUSH], only=TARGARYEN,
    ),
    attachment(
        "bones_of_a_child", TARGARYEN, cost=1, traits=["item"], bearer=CHARACTERS,
        abilities=[Act(
            [RaiseClaim(-1, which=CHOSEN)],
            CHALLENGES_PHASE, [InChallenge()], [DiscardSelf()], player=OPPONENTS,
        )],
    ),
]  # fmt: skip

LOCATION_CARDS: Final = [
    location(
        "xaros_home", TARGARYEN, cost=0, traits=["free_cities"],
        abilities=[Respond(AfterBy(WAS_PLAYED, YOU, ATTACHMENTS), [Draw(YOU, 1)], costs=[Influence(1)])],
        unique=True,
    ),
    location(
        "eastern_fiefdoms", TARGARYEN, cost=1, traits=["free_cities"],
        abilities=[ReducesCost(CARDS.of(TARGARYEN), 1)],
        keywords=[LIMITED], influence=1,
    ),
    location(
        "khal_drogos_tent", TARGARYEN, cost=1, traits=["the_east"], abilities=[],
        unique=True, income=1, influence=1, on_house=True,
    ),
    location("temple_of_the_graces", TARGARYEN, cost=0, traits=["free_cities"], abilities=[], keywords=[LIMITED], income=1),
    location(
        "great_pyramid", TARGARYEN, cost=2, traits=["free_cities"],
        abilities=[ReducesCost(CHARACTERS.of(TARGARYEN), 2)],
        keywords=[LIMITED],
    ),
    location(
        "summer_sea", TARGARYEN | MARTELL, cost=0, traits=["westeros"],
        abilities=[ReducesCost(CHARACTERS.of(TARGARYEN | MARTELL), 2, DiscardSelf())],
        influence=1,
    ),
    location(
        "lady_daeneryss_chambers", TARGARYEN, cost=2, traits=["free_cities"],
        abilities=[Respond(
            AfterBy(WAS_PLAYED, YOU, MY_TARGARYENS), [TakeInHand(TARGET_IN_PILE)],
            target=ATTACHMENTS.mine().that(NoDearerThan(MY_TARGARYENS.that(Just(WAS_PLAYED)))), target_in=DISCARD,
        )],
        unique=True,
    ),
]  # fmt: skip

EVENT_CARDS: Final = [
    event(
        "dance_with_dragons", NEUTRAL,
        Act([SearchDeck(YOU, CARDS.with_trait("dragon"))], costs=[Influence(1)]),
    ),
    event(
        "forever_burning", NEUTRAL,
        Act([Strength(TARGET, -1, PHASE)], target=CHARACTERS),
        [Act([TakeInHand(THIS_IN_PILE)], DOMINANCE, costs=[OneOf(Influence(1), Gold(2))], where=DEAD)],
        keywords=[DEATHBOUND], only=TARGARYEN,
    ),
    event(
        "seductive_promise", NEUTRAL,
        Respond(
            AfterYou(WON, [POWER], by=4), [TakeControl(TARGET)],
            target=CHARACTERS.not_unique().of_players(LOSER), limit=1, per=PHASE,
        ),
    ),
    event(
        "westeros_bleeds", NEUTRAL,
        Act([DiscardFromPlay(Every(CHARACTERS))], DOMINANCE, costs=[Influence(4)]),
    ),
]  # fmt: skip

TARGARYEN_CARDS: Final = CHARACTER_CARDS + ATTACHMENT_CARDS + LOCATION_CARDS + EVENT_CARDS
