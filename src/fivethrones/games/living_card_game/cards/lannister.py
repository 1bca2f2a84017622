"""Cards of House Lannister, and the events of its deck."""

from typing import Final

from fivethrones.games.card_engine.box.card import attachment, character, event, location
from fivethrones.games.card_engine.box.figures import (
    AT_SETUP,
    ATTACHMENT,
    CHARACTER,
    DEADLY,
    EVENT,
    GREYJOY,
    INFAMY,
    INTRIGUE,
    LANNISTER,
    LEARNED,
    LIMITED,
    LOCATION,
    MILITARY,
    NEUTRAL,
    NO_ATTACHMENTS,
    NOBLE,
    POWER,
    STEALTH,
)
from fivethrones.games.card_engine.records.lasting import CHALLENGE, PHASE
from fivethrones.games.card_engine.records.occurrences import (
    LOST,
    PLOT_REVEALED,
    SHOWN,
    STOOD,
    WAS_KILLED,
    WAS_PLAYED,
    WON,
)
from fivethrones.games.card_engine.records.phases import CHALLENGES_PHASE, DOMINANCE, MARSHALLING
from fivethrones.games.card_engine.records.zones import DEAD, DECK, DISCARD
from fivethrones.games.card_engine.values.matching import ATTACKING, DEFENDING
from fivethrones.games.card_engine.values.of_cards import STAND_UP
from fivethrones.games.card_engine.values.players import CHOSEN, OPPONENTS, WINNER, YOU
from fivethrones.games.card_engine.vocabulary.active_abilities import (
    DEATH_AND_DISCARD,
    Act,
    Forced,
    Respond,
    Save,
)
from fivethrones.games.card_engine.vocabulary.branching import ChooseOne, Then, Way
from fivethrones.games.card_engine.vocabulary.conditions import InChallenge
from fivethrones.games.card_engine.vocabulary.costs import (
    DiscardSelf,
    Gold,
    GoldForTarget,
    GoldX,
    KneelOthers,
    KneelSelf,
    NameCard,
)
from fivethrones.games.card_engine.vocabulary.effects import (
    DiscardFromPlay,
    Draw,
    GainPower,
    HousePower,
    Kill,
    Kneel,
    ReturnToHand,
)
from fivethrones.games.card_engine.vocabulary.filters import BEARER, CARDS, CHARACTERS, ITSELF, LOCATIONS
from fivethrones.games.card_engine.vocabulary.for_a_while import (
    Forbid,
    GainKeyword,
    IfYouWin,
    Strength,
)
from fivethrones.games.card_engine.vocabulary.from_piles import DiscardTop, WithCardsIn
from fivethrones.games.card_engine.vocabulary.groups import TARGET, THIS_CARD
from fivethrones.games.card_engine.vocabulary.hands import DiscardAtRandom, DiscardNamed, LookAtTop, TakeTop
from fivethrones.games.card_engine.vocabulary.marks import AnyOf, Just
from fivethrones.games.card_engine.vocabulary.out_of_play import GoesTo, StandsInstead
from fivethrones.games.card_engine.vocabulary.put_into_play import BecomeAttachment
from fivethrones.games.card_engine.vocabulary.reductions import Purse, ReducesCost
from fivethrones.games.card_engine.vocabulary.static_effects import Immune, Modify, StaysStanding
from fivethrones.games.card_engine.vocabulary.treasure import GoldOn
from fivethrones.games.card_engine.vocabulary.triggers import After, AfterBy, AfterYou, PhaseBegins
from fivethrones.games.living_card_game.cards.honor_guards import HONOR_GUARD
from fivethrones.games.living_card_game.words.claim import LowerClaimByX

MY_LANNISTERS: Final = CHARACTERS.mine().of(LANNISTER)

