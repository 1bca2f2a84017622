"""Cards of House Stark, and the events of its deck."""

from typing import Final

from fivethrones.games.card_engine.ability.filter import Condition
from fivethrones.games.card_engine.box.card import attachment, character, event, location
from fivethrones.games.card_engine.box.figures import (
    ALL_TYPES,
    AT_SETUP,
    BARATHEON,
    DEADLY,
    EVENT,
    INTRIGUE,
    LIMITED,
    MILITARY,
    NEUTRAL,
    NO_ATTACHMENTS,
    NOBLE,
    POWER,
    RENOWN,
    STALWART,
    STARK,
    STEALTH,
    WAR,
)
from fivethrones.games.card_engine.records.lasting import CHALLENGE
from fivethrones.games.card_engine.records.occurrences import DEFENDS, DOMINATES, ENTERED, WON
from fivethrones.games.card_engine.records.phases import CHALLENGES_PHASE, DOMINANCE, MARSHALLING, PLOT_PHASE
from fivethrones.games.card_engine.records.zones import DEAD, DISCARD, PLAY
from fivethrones.games.card_engine.values.matching import DEFENDING
from fivethrones.games.card_engine.values.of_cards import ATTACK, BE_BARRED
from fivethrones.games.card_engine.values.players import CHOSEN, EACH, LOSER, THAT_PLAYER, YOU
from fivethrones.games.card_engine.vocabulary.active_abilities import (
    DEATH_AND_DISCARD,
    Act,
    Forced,
    Respond,
    Save,
)
from fivethrones.games.card_engine.vocabulary.branching import ChooseOne, Way
from fivethrones.games.card_engine.vocabulary.conditions import InChallenge, InPile, There
from fivethrones.games.card_engine.vocabulary.costs import (
    DiscardSelf,
    Gold,
    Influence,
    KneelOthers,
    KneelSelf,
    OneOf,
)
from fivethrones.games.card_engine.vocabulary.effects import Draw, GainPower, Kill, Kneel, ReturnToHand
from fivethrones.games.card_engine.vocabulary.filters import BEARER, CARDS, CHARACTERS, ITSELF, LOCATIONS
from fivethrones.games.card_engine.vocabulary.for_a_while import NoStrength, TakeKeywords
from fivethrones.games.card_engine.vocabulary.from_piles import TakeInHand, TopOntoDeck, WithCardsIn
from fivethrones.games.card_engine.vocabulary.groups import PAID, TARGET, THIS_CARD, THIS_IN_PILE, Every
from fivethrones.games.card_engine.vocabulary.hands import SearchDeck
from fivethrones.games.card_engine.vocabulary.in_challenges import ATTACKERS, DEFENDERS, JoinChallenge
from fivethrones.games.card_engine.vocabulary.plots import RevealNewPlot
from fivethrones.games.card_engine.vocabulary.reductions import CostsLess, ReducesCost
from fivethrones.games.card_engine.vocabulary.static_effects import (
    Cannot,
    Immune,
    Modify,
    StaysStanding,
    StrengthPer,
)
from fivethrones.games.card_engine.vocabulary.triggers import After, AfterYou
from fivethrones.games.living_card_game.cards.honor_guards import HONOR_GUARD
from fivethrones.games.living_card_game.words.attachments import AttachmentPlayedOnThis
from fivethrones.games.living_card_game.words.challenges import MayMeddle, RaiseClaimOfHouse

SANSA: Final = CHARACTERS.called("sansa_stark")
DIREWOLVES: Final = CARDS.with_trait("direwolf")
WITH_A_LORD: Final[list[Condition]] = [There(CHARACTERS.mine().of(STARK).with_trait("lord"))]

