"""Leaving play: saves, doomed cards, where cards go, what happens instead; with cards made up for it."""

from typing import Any, Final

from fivethrones.games.card_engine.box.card import Card, attachment, character, event, location
from fivethrones.games.card_engine.box.figures import DEATHBOUND, NEUTRAL, NO_ATTACHMENTS, STALWART, STARK
from fivethrones.games.card_engine.moves.moving import discard_from_hand
from fivethrones.games.card_engine.records.numbers import Keyword
from fivethrones.games.card_engine.records.occurrences import PLACED, WAS_KILLED
from fivethrones.games.card_engine.records.zones import DEAD, DECK, DISCARD, HAND
from fivethrones.games.card_engine.values.of_cards import BE_DISCARDED, BE_KILLED, BE_SAVED
from fivethrones.games.card_engine.vocabulary.active_abilities import (
    DEATH_AND_DISCARD,
    Act,
    Forced,
    Respond,
    Save,
)
from fivethrones.games.card_engine.vocabulary.branching import Then
from fivethrones.games.card_engine.vocabulary.costs import KneelSelf
from fivethrones.games.card_engine.vocabulary.effects import (
    DiscardFromPlay,
    GainPower,
    HousePower,
    Kill,
    ReturnToHand,
)
from fivethrones.games.card_engine.vocabulary.filters import BEARER, CHARACTERS, ITSELF
from fivethrones.games.card_engine.vocabulary.for_a_while import Strength
from fivethrones.games.card_engine.vocabulary.groups import TARGET, THIS_CARD, Every
from fivethrones.games.card_engine.vocabulary.out_of_play import (
    DieAtZero,
    DiesAtZero,
    GoElsewhere,
    GoesTo,
    StandsInstead,
)
from fivethrones.games.card_engine.vocabulary.static_effects import Cannot, Modify
from fivethrones.games.card_engine.vocabulary.triggers import After
from fivethrones.kernel.action import Action
from fivethrones.kernel.knowledge import EVERYONE
from games.card_engine.driver import Driver
from games.card_engine.scene import LIVING, Side, scene, side

CHARACTER_OF_MINE: Final = CHARACTERS.mine()


def man(id: str, *abilities: Any, keywords: list[Keyword] | None = None, unique: bool = True) -> Card:
    return character(
        id,
        NEUTRAL,
        cost=1,
        strength=2,
        icons=[],
        traits=[],
        abilities=list(abilities),
        keywords=keywords,
        unique=unique,
    )