CHARACTER_CARDS: Final = [
    character(
        "joffrey_baratheon", LANNISTER, cost=3, strength=2, icons=[POWER], traits=["lord"],
        abilities=[Respond(After(WAS_KILLED, CHARACTERS.with_trait("lord", "lady")), [GainPower(THIS_CARD)], limit=3)],
        crests=[NOBLE],
    ),
    character(
        "ser_jaime_lannister", LANNISTER, cost=4, strength=3, icons=[MILITARY, INTRIGUE], traits=["lord", "knight"],
        abilities=[StaysStanding(ITSELF, ATTACKING | DEFENDING, [MILITARY])],
        keywords=[DEADLY, INFAMY],
    ),
    character(
        "tyrion_lannister", LANNISTER, cost=4, strength=3, icons=[INTRIGUE, POWER], traits=["lord"],
        abilities=[Respond(
            AfterYou(WON, who=AnyOf(ITSELF.taking_part(), ITSELF.in_challenges(INTRIGUE))), [Draw(YOU, 1)],
            costs=[Gold(1)],
        )],
        keywords=[STEALTH], crests=[LEARNED],
    ),
    character(
        "cersei_lannister", LANNISTER, cost=3, strength=3, icons=[INTRIGUE, POWER], traits=["lady"],
        abilities=[Act(
            [Kneel(TARGET), Forbid(TARGET, STAND_UP)], DOMINANCE, costs=[KneelSelf(), Gold(2)], target=CHARACTERS,
        )],
        crests=[NOBLE],
    ),
    character(
        "tywin_lannister", LANNISTER, cost=5, strength=4, icons=[MILITARY, INTRIGUE, POWER], traits=["lord"],
        abilities=[Forced(PhaseBegins(MARSHALLING), [GoldOn(THIS_CARD, 2)]), Purse()],
        crests=[NOBLE],
    ),
    character(
        "ser_ilyn_payne", LANNISTER, cost=4, strength=2, icons=[INTRIGUE, POWER], traits=["knight", "ally"],
        abilities=[Act([Kill(TARGET)], MARSHALLING, costs=[KneelSelf()], target=CHARACTERS.with_strength_up_to(2))],
    ),
    character(
        "the_hound", LANNISTER, cost=2, strength=4, icons=[MILITARY], traits=["ally"],
        abilities=[
            GoesTo(ITSELF, DISCARD, instead_of=DEAD),
            Forced(PhaseBegins(DOMINANCE), [ChooseOne([
                Way("way-discard-top", [DiscardTop(YOU)]),
                Way("way-discard-this", [DiscardFromPlay(THIS_CARD, savable=False)]),
            ])]),
        ],
    ),
    character(
        "chella_daughter_of_cheyk", LANNISTER, cost=3, strength=3, icons=[MILITARY], traits=["clansman"],
        abilities=[Respond(
            AfterYou(WON, who=CHARACTERS.mine().with_trait("clansman").taking_part()), [ReturnToHand(TARGET)],
            costs=[GoldForTarget(LOCATIONS)], target=LOCATIONS.affordable(),
        )],
        keywords=[STEALTH],
    ),
    character(
        "bronn", LANNISTER, cost=3, strength=3, icons=[MILITARY, POWER], traits=["knight", "mercenary"],
        abilities=[Act([StandsInstead(TARGET)], costs=[Gold(2)], target=CHARACTERS)],
        keywords=[NO_ATTACHMENTS, DEADLY],
    ),
    character(
        "grand_maester_pycelle", LANNISTER, cost=3, strength=2, icons=[INTRIGUE, POWER], traits=["maester"],
        abilities=[Respond(AfterBy(SHOWN, OPPONENTS, together=True), [TakeTop()], limit=3, per=PHASE)],
    ),
    character(
        "raff_the_sweetling", LANNISTER, cost=2, strength=2, icons=[MILITARY, INTRIGUE], traits=["ally"],
        abilities=[Act([LookAtTop(CHOSEN)], costs=[Gold(1)], player=OPPONENTS, player_if=WithCardsIn(DECK))],
    ),
    character(
        "ser_jacelyn_bywater", LANNISTER, cost=3, strength=3, icons=[MILITARY, POWER], traits=["knight"],
        abilities=[Immune(ITSELF, CHARACTER), Respond(After(WAS_KILLED, ITSELF), [DiscardAtRandom(OPPONENTS)])],
    ),
    character(
        "enemy_informer", LANNISTER, cost=3, strength=2, icons=[MILITARY, INTRIGUE], traits=["house_tyrell"],
        abilities=[Respond(After(WAS_PLAYED, ITSELF), [Kneel(TARGET)], target=CHARACTERS.standing())],
        unique=False,
    ),
    character(
        "qyburns_informers", LANNISTER, cost=4, strength=2, icons=[INTRIGUE], traits=["ally"],
        abilities=[Respond(AfterYou(WON, [INTRIGUE], who=ITSELF.taking_part()), [Draw(YOU, 2)])],
        unique=False, keywords=[STEALTH],
    ),
    character(
        "cerseis_attendant", LANNISTER, cost=1, strength=1, icons=[INTRIGUE], traits=["ally"],
        abilities=[Respond(
            After(WAS_KILLED, AnyOf(CHARACTERS.called("cersei_lannister"), ITSELF)), [Kneel(TARGET)],
            target=CHARACTERS.standing(),
        )],
        unique=False,
    ),
    character(
        "lurkers_at_harrenhal", LANNISTER, cost=6, strength=6, icons=[INTRIGUE, POWER], traits=["house_clegane"], abilities=[],
        unique=False, keywords=[NO_ATTACHMENTS, STEALTH, DEADLY],
    ),
    character("lannisport_steward", LANNISTER, cost=2, strength=2, icons=[INTRIGUE], traits=["ally"], abilities=[], unique=False, income=2),
    character("lannisport_weaponsmith", LANNISTER, cost=1, strength=1, icons=[MILITARY], traits=["ally"], abilities=[], unique=False, income=1),
    character(
        "lannisport_honor_guard", LANNISTER, cost=4, strength=4, icons=[MILITARY, INTRIGUE], traits=["army"], abilities=HONOR_GUARD,
        unique=False, keywords=[NO_ATTACHMENTS], only=LANNISTER,
    ),
]  # fmt: skip

