"""What players choose and pay when they use an ability, and from where; with cards made up for it."""

from typing import Any, Final, final

from fivethrones.games.card_engine.ability.effect import Effect
from fivethrones.games.card_engine.ability.filter import PlayerFilter
from fivethrones.games.card_engine.box.card import Card, attachment, character, event, location
from fivethrones.games.card_engine.box.figures import ATTACHMENT, CHARACTER, EVENT, NEUTRAL
from fivethrones.games.card_engine.records.lasting import PHASE
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.records.occurrences import WAS_KILLED, WAS_PLAYED
from fivethrones.games.card_engine.records.zones import DEAD, DISCARD, HAND
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.games.card_engine.values.of_players import EVENT_TOLL
from fivethrones.games.card_engine.values.players import CHOSEN, EACH, OPPONENTS, YOU
from fivethrones.games.card_engine.vocabulary.active_abilities import Act, Respond
from fivethrones.games.card_engine.vocabulary.ambush import Ambush
from fivethrones.games.card_engine.vocabulary.branching import ChooseOne, Pay, Then, Way, may
from fivethrones.games.card_engine.vocabulary.costs import (
    Gold,
    GoldX,
    Influence,
    KneelOthers,
    KneelSelf,
    NameCard,
    NameType,
    OneOf,
)
from fivethrones.games.card_engine.vocabulary.effects import (
    DiscardFromPlay,
    Draw,
    HousePower,
    Kill,
    Kneel,
)
from fivethrones.games.card_engine.vocabulary.filters import BEARER, CHARACTERS, ITSELF
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
from fivethrones.games.card_engine.vocabulary.static_effects import Figure, Immune, Modify, Toll
from fivethrones.games.card_engine.vocabulary.triggers import After
from fivethrones.kernel.action import Seat
from games.card_engine.driver import Driver
from games.card_engine.scene import LIVING, Side, scene, side


@final
class Note(Effect):
    """The House takes as much power as something that was chosen says."""

    def __init__(self, what: str) -> None:
        self.what = what

    def happen(self, table: Table, use: AbilityUse) -> None:
        table.power[use.seat] += getattr(use, self.what)


@final
class HoldsCards(PlayerFilter):
    def fits(self, table: Table, seat: Seat, me: Slot, player: Seat) -> bool:
        return len(table.pile(HAND, player)) > 0


def man(id: str, *abilities: Any, strength: int = 1, **more: Any) -> Card:
    return character(
        id,
        NEUTRAL,
        cost=2,
        strength=strength,
        icons=[],
        traits=[],
        abilities=list(abilities),
        unique=False,
        **more,
    )


def act(id: str, *effects: Effect, **more: Any) -> Card:
    return event(id, NEUTRAL, Act(list(effects), **more))


def using(*sides: Side, cards: list[Card], **figures: Any) -> Driver:
    return scene(*sides, cards=cards, phase="taxation", **{**LIVING, **figures})


KNIGHT: Final = man("knight")
SHRINE: Final = location("shrine", NEUTRAL, cost=1, traits=[], influence=2)
CHAPEL: Final = location("chapel", NEUTRAL, cost=1, traits=[], influence=1)
AXE: Final = act("axe", Kill(TARGET), target=CHARACTERS)


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


def test_ambush_is_paid_in_influence_and_is_no_playing() -> None:
    herald = man("herald", Respond(After(WAS_PLAYED, CHARACTERS.mine()), [HousePower(1)]))
    lurker = man("lurker", Ambush(2))
    snare = attachment(
        "snare",
        NEUTRAL,
        cost=1,
        traits=[],
        bearer=CHARACTERS.theirs(),
        abilities=[Ambush(1), Modify(BEARER, strength=1)],
    )
    table = using(
        side(play="herald shrine chapel", hand="lurker snare"),
        side(play="knight knight"),
        cards=[KNIGHT, SHRINE, CHAPEL, herald, lurker, snare],
    )
    you, foe = table.players

    you.uses("lurker", "shrine")
    you.uses("snare", "knight")

    assert you.play() == ["herald", "shrine", "chapel", "lurker", "snare"]
    assert (you.kneels("shrine"), you.kneels("chapel"), foe.strength("knight")) == (True, True, 2)


# Players and targets


def test_a_player_is_chosen_when_the_deed_is_declared() -> None:
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


# Costs


def test_x_is_what_was_paid() -> None:
    bribe = act("bribe", Note("amount"), costs=[GoldX()])
    you = scene(side(hand="bribe", gold=3), side(), cards=[bribe], phase="draw", **LIVING).seat(0)

    you.uses("bribe")
    assert you.choices() == ["amount 1", "amount 2", "amount 3"]
    you.says("amount 2")

    assert (you.gold, you.power) == (1, 2)