KNIGHT: Final = man("knight")
SQUIRE: Final = man("squire")
HERO: Final = man("hero", keywords=[STALWART])
GHOUL: Final = man("ghoul", keywords=[DEATHBOUND])
BOTH: Final = man("both", keywords=[STALWART, DEATHBOUND])
HOUND: Final = man("hound", GoesTo(ITSELF, DISCARD, instead_of=DEAD))
GIANT: Final = man("giant", Cannot(BE_KILLED, ITSELF), Cannot(BE_DISCARDED, ITSELF))
MARTYR: Final = man("martyr", Respond(After(WAS_KILLED, ITSELF), [HousePower(2)]))
CRIER: Final = man("crier", Forced(After(WAS_KILLED, CHARACTERS), [HousePower(1)]))
MONK: Final = man("monk", Save(CHARACTER_OF_MINE, [KneelSelf()], DEATH_AND_DISCARD))
PRINCE: Final = man("prince", Save(ITSELF, None, DEATH_AND_DISCARD, [Then(ReturnToHand(THIS_CARD))]))
GUARD: Final = man("guard", Act([StandsInstead(TARGET)], target=CHARACTERS))
VULTURE: Final = man("vulture", Respond(After(PLACED, CHARACTERS), [GainPower(THIS_CARD)]))
TYRANT: Final = man("tyrant", Cannot(BE_SAVED, CHARACTERS.theirs()))
SHIELD: Final = attachment(
    "shield", NEUTRAL, cost=1, traits=[], bearer=CHARACTERS, abilities=[Save(BEARER, [KneelSelf()])]
)
FLAME: Final = attachment(
    "flame",
    NEUTRAL,
    cost=1,
    traits=[],
    bearer=CHARACTERS,
    abilities=[Modify(BEARER, strength=-2), DiesAtZero(BEARER)],
)
BANNER: Final = attachment(
    "banner", NEUTRAL, cost=1, traits=[], bearer=CHARACTERS.of(STARK), abilities=[Modify(BEARER, strength=1)]
)
AXE: Final = event("axe", NEUTRAL, Act([Kill(TARGET)], target=CHARACTERS))
MASSACRE: Final = event("massacre", NEUTRAL, Act([Kill(Every(CHARACTERS))]))
EXILE: Final = event("exile", NEUTRAL, Act([DiscardFromPlay(TARGET)], target=CHARACTERS))
RECALL: Final = event("recall", NEUTRAL, Act([ReturnToHand(TARGET)], target=CHARACTERS))
BURN: Final = event("burn", NEUTRAL, Act([Strength(TARGET, -2), DieAtZero(TARGET)], target=CHARACTERS))
RETREAT: Final = event("retreat", NEUTRAL, Respond(After(WAS_KILLED, CHARACTER_OF_MINE), [GoElsewhere(HAND)]))
REVENGE: Final = event(
    "revenge", NEUTRAL, Respond(After(WAS_KILLED, CHARACTER_OF_MINE), [Kill(TARGET)], target=CHARACTERS)
)
ASHES: Final = event("ashes", NEUTRAL, Act([HousePower(1)]))
CARDS: Final = [
    KNIGHT, SQUIRE, HERO, GHOUL, BOTH, HOUND, GIANT, MARTYR, CRIER, MONK, PRINCE, GUARD, VULTURE, TYRANT, SHIELD, FLAME,
    BANNER, AXE, MASSACRE, EXILE, RECALL, BURN, RETREAT, REVENGE, ASHES,
]  # fmt: skip


def living(*sides: Side, cards: list[Card] | None = None, **figures: Any) -> Driver:
    return scene(*sides, cards=cards or CARDS, phase="taxation", **{**LIVING, **figures})


def test_killed_characters_go_to_the_dead_pile_and_discarded_ones_to_the_discard_pile() -> None:
    table = living(side(hand="axe exile recall"), side(play="knight squire hero:under=hero"))
    you, foe = table.players

    you.uses("axe", "knight")
    you.uses("exile", "squire")
    you.uses("recall", "hero")
    table.passes()

    assert (foe.dead(), foe.discard(), foe.hand()) == (["knight"], ["squire", "hero"], ["hero"])


def test_a_duplicate_saves_from_discarding_and_from_returning_in_the_living_card_game() -> None:
    table = living(side(hand="exile recall"), side(play="knight:under=knight:under=knight"))
    you, foe = table.players

    you.uses("exile", "knight")
    foe.gives_up_duplicate_of("knight")
    you.uses("recall", "knight")
    foe.gives_up_duplicate_of("knight")
    table.passes()

    assert (foe.play(), foe.discard()) == (["knight"], ["knight", "knight"])


def test_a_duplicate_saves_from_killing_only_in_the_other_box() -> None:
    table = scene(side(hand="exile"), side(play="knight:under=knight"), cards=CARDS, phase="taxation")
    you, foe = table.players

    you.uses("exile", "knight")
    table.passes()

    assert (foe.play(), foe.discard()) == ([], ["knight", "knight"])


def test_a_save_saves_from_what_it_names() -> None:
    table = living(side(hand="exile recall"), side(play="knight monk"))
    you, foe = table.players

    you.uses("exile", "knight")
    table.asks("prompt-save", 1)
    foe.uses("monk", ability=0)
    assert foe.play() == ["knight", "monk"]
    you.uses("recall", "knight")
    table.passes()

    assert (foe.play(), foe.hand()) == (["monk"], ["knight"])


