"""Cards of House Baratheon, and the events of its deck."""

from typing import Final

from fivethrones.games.card_engine.box.card import attachment, character, event, location
from fivethrones.games.card_engine.box.figures import (
    BARATHEON,
    CHARACTER,
    DEADLY,
    HOLY,
    INTRIGUE,
    LIMITED,
    MILITARY,
    NEUTRAL,
    NO_ATTACHMENTS,
    NOBLE,
    PLOT,
    POWER,
    RENOWN,
    STEALTH,
    VIGILANT,
    WAR,
)
from fivethrones.games.card_engine.records.lasting import PHASE
from fivethrones.games.card_engine.records.occurrences import TOOK_RENOWN, WAS_KILLED, WON
from fivethrones.games.card_engine.records.phases import CHALLENGES_PHASE, MARSHALLING, PLOT_PHASE
from fivethrones.games.card_engine.records.zones import DISCARD, HAND
from fivethrones.games.card_engine.values.of_cards import BE_DISCARDED, BE_KILLED
from fivethrones.games.card_engine.values.of_players import ACTS_BEFORE_REVEAL
from fivethrones.games.card_engine.values.players import CHOSEN, EACH, OPPONENTS, YOU
from fivethrones.games.card_engine.vocabulary.active_abilities import Act, Forced, Respond, Save
from fivethrones.games.card_engine.vocabulary.branching import ChooseOne, Pay, Way
from fivethrones.games.card_engine.vocabulary.conditions import StrengthChanged, There, Unless
from fivethrones.games.card_engine.vocabulary.control import TakeControl
from fivethrones.games.card_engine.vocabulary.costs import (
    DiscardSelf,
    Gold,
    Influence,
    KneelOthers,
    KneelSelf,
    NameCard,
    OneOf,
)
from fivethrones.games.card_engine.vocabulary.effects import (
    DiscardFromPlay,
    GainPower,
    HousePower,
    Kneel,
    ReturnToHand,
    Stand,
)
from fivethrones.games.card_engine.vocabulary.filters import (
    ATTACHMENTS,
    BEARER,
    CARDS,
    CHARACTERS,
    ITSELF,
    LOCATIONS,
)
from fivethrones.games.card_engine.vocabulary.for_a_while import BlankText, GainIcon
from fivethrones.games.card_engine.vocabulary.groups import TARGET, THIS_CARD
from fivethrones.games.card_engine.vocabulary.hands import SearchDeck
from fivethrones.games.card_engine.vocabulary.in_challenges import OneMoreChallenge
from fivethrones.games.card_engine.vocabulary.out_of_play import GoElsewhere
from fivethrones.games.card_engine.vocabulary.plots import RevealNewPlot
from fivethrones.games.card_engine.vocabulary.put_into_play import AttachTo, EnterPlay
from fivethrones.games.card_engine.vocabulary.reductions import CostsLess, ReducesCost
from fivethrones.games.card_engine.vocabulary.static_effects import (
    Cannot,
    Figure,
    HidesPower,
    Immune,
    Modify,
    Toll,
    Watched,
)
from fivethrones.games.card_engine.vocabulary.triggers import AS_ATTACKER, After, AfterYou
from fivethrones.games.card_engine.vocabulary.waiting import Delayed, NamedPlotRevealed
from fivethrones.games.living_card_game.cards.honor_guards import HONOR_GUARD
from fivethrones.games.living_card_game.words.defenders import NoDefenders
from fivethrones.games.living_card_game.words.plots import (
    AwaitNamed,
    PlotsAreChosen,
    PowerIfPlotIsPoorer,
    WithPlots,
)
from fivethrones.games.living_card_game.words.taking import YoursToTake

ASSHAI: Final = CHARACTERS.with_trait("asshai")
KNIGHTS: Final = CHARACTERS.with_trait("knight")