ATTACHMENT_CARDS: Final = [
    attachment(
        "gutter_rats_cunning", LANNISTER, cost=1, traits=["skill"], bearer=CHARACTERS,
        abilities=[Modify(BEARER, strength=2, keywords=[STEALTH])],
    ),
    attachment(
        "gilded_plate", LANNISTER, cost=0, traits=["armor"], bearer=CHARACTERS,
        abilities=[Save(BEARER, [Gold(1), DiscardSelf()], DEATH_AND_DISCARD)],
    ),
]  # fmt: skip

LOCATION_CARDS: Final = [
    location(
        "lannisport", LANNISTER, cost=2, traits=["lannisport"],
        abilities=[Respond(AfterYou(WON, [INTRIGUE]), [HousePower()], costs=[Gold(1)], limit=1, per=CHALLENGE)],
        unique=True,
    ),
    location(
        "lannisport_brothel", LANNISTER, cost=2, traits=["kings_landing"],
        abilities=[Respond(
            After(STOOD, CHARACTERS), [Kneel(TARGET)], costs=[KneelSelf()],
            target=CHARACTERS.standing().that(Just(STOOD)),
        )],
        unique=True,
    ),
    location(
        "golden_tooth_mines", LANNISTER, cost=2, traits=["westeros"],
        abilities=[Forced(AfterBy(PLOT_REVEALED, YOU), [Draw(YOU, 1)])],
    ),
    location(
        "western_fiefdoms", LANNISTER, cost=1, traits=["lannisport"],
        abilities=[ReducesCost(CARDS.of(LANNISTER), 1)],
        keywords=[LIMITED], influence=1,
    ),
    location(
        "queen_cerseis_chambers", LANNISTER, cost=1, traits=["kings_landing"], abilities=[],
        unique=True, income=1, influence=1, on_house=True,
    ),
    location("the_goldroad", LANNISTER, cost=0, traits=["westeros"], abilities=[], keywords=[LIMITED], income=1),
    location(
        "hall_of_heroes", LANNISTER, cost=2, traits=["lannisport"],
        abilities=[ReducesCost(CHARACTERS.of(LANNISTER), 2)],
        keywords=[LIMITED],
    ),
    location(
        "sunset_sea", LANNISTER | GREYJOY, cost=0, traits=["westeros"],
        abilities=[ReducesCost(CHARACTERS.of(LANNISTER | GREYJOY), 2, DiscardSelf())],
        influence=1,
    ),
]  # fmt: skip

EVENT_CARDS: Final = [
    event("i_never_bet_against_my_family", NEUTRAL, Act(
        [LowerClaimByX(CHOSEN)], CHALLENGES_PHASE, when=[InChallenge()],
        costs=[GoldX(), KneelOthers(MY_LANNISTERS)], player=OPPONENTS,
    )),
    event(
        "the_lions_will", NEUTRAL, Act([Kneel(TARGET)], costs=[Gold(2)], target=CHARACTERS.standing()),
        only=LANNISTER,
    ),
    event("insidious_ways", NEUTRAL, Act(
        [Strength(TARGET, 2, PHASE), IfYouWin(Draw(YOU, 2))], CHALLENGES_PHASE, when=[InChallenge()],
        target=CHARACTERS.of(LANNISTER).attacking(),
    )),
    event(
        "call_their_bluff", NEUTRAL,
        Act([DiscardNamed(OPPONENTS)], DOMINANCE, costs=[Gold(2), NameCard(CHARACTER | LOCATION | ATTACHMENT | EVENT)]),
        only=LANNISTER,
    ),
    event(
        "im_you_writ_small", NEUTRAL,
        Act(
            [GainKeyword(TARGET, DEADLY), Then(BecomeAttachment(CHARACTERS.of(LANNISTER)))], CHALLENGES_PHASE,
            target=CHARACTERS,
        ),
        [Modify(ITSELF, traits=["boon"]), Modify(BEARER, strength=2)],
        only=LANNISTER,
    ),
    event("a_lannister_pays_his_debts", NEUTRAL, Respond(
        AfterYou(LOST), [Kill(TARGET)], costs=[KneelOthers(MY_LANNISTERS)],
        target=CHARACTERS.taking_part().of_players(WINNER),
    )),
    event(
        "youve_killed_the_wrong_dwarf", NEUTRAL,
        Act([Kneel(TARGET), Then(GainPower(TARGET))], target=CHARACTERS.standing().without_crest(NOBLE)),
        traits=["small_council"], only=LANNISTER,
    ),
]  # fmt: skip

SUPPLEMENT_ATTACHMENT_CARDS: Final = [
    attachment(
        "increased_levy", LANNISTER, cost=0, traits=["condition"], bearer=LOCATIONS.mine(), abilities=[],
        keywords=[AT_SETUP], income=1,
    ),
]  # fmt: skip

LANNISTER_CARDS: Final = CHARACTER_CARDS + ATTACHMENT_CARDS + LOCATION_CARDS + EVENT_CARDS
LANNISTER_SUPPLEMENT: Final = SUPPLEMENT_ATTACHMENT_CARDS