def test_nothing_saves_where_saving_is_forbidden() -> None:
    table = living(side(play="tyrant", hand="axe"), side(play="knight:under=knight:with=shield monk"))
    you, foe = table.players

    you.uses("axe", "knight")
    table.passes()

    assert foe.dead() == ["knight"]
    assert table.told("saved") == []


def test_who_cannot_be_killed_or_discarded_stays() -> None:
    table = living(side(hand="massacre exile"), side(play="giant knight"))
    you, foe = table.players

    you.uses("massacre")
    table.passes()

    assert (foe.play(), foe.dead()) == (["giant"], ["knight"])


def test_a_threatened_card_may_save_others_though_nobody_saves_it() -> None:
    table = living(side(hand="massacre"), side(play="knight monk"))
    you, foe = table.players

    you.uses("massacre")
    foe.uses("monk")
    table.passes()

    assert (foe.play(), foe.dead()) == (["knight"], ["monk"])


def test_a_doomed_card_answers_its_own_death_before_it_leaves_play() -> None:
    table = living(side(hand="axe"), side(play="martyr crier"))
    you, foe = table.players

    you.uses("axe", "martyr")

    assert foe.power == 1  # passives come first
    assert foe.play() == ["martyr", "crier"]
    foe.uses("martyr")
    assert (foe.power, foe.play(), foe.dead()) == (3, ["crier"], ["martyr"])


def test_in_the_other_box_cards_leave_play_before_they_are_answered() -> None:
    table = scene(side(hand="axe"), side(play="martyr crier"), cards=CARDS, phase="taxation")
    you, foe = table.players

    you.uses("axe", "martyr")

    assert (foe.power, foe.play(), foe.dead()) == (1, ["crier"], ["martyr"])


def test_a_doomed_card_is_not_killed_again_and_nested_windows_leave_it_alone() -> None:
    """Revenge, a response to the first death, kills another; its own window takes only that one away."""
    table = living(side(play="squire", hand="axe"), side(play="martyr", hand="revenge"))
    you, foe = table.players

    you.uses("axe", "martyr")
    foe.uses("revenge", "squire")

    assert you.dead() == ["squire"]
    assert foe.play() == ["martyr"]
    foe.uses("martyr")
    assert (foe.power, foe.dead()) == (2, ["martyr"])


def test_all_doomed_cards_leave_play_together() -> None:
    table = living(side(play="knight", hand="massacre"), side(play="martyr squire"))
    you, foe = table.players

    you.uses("massacre")
    assert (you.play(), foe.play()) == (["knight"], ["martyr", "squire"])
    table.passes()

    assert (you.play(), foe.play(), you.dead(), foe.dead()) == ([], [], ["knight"], ["martyr", "squire"])


def test_being_placed_in_the_dead_pile_can_be_answered_after_that() -> None:
    table = living(side(play="vulture", hand="axe"), side(play="knight"))
    you, foe = table.players

    you.uses("axe", "knight")
    table.asks("prompt-respond", 0)
    assert foe.dead() == ["knight"]
    you.uses("vulture")

    assert you.power_on("vulture") == 1


def test_stalwart_goes_on_top_of_the_deck_when_killed_or_discarded_but_not_when_returned() -> None:
    table = living(side(hand="axe exile recall"), side(play="hero", deck=2))
    you, foe = table.players

    you.uses("axe", "hero")
    table.passes()

    assert foe.deck() == ["hero", "nobody", "nobody"]
    assert table.told("dies", "leaves-play") == ["dies 1 hero", "leaves-play 1 hero deck"]


def test_deathbound_goes_to_the_dead_pile_when_discarded() -> None:
    table = living(side(hand="exile"), side(play="ghoul"))
    you, foe = table.players

    you.uses("exile", "ghoul")
    table.passes()

    assert foe.dead() == ["ghoul"]


