"""Cards between decks, discard piles, dead piles and hands."""

from typing import Final

from fivethrones.games.card_engine.box.card import attachment, character, event
from fivethrones.games.card_engine.box.figures import ALL_TYPES, ATTACHMENT, NEUTRAL, STARK
from fivethrones.games.card_engine.records.occurrences import WAS_KILLED
from fivethrones.games.card_engine.records.zones import DEAD, DECK, DISCARD
from fivethrones.games.card_engine.timing.doomed import SHUFFLED
from fivethrones.games.card_engine.values.players import CHOSEN, EACH, OPPONENTS, YOU
from fivethrones.games.card_engine.vocabulary.active_abilities import Act, Forced
from fivethrones.games.card_engine.vocabulary.branching import Pay, Then, may
from fivethrones.games.card_engine.vocabulary.costs import Gold
from fivethrones.games.card_engine.vocabulary.effects import HousePower, Kill
from fivethrones.games.card_engine.vocabulary.filters import CHARACTERS, ITSELF, Filter
from fivethrones.games.card_engine.vocabulary.from_piles import (
    DiscardTop,
    ShuffleIn,
    TakeInHand,
    TopOntoDeck,
    WithCardsIn,
)
from fivethrones.games.card_engine.vocabulary.groups import TARGET, TARGET_IN_PILE, THIS_IN_PILE
from fivethrones.games.card_engine.vocabulary.hands import DiscardAtRandom
from fivethrones.games.card_engine.vocabulary.out_of_play import GoElsewhere
from fivethrones.games.card_engine.vocabulary.put_into_play import EnterPlay
from fivethrones.games.card_engine.vocabulary.triggers import After
from fivethrones.kernel.knowledge import EVERYONE, NOBODY
from games.card_engine.scene import LIVING, scene, side

KNIGHT: Final = character("knight", STARK, cost=2, strength=2, icons=ALL_TYPES, traits=[], unique=False)
RING: Final = attachment("ring", NEUTRAL, cost=1, traits=[], bearer=CHARACTERS, abilities=[])
GHOST: Final = character(
    "ghost",
    STARK,
    cost=3,
    strength=3,
    icons=ALL_TYPES,
    traits=[],
    abilities=[Act([TakeInHand(THIS_IN_PILE)], where=DEAD)],
    unique=False,
)
MASTER: Final = character(
    "master",
    NEUTRAL,
    cost=3,
    strength=3,
    icons=ALL_TYPES,
    traits=[],
    abilities=[
        Act([TakeInHand(THIS_IN_PILE), Then(may("way-pay", [Pay(Gold(3)), EnterPlay()]))], where=DISCARD)
    ],
    unique=False,
)
BURIAL: Final = event("burial", NEUTRAL, Act([ShuffleIn(DEAD)]))
RESERVES: Final = event(
    "reserves", NEUTRAL, Act([TopOntoDeck(CHOSEN)], player=EACH, player_if=WithCardsIn(DISCARD))
)
MILL: Final = event("mill", NEUTRAL, Act([DiscardTop(YOU)]))
PAWN: Final = event(
    "pawn", NEUTRAL, Act([TakeInHand(TARGET_IN_PILE)], target=Filter(ATTACHMENT).mine(), target_in=DISCARD)
)
LOSS: Final = event("loss", NEUTRAL, Act([DiscardAtRandom(OPPONENTS)]))
WRAITH: Final = character(
    "wraith",
    NEUTRAL,
    cost=1,
    strength=1,
    icons=ALL_TYPES,
    traits=[],
    abilities=[Act([ShuffleIn(DEAD), HousePower(1)], where=DEAD)],
)
CARDS: Final = [KNIGHT, RING, GHOST, MASTER, BURIAL, RESERVES, MILL, PAWN, LOSS, WRAITH]


def test_an_ability_goes_on_though_its_card_is_shuffled_away() -> None:
    table = scene(side(dead="wraith", deck="ring ring ring ring ring"), side(), cards=CARDS, **LIVING)
    you, _ = table.players

    you.uses("wraith")

    assert (you.power, you.dead(), len(you.deck())) == (1, [], 6)


