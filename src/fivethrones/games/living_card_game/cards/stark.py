"""Cards of House Stark, and the events of its deck."""

from typing import Final

from fivethrones.games.card_engine.ability.filter import Condition
from fivethrones.games.card_engine.box.card import (
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
    attachment,
    character,
    event,
    location,
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
        "ser_rodrik_cassel", STARK, 3, 2, [MILITARY, POWER], ["knight"],
        [StaysStanding(ITSELF, DEFENDING, ALL_TYPES), Modify(ITSELF.defending(), strength=2)],
    ),
    character(
        "eddard_stark", STARK, 4, 3, [MILITARY, POWER], ["lord"],
        [Forced(After(ENTERED, ITSELF), [GainPower(THIS_CARD)])],
        keywords=[RENOWN, DEADLY, STALWART], crests=[NOBLE],
    ),
    character(
        "catelyn_stark", STARK, 3, 3, [INTRIGUE, POWER], ["lady", "house_tully"],
        [Respond(After(DEFENDS, ITSELF), [NoStrength(TARGET)], target=CHARACTERS.taking_part())],
        crests=[NOBLE],
    ),
    character(
        "arya_stark", STARK, 2, 2, [MILITARY, POWER], ["lady"],
        [Act(
            [TakeKeywords(TARGET, [STEALTH, RENOWN])],
            costs=[Influence(1)], target=CHARACTERS.with_keyword(STEALTH, RENOWN),
        )],
    ),
    character(
        "robb_stark", STARK, 4, 2, [MILITARY, POWER], ["lord"],
        [Respond(
            AfterYou(WON, [MILITARY], who=ITSELF.taking_part()),
            [Kill(TARGET)], target=CHARACTERS.of_players(LOSER),
        )],
        crests=[NOBLE],
    ),
    character(
        "sansa_stark", STARK, 2, 2, [INTRIGUE, POWER], ["lady"],
        [Respond(AttachmentPlayedOnThis(), [Draw(YOU, 1)], whose=THAT_PLAYER)],
        crests=[NOBLE], only=STARK,
    ),
    character(
        "greatjon_umber", STARK, 4, 3, [MILITARY, POWER], ["lord"],
        [Act(
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
        "shaggydog", STARK, 1, 1, [MILITARY], ["creature", "direwolf"],
        [Modify(ITSELF, strength=3, when=WITH_A_LORD), Immune(ITSELF, EVENT, when=WITH_A_LORD)],
        keywords=[NO_ATTACHMENTS, DEADLY],
    ),
    character(
        "hodor", STARK, 1, 4, [MILITARY, POWER], ["ally"],
        [Cannot(ATTACK, ITSELF), Cannot(BE_BARRED, ITSELF)],
        keywords=[NO_ATTACHMENTS, DEADLY],
    ),
    character(
        "bran_stark", STARK, 2, 1, [], ["lord"],
        [Act([RevealNewPlot()], PLOT_PHASE, costs=[KneelSelf()], limit=3)],
    ),
    character(
        "grey_wind", STARK, 4, 4, [MILITARY], ["creature", "direwolf"],
        [CostsLess(2, when=[There(CHARACTERS.called("robb_stark"))])],
        keywords=[NO_ATTACHMENTS, DEADLY],
    ),
    character(
        "lady", STARK, 2, 2, [MILITARY], ["creature", "direwolf"],
        [Modify(SANSA, strength=1, keywords=[RENOWN]), CostsLess(2, when=[There(SANSA)])],
        keywords=[NO_ATTACHMENTS],
    ),
    character(
        "war_host_of_the_north", STARK, 7, 11, [MILITARY], ["army"], [],
        unique=False, keywords=[NO_ATTACHMENTS], crests=[WAR],
    ),
    character(
        "winterfell_honor_guard", STARK, 4, 4, [MILITARY, POWER], ["army"], HONOR_GUARD,
        unique=False, keywords=[NO_ATTACHMENTS], only=STARK,
    ),
    character(
        "knight_of_the_tumblestone", STARK, 2, 2, [MILITARY, POWER], ["knight", "house_tully"], [],
        unique=False, crests=[WAR],
    ),
    character(
        "direwolf_pup", STARK, 1, 2, [MILITARY], ["creature", "direwolf"], [],
        unique=False, keywords=[NO_ATTACHMENTS], only=STARK,
    ),
    character(
        "kennel_master", STARK, 2, 2, [MILITARY], ["ally"],
        [
            StrengthPer(ITSELF, DIREWOLVES),
            Save(
                ITSELF, from_=DEATH_AND_DISCARD, then=[ReturnToHand(THIS_CARD)],
                when=[There(DIREWOLVES.mine(), 3)],
            ),
        ],
        unique=False,
    ),
    character(
        "house_tully_recruiter", STARK, 1, 1, [POWER], ["ally", "house_tully"],
        [ReducesCost(CHARACTERS.of(STARK), 1)],
        unique=False,
    ),
    character(
        "trident_reinforcements", STARK, 3, 3, [MILITARY, POWER], ["house_tully"],
        [Act([TakeInHand(THIS_IN_PILE)], DOMINANCE, [InPile(DEAD, CHARACTERS, 3)], where=DEAD)],
        unique=False,
    ),
    character(
        "winterfell_reserves", STARK, 3, 3, [MILITARY, POWER], ["army"],
        [Respond(
            After(DEFENDS, ITSELF), [TopOntoDeck(CHOSEN)],
            costs=[Gold(1)], player=EACH, player_if=WithCardsIn(DISCARD),
        )],
        unique=False,
    ),
]  # fmt: skip

ATTACHMENT_CARDS: Final = [
    attachment(
        "ice", STARK, 2, ["item", "weapon"], CHARACTERS.of(STARK),
        [Act(
            [Kill(TARGET)],
            CHALLENGES_PHASE, [There(BEARER.taking_part())], [KneelSelf(), DiscardSelf()],
            CHARACTERS.taking_part().not_the_bearer(),
        )],
        unique=True,
    ),
    attachment(
        "nymeria", STARK, 2, ["creature", "direwolf"], CHARACTERS.of(STARK),
        [Save(BEARER, [KneelSelf()]), Modify(BEARER.called("arya_stark"), strength=1, keywords=[STEALTH])],
        unique=True,
    ),
    attachment(
        "summer", STARK, 1, ["creature", "direwolf"], CHARACTERS.of(STARK),
        [Modify(BEARER, strength=2, icons=[MILITARY]), Modify(BEARER.called("bran_stark"), keywords=[STEALTH])],
        unique=True,
    ),
]  # fmt: skip

LOCATION_CARDS: Final = [
    location(
        "winterfell_kennels", STARK, 2, ["winterfell"],
        [Act([SearchDeck(YOU, DIREWOLVES)], costs=[KneelSelf(), Gold(1)])],
    ),
    location(
        "winterfell_castle", STARK, 3, ["winterfell", "stronghold"],
        [Modify(CHARACTERS.mine().of(STARK), strength=1)],
        unique=True, keywords=[NO_ATTACHMENTS],
    ),
    location(
        "northern_fiefdoms", STARK, 1, ["winterfell"],
        [ReducesCost(CARDS.of(STARK), 1)],
        keywords=[LIMITED], influence=1,
    ),
    location(
        "lord_eddards_chambers", STARK, 1, ["winterfell"], [],
        unique=True, income=1, influence=1, on_house=True,
    ),
    location("great_keep", STARK, 0, ["winterfell", "stronghold"], [], keywords=[LIMITED], income=1),
    location(
        "godswood", STARK, 2, ["winterfell"],
        [ReducesCost(CHARACTERS.of(STARK), 2)],
        keywords=[LIMITED],
    ),
    location(
        "narrow_sea", STARK | BARATHEON, 0, ["westeros"],
        [ReducesCost(CHARACTERS.of(STARK | BARATHEON), 2, DiscardSelf())],
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
        "ramsays_hunting_dogs", STARK, 1, ["creature"], CHARACTERS,
        [Modify(BEARER, strength=2), Cannot(BE_BARRED, BEARER)],
        keywords=[AT_SETUP],
    ),
]  # fmt: skip

STARK_CARDS: Final = CHARACTER_CARDS + ATTACHMENT_CARDS + LOCATION_CARDS + EVENT_CARDS
STARK_SUPPLEMENT: Final = SUPPLEMENT_ATTACHMENT_CARDS