def test_the_controller_chooses_where_several_things_change_where_a_card_goes() -> None:
    table = living(side(hand="exile"), side(play="both"))
    you, foe = table.players

    you.uses("exile", "both")
    table.asks("prompt-place", 1)
    assert foe.choices() == ["goal deck", "goal dead"]
    foe.says("goal dead")

    assert foe.dead() == ["both"]


def test_a_card_may_say_where_it_goes_when_killed() -> None:
    table = living(side(hand="axe"), side(play="hound"))
    you, foe = table.players

    you.uses("axe", "hound")
    table.passes()

    assert (foe.dead(), foe.discard()) == ([], ["hound"])


def test_a_response_sends_a_doomed_card_elsewhere() -> None:
    """It comes after what the card itself says about it."""
    for victim in ("knight", "hound"):
        table = living(side(hand="axe"), side(play=victim, hand="retreat"))
        you, foe = table.players

        you.uses("axe", victim)
        foe.uses("retreat")

        assert (foe.dead(), foe.hand(), foe.discard()) == ([], [victim], ["retreat"])


def test_the_controller_chooses_between_that_place_and_the_top_of_the_deck_for_a_stalwart_card() -> None:
    table = living(side(hand="axe"), side(play="hero", hand="retreat"))
    you, foe = table.players

    you.uses("axe", "hero")
    foe.uses("retreat")
    assert foe.choices() == ["goal hand", "goal deck"]
    foe.says("goal deck")

    assert foe.deck() == ["hero"]


def test_another_card_stands_instead_of_a_death_each_time_it_kneels_again() -> None:
    table = living(side(play="guard:kneeling knight"), side(hand="axe"))
    you, foe = table.players

    you.uses("guard", "knight")
    foe.uses("axe", "knight")
    table.passes()
    assert you.play() == ["guard", "knight"]
    assert not you.kneels("guard")
    assert table.told("spared") == ["spared 0 knight guard"]


def test_nothing_happens_instead_while_the_other_card_stands() -> None:
    table = living(side(play="guard knight"), side(hand="axe"))
    you, foe = table.players

    you.uses("guard", "knight")
    foe.uses("axe", "knight")
    table.passes()

    assert you.dead() == ["knight"]


def test_who_was_saved_may_return_to_hand_then() -> None:
    table = living(side(hand="axe"), side(play="prince"))
    you, foe = table.players

    you.uses("axe", "prince")
    foe.uses("prince")
    table.passes()

    assert (foe.hand(), foe.dead()) == (["prince"], [])


def test_a_duplicate_may_save_from_the_return_that_follows_a_save() -> None:
    table = living(side(hand="axe"), side(play="prince:under=prince"))
    you, foe = table.players

    you.uses("axe", "prince")
    foe.uses("prince")
    table.asks("prompt-save", 1)
    foe.gives_up_duplicate_of("prince")
    table.passes()

    assert (foe.play(), foe.discard()) == (["prince"], ["prince"])


def test_at_strength_0_a_character_dies_that_something_says_so_of() -> None:
    table = living(side(hand="burn"), side(play="knight squire:with=shield"))
    you, foe = table.players

    you.uses("burn", "knight")
    table.passes()

    assert foe.dead() == ["knight"]


def test_only_a_save_that_ends_it_helps_against_death_at_strength_0() -> None:
    """A duplicate and a shield would leave him at strength 0, so they are not offered."""
    table = living(side(hand="burn"), side(play="prince:under=prince:with=shield"))
    you, foe = table.players

    you.uses("burn", "prince")
    assert foe.choices() == ["pass", "use prince"]
    foe.uses("prince")
    table.asks("prompt-save", 1)  # from the return
    foe.gives_up_duplicate_of("prince")

    assert foe.dead() == ["prince"]