CHARACTER_CARDS: Final = [
    character(
        "selyse_baratheon", BARATHEON, cost=2, strength=2, icons=[INTRIGUE, POWER], traits=["lady", "house_florent"],
        abilities=[Act([GainIcon(TARGET, INTRIGUE)], CHALLENGES_PHASE, costs=[Influence(1)], target=CHARACTERS.unique())],
        crests=[HOLY],
    ),
    character(
        "robert_baratheon", BARATHEON, cost=4, strength=3, icons=[MILITARY, POWER], traits=["lord"],
        abilities=[Forced(After(TOOK_RENOWN, ITSELF), [GainPower(THIS_CARD)])],
        keywords=[RENOWN], crests=[NOBLE],
    ),
    character(
        "stannis_baratheon", BARATHEON, cost=4, strength=3, icons=[MILITARY, POWER], traits=["lord"],
        abilities=[NoDefenders([
            There(ITSELF.attacking()),
            Unless(There(CHARACTERS.with_trait("lord").of_the_challenged())),
        ])],
        keywords=[RENOWN], crests=[NOBLE],
    ),
    character(
        "renly_baratheon", BARATHEON, cost=3, strength=2, icons=[MILITARY, INTRIGUE, POWER], traits=["lord"],
        abilities=[Immune(ITSELF, CHARACTER, OPPONENTS), Act([Stand(THIS_CARD)], costs=[Influence(1)])],
    ),
    character(
        "melisandre", BARATHEON, cost=4, strength=3, icons=[INTRIGUE, POWER], traits=["lady", "asshai"],
        abilities=[
            Modify(ASSHAI, strength=1, when=[There(ITSELF.standing())]),
            HidesPower(CHARACTERS.theirs()),
        ],
        keywords=[RENOWN], crests=[HOLY],
    ),
    character(
        "ser_davos_seaworth", BARATHEON, cost=3, strength=3, icons=[MILITARY, POWER], traits=["lord", "knight"],
        abilities=[Save(ITSELF, then=[ChooseOne([
            Way("way-gold", [Pay(Gold(1))]), Way("way-return", [ReturnToHand(THIS_CARD)]),
        ])])],
    ),
    character(
        "brienne_of_tarth", BARATHEON, cost=3, strength=3, icons=[MILITARY], traits=["lady", "knight"],
        abilities=[Immune(ITSELF, CHARACTER, OPPONENTS)],
        keywords=[RENOWN],
    ),
    character(
        "maester_cressen", BARATHEON, cost=2, strength=2, icons=[POWER], traits=["maester"],
        abilities=[Act(
            [DiscardFromPlay(TARGET)],
            MARSHALLING, costs=[KneelSelf()], target=ATTACHMENTS.with_trait("condition"),
        )],
    ),
    character(
        "ser_axell_florent", BARATHEON, cost=3, strength=3, icons=[MILITARY, POWER], traits=["knight"],
        abilities=[Respond(AfterYou(WON, [POWER], by=4), [Stand(THIS_CARD)])],
    ),
    character(
        "edric_storm", BARATHEON, cost=2, strength=2, icons=[POWER], traits=["bastard"],
        abilities=[Respond(
            AfterYou(WON, [POWER], AS_ATTACKER, by=4), [OneMoreChallenge(POWER)],
            costs=[DiscardSelf()], limited=True,
        )],
        keywords=[STEALTH],
    ),
    character(
        "devan_seaworth", BARATHEON, cost=2, strength=2, icons=[MILITARY, INTRIGUE], traits=["ally"],
        abilities=[Modify(ITSELF, keywords=[STEALTH], when=[There(CHARACTERS.mine().with_power())])],
    ),
    character(
        "knight_of_the_rainwood", BARATHEON, cost=2, strength=2, icons=[MILITARY, POWER], traits=["knight"],
        abilities=[Cannot(BE_DISCARDED, ITSELF)],
        unique=False, keywords=[NO_ATTACHMENTS], bears_only=["weapon"],
    ),
    character(
        "stanniss_northern_cavalry", BARATHEON, cost=4, strength=3, icons=[MILITARY, POWER], traits=["army"],
        abilities=[
            Watched(),
            Cannot(BE_KILLED, ITSELF, [StrengthChanged()]),
            Cannot(BE_DISCARDED, ITSELF, [StrengthChanged()]),
        ],
        unique=False, keywords=[NO_ATTACHMENTS, DEADLY],
    ),
    character(
        "highgarden_honor_guard", BARATHEON, cost=4, strength=4, icons=[MILITARY, INTRIGUE], traits=["army", "house_tyrell"], abilities=HONOR_GUARD,
        unique=False, keywords=[NO_ATTACHMENTS], only=BARATHEON,
    ),
    character(
        "old_red_priest", BARATHEON, cost=1, strength=1, icons=[MILITARY, INTRIGUE, POWER], traits=["asshai"],
        abilities=[Forced(After(WAS_KILLED, ITSELF), [Kneel(TARGET)], target=LOCATIONS.mine().standing())],
        unique=False,
    ),
    character(
        "army_of_the_faithful", BARATHEON, cost=6, strength=6, icons=[MILITARY, POWER], traits=["army", "asshai"],
        abilities=[CostsLess(1, each=ASSHAI.mine())],
        unique=False, keywords=[NO_ATTACHMENTS, RENOWN],
    ),
    character(
        "renlys_courtier", BARATHEON, cost=2, strength=1, icons=[INTRIGUE, POWER], traits=["ally"],
        abilities=[Act([BlankText(TARGET)], costs=[KneelSelf()], target=CHARACTERS.not_unique())],
        unique=False,
    ),
    character(
        "bastard_of_robert", BARATHEON, cost=1, strength=1, icons=[POWER], traits=["bastard"], abilities=[],
        unique=False, keywords=[NO_ATTACHMENTS, STEALTH],
    ),
    character(
        "house_tyrell_guard", BARATHEON, cost=2, strength=1, icons=[MILITARY, POWER], traits=["ally", "house_tyrell"],
        abilities=[Respond(After(WAS_KILLED, CHARACTERS.mine().of(BARATHEON)), [EnterPlay()], where=HAND)],
        unique=False,
    ),
    character(
        "host_of_storms_end", BARATHEON, cost=5, strength=6, icons=[MILITARY, POWER], traits=["army"], abilities=[],
        unique=False, keywords=[NO_ATTACHMENTS], crests=[WAR],
    ),
]  # fmt: skip