def test_one_of_two_ways_to_pay_is_chosen_if_both_are_there() -> None:
    trial = act("trial", HousePower(1), costs=[OneOf(Influence(2), KneelOthers(CHARACTERS.mine()))])
    both = using(side(hand="trial", play="knight shrine"), side(), cards=[KNIGHT, SHRINE, trial]).seat(0)
    one = using(side(hand="trial", play="knight chapel"), side(), cards=[KNIGHT, CHAPEL, trial]).seat(0)

    both.uses("trial")
    assert both.choices() == ["way influence", "way kneel"]
    both.says("way influence")
    one.uses("trial")

    assert (both.kneels("shrine"), both.kneels("knight"), both.power) == (True, False, 1)
    assert (one.kneels("chapel"), one.kneels("knight"), one.power) == (False, True, 1)


def test_something_is_named_while_paying() -> None:
    guess = act("guess", Note("named"), costs=[NameType()])
    accuse = act("accuse", Note("named"), costs=[NameCard(CHARACTER | EVENT)])
    table = using(side(hand="guess accuse"), side(), cards=[guess, accuse, KNIGHT])
    you = table.seat(0)

    you.uses("guess")
    you.says("type power")
    assert you.power == 2
    you.uses("accuse")
    assert you.choices() == ["name nobody", "name guess", "name accuse", "name knight"]


def test_a_toll_is_paid_before_a_card_is_used() -> None:
    motley = attachment(
        "motley", NEUTRAL, cost=1, traits=[], bearer=CHARACTERS.theirs(), abilities=[Toll(BEARER, 1)]
    )
    fool = man("fool", Act([HousePower(1)], costs=[Gold(1)]))
    poor = scene(
        side(play="fool:against=motley", gold=1), side(), cards=[fool, motley], phase="draw", **LIVING
    )
    rich = scene(
        side(play="fool:against=motley", gold=2), side(), cards=[fool, motley], phase="draw", **LIVING
    )

    poor.asks("prompt-halt", 0)
    rich.seat(0).uses("fool")

    assert (rich.seat(0).gold, rich.seat(1).gold, rich.seat(0).power) == (0, 1, 1)


def test_whoever_plays_an_event_says_which_opponent_takes_the_toll() -> None:
    calm = location("calm", NEUTRAL, cost=1, traits=[], abilities=[Figure(EVENT_TOLL, 1, EACH)])
    feast = act("feast", HousePower(1))
    table = scene(
        side(hand="feast", gold=1),
        side(play="calm", hand="feast"),
        side(),
        cards=[calm, feast],
        phase="draw",
        **LIVING,
    )

    table.seat(0).uses("feast")
    table.asks("prompt-payee", 0)
    table.seat(0).says("player 2")

    assert (table.seat(2).gold, table.seat(0).power) == (1, 1)
    assert table.prompt().id == "prompt-halt"  # who has no gold cannot play one


def test_an_event_that_is_not_played_but_used_from_a_pile_costs_no_toll() -> None:
    calm = location("calm", NEUTRAL, cost=1, traits=[], abilities=[Figure(EVENT_TOLL, 1, EACH)])
    ember = event("ember", NEUTRAL, Act([HousePower(1)]), [Act([TakeInHand(THIS_IN_PILE)], where=DEAD)])
    table = scene(side(play="calm", dead="ember"), side(), cards=[calm, ember], phase="draw", **LIVING)

    table.seat(0).uses("ember", ability=1)

    assert table.seat(0).hand() == ["ember"]


# Then, may, one of two


def test_what_follows_then_happens_only_if_what_stands_before_it_was_done() -> None:
    bow = act("bow", Kneel(TARGET), Then(HousePower(3)), HousePower(1), target=CHARACTERS)
    done = using(side(hand="bow"), side(play="knight"), cards=[bow, KNIGHT]).seat(0)
    undone = using(side(hand="bow"), side(play="knight:kneeling"), cards=[bow, KNIGHT]).seat(0)

    done.uses("bow")
    undone.uses("bow")

    assert (done.power, undone.power) == (4, 1)


def test_a_player_may_pay_for_more() -> None:
    offer = act("offer", HousePower(1), Then(may("way-pay", [Pay(Gold(2)), HousePower(2)])))
    yes, no, poor = [
        scene(side(hand="offer", gold=gold), side(), cards=[offer], phase="draw", **LIVING).seat(0)
        for gold in (2, 2, 1)
    ]

    yes.uses("offer")
    assert yes.choices() == ["way pay", "way decline"]
    yes.says("way pay")
    no.uses("offer")
    no.says("way decline")
    poor.uses("offer")

    assert (yes.power, yes.gold, no.power, no.gold, poor.power) == (3, 0, 1, 2, 1)


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
