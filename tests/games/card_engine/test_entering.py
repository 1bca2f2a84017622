"""Cards that come into play without being played, and attachments that change their bearer."""

from typing import Final

from fivethrones.games.card_engine.box.card import attachment, character, event
from fivethrones.games.card_engine.box.figures import (
    ALL_TYPES,
    ATTACHMENT,
    LANNISTER,
    NEUTRAL,
    NO_ATTACHMENTS,
    STARK,
)
from fivethrones.games.card_engine.records.lasting import PHASE
from fivethrones.games.card_engine.records.occurrences import ENTERED, WAS_PLAYED, WON
from fivethrones.games.card_engine.records.zones import DISCARD, HAND
from fivethrones.games.card_engine.vocabulary.active_abilities import Act, Respond
from fivethrones.games.card_engine.vocabulary.effects import HousePower, ReturnToHand
from fivethrones.games.card_engine.vocabulary.filters import BEARER, CHARACTERS, ITSELF, Filter
from fivethrones.games.card_engine.vocabulary.groups import THIS_CARD
from fivethrones.games.card_engine.vocabulary.marks import AbleToBear
from fivethrones.games.card_engine.vocabulary.put_into_play import (
    AttachTo,
    BecomeAttachment,
    EnterPlay,
    MoveAttachment,
)
from fivethrones.games.card_engine.vocabulary.static_effects import Modify
from fivethrones.games.card_engine.vocabulary.triggers import After, AfterYou, PhaseEnds
from fivethrones.games.card_engine.vocabulary.waiting import Delayed, Waits
from games.card_engine.scene import LIVING, scene, side

KNIGHT: Final = character("knight", STARK, cost=2, strength=2, icons=ALL_TYPES, traits=[], unique=False)
WOLF: Final = character(
    "wolf", STARK, cost=2, strength=2, icons=ALL_TYPES, traits=[], unique=False, keywords=[NO_ATTACHMENTS]
)
RIVAL: Final = character("rival", LANNISTER, cost=2, strength=1, icons=ALL_TYPES, traits=[], unique=False)
GUARD: Final = character(
    "guard",
    STARK,
    cost=3,
    strength=3,
    icons=ALL_TYPES,
    traits=[],
    abilities=[
        Act([EnterPlay()], where=HAND),
        Respond(After(ENTERED, ITSELF), [HousePower(1)]),
        Respond(After(WAS_PLAYED, ITSELF), [HousePower(5)]),
    ],
    unique=False,
)
KHAL: Final = character(
    "khal",
    NEUTRAL,
    cost=5,
    strength=5,
    icons=ALL_TYPES,
    traits=[],
    abilities=[
        Respond(AfterYou(WON), [EnterPlay(), Waits(1, PHASE)], where=HAND),
        Delayed(PhaseEnds(), [ReturnToHand(THIS_CARD)]),
    ],
)
AXE: Final = attachment(
    "axe", NEUTRAL, cost=1, traits=[], bearer=CHARACTERS, abilities=[Modify(BEARER, strength=1)]
)
WINE: Final = attachment(
    "wine",
    NEUTRAL,
    cost=1,
    traits=[],
    bearer=CHARACTERS,
    abilities=[
        Modify(BEARER, strength=-1),
        Act([MoveAttachment()], target=CHARACTERS.not_the_bearer().that(AbleToBear())),
    ],
)
PLENTY: Final = event(
    "plenty",
    NEUTRAL,
    Act([AttachTo()], target=Filter(ATTACHMENT).mine(), target_in=DISCARD, second=CHARACTERS.mine()),
)
CARDS: Final = [KNIGHT, WOLF, RIVAL, GUARD, KHAL, AXE, WINE, PLENTY]


def test_a_card_put_into_play_enters_and_was_not_played() -> None:
    table = scene(side(hand="guard knight"), side(), cards=CARDS, **LIVING)
    you = table.seat(0)

    you.uses("guard")
    assert table.told("enters", "plays") == ["enters 0 guard"]
    assert (you.play(), you.hand(), you.gold) == (["guard"], ["knight"], 0)
    assert you.choices() == ["pass", "use guard"]
    you.uses("guard", ability=1)

    assert you.power == 1


def test_a_unique_card_cannot_be_put_into_play_a_second_time() -> None:
    for you in (side(play="khal knight", hand="khal"), side(play="knight", hand="khal", dead="khal")):
        table = scene(you, side(), cards=CARDS, **LIVING)
        table.seat(0).attacks("military", "knight")
        table.passes_until("prompt-respond")
        assert table.seat(0).choices() == ["pass"]


def test_a_copy_under_the_control_of_another_player_is_a_copy_too() -> None:
    table = scene(side(play="knight", hand="khal"), side(play="khal:owner=0:kneeling"), cards=CARDS, **LIVING)
    table.seat(0).attacks("military", "knight")
    table.passes_until("prompt-respond")

    assert table.seat(0).choices() == ["pass"]


def test_what_entered_for_a_phase_returns_to_hand_at_its_end() -> None:
    table = scene(side(play="knight", hand="khal"), side(), cards=CARDS, goes_on=True, **LIVING)
    you = table.seat(0)

    you.attacks("military", "knight")
    table.passes_until("prompt-respond")
    you.uses("khal")
    assert you.play() == ["knight", "khal"]
    table.ends_phase()

    assert (you.play(), you.hand()) == (["knight"], ["khal"])


def test_an_attachment_comes_from_the_discard_pile_to_a_bearer() -> None:
    table = scene(side(play="knight", hand="plenty", discard="axe"), side(), cards=CARDS, **LIVING)
    you = table.seat(0)

    you.uses("plenty")

    assert you.strength("knight") == 3
    assert table.told("attaches") == ["attaches 0 axe knight"]


def test_who_may_not_bear_the_attachment_does_not_get_it() -> None:
    table = scene(side(play="wolf", hand="plenty", discard="axe"), side(), cards=CARDS, **LIVING)

    table.asks("prompt-challenge", 0)  # nobody can act


def test_an_attachment_moves_to_another_bearer_and_keeps_its_controller() -> None:
    table = scene(side(play="knight:with=wine wolf"), side(play="rival"), cards=CARDS, **LIVING)
    you, foe = table.players

    you.uses("wine", "rival", ability=1)

    assert (you.strength("knight"), foe.strength("rival")) == (2, 0)
    assert "wine" in you.play()


WRIT: Final = event(
    "writ",
    NEUTRAL,
    Act([HousePower(1), BecomeAttachment(CHARACTERS.of(LANNISTER))]),
    more=[Modify(BEARER, strength=2)],
)


def test_an_event_becomes_an_attachment() -> None:
    table = scene(side(hand="writ"), side(play="rival"), cards=[RIVAL, WRIT], **LIVING)
    you, foe = table.players

    you.uses("writ")

    assert (foe.strength("rival"), you.play(), you.discard()) == (3, ["writ"], [])


def test_without_a_bearer_the_event_is_discarded() -> None:
    table = scene(side(hand="writ"), side(play="knight"), cards=[KNIGHT, WRIT], **LIVING)

    table.seat(0).uses("writ")

    assert (table.seat(0).play(), table.seat(0).discard()) == ([], ["writ"])