ATTACHMENT_CARDS: Final = [
    attachment(
        "shadows_blessing", BARATHEON, cost=1, traits=["condition"], bearer=CHARACTERS,
        abilities=[
            Modify(BEARER.with_the_icon(POWER), strength=2),
            Modify(BEARER.without_the_icon(POWER), strength=-2),
        ],
    ),
    attachment("motley", BARATHEON, cost=0, traits=["condition"], bearer=CHARACTERS.theirs(), abilities=[Toll(BEARER, 1)]),
    attachment(
        "lightbringer", BARATHEON, cost=2, traits=["item", "weapon"], bearer=CHARACTERS.of(BARATHEON),
        abilities=[Save(BEARER, [KneelSelf()])],
        unique=True, keywords=[VIGILANT],
    ),
    attachment(
        "stinking_drunk", BARATHEON, cost=1, traits=["condition"], bearer=CHARACTERS,
        abilities=[Modify(BEARER.taking_part(), strength=-4)],
    ),
]  # fmt: skip

LOCATION_CARDS: Final = [
    location(
        "dragonstone_port", BARATHEON, cost=2, traits=["dragonstone"],
        abilities=[
            Figure(ACTS_BEFORE_REVEAL, players=EACH),
            Act([AwaitNamed(2)], PLOT_PHASE, [PlotsAreChosen()], [NameCard(PLOT)], limit=1, per=PHASE),
            Delayed(NamedPlotRevealed(2), [HousePower()], once=False),
        ],
    ),
    location(
        "stormlands_fiefdoms", BARATHEON, cost=1, traits=["westeros"],
        abilities=[ReducesCost(CARDS.of(BARATHEON), 1)],
        keywords=[LIMITED], influence=1,
    ),
    location(
        "king_roberts_chambers", BARATHEON, cost=1, traits=["kings_landing"], abilities=[],
        unique=True, income=1, influence=1, on_house=True,
    ),
    location("aegons_garden", BARATHEON, cost=0, traits=["dragonstone"], abilities=[], keywords=[LIMITED], income=1),
    location(
        "great_hall", BARATHEON, cost=2, traits=["dragonstone"],
        abilities=[ReducesCost(CHARACTERS.of(BARATHEON), 2)],
        keywords=[LIMITED],
    ),
]  # fmt: skip

EVENT_CARDS: Final = [
    event(
        "muster", NEUTRAL,
        Act([SearchDeck(YOU, KNIGHTS)], MARSHALLING, costs=[KneelOthers(KNIGHTS)]),
    ),
    event(
        "prosperity_and_plenty", NEUTRAL,
        Act(
            [AttachTo()],
            costs=[Gold(1)], target=ATTACHMENTS.mine(), target_in=DISCARD, second=CHARACTERS.mine(),
        ),
        only=BARATHEON,
    ),
    event(
        "lords_of_the_narrow_sea", NEUTRAL,
        Act(
            [RevealNewPlot(CHOSEN), PowerIfPlotIsPoorer()],
            costs=[OneOf(Influence(3), KneelOthers(CHARACTERS.with_crest(NOBLE)))],
            player=OPPONENTS, player_if=WithPlots(),
        ),
        only=BARATHEON,
    ),
    event("retreat", NEUTRAL, Respond(After(WAS_KILLED, CHARACTERS.mine().unique()), [GoElsewhere(HAND)])),
    event(
        "support_of_the_kingdom", NEUTRAL,
        Respond(
            AfterYou(WON, [POWER]), [TakeControl(TARGET)],
            target=LOCATIONS.theirs().yielding().that(YoursToTake()),
        ),
    ),
]  # fmt: skip

BARATHEON_CARDS: Final = CHARACTER_CARDS + ATTACHMENT_CARDS + LOCATION_CARDS + EVENT_CARDS