def test_each_player_shuffles_a_pile_into_the_own_deck() -> None:
    table = scene(
        side(hand="burial", dead="knight ghost", deck="ring"), side(dead="knight"), cards=CARDS, **LIVING
    )
    you, foe = table.players

    you.uses("burial")

    assert table.told("shuffles-dead-in") == ["shuffles-dead-in 0 2", "shuffles-dead-in 1 1"]
    assert (sorted(you.deck()), foe.deck(), you.dead(), foe.dead()) == (
        ["ghost", "knight", "ring"],
        ["knight"],
        [],
        [],
    )
    assert [table.table.knowledge[slot] for slot in table.table.pile(DECK, 0)] == [NOBODY] * 3


def test_the_top_of_a_discard_pile_goes_on_top_of_the_deck_and_stays_known() -> None:
    table = scene(side(hand="reserves"), side(discard="ring knight", deck="ghost"), cards=CARDS, **LIVING)
    you, foe = table.players

    you.uses("reserves")

    assert (foe.deck(), foe.discard()) == (["knight", "ghost"], ["ring"])
    assert table.table.knowledge[table.table.pile(DECK, 1)[0]] == EVERYONE


def test_a_doomed_card_is_shuffled_into_the_deck() -> None:
    revenant = character(
        "revenant",
        NEUTRAL,
        cost=3,
        strength=3,
        icons=ALL_TYPES,
        traits=[],
        abilities=[Forced(After(WAS_KILLED, ITSELF), [GoElsewhere(SHUFFLED)])],
    )
    axe = event("axe", NEUTRAL, Act([Kill(TARGET)], target=CHARACTERS))
    table = scene(
        side(hand="axe"), side(play="revenant", deck="ring knight"), cards=[*CARDS, revenant, axe], **LIVING
    )
    foe = table.seat(1)

    table.seat(0).uses("axe")

    assert (sorted(foe.deck()), foe.dead()) == (["knight", "revenant", "ring"], [])
    assert {table.table.knowledge[slot] for slot in table.table.pile(DECK, 1)} == {NOBODY}


def test_only_a_player_with_cards_there_is_chosen_perhaps_oneself() -> None:
    table = scene(side(hand="reserves", discard="ring"), side(), cards=CARDS, **LIVING)

    table.seat(0).uses("reserves")

    assert table.seat(0).deck() == ["ring"]


def test_a_card_takes_itself_out_of_the_dead_pile() -> None:
    table = scene(side(dead="knight ghost"), side(dead="ghost"), cards=CARDS, **LIVING)
    you, foe = table.players

    you.uses("ghost")

    assert (you.hand(), you.dead(), foe.dead()) == (["ghost"], ["knight"], ["ghost"])
    assert table.told("takes-in-hand") == ["takes-in-hand 0 ghost"]


def test_from_the_discard_pile_to_hand_and_for_gold_into_play() -> None:
    for gold, answer, there in ((3, "way pay", ["master"]), (3, "way decline", []), (2, "", [])):
        table = scene(side(discard="master", gold=gold, hand="ring"), side(), cards=CARDS, **LIVING)
        you = table.seat(0)

        you.uses("master")
        if answer:
            you.says(answer)

        assert you.play() == there
        assert you.hand() == (["ring"] if there else ["master", "ring"])


def test_a_chosen_attachment_comes_back_to_hand() -> None:
    table = scene(side(hand="pawn", discard="knight ring"), side(discard="ring"), cards=CARDS, **LIVING)
    you = table.seat(0)

    you.uses("pawn")

    assert (you.hand(), you.discard()) == (["ring"], ["knight", "pawn"])


def test_the_top_card_of_the_deck_is_discarded() -> None:
    table = scene(side(hand="mill", deck="ring knight"), side(), cards=CARDS, **LIVING)

    table.seat(0).uses("mill")

    assert table.told("discards-from-deck") == ["discards-from-deck 0 ring"]
    assert table.seat(0).discard() == ["ring", "mill"]


def test_every_opponent_loses_a_random_card() -> None:
    table = scene(
        side(hand="loss ring"), side(hand="ring"), side(hand="knight"), side(), cards=CARDS, **LIVING
    )

    table.seat(0).uses("loss")

    assert table.told("discards-at-random") == ["discards-at-random 1 ring", "discards-at-random 2 knight"]
    assert table.seat(0).hand() == ["ring"]


def test_what_needs_a_pile_cannot_be_used_without_one() -> None:
    table = scene(side(hand="burial mill loss"), side(hand="ring"), cards=CARDS, **LIVING)
    table.asks("prompt-act", 0)

    assert [table.seat(0).refuses("use", card) for card in ("burial", "mill")] == ["refused-no-change"] * 2
