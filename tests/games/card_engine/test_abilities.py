"""What players choose and pay when they use an ability, and from where; with cards made up for it."""

from fivethrones.games.card_engine.box.card import attachment, event
from fivethrones.games.card_engine.box.figures import ATTACHMENT, EVENT, NEUTRAL
from fivethrones.games.card_engine.records.lasting import PHASE
from fivethrones.games.card_engine.records.occurrences import WAS_KILLED
from fivethrones.games.card_engine.records.zones import DEAD, DISCARD, HAND
from fivethrones.games.card_engine.values.players import CHOSEN, EACH, OPPONENTS, YOU
from fivethrones.games.card_engine.vocabulary.active_abilities import Act, Respond
from fivethrones.games.card_engine.vocabulary.ambush import Ambush
from fivethrones.games.card_engine.vocabulary.branching import ChooseOne, Then, Way
from fivethrones.games.card_engine.vocabulary.costs import (
    Gold,
    KneelSelf,
)
from fivethrones.games.card_engine.vocabulary.effects import (
    DiscardFromPlay,
    Draw,
    HousePower,
    Kill,
    Kneel,
)
from fivethrones.games.card_engine.vocabulary.filters import CHARACTERS, ITSELF
from fivethrones.games.card_engine.vocabulary.for_a_while import BlankText
from fivethrones.games.card_engine.vocabulary.from_piles import DiscardTop, TakeInHand
from fivethrones.games.card_engine.vocabulary.groups import (
    TARGET,
    TARGET_IN_PILE,
    THIS_CARD,
    THIS_IN_PILE,
    Every,
)
from fivethrones.games.card_engine.vocabulary.put_into_play import EnterPlay
from fivethrones.games.card_engine.vocabulary.static_effects import Immune
from fivethrones.games.card_engine.vocabulary.triggers import After
from games.card_engine.ability_cards import AXE, CHAPEL, KNIGHT, HoldsCards, Note, act, man, using
from games.card_engine.scene import LIVING, scene, side

# From where


def test_a_character_is_put_into_play_from_hand() -> None:
    spy = man("spy", Act([EnterPlay()], where=HAND))
    table = using(side(hand="spy spy"), side(hand="spy"), cards=[spy])
    you = table.seat(0)

    table.asks("prompt-act", 0)
    you.uses("spy")

    assert (you.play(), you.hand()) == (["spy"], ["spy"])
    table.asks("prompt-act", 1)


def test_what_works_from_hand_does_not_work_in_play() -> None:
    spy = man("spy", Act([EnterPlay()], where=HAND))
    table = using(side(play="spy"), side(), cards=[spy])

    table.asks("prompt-halt", 0)


def test_whoever_might_hold_such_a_character_is_asked_to_respond() -> None:
    """Whether they hold it or not: the deck is known, the hand is not."""
    guard = man("guard", Respond(After(WAS_KILLED, CHARACTERS.mine()), [EnterPlay()], where=HAND))
    for hand, deck in (("guard", "knight"), ("knight", "guard")):
        table = using(side(hand="axe"), side(play="knight", hand=hand, deck=deck), cards=[KNIGHT, AXE, guard])

        table.seat(0).uses("axe", "knight")

        table.asks("prompt-respond", 1)


def test_a_card_in_the_dead_pile_acts_from_there() -> None:
    ghost = man("ghost", Act([TakeInHand(THIS_IN_PILE)], where=DEAD))
    table = using(side(play="ghost", dead="ghost", discard="ghost"), side(), cards=[ghost])
    you = table.seat(0)

    assert you.choices() == ["pass", "use ghost"]
    you.says("use ghost")

    assert (you.dead(), you.hand(), you.discard()) == ([], ["ghost"], ["ghost"])


def test_an_event_may_do_something_else_from_the_discard_pile() -> None:
    embers = event(
        "embers",
        NEUTRAL,
        Act([HousePower(1)]),
        [Act([TakeInHand(THIS_IN_PILE)], costs=[Gold(1)], where=DISCARD)],
    )
    table = scene(side(discard="embers", gold=1), side(), cards=[embers], phase="draw", **LIVING)
    you = table.seat(0)

    you.says("use embers")
    assert (you.hand(), you.gold, you.power) == (["embers"], 0, 0)
    you.uses("embers")

    assert (you.discard(), you.power) == (["embers"], 1)


# Players and targets


def test_a_player_is_chosen_when_the_ability_is_declared() -> None:
    gift = act("gift", Draw(CHOSEN, 1), player=OPPONENTS)
    table = using(side(hand="gift"), side(deck=1), side(deck=1), cards=[gift])

    table.seat(0).uses("gift")
    table.asks("prompt-player", 0)
    assert table.choices(0) == ["player 1", "player 2"]
    table.seat(0).says("player 2")

    assert (table.seat(1).hand(), table.seat(2).hand()) == ([], ["nobody"])


def test_where_only_one_player_fits_nobody_is_asked() -> None:
    theft = act("theft", Note("player"), player=EACH, player_if=HoldsCards())
    table = using(side(hand="theft knight"), side(), side(hand="knight"), cards=[theft, KNIGHT])

    table.seat(0).uses("theft")
    assert table.choices(0) == ["player 0", "player 2"]
    table.seat(0).says("player 2")

    assert table.seat(0).power == 2