def test_an_attachment_may_let_its_bearer_die_at_strength_0() -> None:
    table = living(side(play="knight:with=flame"), side())

    assert table.players[0].dead() == ["knight"]


def test_an_attachment_that_its_bearer_may_not_bear_is_discarded() -> None:
    table = living(side(play="knight:with=banner"), side())

    assert table.players[0].discard() == ["banner"]


def test_a_deathbound_event_goes_to_the_dead_pile_once_played() -> None:
    ghosts = event("ghosts", NEUTRAL, Act([HousePower(1)]), keywords=[DEATHBOUND])
    table = living(side(hand="ghosts"), side(), cards=[*CARDS, ghosts])
    you = table.seat(0)

    you.uses("ghosts")

    assert (you.dead(), you.discard()) == (["ghosts"], [])


def test_no_attachments_makes_what_is_attached_illegal() -> None:
    hermit = man("hermit", keywords=[NO_ATTACHMENTS])
    table = living(side(play="hermit:with=shield:under=hermit"), side(), cards=[*CARDS, hermit])
    you = table.seat(0)

    assert (you.play(), you.discard(), len(table.table.duplicates(you.mine("hermit")))) == (
        ["hermit"],
        ["shield"],
        1,
    )


def test_a_location_leaves_play_like_any_other_card() -> None:
    keep = location("keep", NEUTRAL, cost=1, traits=[], unique=True)
    raze = event("raze", NEUTRAL, Act([DiscardFromPlay(Every(ITSELF.other()))]))
    table = living(side(hand="raze"), side(play="keep:under=keep"), cards=[keep, raze])
    you, foe = table.players

    you.uses("raze")
    foe.gives_up_duplicate_of("keep")
    table.passes()

    assert (foe.play(), foe.discard()) == (["keep"], ["keep"])


def test_by_a_setting_a_stalwart_card_discarded_from_hand_goes_on_top_of_the_deck() -> None:
    for anywhere, piles in ((False, [["knight"], ["hero"]]), (True, [["hero", "knight"], []])):
        table = scene(
            side(hand="hero", deck="knight"),
            side(),
            cards=[HERO, KNIGHT],
            **LIVING,
            stalwart_from_anywhere=anywhere,
        )
        you = table.seat(0)
        discard_from_hand(table.table, you.in_hand("hero"))

        assert [you.deck(), you.discard()] == piles


def test_saves_are_offered_left_of_the_actor_first() -> None:
    """Two can save the knight; the one who comes first in order does, and the other keeps what it would have cost."""
    healer = man("healer", Save(CHARACTERS, [KneelSelf()]))
    sides = [side(play="healer"), side(hand="axe"), side(play="knight healer"), side(play="healer")]
    table = living(*sides, cards=[*CARDS, healer])

    table.seat(1).uses("axe", "knight")
    table.asks("prompt-save", 0, 2, 3)
    for seat in (0, 2, 3):
        table.apply(Action(seat, "use", table.seat(seat).mine("healer"), 0))

    assert [seat for seat in (0, 2, 3) if table.seat(seat).kneels("healer")] == [2]


def test_a_card_that_leaves_play_goes_to_its_owner() -> None:
    table = living(side(hand="axe exile"), side(play="knight:owner=0 squire:owner=0"))
    you, foe = table.players

    you.uses("axe", "knight")
    you.uses("exile", "squire")

    assert (you.dead(), you.discard(), foe.play()) == (["knight"], ["axe", "exile", "squire"], [])


def test_a_card_on_top_of_the_deck_is_known_until_the_deck_is_shuffled() -> None:
    table = living(side(hand="axe"), side(play="hero", deck=2))
    foe = table.seat(1)

    table.seat(0).uses("axe", "hero")

    known = [table.table.knowledge[slot] == EVERYONE for slot in table.table.pile(DECK, 1)]
    assert (foe.deck()[0], known) == ("hero", [True, False, False])
