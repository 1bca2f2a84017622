"""Leaving play: saves, doomed cards, what happens instead, with cards made up for it."""

from fivethrones.games.card_engine.box.card import event, location
from fivethrones.games.card_engine.box.figures import NEUTRAL, NO_ATTACHMENTS
from fivethrones.games.card_engine.vocabulary.active_abilities import (
    Act,
    Save,
)
from fivethrones.games.card_engine.vocabulary.costs import KneelSelf
from fivethrones.games.card_engine.vocabulary.effects import (
    DiscardFromPlay,
)
from fivethrones.games.card_engine.vocabulary.filters import CHARACTERS, ITSELF
from fivethrones.games.card_engine.vocabulary.groups import Every
from fivethrones.kernel.action import Action
from games.card_engine.leaving_cards import (
    CARDS,
    living,
    man,
)
from games.card_engine.scene import scene, side


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