CHARACTER_CARDS: Final = [
    character(
        "ser_rodrik_cassel", STARK, cost=3, strength=2, icons=[MILITARY, POWER], traits=["knight"],
        abilities=[StaysStanding(ITSELF, DEFENDING, ALL_TYPES), Modify(ITSELF.defending(), strength=2)],
    ),
    character(
        "eddard_stark", STARK, cost=4, strength=3, icons=[MILITARY, POWER], traits=["lord"],
        abilities=[Forced(After(ENTERED, ITSELF), [GainPower(THIS_CARD)])],
        keywords=[RENOWN, DEADLY, STALWART], crests=[NOBLE],
    ),
    character(
        "catelyn_stark", STARK, cost=3, strength=3, icons=[INTRIGUE, POWER], traits=["lady", "house_tully"],
        abilities=[Respond(After(DEFENDS, ITSELF), [NoStrength(TARGET)], target=CHARACTERS.taking_part())],
        crests=[NOBLE],
    ),
    character(
        "arya_stark", STARK, cost=2, strength=2, icons=[MILITARY, POWER], traits=["lady"],
        abilities=[Act(
            [TakeKeywords(TARGET, [STEALTH, RENOWN])],
            costs=[Influence(1)], target=CHARACTERS.with_keyword(STEALTH, RENOWN),
        )],
    ),
    character(
        "robb_stark", STARK, cost=4, strength=2, icons=[MILITARY, POWER], traits=["lord"],
        abilities=[Respond(
            AfterYou(WON, [MILITARY], who=ITSELF.taking_part()),
            [Kill(TARGET)], target=CHARACTERS.of_players(LOSER),
        )],
        crests=[NOBLE],
    ),
    character(
        "sansa_stark", STARK, cost=2, strength=2, icons=[INTRIGUE, POWER], traits=["lady"],
        abilities=[Respond(AttachmentPlayedOnThis(), [Draw(YOU, 1)], whose=THAT_PLAYER)],
        crests=[NOBLE], only=STARK,
    ),
    character(
        "greatjon_umber", STARK, cost=4, strength=3, icons=[MILITARY, POWER], traits=["lord"],
        abilities=[Act(
            [ChooseOne([
                Way("way-attackers", [JoinChallenge(THIS_CARD, ATTACKERS)]),
                Way("way-defenders", [JoinChallenge(THIS_CARD, DEFENDERS)]),
            ])],
            CHALLENGES_PHASE,
            [InChallenge(MILITARY, POWER), There(ITSELF.not_taking_part()), MayMeddle()],
            [KneelSelf()],
        )],
        crests=[WAR],
    ),
    character(
        "shaggydog", STARK, cost=1, strength=1, icons=[MILITARY], traits=["creature", "direwolf"],
        abilities=[Modify(ITSELF, strength=3, when=WITH_A_LORD), Immune(ITSELF, EVENT, when=WITH_A_LORD)],
        keywords=[NO_ATTACHMENTS, DEADLY],
    ),
    character(
        "hodor", STARK, cost=1, strength=4, icons=[MILITARY, POWER], traits=["ally"],
        abilities=[Cannot(ATTACK, ITSELF), Cannot(BE_BARRED, ITSELF)],
        keywords=[NO_ATTACHMENTS, DEADLY],
    ),
    character(
        "bran_stark", STARK, cost=2, strength=1, icons=[], traits=["lord"],
        abilities=[Act([RevealNewPlot()], PLOT_PHASE, costs=[KneelSelf()], limit=3)],
    ),
    character(
        "grey_wind", STARK, cost=4, strength=4, icons=[MILITARY], traits=["creature", "direwolf"],
        abilities=[CostsLess(2, when=[There(CHARACTERS.called("robb_stark"))])],
        keywords=[NO_ATTACHMENTS, DEADLY],
    ),
    character(
        "lady", STARK, cost=2, strength=2, icons=[MILITARY], traits=["creature", "direwolf"],
        abilities=[Modify(SANSA, strength=1, keywords=[RENOWN]), CostsLess(2, when=[There(SANSA)])],
        keywords=[NO_ATTACHMENTS],
    ),
    character(
        "war_host_of_the_north", STARK, cost=7, strength=11, icons=[MILITARY], traits=["army"], abilities=[],
        unique=False, keywords=[NO_ATTACHMENTS], crests=[WAR],
    ),
    character(
        "winterfell_honor_guard", STARK, cost=4, strength=4, icons=[MILITARY, POWER], traits=["army"], abilities=HONOR_GUARD,
        unique=False, keywords=[NO_ATTACHMENTS], only=STARK,
    ),
    character(
        "knight_of_the_tumblestone", STARK, cost=2, strength=2, icons=[MILITARY, POWER], traits=["knight", "house_tully"], abilities=[],
        unique=False, crests=[WAR],
    ),
    character(
        "direwolf_pup", STARK, cost=1, strength=2, icons=[MILITARY], traits=["creature", "direwolf"], abilities=[],
        unique=False, keywords=[NO_ATTACHMENTS], only=STARK,
    ),
    character(
        "kennel_master", STARK, cost=2, strength=2, icons=[MILITARY], traits=["ally"],
        abilities=[
            StrengthPer(ITSELF, DIREWOLVES),
            Save(
                ITSELF, from_=DEATH_AND_DISCARD, then=[ReturnToHand(THIS_CARD)],
                when=[There(DIREWOLVES.mine(), 3)],
            ),
        ],
        unique=False,
    ),
    character(
        "house_tully_recruiter", STARK, cost=1, strength=1, icons=[POWER], traits=["ally", "house_tully"],
        abilities=[ReducesCost(CHARACTERS.of(STARK), 1)],
        unique=False,
    ),
    character(
        "trident_reinforcements", STARK, cost=3, strength=3, icons=[MILITARY, POWER], traits=["house_tully"],
        abilities=[Act([TakeInHand(THIS_IN_PILE)], DOMINANCE, [InPile(DEAD, CHARACTERS, 3)], where=DEAD)],
        unique=False,
    ),
    character(
        "winterfell_reserves", STARK, cost=3, strength=3, icons=[MILITARY, POWER], traits=["army"],
        abilities=[Respond(
            After(DEFENDS, ITSELF), [TopOntoDeck(CHOSEN)],
            costs=[Gold(1)], player=EACH, player_if=WithCardsIn(DISCARD),
        )],
        unique=False,
    ),
]  # fmt: skip