def test_without_a_player_who_fits_it_cannot_be_used() -> None:
    theft = act("theft", Note("player"), player=OPPONENTS, player_if=HoldsCards())
    table = using(side(hand="theft"), side(), cards=[theft])

    table.asks("prompt-halt", 0)


def test_a_second_target_is_another_card() -> None:
    duel = act("duel", Kneel(TARGET), target=CHARACTERS.mine(), second=CHARACTERS)
    squire = man("squire")
    table = using(side(play="knight", hand="duel"), side(play="squire"), cards=[KNIGHT, squire, duel])
    table.seat(0).uses("duel")

    assert table.told("targets") == ["targets 0 duel knight squire"]


def test_a_second_target_is_needed_too() -> None:
    duel = act("duel", Kneel(TARGET), target=CHARACTERS.mine(), second=CHARACTERS)
    table = using(side(play="knight", hand="duel"), side(), cards=[KNIGHT, duel])

    table.asks("prompt-halt", 0)


def test_a_target_may_lie_in_a_pile() -> None:
    dig = act("dig", TakeInHand(TARGET_IN_PILE), target=CHARACTERS.mine(), target_in=DISCARD)
    squire = man("squire")
    table = using(side(discard="knight squire", hand="dig"), side(), cards=[KNIGHT, squire, dig])
    you = table.seat(0)

    you.uses("dig", "squire")

    assert you.hand() == ["squire"]


# Then, may, one of two


def test_what_follows_then_happens_only_if_what_stands_before_it_was_done() -> None:
    bow = act("bow", Kneel(TARGET), Then(HousePower(3)), HousePower(1), target=CHARACTERS)
    done = using(side(hand="bow"), side(play="knight"), cards=[bow, KNIGHT]).seat(0)
    undone = using(side(hand="bow"), side(play="knight:kneeling"), cards=[bow, KNIGHT]).seat(0)

    done.uses("bow")
    undone.uses("bow")

    assert (done.power, undone.power) == (4, 1)


def test_of_two_outcomes_only_those_can_be_chosen_that_can_be_carried_out() -> None:
    either = ChooseOne([Way("way-top", [DiscardTop(YOU)]), Way("way-leave", [DiscardFromPlay(THIS_CARD)])])
    dog = man("dog", Act([either]))
    fed = using(side(play="dog", deck=1), side(), cards=[dog]).seat(0)
    hungry = using(side(play="dog"), side(), cards=[dog]).seat(0)

    fed.uses("dog")
    assert fed.choices() == ["way top", "way leave"]
    fed.says("way top")
    hungry.uses("dog")

    assert (fed.play(), fed.discard(), hungry.discard()) == (["dog"], ["nobody"], ["dog"])


# Immunity, blank text, limits


def test_who_is_immune_cannot_be_chosen_and_ignores_what_happens_to_all() -> None:
    wolf = man("wolf", Immune(ITSELF, EVENT))
    storm = act("storm", Kill(Every(CHARACTERS)))
    archer = man("archer", Act([Kill(TARGET)], costs=[KneelSelf()], target=CHARACTERS.theirs()))
    table = using(
        side(hand="storm"),
        side(play="wolf knight"),
        cards=[wolf, storm, KNIGHT],
    )
    you, foe = table.players

    you.uses("storm")
    assert foe.play() == ["wolf"]
    shot = act("shot", Kill(TARGET), target=CHARACTERS.theirs())
    table = using(side(hand="shot", play="archer"), side(play="wolf"), cards=[wolf, archer, shot])
    assert table.seat(0).refuses("use", "shot") == "refused-no-target"
    table.seat(0).uses("archer")

    assert table.seat(1).dead() == ["wolf"]


def test_a_blank_card_does_nothing() -> None:
    priest = man("priest", Act([HousePower(1)], costs=[KneelSelf()]))
    milk = act("milk", BlankText(TARGET), target=CHARACTERS)
    table = using(side(hand="milk"), side(play="priest"), cards=[priest, milk])

    table.seat(0).uses("milk", "priest")

    assert table.seat(1).play() == ["priest"]
    table.asks("prompt-halt", 0)


def test_a_limit_counts_for_one_copy_and_for_an_event_by_its_name() -> None:
    monk = man("monk", Act([HousePower(1)], limit=1, per=PHASE))
    hymn = event("hymn", NEUTRAL, Act([HousePower(1)], limit=1, per=PHASE, by_name=True))
    table = using(side(play="monk monk", hand="hymn hymn"), side(), cards=[monk, hymn])
    you = table.seat(0)

    for _ in range(2):
        you.says("use monk")
    you.says("use hymn")

    assert you.power == 3
    table.asks("prompt-halt", 0)


def test_an_attachment_that_is_used_from_hand_and_finds_no_bearer_stays_there() -> None:
    snare = attachment("snare", NEUTRAL, cost=1, traits=[], bearer=CHARACTERS.theirs(), abilities=[Ambush(1)])
    table = using(side(play="chapel", hand="snare"), side(), cards=[CHAPEL, snare])

    assert table.seat(0).refuses("use", "snare") == "refused-no-change"
    assert table.table.is_a(table.seat(0).in_hand("snare"), ATTACHMENT)