ATTACHMENT_CARDS: Final = [
    attachment(
        "ice", STARK, cost=2, traits=["item", "weapon"], bearer=CHARACTERS.of(STARK),
        abilities=[Act(
            [Kill(TARGET)],
            CHALLENGES_PHASE, [There(BEARER.taking_part())], [KneelSelf(), DiscardSelf()],
            CHARACTERS.taking_part().not_the_bearer(),
        )],
        unique=True,
    ),
    attachment(
        "nymeria", STARK, cost=2, traits=["creature", "direwolf"], bearer=CHARACTERS.of(STARK),
        abilities=[Save(BEARER, [KneelSelf()]), Modify(BEARER.called("arya_stark"), strength=1, keywords=[STEALTH])],
        unique=True,
    ),
    attachment(
        "summer", STARK, cost=1, traits=["creature", "direwolf"], bearer=CHARACTERS.of(STARK),
        abilities=[Modify(BEARER, strength=2, icons=[MILITARY]), Modify(BEARER.called("bran_stark"), keywords=[STEALTH])],
        unique=True,
    ),
]  # fmt: skip

LOCATION_CARDS: Final = [
    location(
        "winterfell_kennels", STARK, cost=2, traits=["winterfell"],
        abilities=[Act([SearchDeck(YOU, DIREWOLVES)], costs=[KneelSelf(), Gold(1)])],
    ),
    location(
        "winterfell_castle", STARK, cost=3, traits=["winterfell", "stronghold"],
        abilities=[Modify(CHARACTERS.mine().of(STARK), strength=1)],
        unique=True, keywords=[NO_ATTACHMENTS],
    ),
    location(
        "northern_fiefdoms", STARK, cost=1, traits=["winterfell"],
        abilities=[ReducesCost(CARDS.of(STARK), 1)],
        keywords=[LIMITED], influence=1,
    ),
    location(
        "lord_eddards_chambers", STARK, cost=1, traits=["winterfell"], abilities=[],
        unique=True, income=1, influence=1, on_house=True,
    ),
    location("great_keep", STARK, cost=0, traits=["winterfell", "stronghold"], abilities=[], keywords=[LIMITED], income=1),
    location(
        "godswood", STARK, cost=2, traits=["winterfell"],
        abilities=[ReducesCost(CHARACTERS.of(STARK), 2)],
        keywords=[LIMITED],
    ),
    location(
        "narrow_sea", STARK | BARATHEON, cost=0, traits=["westeros"],
        abilities=[ReducesCost(CHARACTERS.of(STARK | BARATHEON), 2, DiscardSelf())],
        influence=1,
    ),
]  # fmt: skip

EVENT_CARDS: Final = [
    event(
        "distraction", NEUTRAL,
        Act([Kneel(TARGET)], MARSHALLING, target=CHARACTERS.with_the_icon(MILITARY).standing()),
    ),
    event(
        "winter_is_coming", NEUTRAL,
        Act([RaiseClaimOfHouse(STARK)], CHALLENGES_PHASE, [InChallenge()], limit=1),
    ),
    event(
        "kings_in_the_north", NEUTRAL,
        Respond(AfterYou(DOMINATES), [GainPower(PAID)], costs=[KneelOthers(CHARACTERS.of(STARK), 2)]),
    ),
    event(
        "lethal_counterattack", NEUTRAL,
        Act(
            [Kill(Every(CHARACTERS.attacking()))],
            CHALLENGES_PHASE, [InChallenge(MILITARY)], [KneelOthers(CHARACTERS.of(STARK), 2)],
            limit=1, per=CHALLENGE,
        ),
    ),
    event(
        "bran_the_builders_legacy", NEUTRAL,
        Act([SearchDeck(YOU, LOCATIONS.costing_up_to(2), PLAY)], DOMINANCE, costs=[Gold(3)]),
        only=STARK,
    ),
    event(
        "guilty", NEUTRAL,
        Act(
            [Kill(TARGET)], DOMINANCE,
            costs=[OneOf(Influence(3), KneelOthers(CHARACTERS.with_crest(NOBLE)))],
            target=CHARACTERS.not_of(STARK),
        ),
        traits=["small_council"], only=STARK,
    ),
]  # fmt: skip

SUPPLEMENT_ATTACHMENT_CARDS: Final = [
    attachment(
        "ramsays_hunting_dogs", STARK, cost=1, traits=["creature"], bearer=CHARACTERS,
        abilities=[Modify(BEARER, strength=2), Cannot(BE_BARRED, BEARER)],
        keywords=[AT_SETUP],
    ),
]  # fmt: skip

STARK_CARDS: Final = CHARACTER_CARDS + ATTACHMENT_CARDS + LOCATION_CARDS + EVENT_CARDS
STARK_SUPPLEMENT: Final = SUPPLEMENT_ATTACHMENT_CARDS
